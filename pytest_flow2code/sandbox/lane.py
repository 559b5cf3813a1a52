"""A place for one jail at a time, with a control group of its own where there can be one."""

from __future__ import annotations

from collections.abc import Callable

from pytest_flow2code.core.program import Step
from pytest_flow2code.sandbox.backend import T
from pytest_flow2code.sandbox.cgroup import ControlGroup
from pytest_flow2code.sandbox.grouping import create
from pytest_flow2code.sandbox.spawner import spawner_for

_OVERHEAD = 4
"""Members of a control group that are ours: the thread that starts nsjail, nsjail, its child
before the start, process 1."""


class Lane:
    """`group` is None where no control group can be made."""

    def __init__(self, group: ControlGroup | None) -> None:
        self.group = group
        self._spawner = None if group is None else spawner_for(group)
        self._kills = 0
        self._limited = (0, 0)

    @property
    def enter(self) -> tuple[str, ...]:
        """A shell that joins the control group and becomes nsjail."""
        if self.group is None or self._spawner is not None:
            return ()
        joins = "".join(f"echo $$ >'{entrance}' && " for entrance in self.group.entrances)
        return ("/bin/sh", "-c", f'{joins}exec "$@"', "sh")

    def prepare(self, step: Step) -> None:
        if self.group is None:
            return
        wanted = (step.limits.memory_mb, step.limits.processes + _OVERHEAD)
        if wanted != self._limited:
            self._limited = (0, 0)
            self.group.limit(*wanted)
            self._limited = wanted
        self._kills = self.group.kills()

    def start(self, command: Callable[[], T]) -> T:
        return command() if self._spawner is None else self._spawner.call(command)

    def out_of_memory(self) -> bool:
        return self.group is not None and self.group.kills() > self._kills

    def used(self) -> float:
        return 0.0 if self.group is None else self.group.cpu_seconds()

    def waited(self) -> float:
        return 0.0 if self.group is None else self.group.waited_seconds()

    def sweep(self, pid: int) -> None:
        if self.group is not None:
            self.group.kill(spare=pid)

    def close(self) -> None:
        if self._spawner is not None:
            self._spawner.close()
        if self.group is not None:
            self.group.remove()


def make_lanes() -> tuple[Lane, Lane]:
    """One lane for the step that runs, one for the step that is made ready meanwhile.

    Both have a control group or neither has: what a jail may use does not depend on its lane.
    """
    first = create()
    second = None if first is None else create()
    if first is not None and second is None:
        first.remove()
        first = None
    return Lane(first), Lane(second)
