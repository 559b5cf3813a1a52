"""A journal that is deleted, replaced or cut short while a run writes it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from journal_samples import HEADER, SAMPLE

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.journals import journal, recording


def samples_of(path: Path) -> list[int]:
    return [sample.sample for sample in journal.read(path).samples]


def test_a_deleted_journal_is_brought_back_whole_by_whichever_process_writes_next(
    path: Path,
) -> None:
    session = recording.start(path, HEADER)
    first, second = recording.Writer(session), recording.Writer(session)
    first.sample(SAMPLE)
    path.unlink()
    second.sample(replace(SAMPLE, sample=1))
    first.sample(replace(SAMPLE, sample=2))
    assert samples_of(path) == [0, 1, 2]
    path.unlink()
    assert [sample.sample for sample in first.known()] == [0, 1, 2]


def test_its_folder_may_be_gone_too(tmp_path: Path) -> None:
    path = tmp_path / "below" / "run.jsonl"
    path.parent.mkdir()
    writer = recording.Writer(recording.start(path, HEADER))
    path.unlink()
    path.parent.rmdir()
    writer.sample(SAMPLE)
    assert samples_of(path) == [0]


def test_a_journal_that_cannot_be_brought_back_is_one_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "below" / "run.jsonl"
    path.parent.mkdir()
    writer = recording.Writer(recording.start(path, HEADER))
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("a file")
    with pytest.raises(Flow2CodeError, match="was deleted while it was written, and cannot"):
        writer.sample(SAMPLE)


def test_a_foreign_file_in_its_place_is_left_alone_and_nothing_is_lost(path: Path) -> None:
    session = recording.start(path, HEADER)
    writer = recording.Writer(session)
    writer.sample(SAMPLE)
    path.unlink()
    path.write_text("precious\n")
    with pytest.raises(Flow2CodeError, match="was replaced by another file") as error:
        writer.sample(replace(SAMPLE, sample=1))
    assert path.read_text() == "precious\n"
    aside = path.with_name(f"run.jsonl.{session.token[:8]}")
    assert str(aside) in error.value.message
    assert samples_of(aside) == [0]


def test_a_journal_that_is_cut_short_is_not_written_on(path: Path) -> None:
    writer = recording.Writer(recording.start(path, HEADER))
    writer.sample(SAMPLE)
    path.write_text("")
    with pytest.raises(Flow2CodeError, match="was cut short by another program"):
        writer.sample(SAMPLE)


def test_a_process_that_comes_after_the_deletion_begins_no_journal_without_a_head(
    path: Path,
) -> None:
    session = recording.start(path, HEADER)
    path.unlink()
    with pytest.raises(Flow2CodeError, match="is not, or no more, the file that this run writes"):
        recording.Writer(session)
    assert not path.exists()


def test_whether_a_journal_can_be_reached_is_told_by_what_it_holds(path: Path) -> None:
    session = recording.start(path, HEADER)
    assert recording.reaches(session)
    path.rename(path.with_name("old.jsonl"))
    assert not recording.reaches(session)
    recording.start(path, HEADER)
    assert not recording.reaches(session)
