"""Intervals: against scipy and statsmodels, in simple cases by hand, and how often they hold."""

from __future__ import annotations

import random
from collections import Counter

import interval_coverage
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats
from statsmodels.regression.linear_model import OLS
from statsmodels.stats.proportion import proportion_confint

from pytest_flow2code.scoring import CaseResult, Running, Score, breakdown, pass_at_k, score, shapes
from pytest_flow2code.scoring.interval import wilson
from pytest_flow2code.scoring.score import pool
from pytest_flow2code.scoring.student import quantile, upper_tail


def case(uid: str, scored: int, passed: int, **changes: str) -> CaseResult:
    names = {"flowchart": "code", "language": "c", "dataset": "d", "difficulty": "easy"} | changes
    return CaseResult(uid=uid, model="m", scored=scored, passed=passed, unscored=0, **names)


CASES = st.lists(
    st.tuples(st.integers(0, 9), st.sampled_from("abc"), st.sampled_from("xy"), st.integers(0, 5)),
    min_size=1,
    max_size=40,
    unique_by=lambda drawn: drawn[:2],
).map(lambda all_: [case(f"t{t}", 5, c, flowchart=f, language=f"l{t % 3}") for t, f, _, c in all_])


@pytest.mark.parametrize("freedom", [1, 1.5, 2, 3, 9.3, 30, 150, 5000, 1e6])
@pytest.mark.parametrize("share", [0.5, 0.9, 0.975, 0.995, 0.9999])
def test_students_t_is_scipys(freedom: float, share: float) -> None:
    t = quantile(share, freedom)
    assert t == pytest.approx(stats.t.ppf(share, freedom), rel=1e-8)
    assert upper_tail(t, freedom) == pytest.approx(1 - share, rel=1e-8)


def test_a_task_a_case_a_sample_is_a_plain_share() -> None:
    """With one case a task the effective number of tasks is theirs, less one by the correction."""
    found = score(shapes(case(f"t{i}", 1, i < 60) for i in range(200)), 1)
    assert (found.mean, found.tasks, found.cases) == (0.3, 200, 200)
    low, high = proportion_confint(60, 200, method="wilson")
    assert found.low == pytest.approx(low, abs=2e-3)
    assert found.high == pytest.approx(high, abs=2e-3)
    ends = wilson(0.3, 200, 1e7)
    assert (ends.low, ends.high) == pytest.approx((low, high), rel=1e-6)


def test_the_variance_is_that_of_a_cluster_robust_regression() -> None:
    """Regression on a constant, clustered by task, as statsmodels has it; its own factor for small
    samples, (N - 1) / (N - K), is 1 here."""
    rnd = random.Random(3)
    cases = [
        case(f"t{i // 3}", 5, rnd.randint(0, 5), flowchart=str(i % 3))
        for i in range(90)
        if rnd.random() < 0.8
    ]
    values = [pass_at_k(case.scored, case.passed, 3) for case in cases]
    tasks = [int(case.uid[1:]) for case in cases]
    fit = OLS(values, [1.0] * len(values)).fit(cov_type="cluster", cov_kwds={"groups": tasks})
    pooled = pool(shapes(cases), 3)
    assert float(pooled.mean) == pytest.approx(fit.params[0])
    assert float(pooled.variance) == pytest.approx(fit.bse[0] ** 2)


def test_alike_flowcharts_say_no_more_than_one() -> None:
    """The mistake that clusters are there against: three copies of a case are no three cases."""
    once = [case(f"t{i}", 1, i % 2, flowchart="code") for i in range(40)]
    thrice = [
        case(c.uid, 1, c.passed, flowchart=f) for c in once for f in ("code", "uml", "pseudo")
    ]
    a, b = score(shapes(once), 1), score(shapes(thrice), 1)
    assert (a.low, a.high) == pytest.approx((b.low, b.high))


@pytest.mark.parametrize("passed", [0, 1])
def test_without_a_single_miss_there_is_still_an_interval(passed: int) -> None:
    found = score(shapes(case(f"t{i}", 1, passed) for i in range(20)), 1)
    assert found.low is not None
    assert found.high is not None
    assert found.low <= passed <= found.high
    assert found.high - found.low == pytest.approx(0.18, abs=0.02)


def test_one_task_has_no_interval() -> None:
    found = score(shapes([case("t", 5, 3), case("t", 5, 2, flowchart="uml")]), 1)
    assert found == Score(1, 0.5, 2, 0, 1, None, None)


