"""What the facts about a sample mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pytest_flow2code.core.outcome import Ended, Outcome
from pytest_flow2code.core.program import Program, Step
from pytest_flow2code.core.report import Report, parse


class Verdict(str, Enum):
    """Every sample gets exactly one of these; the values are the journal's words."""

    PASS = "pass"
    WRONG_ANSWER = "wrong-answer"
    COMPILE_ERROR = "compile-error"
    RUNTIME_ERROR = "runtime-error"
    EXITED_EARLY = "exited-early"
    TIMEOUT = "timeout"
    OUT_OF_MEMORY = "out-of-memory"
    OUTPUT_LIMIT = "output-limit"
    NO_CODE = "no-code"
    WRONG_LANGUAGE = "wrong-language"
    TRUNCATED = "truncated"
    REFUSED = "refused"
    UNSCORED = "unscored"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict with its evidence: the step it fell in and one line that says why."""

    verdict: Verdict
    step: str
    reason: str


_STOPPED_MEMORY = "used more memory than it may"
_STOPPED = {
    Ended.TIMED_OUT: (Verdict.TIMEOUT, "did not end in time"),
    Ended.OUT_OF_MEMORY: (Verdict.OUT_OF_MEMORY, _STOPPED_MEMORY),
    Ended.OUTPUT_OVERFLOW: (Verdict.OUTPUT_LIMIT, "wrote more output than it may"),
}


def judge(program: Program, outcomes: tuple[Outcome, ...]) -> Judgement:
    """The verdict on a program from how its steps ended.

    `outcomes` holds one outcome a step taken; steps after a failed one are not taken.

    Raises ValueError if there is no outcome to judge.
    """
    if not outcomes:
        raise ValueError("a program without an outcome has no verdict")
    last = outcomes[-1]
    step = program.steps[len(outcomes) - 1]
    report = parse(last.report, last.token)
    if last.ended in _STOPPED:
        # The kernel may kill a part of the program for memory, whose answer is then wrong.
        by_memory = last.ended is Ended.OUT_OF_MEMORY
        if step.proves and report.wrong is not None and not by_memory:
            return Judgement(Verdict.WRONG_ANSWER, step.name, report.wrong)
        verdict, reason = _STOPPED[last.ended]
        return Judgement(verdict, step.name, reason)
    if not step.proves:
        return Judgement(Verdict.COMPILE_ERROR, step.name, _ending(last))
    return _judge_run(step, last, report)


def _judge_run(step: Step, last: Outcome, report: Report) -> Judgement:
    told = _told(step, report)
    if told is not None:
        return told
    clean = last.ended is Ended.EXITED and last.code == 0
    if clean and report.done:
        return Judgement(Verdict.PASS, step.name, "all tests ran and held")
    crashed = last.ended is Ended.SIGNALLED or last.code in step.crash_statuses
    if crashed or report.done:
        return Judgement(Verdict.RUNTIME_ERROR, step.name, _ending(last))
    reason = f"{_ending(last)} before the tests had finished"
    return Judgement(Verdict.EXITED_EARLY, step.name, reason)


def _told(step: Step, report: Report) -> Judgement | None:
    """What the harness itself says went wrong, the tests' own failure before anything else."""
    for verdict, said, otherwise in (
        (Verdict.WRONG_ANSWER, report.wrong, "an assertion failed"),
        (Verdict.COMPILE_ERROR, report.invalid, "cannot be parsed"),
        (Verdict.OUT_OF_MEMORY, report.memory, _STOPPED_MEMORY),
        (Verdict.RUNTIME_ERROR, report.error, "an error that nothing caught"),
    ):
        if said is not None:
            return Judgement(verdict, step.name, said or otherwise)
    return None


def _ending(outcome: Outcome) -> str:
    if outcome.ended is Ended.SIGNALLED:
        return f"killed by signal {outcome.code}"
    return f"exited with status {outcome.code}"
