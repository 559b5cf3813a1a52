"""One task of a data set: its six files, written where the release's layout has them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code import datasets, flowchart, runners
from pytest_flow2code.core.errors import DataError, FlowchartError
from pytest_flow2code.core.task import Asset, FlowchartType, Task
from pytest_flow2code.core.whole import write_whole
from pytest_flow2code.datasets.rewriting import asset_path
from pytest_flow2code.flowchart import Renderer, fonts
from pytest_flow2code.flowchart.labels import LONGEST
from pytest_flow2code.flowchart.theming import DEFAULT, theme
from pytest_flow2code.running import charts


@dataclass(frozen=True, slots=True)
class Manner:
    """How a data set is drawn. `anew`: even what the release ships."""

    theme: str = DEFAULT
    max_label: int = LONGEST
    anew: bool = False


@dataclass(frozen=True, slots=True)
class Warned:
    """Something odd: of which kind, at which line of the source (0: nowhere), and what."""

    kind: str
    line: int
    what: str


@dataclass(frozen=True, slots=True)
class Painted:
    """What was made of a task. `assets` have paths relative to the new release; `drawn` and
    `shipped` count pictures made here and taken from the release; `failures` are sentences."""

    uid: str
    assets: tuple[Asset, ...]
    drawn: int = 0
    shipped: int = 0
    worded: int = 0
    unworded: int = 0
    warnings: tuple[Warned, ...] = ()
    failures: tuple[str, ...] = ()


class Painter:
    """Paints tasks into the folder `root`. For one caller at a time."""

    def __init__(self, root: Path, manner: Manner, renderer: Renderer) -> None:
        """Raises FlowchartError if there is no such theme."""
        self._root = root
        self._manner = manner
        self._colours = theme(manner.theme)
        self._renderer = renderer

    def paint(self, task: Task, reference: str) -> Painted:
        """Write the task's files; `reference` is the text that goes into its `code` file.

        What cannot be drawn is among the failures. Raises OSError if a file cannot be written.
        """
        ending = runners.load(task.language).suffix
        files = [self._write(task, "code", ending, reference.encode())]
        try:
            reading = charts.read(task.language, task.reference)
        except FlowchartError as error:
            return Painted(task.uid, tuple(files), failures=(error.message,))
        warnings = list(_warnings(reading))
        failures: list[str] = []
        shipped = 0
        for kind in FlowchartType:
            try:
                picture, dot, own = self._chart(task, kind, reading)
            except (FlowchartError, DataError) as error:
                failures.append(f"{kind.value}: {error.message}")
                continue
            shipped += own
            files.append(self._write(task, charts.PICTURES[kind], ".png", picture))
            if kind in charts.DOTS:
                files.append(self._write(task, charts.DOTS[kind], ".dot", dot.encode()))
            lacking = "" if own else fonts.unreadable([dot])
            if lacking:
                warnings.append(Warned("font", 0, f"no font here has {lacking[:20]}"))
        return Painted(
            uid=task.uid,
            assets=tuple(files),
            drawn=len(FlowchartType) - shipped - len(failures),
            shipped=shipped,
            worded=reading.worded,
            unworded=reading.unworded,
            warnings=tuple(dict.fromkeys(warnings)),
            failures=tuple(failures),
        )

    def _chart(
        self, task: Task, kind: FlowchartType, reading: charts.Reading
    ) -> tuple[bytes, str, bool]:
        """The picture, its DOT text, and whether the picture is the release's own."""
        chart = flowchart.draw(
            reading.graph, kind, colours=self._colours, max_label=self._manner.max_label
        )
        if self._manner.anew:
            return self._renderer.png(chart.dot), chart.dot, False
        asset = charts.shipped(task, charts.PICTURES[kind])
        dot = charts.shipped_dot(task, kind)
        if asset is not None:
            return datasets.verify_asset(asset), dot or chart.dot, True
        return self._renderer.png(dot or chart.dot), dot or chart.dot, False

    def _write(self, task: Task, name: str, ending: str, data: bytes) -> Asset:
        path = asset_path(task, name, ending)
        write_whole(self._root / path, data, 0o644)
        return Asset(name, path, hashlib.sha256(data).hexdigest(), len(data))


def _warnings(reading: charts.Reading) -> Iterator[Warned]:
    for note in reading.notes:
        yield Warned(note.kind.value, note.line, note.what)
    for problem in reading.graph.problems:
        yield Warned("jump", 0, problem)
