"""What is said of a run while it runs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display.progress import Progress, spoken

SAMPLE = SampleResult(
    uid="d/python/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=1.0,
    language="python",
    dataset="d",
    difficulty="easy",
)


def case(
    number: int, *verdicts: str, model: str = "m", cost: float | None = None
) -> list[SampleResult]:
    return [
        replace(SAMPLE, uid=f"d/{number}", model=model, sample=n, verdict=verdict, cost=cost)
        for n, verdict in enumerate(verdicts)
    ]


def test_cases_time_left_score_unscored_and_cost() -> None:
    progress = Progress({"m": "m"}, {f"n{number}": 2.0 for number in range(4)})
    progress.select([f"n{number}" for number in range(4)], now=100.0)
    assert progress.text(100.0) == "flow2code: 0/4 cases, 0%, pass@1 -, 0 unscored"
    progress.finish("n0", case(0, "pass", "timeout"), 1.0)
    progress.finish("n1", case(1, "unscored", "pass", cost=0.251), 1.0)
    text = progress.text(130.0)
    assert text.startswith("flow2code: 2/4 cases, 50%, 30s left, pass@1 75.0% [")
    assert text.endswith("], 1 unscored, $0.50")


def test_time_left_goes_by_what_cases_are_expected_to_take_not_by_their_number() -> None:
    progress = Progress({"m": "m"}, {"quick": 1.0, "slow": 99.0})
    progress.select(["quick", "slow"], now=0.0)
    progress.finish("quick", case(0, "pass"), 1.0)
    assert "1m39s left" in progress.text(1.0)


def test_what_the_journal_had_already_says_nothing_about_the_time_left() -> None:
    progress = Progress({"m": "m"}, dict.fromkeys(map(str, range(100)), 1.0))
    progress.select(map(str, range(100)), now=0.0)
    for number in range(50):
        progress.finish(str(number), case(number, "pass"), 0.001)
    assert " left" not in progress.text(1.0)
    progress.finish("50", case(50, "pass"), 2.0)
    assert "51/100 cases, 51%, 1m38s left" in progress.text(2.0)


def test_a_case_that_is_reported_twice_counts_once() -> None:
    progress = Progress({"m": "m"}, {"n": 1.0})
    progress.select(["n"], now=0.0)
    for _ in range(3):
        progress.finish("n", case(0, "pass"), 1.0)
    assert "1/1 cases, 100%, 0s left" in progress.text(1.0)


def test_each_of_several_models_has_its_score() -> None:
    progress = Progress({"a:m": "m", "b:n": "n"}, {"1": 1.0, "2": 1.0, "3": 1.0})
    progress.select("123", now=0.0)
    progress.finish("1", case(1, "pass", model="a:m"), 1.0)
    progress.finish("2", case(1, "no-code", model="b:n"), 1.0)
    progress.finish("3", [], 0.0)
    assert "pass@1 m 100.0%, n 0.0%" in progress.text(1.0)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.4, "0s"),
        (59.4, "59s"),
        (59.6, "1m00s"),
        (200, "3m20s"),
        (7500, "2h05m"),
        (273_600, "3d04h"),
    ],
)
def test_times_are_short(seconds: float, said: str) -> None:
    assert spoken(seconds) == said