def test_equal_shares_in_every_task_are_not_certain() -> None:
    """There is no spread between the tasks, but each sample was a throw."""
    found = score(shapes(case(f"t{i}", 2, 1) for i in range(10)), 1)
    assert found.low is not None
    assert found.low < 0.35


@given(CASES, st.sampled_from([1, 3, 5]), st.randoms())
def test_what_always_holds(cases: list[CaseResult], k: int, rnd: random.Random) -> None:
    found = score(shapes(cases), k)
    shuffled = cases[:]
    rnd.shuffle(shuffled)
    assert score(shapes(shuffled), k) == found
    running = Running()
    for each in shuffled:
        running.add(each)
    assert running.score(k) == found
    assert found.mean is not None
    if found.low is not None and found.high is not None:
        assert 0 <= found.low <= found.mean <= found.high <= 1
        wider = score(shapes(cases), k, 0.99)
        assert wider.low is not None
        assert wider.low <= found.low


@given(CASES, st.sampled_from([("language",), ("flowchart",), ("language", "flowchart")]))
def test_break_downs_split_the_cases(cases: list[CaseResult], by: tuple[str, ...]) -> None:
    found = breakdown(cases, by, (1,))
    assert sum(row.cases for row in found.rows) == len(cases)
    assert len({row.values for row in found.rows}) == len(found.rows)
    means = [row.scores[0].mean or 0.0 for row in found.rows]
    (macro,) = found.macro
    assert macro.mean == pytest.approx(sum(means) / len(means))
    if macro.low is not None and macro.high is not None:
        assert 0 <= macro.low <= macro.high <= 1


def test_the_macro_mean_counts_each_language_once() -> None:
    cases = [case(f"a{i}", 1, 1, language="a") for i in range(90)]
    cases += [case(f"b{i}", 1, i < 5, language="b") for i in range(10)]
    (macro,) = breakdown(cases, ("language",), (1,)).macro
    assert macro.mean == 0.75
    assert macro.low is not None
    assert macro.low < 0.6, "the small language decides how sure one can be"


def test_the_macro_mean_of_flowcharts_that_share_tasks_is_not_surer_than_the_micro_mean() -> None:
    cases = [
        case(f"t{i}", 1, i % 2, flowchart=flowchart)
        for i in range(60)
        for flowchart in ("code", "uml", "pseudocode")
    ]
    (macro,) = breakdown(cases, ("flowchart",), (1,)).macro
    micro = score(shapes(cases), 1)
    assert macro.low == pytest.approx(micro.low, abs=0.01)
    assert macro.high == pytest.approx(micro.high, abs=0.01)


def test_a_crossed_break_down_names_both_values() -> None:
    cases = [case("t", 1, 1, language="c"), case("u", 1, 0, language="java", flowchart="uml")]
    rows = breakdown(cases, ("language", "flowchart"), (1,)).rows
    assert [(row.group, row.value) for row in rows] == [
        ("language,flowchart", "c,code"),
        ("language,flowchart", "java,uml"),
    ]


REGIMES = [
    interval_coverage.Regime(0.5, 0.8, 40),
    interval_coverage.Regime(0.1, 0.3, 60),
    interval_coverage.Regime(0.97, 0.6, 200),
    interval_coverage.Regime(0.3, 0.3, 60, samples=5, k=3),
]


@pytest.mark.parametrize("regime", REGIMES, ids=str)
def test_an_interval_for_95_percent_holds_in_93_to_97_percent(
    regime: interval_coverage.Regime,
) -> None:
    held, _, _ = interval_coverage.coverage(regime, 2000)
    assert 0.93 <= held <= 0.97


def test_what_no_interval_can_reach_is_known() -> None:
    """Of 2 tasks with even chances the counts 0, 1, 2 come up in 1/4, 1/2, 1/4 of all runs."""
    assert interval_coverage.attainable(interval_coverage.Regime(0.5, 1.0, 2)) == (0.75, 1.0)


def test_the_simulation_would_see_a_wrong_interval() -> None:
    """One that takes flowcharts for independent tasks."""
    regime = interval_coverage.Regime(0.5, 0.8, 40)
    held = 0
    for counts in regime.runs(500, 0):
        apart = Counter[tuple[tuple[int, int], ...]]()
        for shape, times in counts.items():
            for pair in shape:
                apart[(pair,)] += times
        found = score(apart, 1)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= regime.truth <= found.high
    assert held / 500 < 0.9
