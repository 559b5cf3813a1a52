"""Paired comparisons: against scipy and statsmodels, and in cases that are clear by hand."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats
from statsmodels.stats.contingency_tables import mcnemar as theirs

from pytest_flow2code.scoring import (
    CaseResult,
    Resampling,
    difference,
    mcnemar,
    pass_at_k,
    resampled,
)
from pytest_flow2code.scoring.resampling import bootstrap, sign_flips


def case(uid: str, scored: int, passed: int, flowchart: str = "code") -> CaseResult:
    return CaseResult(uid, flowchart, "m", "c", "d", "easy", scored, passed, 0)


Pairs = list[tuple[CaseResult, CaseResult]]


def drawn(seed: int, tasks: int = 60, samples: int = 5, better: float = 0.0) -> Pairs:
    rnd = random.Random(seed)
    pairs = []
    for task in range(tasks):
        ease = rnd.betavariate(0.8, 0.8)
        for flowchart in ("code", "uml", "pseudocode"):
            old, new = (
                sum(rnd.random() < chance for _ in range(samples))
                for chance in (ease, min(1.0, ease + better))
            )
            pairs.append(
                (
                    case(f"t{task}", samples, old, flowchart),
                    case(f"t{task}", samples, new, flowchart),
                )
            )
    return pairs


@given(st.integers(0, 40), st.integers(0, 40), st.integers(0, 5), st.integers(0, 5))
def test_mcnemars_test_is_that_of_statsmodels(lost: int, won: int, both: int, neither: int) -> None:
    outcomes = [(True, False)] * lost + [(False, True)] * won
    outcomes += [(True, True)] * both + [(False, False)] * neither
    found = mcnemar(outcomes)
    assert (found.lost, found.won, found.both, found.neither) == (lost, won, both, neither)
    expected = theirs([[both, lost], [won, neither]], exact=True).pvalue if lost + won else 1.0
    assert found.p == pytest.approx(min(1.0, expected), rel=1e-9)


def test_mcnemars_test_of_very_many_cases_is_scipys() -> None:
    outcomes = [(True, False)] * 4000 + [(False, True)] * 4200
    expected = stats.binomtest(4000, 8200, 0.5).pvalue
    assert mcnemar(outcomes).p == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize(("lost", "won"), [(3, 12), (0, 6), (5, 5), (40, 61)])
def test_with_a_case_and_a_sample_a_task_the_randomisation_test_is_mcnemars(
    lost: int, won: int
) -> None:
    both, lower = sign_flips([-1.0] * lost + [1.0] * won + [0.0] * 30)
    assert both == pytest.approx(
        mcnemar([(True, False)] * lost + [(False, True)] * won).p, abs=6e-3
    )
    assert lower == pytest.approx(
        stats.binomtest(won, lost + won, alternative="less").pvalue, abs=6e-3
    )


def test_the_randomisation_test_is_scipys() -> None:
    values = [0.2, -0.4, 0.6, 0.2, 1.0, -0.2, 0.4, 0.8, 0.0, 0.6]
    expected = stats.permutation_test(
        (values,), np.sum, permutation_type="samples", n_resamples=np.inf
    )
    assert sign_flips(values)[0] == pytest.approx(expected.pvalue, abs=6e-3)


def test_the_bootstrap_is_scipys() -> None:
    """Both draw tasks; they differ by chance alone."""
    pairs = drawn(1)
    found = difference(pairs, 3, Resampling(resamples=20_000))
    by_task: dict[str, list[float]] = {}
    for old, new in pairs:
        gain = pass_at_k(new.scored, new.passed, 3) - pass_at_k(old.scored, old.passed, 3)
        by_task.setdefault(old.uid, []).append(gain)
    sums = np.array([sum(gains) for gains in by_task.values()])
    sizes = np.array([len(gains) for gains in by_task.values()])
    expected = stats.bootstrap(
        (sums, sizes),
        lambda s, m, axis=-1: s.sum(axis) / m.sum(axis),
        paired=True,
        vectorized=True,
        n_resamples=20_000,
        method="percentile",
        rng=np.random.default_rng(0),
    ).confidence_interval
    assert found.resampled is not None
    assert found.resampled.low == pytest.approx(expected.low, abs=0.004)
    assert found.resampled.high == pytest.approx(expected.high, abs=0.004)
    assert found.interval is not None
    assert found.interval.low == pytest.approx(expected.low, abs=0.01)
    assert found.interval.high == pytest.approx(expected.high, abs=0.01)


def test_the_bootstrap_of_a_mean_agrees_with_the_analytic_interval() -> None:
    cases = [pair[0] for pair in drawn(2, tasks=400)]
    found = resampled(cases, 1, resamples=4000)
    assert found is not None
    spread = np.std([sum(c.passed for c in cases[i : i + 3]) / 15 for i in range(0, 1200, 3)])
    half = 1.96 * spread / 400**0.5
    assert found.high - found.low == pytest.approx(2 * half, rel=0.06)


def test_the_bootstrap_is_the_same_in_every_order_and_another_with_another_seed() -> None:
    pairs = drawn(3)
    turned = pairs[::-1]
    assert difference(pairs, 1) == difference(turned, 1)
    other = difference(pairs, 1, Resampling(seed=1)).resampled
    assert other != difference(pairs, 1).resampled


def test_a_resample_without_any_case_of_a_group_leaves_that_group_out() -> None:
    found = bootstrap({((1.0, 1.0), (0.0, 0.0)): 1, ((0.0, 0.0), (0.0, 1.0)): 1}, resamples=999)
    assert found is not None
    assert (found.low, found.high) == (0.0, 1.0)


def test_the_same_run_twice_shows_no_difference() -> None:
    pairs = [(old, old) for old, _ in drawn(4)]
    found = difference(pairs, 1)
    assert (found.value, found.p, found.p_drop) == (0.0, 1.0, 1.0)
    assert found.interval is not None
    assert found.interval.low < 0 < found.interval.high
    assert found.detectable is not None
    assert 0 < found.detectable < 0.1


def test_a_clear_gain_is_seen_and_no_drop() -> None:
    found = difference(drawn(5, tasks=200, better=0.2), 1)
    assert found.p is not None
    assert found.p < 0.001
    assert found.p_drop is not None
    assert found.p_drop > 0.99
    assert found.interval is not None
    assert found.interval.low > 0


def test_copies_of_a_task_make_nothing_more_significant() -> None:
    """What McNemar's test over cases would get wrong: three flowcharts that flip together."""
    single = [(case(f"t{i}", 1, 1), case(f"t{i}", 1, int(i >= 5))) for i in range(40)]
    triple = [
        (case(old.uid, 1, old.passed, f), case(old.uid, 1, new.passed, f))
        for old, new in single
        for f in ("code", "uml", "pseudocode")
    ]
    one, three = difference(single, 1), difference(triple, 1)
    assert one.p_drop == pytest.approx(three.p_drop)
    assert one.interval == three.interval
    outcomes = [(bool(old.passed), bool(new.passed)) for old, new in triple]
    assert mcnemar(outcomes).p < 0.001 < (three.p or 0)


