"""Sharing cases out: the same everywhere, each in one shard, and all about as long."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_flow2code import runners
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals import recording
from pytest_flow2code.running import cases
from pytest_flow2code.running.settings import Settings, Shard
from pytest_flow2code.running.sharding import Durations, Work, share_out

SAMPLE = SampleResult(
    uid="d/python/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=4.0,
    language="python",
    dataset="d",
    difficulty="easy",
)
WORK = Work("d/python/1", "code", "python")


@given(
    st.dictionaries(st.text(max_size=9), st.floats(0.01, 100), min_size=1, max_size=60),
    st.integers(1, 20),
    st.randoms(),
)
def test_each_case_is_in_one_shard_in_whatever_order_they_come(
    expected: dict[str, float], count: int, random: object
) -> None:
    shared = share_out(expected, count)
    assert shared.keys() == expected.keys()
    assert set(shared.values()) <= set(range(1, count + 1))
    names = list(expected)
    random.shuffle(names)  # type: ignore[attr-defined]
    assert share_out({name: expected[name] for name in names}, count) == shared


@given(st.lists(st.integers(1, 50), min_size=1, max_size=80), st.integers(1, 9))
def test_no_shard_is_longer_than_grahams_bound(seconds: list[int], count: int) -> None:
    """The best division's longest is at least the mean and at least the longest case."""
    expected = {str(number): float(each) for number, each in enumerate(seconds)}
    loads = dict.fromkeys(range(1, count + 1), 0.0)
    for name, number in share_out(expected, count).items():
        loads[number] += expected[name]
    mean = sum(seconds) / count
    assert max(loads.values()) <= mean + max(seconds) * (1 - 1 / count) + 1e-9


def test_one_long_case_has_a_shard_of_its_own() -> None:
    expected = {"long": 30.0, **{f"short{number}": 1.0 for number in range(30)}}
    shared = share_out(expected, 2)
    assert [name for name, number in shared.items() if number == shared["long"]] == ["long"]


def journal(path: Path, *samples: SampleResult) -> Path:
    writer = recording.Writer(recording.start(path, {"options": {}}))
    for sample in samples:
        writer.sample(sample)
    writer.close()
    return path


def test_what_was_measured_of_a_case_comes_before_its_language_and_that_before_a_guess(
    tmp_path: Path,
) -> None:
    path = journal(
        tmp_path / "r.jsonl",
        SAMPLE,
        replace(SAMPLE, model="other", seconds=6.0),
        replace(SAMPLE, uid="d/python/2", seconds=20.0),
        replace(SAMPLE, uid="d/python/2", sample=1, seconds=500.0, verdict="unscored"),
    )
    found = Durations.of(path)
    assert found.expect(WORK) == pytest.approx(5.05)
    assert found.expect(replace(WORK, uid="d/python/3")) == pytest.approx(10.05)
    guess = runners.load("java").seconds + 0.05
    assert found.expect(Work("d/java/1", "uml", "java")) == pytest.approx(guess)
    assert Durations.of(None).expect(WORK) == pytest.approx(runners.load("python").seconds + 0.05)


def test_what_is_no_journal_has_no_durations(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello")
    with pytest.raises(DataError, match="expected a journal"):
        Durations.of(tmp_path / "x")


def settings(**changed: object) -> Settings:
    return replace(Settings(("reference",), languages=("python", "csharp")), **changed)  # type: ignore[arg-type]


def test_the_shards_of_a_run_are_its_cases_each_once_and_balanced() -> None:
    whole = cases.plan(settings())
    parts = [cases.plan(settings(shard=Shard(number, 7))) for number in range(1, 8)]
    names = [case.name for part in parts for case in part.cases]
    assert sorted(names) == sorted(case.name for case in whole.cases)
    assert whole.seconds == pytest.approx(sum(part.seconds for part in parts))
    assert max(part.seconds for part in parts) < 1.2 * min(part.seconds for part in parts)
    assert len({len(part.cases) for part in parts}) > 1, "balanced by time, not by number"


def test_a_case_keeps_its_shard_whatever_else_is_chosen() -> None:
    """Node ids, and more samples when a shard is resumed, move nothing."""
    part = cases.plan(settings(shard=Shard(2, 3)))
    ids = [case.nodeid for case in cases.plan(settings()).cases[::2]]
    chosen = cases.plan(settings(shard=Shard(2, 3)), ids)
    assert {c.nodeid for c in chosen.cases} == {c.nodeid for c in part.cases} & set(ids)
    grown = cases.plan(settings(shard=Shard(2, 3), samples=5, ks=(1, 5)))
    assert [c.nodeid for c in grown.cases] == [c.nodeid for c in part.cases]
