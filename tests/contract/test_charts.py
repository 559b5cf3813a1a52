"""Every language brings charts that it must draw, construct by construct."""

from __future__ import annotations

from dataclasses import replace

import charts
import pytest

from pytest_flow2code import runners
from pytest_flow2code.flowchart import build
from pytest_flow2code.flowchart.invariants import graph_violations

LANGUAGES = runners.names()
SAMPLES = [
    pytest.param(sample, id=f"{name}-{sample.path.name}")
    for name in LANGUAGES
    for sample in charts.samples(name)
]
BRANCHING = {
    "else-if-without-else",
    "jump-after-return",
    "nested-breaks",
    "one-line-loop",
}
"""Constructs of every language that branches at all."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_chart_sample_gives_its_chart(sample: charts.ChartSample) -> None:
    assert sample.wanted, "a chart sample states its chart in comments that start with a bar"
    unit = charts.lowered(sample)
    assert charts.differences(sample) == []
    assert graph_violations(unit, build(unit)) == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_language_brings_the_charts_of_its_constructs(name: str) -> None:
    """A language that can leave a watched region shows where a `return` in it goes."""
    samples = charts.samples(name)
    brought = {sample.path.stem for sample in samples}
    kinds = {line.split()[0].strip(",") for sample in samples for line in sample.wanted if line}
    assert "unclosed-body" in brought
    if "decision" in kinds:
        assert brought >= BRANCHING
    if "handler" in kinds:
        assert any(stem.startswith(("return-", "two-returns")) for stem in brought)
    if "finally" in kinds:
        assert any(stem.startswith(("code-after-", "using")) for stem in brought)


WRONG = {
    "an edge less": lambda lines: [x for x in lines if "-> b()" not in x],
    "an edge more": lambda lines: [*lines, "   b() -> end"],
    "another label": lambda lines: [x.replace("[no]", "[yes]") for x in lines],
    "another target": lambda lines: [x.replace("x < 0 -> c()", "x < 0 -> end") for x in lines],
    "another kind": lambda lines: [x.replace("process a()", "output a()") for x in lines],
    "another function": lambda lines: [x.replace(" f", " g") for x in lines],
    "unreachable": lambda lines: [x.replace("process b", "process, unreachable b") for x in lines],
    "a warning": lambda lines: [*lines, " ! line 1: not understood"],
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_statement_about_a_chart_is_noticed(wrong: str) -> None:
    path = charts.folder("python") / "else-if-without-else.py"
    sample = charts.read("python", path)
    stated = tuple(WRONG[wrong](sample.wanted))
    assert stated != sample.wanted
    assert charts.differences(replace(sample, wanted=stated))
