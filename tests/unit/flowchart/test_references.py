"""Every reference program at hand is drawn, and every invariant holds of it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from pytest_flow2code import runners
from pytest_flow2code.core import ir
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart import Renderer, build, draw
from pytest_flow2code.flowchart.coprocess import is_png
from pytest_flow2code.flowchart.invariants import flowchart_violations, graph_violations, texts_of
from pytest_flow2code.syntax import descendants, parse

DATA = os.environ.get("FLOW2CODE_DATA", "")
READ_BACK = int(os.environ.get("FLOW2CODE_READ_BACK", "25"))
"""Every so-manieth reference is read back from its three drawings; pydot takes its time."""
RENDERED = 60
PART = 250
"""References that one test looks at, so that several processes share the work."""

pytestmark = pytest.mark.skipif(
    not DATA, reason="set FLOW2CODE_DATA to a folder in the release's layout to draw its references"
)


def _references(language: str) -> Iterator[tuple[str, str]]:
    if not DATA:
        return
    for path in sorted(Path(DATA).glob(f"data/records/*/{language}.jsonl")):
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                record = json.loads(line)
                yield record["uid"], record["reference_code"]


def _flows() -> list[str]:
    folder = Path(runners.__file__).parent
    return [name for name in runners.names() if (folder / name / "flow.py").exists()]


def _uncovered(language: str, source: str, unit: ir.Unit) -> list[str]:
    """Names of the source that stand in no text of the tree, comments aside. A language that is
    lowered without a grammar is not looked at."""
    flow = import_module(f"pytest_flow2code.runners.{language}.flow")
    if not hasattr(flow, "GRAMMAR"):
        return []
    by_line: dict[int, list[str]] = {}
    for text in texts_of(unit.body):
        for line in range(text.line, text.end_line + 1):
            by_line.setdefault(line, []).append(text.code)
    parsed = parse(flow.GRAMMAR, source)
    lost = []
    for node in descendants(parsed.root):
        word = parsed.of(node).split("\n")[0].strip()
        line = node.start_point[0] + 1
        plain = node.type.endswith("identifier") and not node.child_count
        if plain and word and not any(word in code for code in by_line.get(line, ())):
            lost.append(f"line {line}: {word}")
    return lost


def _parts() -> list[tuple[str, int]]:
    """Each language once for every PART references that it has."""
    return [
        (language, start)
        for language in _flows()
        for start in range(0, sum(1 for _ in _references(language)), PART)
    ]


@pytest.mark.parametrize(("language", "start"), _parts())
def test_every_reference_keeps_the_invariants(language: str, start: int) -> None:
    lower = import_module(f"pytest_flow2code.runners.{language}.flow").lower
    breaches: list[str] = []
    with Renderer() as renderer:
        for i, (uid, source) in enumerate(islice(_references(language), start, start + PART)):
            unit = lower(source)
            graph = build(unit)
            found = [*graph_violations(unit, graph), *graph.problems]
            found += [f"{lost} is lost" for lost in _uncovered(language, source, unit)]
            for kind in FlowchartType:
                dot = draw(graph, kind).dot
                if i % READ_BACK == 0:
                    found += flowchart_violations(graph, kind, dot)
                    assert draw(build(lower(source)), kind).dot == dot
                if i % RENDERED == 0 and not is_png(renderer.png(dot)):
                    found.append("no picture")
            breaches += [f"{uid}: {breach}" for breach in found]
    assert breaches == []


@pytest.mark.parametrize("language", _flows())
def test_nine_labels_in_ten_are_worded(language: str) -> None:
    lower = import_module(f"pytest_flow2code.runners.{language}.flow").lower
    units = [lower(source) for _, source in _references(language)]
    worded, unworded = sum(u.worded for u in units), sum(u.unworded for u in units)
    assert worded >= 9 * unworded
