"""Several journals, and what does not fit together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from made_journals import header, journal, sample, some

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.reports.gathered import gather


def test_two_journals_become_the_cases_of_both(tmp_path: Path) -> None:
    first, second, *_ = some()
    a = journal(tmp_path / "a", [sample(first), sample(second, "timeout")])
    b = journal(tmp_path / "b", [sample(first, model="n", sample=1), sample(first, model="n")])
    found = gather([a, b])
    assert [(case.uid, case.model, len(case.samples)) for case in found.cases] == [
        (first.uid, "m", 1),
        (first.uid, "n", 2),
        (second.uid, "m", 1),
    ]
    assert [each.sample for each in found.cases[1].samples] == [0, 1]
    assert found.models == ("m", "n")
    assert found.warnings == ()
    assert found.tasks[first.uid] == first


def test_a_sample_that_stands_in_two_journals_counts_once_and_is_told(tmp_path: Path) -> None:
    task = some()[0]
    a = journal(tmp_path / "a", [sample(task, "unscored")])
    b = journal(tmp_path / "b", [sample(task, "pass")])
    found = gather([a, b])
    assert [each.verdict for each in found.samples] == ["pass"]
    assert any("stand in more than one journal" in warning for warning in found.warnings)


def test_the_same_journal_named_twice_is_one(tmp_path: Path) -> None:
    path = journal(tmp_path / "a", [sample(some()[0])])
    assert gather([path, path]).warnings == ()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"prompt": "x"}, "different prompts"),
        ({"flow2code": "9"}, "different versions of flow2code"),
        ({"toolchains": {"python": {"python": "Python 3.9"}}}, "different toolchains"),
    ],
)
def test_what_keeps_two_runs_from_being_compared_is_told(
    tmp_path: Path, change: dict[str, object], said: str
) -> None:
    task = some()[0]
    a = journal(tmp_path / "a", [sample(task)])
    b = journal(tmp_path / "b", [sample(task, model="n")], {**header(), **change})
    assert any(said in warning for warning in gather([a, b]).warnings)


def test_a_language_that_only_one_run_had_is_no_other_toolchain(tmp_path: Path) -> None:
    tools = {"python": {"python": "Python 3.9"}}
    one = journal(tmp_path / "a", [sample(some()[0])], {**header(), "toolchains": tools})
    more = {**header(), "toolchains": {**tools, "c": {"gcc": "12"}}}
    both = gather([one, journal(tmp_path / "b", [sample(some()[0], model="n")], more)])
    assert not any("toolchains" in warning for warning in both.warnings)


def test_data_that_are_not_those_of_the_run_are_told(tmp_path: Path) -> None:
    other = {**header(), "dataset": {"path": None, "hash": "0" * 64}}
    found = gather([journal(tmp_path / "a", [sample(some()[0])], other)])
    assert any("another content hash" in warning for warning in found.warnings)
    assert found.tasks


def test_data_that_are_gone_are_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    gone = {**header(), "dataset": {"path": str(tmp_path / "gone"), "hash": "0" * 64}}
    found = gather([journal(tmp_path / "a", [sample(some()[0])], gone)])
    assert found.tasks == {}
    assert any("--data=DIR" in warning for warning in found.warnings)


def test_tasks_that_the_data_lack_are_counted(tmp_path: Path) -> None:
    foreign = replace(sample(some()[0]), uid="elsewhere/python/1")
    found = gather([journal(tmp_path / "a", [foreign])])
    assert any(warning.startswith("1 tasks") for warning in found.warnings)


def test_data_that_were_named_must_be_there(tmp_path: Path) -> None:
    path = journal(tmp_path / "a", [sample(some()[0])])
    with pytest.raises(DataError, match="no such folder"):
        gather([path], tmp_path / "gone")


def test_what_is_no_text_and_no_number_spoils_nothing(tmp_path: Path) -> None:
    odd = sample(some()[0], completion=None, seconds=float("nan"), cost="dear", tokens_in=[1])
    found = gather([journal(tmp_path / "a", [odd])]).samples[0]
    assert (found.completion, found.seconds, found.cost, found.tokens_in) == ("", 0.0, None, None)
    assert found.tokens_out == 200


def test_a_journal_without_a_sample_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no sample"):
        gather([journal(tmp_path / "a", [])])
