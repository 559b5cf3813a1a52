"""Who is asking: a process that may be killed at any time, and how others notice that it was.

A process on this machine is looked up by its number and the time it began. One elsewhere (another
host, or a container, whose process numbers mean nothing here) counts up its row from time to time;
if that stands still for long enough, as seen by our own clock, it is gone.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from uuid import uuid4

BEAT_SECONDS = 15.0
"""How often an owner shows that it is alive."""
_LEASE_SECONDS = 120.0
"""For how long an owner elsewhere may stand still before it counts as gone."""


@dataclass(frozen=True, slots=True)
class Owner:
    """One opening of a store. `place` says where process numbers mean the same."""

    name: str
    place: str
    pid: int
    begun: str

    @classmethod
    def me(cls) -> Owner:
        return cls(uuid4().hex, _place(), os.getpid(), _begun(os.getpid()))


@dataclass
class Watch:
    """Tells the living from the dead."""

    place: str
    lease: float = _LEASE_SECONDS
    clock: Callable[[], float] = time.monotonic
    _seen: dict[str, tuple[int, float]] = field(default_factory=dict)

    def is_alive(self, owner: Owner, beats: int) -> bool:
        if owner.place == self.place:
            return _begun(owner.pid) == owner.begun
        known = self._seen.get(owner.name)
        if known is None or known[0] != beats:
            known = self._seen[owner.name] = (beats, self.clock())
        return self.clock() - known[1] < self.lease


def _place() -> str:
    """This start of this machine, and the space of process numbers in it."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
        return f"{boot} {Path('/proc/self/ns/pid').readlink()}"
    except OSError:
        return uuid4().hex


def _begun(pid: int) -> str:
    """When a process began, in ticks since the start of the machine; "" if it is no more."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("ascii", "replace")
    except OSError:
        return ""
    # The command's name stands in parentheses and may hold any characters.
    state, *rest = stat.rpartition(")")[2].split()
    return "" if state in "ZX" else rest[18]
