"""The flowcharts of a report: the release's own pictures, or drawn again from the references.

A journal keeps the hashes of what its models were shown, so that a picture that has changed since
(other data, another engine) can be told from one that is still the same. A record is
{flowchart: picture}, a picture one of {"chart": chart}, {"media": type, "data": base64},
{"media": type, "file": address} and {"missing": why}, with "changed" where it is not what was
shown.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pytest_flow2code import datasets, flowchart
from pytest_flow2code.core.errors import DataError, FlowchartError
from pytest_flow2code.core.task import Asset, FlowchartType, Task
from pytest_flow2code.reports.gathered import Gathered, TaskCases
from pytest_flow2code.reports.layouts import Palette, lay_out
from pytest_flow2code.reports.packing import Entry
from pytest_flow2code.running import charts

Plain = dict[str, object]

Keep = Callable[[str, bytes], str]
"""Puts a file of this name beside the page and gives the address that the page knows it by."""

Tell = Callable[[str], None]
"""Hears, in a line, what is being done."""

_TASKS = 64
"""So many tasks' flowcharts are laid out together."""


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A flowchart to be laid out, and the place that its picture goes to."""

    picture: Plain
    dot: str


def pictures(
    gathered: Gathered,
    tasks: Sequence[TaskCases],
    palette: Palette,
    keep: Keep | None,
    tell: Tell,
) -> Iterator[Entry]:
    """The records of all tasks whose data are at hand; `palette` is filled on the way, and `tell`
    hears how far it is."""
    for begin in range(0, len(tasks), _TASKS):
        tell(f"drawing the flowcharts of tasks {begin} to {min(begin + _TASKS, len(tasks))}")
        block = tasks[begin : begin + _TASKS]
        records = [_record(gathered.tasks.get(each.uid), each, keep) for each in block]
        drawings = [each for _, drawn in records for each in drawn]
        laid_out = lay_out([each.dot for each in drawings], palette)
        for drawing, chart in zip(drawings, laid_out, strict=True):
            drawing.picture["missing" if isinstance(chart, str) else "chart"] = chart
        for each, (record, _) in zip(block, records, strict=True):
            if record:
                yield Entry(each.number, record, len(record))


def _record(
    task: Task | None, cases: TaskCases, keep: Keep | None
) -> tuple[dict[str, Plain], list[_Drawing]]:
    record: dict[str, Plain] = {}
    drawings: list[_Drawing] = []
    if task is None:
        return record, drawings
    for name in dict.fromkeys(case.flowchart for case in cases.cases):
        seen = _seen(cases, name)
        try:
            asset = charts.shipped(task, charts.PICTURES.get(FlowchartType(name)))
            if asset is not None:
                record[name] = _shipped(asset, seen, keep)
                continue
            drawing = _drawing(task, name, seen)
        except (DataError, FlowchartError) as error:
            record[name] = {"missing": error.message}
            continue
        record[name] = drawing.picture
        drawings.append(drawing)
    return record, drawings


def _seen(cases: TaskCases, name: str) -> set[str]:
    """The hashes of what the models were shown of one flowchart type."""
    hashes = {
        sample.chart or sample.picture
        for case in cases.cases
        if case.flowchart == name
        for sample in case.samples
    }
    return hashes - {""}


def _drawing(task: Task, name: str, seen: set[str]) -> _Drawing:
    kind = FlowchartType(name)
    dot = charts.shipped_dot(task, kind)
    if dot is not None:
        # The journal knows only the picture that was made of it.
        return _Drawing({}, dot)
    dot = flowchart.draw(charts.read(task.language, task.reference).graph, kind).dot
    return _Drawing(_changed(seen, hashlib.sha256(dot.encode()).hexdigest()), dot)


def _shipped(asset: Asset, seen: set[str], keep: Keep | None) -> Plain:
    """The release's own picture."""
    data = datasets.verify_asset(asset)
    told = {"media": "image/png", **_changed(seen, asset.sha256)}
    if keep is not None:
        return {**told, "file": keep(f"{asset.sha256}.png", data)}
    return {**told, "data": base64.b64encode(data).decode("ascii")}


def _changed(seen: set[str], now: str) -> Plain:
    return {} if seen <= {now} else {"changed": True}
