"""Which tasks can be believed: what an audit found, kept in a file and read back.

A task is *broken* if its own reference does not pass, *weak* if a program that is wrong for sure
passes (an early exit, an empty body, a constant, an object equal to everything), and *sound* if
neither is so. Mutants of the reference that pass are listed apart and decide nothing: a mutant
may do exactly what the reference does, and whether it does no machine can tell. *Unchecked* are
tasks that could not be run here.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from enum import Enum
from pathlib import Path

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.task import Task
from pytest_flow2code.core.whole import write_whole
from pytest_flow2code.datasets import content_hash

Plain = dict[str, object]
"""A dict of builtins, fit for JSON."""

_TYPE = "health"


class State(str, Enum):
    SOUND = "sound"
    WEAK = "weak"
    BROKEN = "broken"
    UNCHECKED = "unchecked"


@dataclass(frozen=True, slots=True)
class Survivor:
    """A wrong program that passed: what is wrong with it (see `core.spoiled`) and its text."""

    kind: str
    source: str


@dataclass(frozen=True, slots=True)
class TaskHealth:
    """What is known about one task.

    `content` is the SHA-256 of the task as it was audited. `certain` and `mutant` are the wrong
    programs that passed, `tried` and `mutants` how many of the two sorts were run. `output` is the
    end of what the reference of a broken task printed.
    """

    uid: str
    dataset: str
    language: str
    content: str
    state: State
    reason: str = ""
    output: str = ""
    certain: tuple[Survivor, ...] = ()
    mutant: tuple[Survivor, ...] = ()
    tried: int = 0
    mutants: int = 0

    def to_plain(self) -> Plain:
        return {**asdict(self), "state": self.state.value}

    @classmethod
    def from_plain(cls, data: Mapping[str, object]) -> TaskHealth:
        """The inverse of `to_plain`; unknown keys are ignored.

        Raises TypeError, ValueError or KeyError for what is no task's health.
        """
        if not isinstance(data, Mapping):
            raise TypeError(f"expected an object, found {data!r}")
        known = {field.name for field in fields(cls)}
        kept = {key: value for key, value in data.items() if key in known}
        return cls(
            **{  # type: ignore[arg-type]
                **kept,
                "state": State(data["state"]),
                "certain": _survivors(data.get("certain", ())),
                "mutant": _survivors(data.get("mutant", ())),
            }
        )


def _survivors(data: object) -> tuple[Survivor, ...]:
    if not isinstance(data, (list, tuple)):
        raise TypeError(f"expected a list of programs, found {data!r}")
    return tuple(Survivor(str(each["kind"]), str(each["source"])) for each in data)


def fingerprint(task: Task) -> str:
    """What tells whether a task is still the one that was audited."""
    return content_hash((task,))


@dataclass(frozen=True, slots=True)
class Health:
    """A health file. `header` says when and with what it was made."""

    header: Plain
    tasks: tuple[TaskHealth, ...]

    def states(self, tasks: Iterable[Task]) -> dict[str, State]:
        """uid -> state; a task that the file lacks or knows in another form is unchecked."""
        known = {health.uid: health for health in self.tasks}
        return {
            task.uid: found.state
            if (found := known.get(task.uid)) is not None and found.content == fingerprint(task)
            else State.UNCHECKED
            for task in tasks
        }


def read(path: Path) -> Health:
    """Read a health file. Raises DataError, naming the file, if it is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise DataError(f"{path} cannot be read: {error.strerror}", mend=_MEND) from error
    except ValueError as error:
        raise DataError(f"{path}: expected a health file, found no JSON", mend=_MEND) from error
    if not isinstance(data, dict) or data.get("type") != _TYPE:
        raise DataError(
            f'{path}: expected a health file, which holds {{"type": "{_TYPE}", ...}}', mend=_MEND
        )
    try:
        tasks = tuple(map(TaskHealth.from_plain, data.pop("tasks")))
    except (TypeError, ValueError, KeyError) as error:
        raise DataError(f"{path}: a task's health makes no sense: {error}", mend=_MEND) from error
    return Health(data, tasks)


_MEND = "make one with: flow2code audit -o FILE"


def write(path: Path, health: Health) -> None:
    """Write a health file, whole or not at all. Raises Flow2CodeError if it cannot be written."""
    counts = {state.value: sum(t.state is state for t in health.tasks) for state in State}
    tasks = [task.to_plain() for task in sorted(health.tasks, key=lambda task: task.uid)]
    data = {"type": _TYPE, **health.header, "counts": counts, "tasks": tasks}
    try:
        write_whole(path, f"{json.dumps(data, indent=1)}\n".encode("ascii"), 0o644)
    except OSError as error:
        raise Flow2CodeError(
            f"the health file {path} cannot be written: {error.strerror}",
            mend="name a file in a folder that can be written",
        ) from error
