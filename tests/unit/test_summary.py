"""What a run says beside its scores."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.running.summary import Skipped, conclude
from pytest_flow2code.running.usage import usage

BASE = SampleResult(
    uid="d/python/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=0.1,
    language="python",
    dataset="d",
    difficulty="easy",
)


def case(uid: str, verdicts: Iterable[str]) -> list[SampleResult]:
    return [replace(BASE, uid=uid, sample=i, verdict=v) for i, v in enumerate(verdicts)]


@pytest.mark.parametrize(
    ("total", "unscored", "over"),
    [(1, 1, True), (99, 0, False), (99, 1, True), (100, 1, False), (100, 2, True), (250, 2, False)],
)
def test_the_budget_is_one_in_a_hundred(total: int, unscored: int, over: bool) -> None:
    verdicts = ["unscored"] * unscored + ["pass"] * (total - unscored)
    results = [r for i, v in enumerate(verdicts) for r in case(f"t{i}", [v])]
    assert conclude(results, (1,)).over_budget is over


@pytest.mark.parametrize(
    ("latencies", "p95"),
    [([3.0], 3.0), ([1.0, 10.0], 10.0), ([float(n) for n in range(1, 11)], 10.0),
     ([float(n) for n in range(1, 21)], 19.0), ([float(n) for n in range(1, 101)], 95.0)],
)  # fmt: skip
def test_so_many_of_the_calls_are_within_what_is_said(latencies: list[float], p95: float) -> None:
    found = [replace(BASE, sample=n, cached=False, latency=t) for n, t in enumerate(latencies)]
    (used,) = usage(found)
    assert used.p95 == p95
    assert sum(t <= p95 for t in latencies) >= 0.95 * len(latencies)


def test_a_summary_is_plain_and_says_what_is_missing() -> None:
    results = case("a", ["pass", "unscored"])
    summary = conclude(results, (1, 2), [Skipped("c", "needs gcc", 3)], ["flow2code::b[uml]"])
    plain = summary.to_plain()
    assert plain["not_run"] == 1
    assert plain["skipped"] == [{"language": "c", "reason": "needs gcc", "cases": 3}]
    (model,) = plain["models"]
    assert model["verdicts"] == {"pass": 1, "unscored": 1}
    assert model["rows"][0] == {
        "group": "overall",
        "value": "",
        "cases": 1,
        "pass": {"1": 1.0, "2": None},
        "interval": {"1": None, "2": None},
        "short": {"2": 1},
    }
