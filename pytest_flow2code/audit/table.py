"""The findings of an audit as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pytest_flow2code.display.misses import printable
from pytest_flow2code.health import State, TaskHealth

_FEW = 10
"""How many tasks of a kind are named before the rest is only counted."""
_WIDTH = 150
_HEADINGS = (
    "source",
    "language",
    "tasks",
    "sound",
    "weak",
    "broken",
    "unchecked",
    "mutants passing",
)


def render(found: Iterable[TaskHealth], path: str) -> Iterator[str]:
    """A table by source and language, then the tasks that are not sound. `path` is the file that
    names them all."""
    tasks = sorted(found, key=lambda task: task.uid)
    yield from _table(tasks)
    for state in (State.BROKEN, State.WEAK, State.UNCHECKED):
        yield from _named(state, [task for task in tasks if task.state is state], path)


def _table(tasks: Sequence[TaskHealth]) -> Iterator[str]:
    groups: dict[tuple[str, str], list[TaskHealth]] = {}
    for task in tasks:
        groups.setdefault((task.dataset, task.language), []).append(task)
    rows = [_HEADINGS, *(_row(*key, groups[key]) for key in sorted(groups))]
    if len(groups) > 1:
        rows.append(_row("total", "", tasks))
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    for row in rows:
        cells = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield f"  {'  '.join(cells)}".rstrip()


def _row(source: str, language: str, tasks: Sequence[TaskHealth]) -> tuple[str, ...]:
    states = [task.state for task in tasks]
    passing = sum(len(task.mutant) for task in tasks)
    tried = sum(task.mutants for task in tasks)
    return (
        source,
        language,
        str(len(tasks)),
        *(
            str(states.count(state))
            for state in (State.SOUND, State.WEAK, State.BROKEN, State.UNCHECKED)
        ),
        f"{passing} of {tried}",
    )


def _named(state: State, tasks: Sequence[TaskHealth], path: str) -> Iterator[str]:
    if not tasks:
        return
    yield f"{state.value}:"
    for task in tasks[:_FEW]:
        reason = " ".join(printable(task.reason).split())
        yield f"  {task.uid}: {reason if len(reason) <= _WIDTH else reason[:_WIDTH] + ' ...'}"
    if len(tasks) > _FEW:
        yield f"  and {len(tasks) - _FEW} more, see {path}"
