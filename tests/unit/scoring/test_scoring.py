"""Pass@k against plain counting, and the means against fractions."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.scoring import (
    ModelSummary,
    Row,
    pass_at_k,
    settle,
    summarise,
)

BASE = SampleResult(
    uid="d/python/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="all tests ran and held",
    seconds=0.1,
    language="python",
    dataset="d",
    difficulty="easy",
)


def case(uid: str, verdicts: Iterable[str], **changes: str) -> list[SampleResult]:
    base = replace(BASE, uid=uid, **changes)
    return [replace(base, sample=i, verdict=verdict) for i, verdict in enumerate(verdicts)]


def row(summary: ModelSummary, group: str, value: str = "") -> Row:
    return next(r for r in summary.rows if (r.group, r.value) == (group, value))


@pytest.mark.parametrize("n", range(1, 8))
def test_it_is_the_share_of_draws_that_hold_a_pass(n: int) -> None:
    for c in range(n + 1):
        for k in range(1, n + 1):
            draws = list(combinations([True] * c + [False] * (n - c), k))
            assert pass_at_k(n, c, k) == sum(map(any, draws)) / len(draws)


@given(st.integers(1, 400).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))), st.data())
def test_it_is_the_float_closest_to_the_exact_fraction(
    nc: tuple[int, int], data: st.DataObject
) -> None:
    n, c = nc
    k = data.draw(st.integers(1, n))
    exact = 1 - Fraction(math.comb(n - c, k), math.comb(n, k))
    assert pass_at_k(n, c, k) == exact.numerator / exact.denominator
    assert 0 <= pass_at_k(n, c, k) <= 1


@given(st.integers(2, 60), st.data())
def test_more_draws_and_more_passes_never_lower_it(n: int, data: st.DataObject) -> None:
    c = data.draw(st.integers(0, n - 1))
    k = data.draw(st.integers(1, n - 1))
    assert pass_at_k(n, c, k) <= pass_at_k(n, c, k + 1)
    assert pass_at_k(n, c, k) <= pass_at_k(n, c + 1, k)


def test_a_product_in_floats_would_be_off_here() -> None:
    """The usual running product loses digits; the closest float does not."""
    n, c, k = 200, 1, 100
    assert pass_at_k(n, c, k) == 0.5


@pytest.mark.parametrize(
    ("n", "c", "k"), [(0, 0, 1), (1, 0, 2), (1, 2, 1), (3, -1, 1), (3, 1, 0), (3, 1, -1)]
)
def test_it_refuses_to_guess(n: int, c: int, k: int) -> None:
    with pytest.raises(ValueError, match="expected"):
        pass_at_k(n, c, k)


def test_the_mean_runs_over_cases_not_over_samples() -> None:
    results = case("a", ["pass"]) + case("b", ["wrong-answer"] * 9)
    (summary,) = summarise(results, (1,))
    assert row(summary, "overall").scores[0].mean == 0.5


def test_one_task_in_two_flowchart_types_is_two_cases() -> None:
    results = case("a", ["pass"], flowchart="uml") + case("a", ["timeout"], flowchart="code")
    (summary,) = summarise(results, (1,))
    assert summary.cases == 2
    assert row(summary, "flowchart", "uml").scores[0].mean == 1.0
    assert row(summary, "flowchart", "code").scores[0].mean == 0.0


def test_unscored_samples_shrink_n_and_are_never_a_miss() -> None:
    results = case("a", ["pass", "unscored", "unscored"]) + case("b", ["pass", "timeout", "pass"])
    (summary,) = summarise(results, (1, 3))
    one, three = row(summary, "overall").scores
    assert one.mean == 5 / 6
    assert (three.mean, three.cases, three.short) == (1.0, 1, 1)


def test_no_mean_where_no_case_has_enough_samples() -> None:
    (summary,) = summarise(case("a", ["unscored"]), (1,))
    (score,) = row(summary, "overall").scores
    assert (score.mean, score.cases, score.short) == (None, 0, 1)


def test_break_downs_are_by_the_samples_own_fields() -> None:
    results = (
        case("a", ["pass"], language="c", dataset="x", difficulty="hard")
        + case("b", ["no-code"], language="c", dataset="y", difficulty="easy")
        + case("c", ["pass"], language="java", dataset="y", difficulty="hard")
    )
    (summary,) = summarise(results, (1,))
    found = {(r.group, r.value): r.scores[0].mean for r in summary.rows}
    assert found == {
        ("overall", ""): 2 / 3,
        ("flowchart", "code"): 2 / 3,
        ("language", "c"): 0.5,
        ("language", "java"): 1.0,
        ("source", "x"): 1.0,
        ("source", "y"): 0.5,
        ("difficulty", "easy"): 0.0,
        ("difficulty", "hard"): 1.0,
    }


def test_models_are_kept_apart() -> None:
    results = case("a", ["pass"], model="one") + case("a", ["refused"], model="two")
    one, two = summarise(results, (1,))
    assert (one.model, one.verdicts) == ("one", (("pass", 1),))
    assert (two.model, two.verdicts) == ("two", (("refused", 1),))


@given(
    st.lists(st.sampled_from(["pass", "timeout", "unscored"]), min_size=1, max_size=40),
    st.randoms(),
)
def test_the_order_of_reports_changes_nothing(verdicts: list[str], rnd: random.Random) -> None:
    results = [
        replace(BASE, uid=f"t{i % 7}", language=f"l{i % 7 % 3}", sample=i // 7, verdict=verdict)
        for i, verdict in enumerate(verdicts)
    ]
    shuffled = results[:]
    rnd.shuffle(shuffled)
    assert summarise(results, (1, 3)) == summarise(shuffled, (1, 3))


def test_a_rerun_cannot_turn_a_miss_into_a_pass() -> None:
    first, again = case("a", ["wrong-answer"])[0], case("a", ["pass"])[0]
    assert list(settle([first, again]).values()) == [first]


def test_a_rerun_can_still_score_what_was_unscored() -> None:
    first, again = case("a", ["unscored"])[0], case("a", ["pass"])[0]
    assert list(settle([first, again]).values()) == [again]
    assert list(settle([again, first]).values()) == [again]
