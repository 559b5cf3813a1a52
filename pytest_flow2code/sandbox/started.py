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
    """Raise ToolchainError if the last step's tool cannot even say its version in its place.

    A program may end with the same status, so the tool is asked where no program has a say.
    """
    if not _looks_unstarted(outcomes[-1]):
        return
    step = program.steps[len(outcomes) - 1]
    for tool in language.tools:
        if toolchain.path(tool.name) != step.argv[0]:
            continue
        alone = replace(step, argv=(step.argv[0], *tool.version), proves=False)
        asked = sandbox.run(Program(program.language, (), (alone,)), None)
        if _looks_unstarted(asked[-1]):
            said = asked[-1].stderr.decode("utf-8", "replace").strip()
            raise ToolchainError(
                f"{step.argv[0]} does not start (status {asked[-1].code}) {said[:200]}".rstrip(),
                mend=mend((tool,)) or f"install {tool.name} again",
            )


def _looks_unstarted(outcome: Outcome) -> bool:
    return outcome.ended is Ended.EXITED and outcome.code in _NOT_STARTED
