"""Scores on sound tasks beside those on all: same samples, same estimator, fewer tasks."""

from __future__ import annotations

import re
from dataclasses import replace

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display.terminal import render
from pytest_flow2code.running.summary import Summary, conclude

BASE = SampleResult(
    uid="d/c/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=0.1,
    language="c",
    dataset="d",
    difficulty="easy",
)
RESULTS = [
    BASE,
    replace(BASE, uid="d/c/2", verdict="wrong-answer"),
    replace(BASE, uid="d/java/3", language="java"),
    replace(BASE, uid="d/java/4", language="java", verdict="wrong-answer"),
]
STATES = {"d/c/1": "sound", "d/c/2": "broken", "d/java/3": "weak", "d/java/4": "weak"}


def lines(summary: Summary, verbosity: int = 0) -> list[str]:
    """The intervals cut out: they have tests of their own."""
    return [re.sub(r" \[[\d., ]+\]", "", line.text) for line in render(summary, verbosity)]


def test_both_stand_side_by_side() -> None:
    shown = lines(conclude(RESULTS, (1,), states=STATES))
    assert shown[1].split() == ["cases", "pass@1", "sound", "cases", "pass@1"]
    assert shown[2].split() == ["overall", "4", "50.0%", "1", "100.0%"]
    assert any(line.split() == ["language", "c", "2", "50.0%", "1", "100.0%"] for line in shown)
    assert any(line.split() == ["java", "2", "50.0%", "0", "-"] for line in shown)
    assert "sound tasks: 1 of 4; left out of the sound scores: 1 broken, 2 weak" in shown
    assert any(
        "on sound tasks" in line for line in lines(conclude(RESULTS, (1,), states=STATES), -1)
    )


def test_the_scores_on_all_tasks_are_the_same_with_and_without() -> None:
    with_health, without = conclude(RESULTS, (1,), states=STATES), conclude(RESULTS, (1,))
    assert with_health.models == without.models
    assert without.sound is None
    assert "sound" not in without.to_plain()
    plain = with_health.to_plain()["sound"]
    assert plain["tasks"] == {"broken": 1, "sound": 1, "weak": 2}  # type: ignore[index]


def test_no_sound_task_at_all_is_no_score() -> None:
    shown = lines(conclude(RESULTS, (1,), states=dict.fromkeys(STATES, "unchecked")))
    assert shown[2].split() == ["overall", "4", "50.0%", "0", "-"]
    assert "sound tasks: 0 of 4; left out of the sound scores: 4 unchecked" in shown
