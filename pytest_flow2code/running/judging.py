"""Assemble -> run -> judge: a source text taken to its verdict, for whoever asks.

Models' answers, references, wrong programs of an audit and the samples of languages all go this one
way, so that a tool which does not work is told from a program which does not, whoever's it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from pytest_flow2code.core.language import Language, Toolchain
from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.task import Task
from pytest_flow2code.core.verdict import Judgement, judge
from pytest_flow2code.sandbox import Sandbox, refuse_broken_tool


@dataclass(frozen=True, slots=True)
class Tried:
    """A program that was run: one outcome for each step that was taken, and what they mean."""

    program: Program
    outcomes: tuple[Outcome, ...]
    judgement: Judgement

    @property
    def last(self) -> Outcome:
        """How the step ended that decided."""
        return self.outcomes[-1]

    @property
    def seconds(self) -> float:
        """Wall clock of all steps."""
        return sum(outcome.seconds for outcome in self.outcomes)


def try_out(
    language: Language,
    task: Task,
    source: str,
    toolchain: Toolchain,
    sandbox: Sandbox,
    *,
    timeout: float | None = None,
) -> Tried:
    """Join `source` with the task's tests and run it; `timeout`, in seconds, replaces the
    language's own limit for the run of the tests.

    Raises DataError (tests that cannot be joined), SandboxError or ToolchainError: nothing is known
    about the program then.
    """
    program = language.assemble(task, source, toolchain)
    outcomes = sandbox.run(program, timeout)
    refuse_broken_tool(sandbox, language, toolchain, program, outcomes)
    return Tried(program, outcomes, judge(program, outcomes))
