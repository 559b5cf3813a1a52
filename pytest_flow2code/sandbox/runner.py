"""Takes a program through its steps and says how each one ended."""

from __future__ import annotations

import secrets
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from pytest_flow2code.core.errors import ASK_THE_DOCTOR, SandboxError
from pytest_flow2code.core.outcome import Ended, Outcome
from pytest_flow2code.core.program import Program, Step
from pytest_flow2code.sandbox.backend import Abilities, Backend, Paths, Place, Spawn
from pytest_flow2code.sandbox.home import Home
from pytest_flow2code.sandbox.opened import Opened, open_process
from pytest_flow2code.sandbox.process import Finished, finish
from pytest_flow2code.sandbox.standby import Standby
from pytest_flow2code.sandbox.turns import Turns
from pytest_flow2code.sandbox.workspace import (
    Workspace,
    Workspaces,
    fresh_report,
    fresh_scratch,
    read_report,
)

_REPORT_KB = 256
_SIGNALS = 128
"""A shell, and so the first process of a jail, reports death by signal n as status 128 + n."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """One try at one step of a program; `name` tells it from the others of that program."""

    step: Step
    workspace: Workspace
    name: str

    @property
    def paths(self) -> Paths:
        return self.workspace.paths(self.name)


class Sandbox:
    """One per process. Not to be used from several threads at once."""

    def __init__(self, backend: Backend, home: Home) -> None:
        self._backend = backend
        self._home = home
        self._turns = Turns()
        self._standby = Standby()
        self._workspaces = Workspaces(home.folder)

    @property
    def abilities(self) -> Abilities:
        return self._backend.abilities

    def run(self, program: Program, timeout: float | None = None) -> tuple[Outcome, ...]:
        """The outcomes of the program's steps, in order, up to the first that failed.

        `timeout` replaces the seconds of the steps that prove something. Raises SandboxError if
        a step could not be started or its limits not be set: nothing is known about the program.
        """
        outcomes: list[Outcome] = []
        steps = [_with_timeout(step, timeout) for step in program.steps]
        with self._workspaces.filled(program) as workspace:
            for number, step in enumerate(steps):
                turn = _Turn(step, workspace, str(number))
                outcome = self._step(turn, partial(self._follower, workspace, steps, number))
                workspace.require_room(step.limits.file_mb)
                outcomes.append(outcome)
                if outcome.ended is not Ended.EXITED or outcome.code != 0:
                    break
        return tuple(outcomes)

    def close(self) -> None:
        self._standby.drop()
        self._backend.close()
        self._turns.close()
        self._home.close()

    def _follower(self, workspace: Workspace, steps: list[Step], number: int) -> _Turn:
        """What is most likely to come next: after the last step, another program of this kind."""
        number += 1
        if number < len(steps):
            return _Turn(steps[number], workspace, str(number))
        return _Turn(steps[0], self._workspaces.coming(), "0")

    def _step(self, turn: _Turn, follower: Callable[[], _Turn]) -> Outcome:
        with self._turns.shared():
            outcome = self._attempt(turn, follower)
        starved = outcome.cpu_seconds < 0.9 * turn.step.limits.seconds
        if outcome.ended is Ended.TIMED_OUT and starved:
            # It may have waited for others rather than for itself: give it the machine, or, where
            # strangers use it too, the time they took.
            with self._turns.alone():
                again = replace(turn, name=f"{turn.name}-alone")
                outcome = self._attempt(again, None, patient=True)
        return outcome

    def _attempt(
        self, turn: _Turn, follower: Callable[[], _Turn] | None, *, patient: bool = False
    ) -> Outcome:
        """Take one turn. What follows is made ready meanwhile, unless the turn is to have the
        machine for itself."""
        step = turn.step
        token = secrets.token_hex(16) if step.proves else ""
        spawn = self._backend.spawn(step, turn.paths)
        line = f"{token} {spawn.report}\n".encode() if step.proves else b""
        waiting = self._standby.take(spawn, step)
        with waiting or self._open(turn, spawn, self._backend.places[0]) as opened:
            begun = time.monotonic()
            opened.feed(spawn.opening + line)
            if follower is not None:
                self._make_ready(follower, opened.place)
            finished = finish(
                opened,
                begun,
                step.limits.seconds,
                step.limits.output_kb * 1024,
                patient=patient,
            )
        ended, code = self._classify(finished, opened.place)
        return Outcome(
            step=step.name,
            ended=ended,
            code=code,
            stdout=finished.stdout,
            stderr=finished.stderr,
            report=read_report(turn.paths, _REPORT_KB * 1024),
            token=token,
            seconds=finished.seconds,
            cpu_seconds=finished.cpu_seconds,
        )

    def _open(self, turn: _Turn, spawn: Spawn, place: Place) -> Opened:
        fresh_report(turn.paths)
        if self._backend.needs_scratch:
            fresh_scratch(turn.paths)
        try:
            place.prepare(turn.step)
        except OSError as error:
            raise SandboxError(
                f"the limits of a step cannot be set: {error}", mend=ASK_THE_DOCTOR
            ) from error
        return open_process(spawn, place)

    def _make_ready(self, follower: Callable[[], _Turn], taken: Place) -> None:
        """Open what comes next beside what runs, if there is a place for it."""
        free = [place for place in self._backend.places if place is not taken]
        if not free:
            return
        # Should this fail for good, the step itself will meet the same failure and report it.
        with suppress(SandboxError):
            turn = follower()
            spawn = self._backend.spawn(turn.step, turn.paths)
            self._standby.put(self._open(turn, spawn, free[0]), spawn, turn.step)

    def _classify(self, finished: Finished, place: Place) -> tuple[Ended, int]:
        if finished.overflowed:
            return Ended.OUTPUT_OVERFLOW, finished.status
        if finished.status != 0 and place.out_of_memory():
            return Ended.OUT_OF_MEMORY, finished.status
        if finished.timed_out and self._backend.reached(finished.log):
            return Ended.TIMED_OUT, finished.status
        if not self._backend.started(finished.log):
            raise SandboxError(
                "the sandbox did not start the program "
                f"(status {finished.status}): {_complaint(finished.log)}",
                mend=ASK_THE_DOCTOR,
            )
        if finished.status < 0:
            return Ended.SIGNALLED, -finished.status
        if finished.status > _SIGNALS and finished.status - _SIGNALS in _NUMBERS:
            return Ended.SIGNALLED, finished.status - _SIGNALS
        return Ended.EXITED, finished.status


_NUMBERS = frozenset(int(number) for number in signal.valid_signals())


def _complaint(log: str) -> str:
    """What the sandbox itself said was wrong."""
    lines = [line for line in log.splitlines() if line.startswith(("[E]", "[F]"))]
    return " | ".join(lines or log.splitlines()[-3:]) or "it said nothing"


def _with_timeout(step: Step, timeout: float | None) -> Step:
    if timeout is None or not step.proves:
        return step
    return replace(step, limits=replace(step.limits, seconds=timeout))
