"""One task's health: its reference is run, then the programs that must not pass."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from pytest_flow2code import runners
from pytest_flow2code.core.language import Language, Toolchain
from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.spoiled import Spoiled
from pytest_flow2code.core.task import Task
from pytest_flow2code.core.verdict import Judgement, Verdict
from pytest_flow2code.health import State, Survivor, TaskHealth, fingerprint
from pytest_flow2code.running.judging import try_out
from pytest_flow2code.running.workshop import Workshop
from pytest_flow2code.sandbox import Sandbox

_OUTPUT = 1000
"""How many characters of a broken reference's output are kept, counted from its end."""

_PATIENCE = 5.0
_LEAST_SECONDS = 1.5
"""A wrong program gets so many times the reference's time, and at least so many seconds: a mutant
often never ends, and one that is that much slower would not pass either."""


@dataclass(frozen=True, slots=True)
class _Run:
    judgement: Judgement
    outcome: Outcome
    limit: float

    @property
    def passed(self) -> bool:
        return self.judgement.verdict is Verdict.PASS


class Examiner:
    """One per process. `mutants` is how many mutants of a reference are tried at most; `timeout`,
    in seconds, replaces a language's own limit for a run of the tests."""

    def __init__(self, sandbox: Sandbox, *, mutants: int, timeout: float | None = None) -> None:
        self._sandbox = sandbox
        self._mutants = mutants
        self._timeout = timeout
        self._workshop = Workshop()

    def lacks(self, task: Task) -> str | None:
        """What this machine lacks to run `task`, with the command that brings it, or None."""
        return self._workshop.lacks(task)

    def examine(self, task: Task) -> TaskHealth:
        """Raises SandboxError or ToolchainError if nothing can be said about the task."""
        toolchain = self._workshop.require(task.language)
        language = runners.load(task.language)
        blank = unchecked(task, "")
        reference = self._run(language, task, task.reference, toolchain, self._timeout)
        if not reference.passed:
            return replace(
                blank,
                state=State.BROKEN,
                reason=_said(reference.judgement),
                output=reference.outcome.printed(_OUTPUT),
            )
        limit = min(reference.limit, max(_LEAST_SECONDS, _PATIENCE * reference.outcome.seconds))
        programs = language.spoils(task)
        certain = [each for each in programs if each.kind.certain]
        mutants = [each for each in programs if not each.kind.certain][: self._mutants]
        if not programs:
            return replace(blank, reason=f"no wrong {language.title} program can be made of it")

        def survivors(tried: Iterable[Spoiled]) -> tuple[Survivor, ...]:
            return tuple(
                Survivor(each.kind.value, each.source)
                for each in tried
                if self._run(language, task, each.source, toolchain, limit).passed
            )

        found = survivors(certain)
        # Whatever a mutant does says nothing more about tests that let nothing at all pass.
        mutants = [] if found else mutants
        return replace(
            blank,
            state=State.WEAK if found else State.SOUND,
            reason=_passing(found),
            certain=found,
            mutant=survivors(mutants),
            tried=len(certain),
            mutants=len(mutants),
        )

    def close(self) -> None:
        self._sandbox.close()

    def _run(
        self,
        language: Language,
        task: Task,
        source: str,
        toolchain: Toolchain,
        timeout: float | None,
    ) -> _Run:
        tried = try_out(language, task, source, toolchain, self._sandbox, timeout=timeout)
        limit = tried.program.steps[-1].limits.seconds if timeout is None else timeout
        return _Run(tried.judgement, tried.last, limit)


def unchecked(task: Task, reason: str) -> TaskHealth:
    """The health of a task of which nothing is known yet."""
    return TaskHealth(
        uid=task.uid,
        dataset=task.dataset,
        language=task.language,
        content=fingerprint(task),
        state=State.UNCHECKED,
        reason=reason,
    )


def _said(judgement: Judgement) -> str:
    reason = " ".join(judgement.reason.split())
    return f"the reference: {judgement.verdict.value} in step {judgement.step}: {reason}"


def _passing(found: tuple[Survivor, ...]) -> str:
    """Which kinds of wrong program pass, each once."""
    kinds = dict.fromkeys(survivor.kind for survivor in found)
    return f"passes though wrong: {', '.join(kinds)}" if kinds else ""
