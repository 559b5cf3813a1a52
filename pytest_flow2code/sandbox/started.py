"""Whether a step failed because its tool does not work here at all."""

from __future__ import annotations

from dataclasses import replace

from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Language, Toolchain
from pytest_flow2code.core.outcome import Ended, Outcome
from pytest_flow2code.core.program import Program
from pytest_flow2code.sandbox.runner import Sandbox
from pytest_flow2code.sandbox.tools import mend

_NOT_STARTED = (126, 127)
"""What a shell or the dynamic loader answers for a program that it cannot start."""


def refuse_broken_tool(
    sandbox: Sandbox,
    language: Language,
    toolchain: Toolchain,
    program: Program,
    outcomes: tuple[Outcome, ...],
) -> None:
    """Raise ToolchainError if a tool of the steps that were taken cannot even say its version in
    its place.

    A program may end in the same ways, so the tool is asked where no program has a say.
    """
    if not _is_suspicious(outcomes[-1]):
        return
    for step in reversed(program.steps[: len(outcomes)]):
        for tool in language.tools:
            if toolchain.path(tool.name) != step.argv[0]:
                continue
            alone = replace(step, argv=(step.argv[0], *tool.version), proves=False)
            asked = sandbox.run(Program(program.language, (), (alone,)), None)[-1]
            if _is_broken(asked):
                said = asked.stderr.decode("utf-8", "replace").strip()
                how = "signal" if asked.ended is Ended.SIGNALLED else "status"
                raise ToolchainError(
                    f"{step.argv[0]} does not start ({how} {asked.code}) {said[:200]}".rstrip(),
                    mend=mend((tool,)) or f"install {tool.name} again",
                )


def _is_suspicious(outcome: Outcome) -> bool:
    """Whether a step ended as one does whose tool is torn, empty or gone."""
    silent = outcome.ended is Ended.EXITED and not outcome.code and not outcome.report
    return _looks_unstarted(outcome) or outcome.ended is Ended.SIGNALLED or silent


def _is_broken(asked: Outcome) -> bool:
    """Whether a tool that was asked for its version did not come so far as to say anything."""
    said = asked.stdout.strip() or asked.stderr.strip()
    silent = asked.ended is Ended.EXITED and not said
    return _looks_unstarted(asked) or asked.ended is Ended.SIGNALLED or silent


def _looks_unstarted(outcome: Outcome) -> bool:
    return outcome.ended is Ended.EXITED and outcome.code in _NOT_STARTED
