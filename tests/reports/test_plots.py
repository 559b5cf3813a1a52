"""Plots and tables: what is drawn and written is what was measured."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_journals import every_verdict, journal, sample, some

from pytest_flow2code import scoring
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.reports import frame, plots, tables
from pytest_flow2code.reports.facts import ModelFacts, facts
from pytest_flow2code.reports.gathered import gather
from pytest_flow2code.reports.svg import Scale, element, quantiles, steps


def of(folder: Path, samples: Sequence[SampleResult], ks: Sequence[int] = (1,)) -> list[ModelFacts]:
    return list(facts(gather([journal(folder / "run.jsonl", samples)]), ks, None))


def shapes(figure: plots.Figure, tag: str, words: str = "") -> list[ElementTree.Element]:
    """The shapes of a plot whose classes hold these words."""
    found = ElementTree.fromstring(str(figure.drawing)).iter(tag)
    return [each for each in found if words in each.get("class", "")]


def number(shape: ElementTree.Element, name: str) -> float:
    return float(str(shape.get(name)))


@given(st.lists(st.floats(0.001, 1e6), min_size=1, max_size=60))
def test_quantiles_are_numpy_s(values: list[float]) -> None:
    wanted = (0.05, 0.25, 0.5, 0.75, 0.95)
    assert quantiles(values, wanted) == pytest.approx(list(np.quantile(values, wanted)), rel=1e-9)


@given(st.floats(1e-9, 1e12))
def test_steps_reach_the_highest_value_and_are_few(high: float) -> None:
    found = steps(high)
    assert found[0] == 0
    assert found[-1] >= high * (1 - 1e-6)
    assert 2 <= len(found) <= 8


def test_nothing_has_steps_too() -> None:
    assert len(steps(0.0)) >= 2


@given(st.floats(0, 1))
def test_a_scale_keeps_its_ends_and_its_order(share: float) -> None:
    scale = Scale(0.0, 1.0, 100.0, 300.0)
    assert scale.at(share) == pytest.approx(100 + 200 * share)
    log = Scale(0.1, 10.0, 0.0, 2.0, log=True)
    assert log.at(0.1) == pytest.approx(0)
    assert log.at(1.0) == pytest.approx(1)
    assert log.at(0.0) == pytest.approx(0)


@given(st.text(st.characters(exclude_categories=("Cs", "Cc"))))
def test_no_text_becomes_markup(words: str) -> None:
    made = ElementTree.fromstring(str(element("text", words, class_=words)))
    assert "".join(made.itertext()) == words
    assert len(made) == 0


def test_verdict_bars_are_whole_and_in_proportion(tmp_path: Path) -> None:
    task = some()[0]
    kinds = ["pass"] * 5 + ["timeout"] * 2 + ["unscored"]
    samples = [sample(task, kind, sample=number) for number, kind in enumerate(kinds)]
    bars = shapes(plots.verdicts(of(tmp_path, samples)), "rect", "verdict")
    widths = [number(bar, "width") for bar in bars]
    whole = frame.RIGHT - frame.LEFT
    assert widths == pytest.approx([whole * share for share in (5 / 8, 2 / 8, 1 / 8)], abs=0.02)
    assert number(bars[1], "x") == pytest.approx(number(bars[0], "x") + widths[0], abs=0.02)
    assert [bar[0].text for bar in bars][1] == "m, code: timeout 2 of 8 (25.0 %)"


def test_the_comparison_shows_each_mean_and_its_interval(tmp_path: Path) -> None:
    samples = every_verdict()
    models = of(tmp_path, samples)
    figure = plots.comparison(models)
    dots = shapes(figure, "circle")
    assert len(dots) == 2 * 4
    score = scoring.overall(scoring.cases_of([s for s in samples if s.model == "n"]), (1,)).scores[
        0
    ]
    assert score.mean is not None
    assert dots[4][0].text == f"n: {frame.said(score)}"
    scale = Scale(0.0, 1.0, frame.LEFT, frame.RIGHT)
    assert number(dots[4], "cx") == pytest.approx(scale.at(score.mean), abs=0.02)
    whisker = shapes(figure, "line", "whisker")[4]
    assert number(whisker, "x1") == pytest.approx(scale.at(score.low or 0), abs=0.02)
    assert number(whisker, "x2") == pytest.approx(scale.at(score.high or 0), abs=0.02)


def test_what_is_unrated_is_no_step_of_a_line(tmp_path: Path) -> None:
    levels = ("unrated", "hard", "easy", "middle")
    samples = [
        replace(sample(t), difficulty=level) for t, level in zip(some(), levels, strict=True)
    ]
    (model,) = of(tmp_path, samples)
    figure = plots.difficulty(model)
    words = [shape.text for shape in shapes(figure, "text")]
    assert [word for word in words if word in levels] == ["easy", "middle", "hard", "unrated"]
    (line,) = shapes(figure, "polyline")
    assert len(str(line.get("points")).split()) == 3
    assert len(shapes(figure, "circle")) == 4


def test_cost_is_drawn_only_where_it_is_known(tmp_path: Path) -> None:
    task = some()[0]
    dear, free = sample(task, cost=0.5), sample(task, model="n", cost=None)
    known = [figure.title for figure in plots.figures(of(tmp_path, [dear, free]))]
    assert "Pass@1 and cost" in known
    assert len(shapes(plots.cost(of(tmp_path, [dear, free])), "circle")) == 1
    unknown = [figure.title for figure in plots.figures(of(tmp_path, [free]))]
    assert "Pass@1 and cost" not in unknown


def test_times_of_answers_and_of_programs_stand_apart(tmp_path: Path) -> None:
    task = some()[0]
    told = [sample(task, sample=number, latency=1.0 + number) for number in range(3)]
    models = of(tmp_path, [*told, sample(task, sample=3, latency=None)])
    (row,) = tables.overview(models, (1,)).rows
    assert [cell.text for cell in row[-2:]] == ["2", "0.25"]
    titles = [figure.title for figure in plots.figures(models)]
    assert "Seconds that an answer took" in titles
    unknown = of(tmp_path, [sample(task, latency=None)])
    assert tables.overview(unknown, (1,)).rows[0][-2].text == "-"
    assert "Seconds that an answer took" not in [f.title for f in plots.figures(unknown)]


def test_tables_hold_the_scores(tmp_path: Path) -> None:
    samples = every_verdict()
    models = of(tmp_path, samples, (1, 2))
    table = next(t for t in tables.scores(models, (1, 2)) if t.head[0] == "flowchart")
    assert table.groups == (("", 1), ("m", 3), ("n", 3))
    cases = scoring.cases_of([s for s in samples if s.model == "n"])
    for row, expected in zip(
        table.rows, scoring.breakdown(cases, ("flowchart",), (1, 2)).rows, strict=True
    ):
        assert row[0].text == expected.value
        assert [cell.text for cell in row[4:]] == [
            str(expected.cases),
            *(frame.percent(score.mean) for score in expected.scores),
        ]


def test_a_heat_map_is_as_warm_as_its_score(tmp_path: Path) -> None:
    (model,) = of(tmp_path, [sample(some()[0]), sample(some()[1], "timeout")])
    ((heading, cell),) = tables.heat(model).rows
    assert (heading.text, cell.text, cell.tone) == ("python", "50", "h5")
    assert cell.link == "#cases&model=m&language=python&flowchart=code"


def test_sums_say_how_many_samples_they_know(tmp_path: Path) -> None:
    task = some()[0]
    samples = [sample(task, cost=0.25), sample(task, sample=1, cost=None)]
    table = tables.overview(of(tmp_path, samples), (1,))
    cell = table.rows[0][table.head.index("cost")]
    assert (cell.text, cell.small) == ("$0.25", "told by 1")


def test_every_colour_of_a_verdict_is_in_the_style_sheet() -> None:
    style = files("pytest_flow2code.reports").joinpath("page").joinpath("style.css").read_text()
    for verdict in Verdict:
        assert f".v-{verdict.value} {{" in style
        assert len(re.findall(rf"--{verdict.value}: #", style)) == 2