def test_pairs_without_enough_samples_on_both_sides_are_left_out() -> None:
    pairs = [(case("a", 5, 1), case("a", 3, 1)), (case("b", 5, 1), case("b", 5, 5))]
    assert difference(pairs, 5).cases == 1
    assert difference(pairs, 5).interval is None
    assert difference([], 1).value is None


def test_the_minimum_detectable_effect_is_found_in_80_percent_of_runs() -> None:
    """Runs whose true effect is what a first one calls detectable."""
    first = difference(drawn(6, tasks=150, samples=1), 1).detectable
    assert first is not None
    rnd = random.Random(0)
    found = 0
    for _ in range(200):
        pairs = []
        for task in range(150):
            ease = rnd.betavariate(0.8, 0.8)
            for flowchart in "abc":
                old, gone = rnd.random() < ease, rnd.random() < ease
                # A share of the cases is lifted, so that the mean rises by just the effect.
                lifted = rnd.random() < first / 0.5
                pairs.append(
                    (
                        case(f"t{task}", 1, old, flowchart),
                        case(f"t{task}", 1, gone or lifted, flowchart),
                    )
                )
        ends = difference(pairs, 1, Resampling(resamples=1)).interval
        assert ends is not None
        found += ends.low > 0
    assert 0.68 <= found / 200 <= 0.92
