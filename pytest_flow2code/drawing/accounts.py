"""What came of painting a data set: counts, and warnings by language and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from pytest_flow2code.core.task import Task
from pytest_flow2code.drawing.painting import Painted

_SHOWN = 5
"""How many tasks of a kind of warning are named."""

_HEADINGS = ("language", "tasks", "drawn", "shipped", "failed", "warned", "worded")


def lines(tasks: Sequence[Task], painted: Mapping[str, Painted]) -> Iterator[str]:
    """The accounts of `tasks` as a table and a list of what was odd."""
    languages = sorted({task.language for task in tasks})
    rows: list[tuple[str, ...]] = [_HEADINGS]
    rows += [_row(name, [t for t in tasks if t.language == name], painted) for name in languages]
    rows.append(_row("all", tasks, painted))
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()
    yield from _warnings(tasks, painted)
    for task in tasks:
        for failure in painted[task.uid].failures:
            yield f"not drawn: {task.uid}: {failure}"


def plain(tasks: Sequence[Task], painted: Mapping[str, Painted]) -> dict[str, object]:
    """The same as builtins, in a fixed order."""
    return {
        "tasks": len(tasks),
        "drawn": sum(painted[task.uid].drawn for task in tasks),
        "shipped": sum(painted[task.uid].shipped for task in tasks),
        "worded": sum(painted[task.uid].worded for task in tasks),
        "unworded": sum(painted[task.uid].unworded for task in tasks),
        "warnings": [
            {"uid": task.uid, "kind": w.kind, "line": w.line, "what": w.what}
            for task in tasks
            for w in painted[task.uid].warnings
        ],
        "failures": [
            {"uid": task.uid, "what": failure}
            for task in tasks
            for failure in painted[task.uid].failures
        ],
    }


def _row(name: str, tasks: Sequence[Task], painted: Mapping[str, Painted]) -> tuple[str, ...]:
    mine = [painted[task.uid] for task in tasks]
    worded, unworded = sum(p.worded for p in mine), sum(p.unworded for p in mine)
    share = worded / (worded + unworded) if worded + unworded else 1.0
    counts = (
        len(mine),
        sum(p.drawn for p in mine),
        sum(p.shipped for p in mine),
        sum(len(p.failures) for p in mine),
        sum(bool(p.warnings) for p in mine),
    )
    # A share that is not whole is never shown as such.
    shown = f"{min(share * 100, 99.99):.2f} %" if unworded else "100 %"
    return (name, *map(str, counts), shown)


def _warnings(tasks: Sequence[Task], painted: Mapping[str, Painted]) -> Iterator[str]:
    found: Counter[tuple[str, str]] = Counter()
    named: dict[tuple[str, str], list[str]] = {}
    for task in tasks:
        for warned in painted[task.uid].warnings:
            key = (task.language, warned.kind)
            found[key] += 1
            at = f":{warned.line}" if warned.line else ""
            named.setdefault(key, []).append(f"  {task.uid}{at}: {' '.join(warned.what.split())}")
    for key, count in sorted(found.items()):
        yield f"{key[0]}: {count} {key[1]} warning{'s' * (count != 1)}"
        yield from named[key][:_SHOWN]
        if count > _SHOWN:
            yield f"  and {count - _SHOWN} more"
