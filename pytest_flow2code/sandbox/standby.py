"""The jail of the next step, made while a step runs: making one takes longer than many programs.

A waiting jail holds nothing but a shell that waits for its command. It is used only for a step
that asks for that very jail; otherwise it is thrown away and a new one made.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from pytest_flow2code.core.program import Limits, Step
from pytest_flow2code.sandbox.backend import Spawn
from pytest_flow2code.sandbox.opened import Opened

LIFE = 30.0
"""Seconds for which a jail may wait. Its own clock, which ends it should we be gone, runs on."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    opened: Opened
    argv: tuple[str, ...]
    limits: Limits
    since: float

    def fits(self, spawn: Spawn, step: Step) -> bool:
        return (
            self.argv == spawn.argv
            and self.limits == step.limits
            and time.monotonic() - self.since < LIFE
            and not self.opened.over()
        )


class Standby:
    """Keeps at most one waiting command."""

    def __init__(self) -> None:
        self._waiting: _Waiting | None = None

    def put(self, opened: Opened, spawn: Spawn, step: Step) -> None:
        """Keep what was opened for `step` with `spawn`."""
        self.drop()
        self._waiting = _Waiting(opened, spawn.argv, step.limits, time.monotonic())

    def take(self, spawn: Spawn, step: Step) -> Opened | None:
        """What waits, if it is what `step` needs and still fit for it; it is gone otherwise."""
        waiting = self._waiting
        if waiting is None or not waiting.fits(spawn, step):
            self.drop()
            return None
        self._waiting = None
        return waiting.opened

    def drop(self) -> None:
        """Throw away what waits."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting.opened.abandon()
