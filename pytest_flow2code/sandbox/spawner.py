"""A thread whose children are born in a control group.

Moving a process into a group makes the kernel wait for all processors, for tens of milliseconds
on a busy machine, before every step. Under version 1 a single thread can live in a group of its
own; what it starts inherits the group, and nothing has to move.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from pytest_flow2code.sandbox.cgroup import ControlGroup

_T = TypeVar("_T")


class Spawner:
    """Runs calls in the one thread that lives in the group."""

    def __init__(self, doors: tuple[str, ...]) -> None:
        self._doors = doors
        self._pool = ThreadPoolExecutor(1, "flow2code-spawner", initializer=self._enter)

    def call(self, start: Callable[[], _T]) -> _T:
        """What `start` gives, called in the thread; what it raises comes through."""
        return self._pool.submit(start).result()

    def close(self) -> None:
        """End the thread, so that its group can be removed."""
        self._pool.shutdown()

    def _enter(self) -> None:
        for door in self._doors:
            Path(door).write_text(str(threading.get_native_id()))


def spawner_for(group: ControlGroup) -> Spawner | None:
    """A spawner, or None where a thread cannot live in a group of its own."""
    if not group.thread_doors:
        return None
    spawner = Spawner(group.thread_doors)
    try:
        spawner.call(lambda: None)
    except BrokenExecutor:
        return None
    return spawner
