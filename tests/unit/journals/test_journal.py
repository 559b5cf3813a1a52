"""The journal against damaged lines, foreign files and two runs at once."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from journal_samples import HEADER, OPTIONS, SAMPLE, write

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.journals import journal, recording


def changed(**fields: object) -> str:
    """The line of a sample as another program might have written it."""
    return json.dumps({"type": "sample", **SAMPLE.to_plain(), **fields})


def test_what_was_written_is_read_back(path: Path) -> None:
    odd = replace(SAMPLE, sample=1, completion="é \ud800 \x00 \u2028 \n", cost=0.5)
    write(recording.start(path, HEADER), SAMPLE, odd)
    found = journal.read(path)
    assert found.samples == (SAMPLE, odd)
    assert found.header["options"] == OPTIONS
    assert (found.resumes, found.summary) == ((), None)


def test_every_line_is_a_json_object_and_the_first_is_the_run(path: Path) -> None:
    session = recording.start(path, HEADER)
    write(session, SAMPLE)
    writer = recording.Writer(session)
    writer.summary({"samples": 1})
    writer.close()
    lines = [json.loads(line) for line in path.read_text("ascii").splitlines()]
    assert [line["type"] for line in lines] == ["run", "sample", "summary"]
    assert {"uid", "flowchart", "model", "sample", "verdict", "step", "seconds"} <= lines[1].keys()


def test_slim_reading_leaves_the_long_texts_out(path: Path) -> None:
    write(recording.start(path, HEADER), SAMPLE)
    (sample,) = journal.read(path, slim=True).samples
    assert sample == replace(SAMPLE, completion="", program="")


def test_unknown_types_and_fields_are_ignored(path: Path) -> None:
    write(recording.start(path, HEADER), SAMPLE)
    with path.open("a") as file:
        file.write('{"type": "gate", "ok": true}\n')
        record = {"type": "sample", **SAMPLE.to_plain(), "sample": 1, "colour": "red"}
        file.write(json.dumps(record) + "\n")
    assert journal.read(path).samples == (SAMPLE, replace(SAMPLE, sample=1))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("not json", "run.jsonl:3: expected a JSON object, found b'not json"),
        ("[1]", r"run.jsonl:3: expected a JSON object, found b'\[1\]'"),
        ('{"type": "sample", "uid": "x"}', "run.jsonl:3: a sample lacks a field: .*flowchart"),
        (changed(sample="1"), "run.jsonl:3: a sample makes no sense: 'sample' must count from 0"),
        (changed(sample=-1), "'sample' must count from 0, found -1"),
        (changed(sample=True), "'sample' must count from 0, found True"),
        (changed(uid=None), "'uid' must be a text, found None"),
        (changed(verdict=["pass"]), "'verdict' must be a text"),
        (changed(seconds=None), "'seconds' must be a number, found None"),
    ],
)
def test_a_damaged_line_is_named(path: Path, line: str, message: str) -> None:
    write(recording.start(path, HEADER), SAMPLE)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(DataError, match=message) as error:
        journal.read(path)
    assert error.value.mend == f"delete line 3 of {path}"


@pytest.mark.parametrize("text", ["# README\n", '{"type": "sample"}\n', "[]\n", "\x00" * 9])
def test_a_foreign_file_is_refused_and_left_alone(path: Path, text: str) -> None:
    path.write_text(text)
    for begin in (recording.start, recording.resume):
        with pytest.raises(DataError):
            begin(path, HEADER)
    assert path.read_text() == text


def test_a_missing_file_is_one_clear_error(path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read: No such file"):
        journal.read(path)


def test_a_run_in_a_file_in_use_is_refused_with_both_ways_out(path: Path) -> None:
    write(recording.start(path, HEADER), SAMPLE)
    before = path.read_bytes()
    with pytest.raises(DataError) as error:
        recording.start(path, HEADER)
    assert "--flow2code-resume" in error.value.mend
    assert "another file" in error.value.mend
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Flow2CodeError, match="cannot be written: No such file"):
        recording.start(tmp_path / "nowhere" / "run.jsonl", HEADER)


@pytest.mark.parametrize("empty", [None, "", '{"type"', '{"type": "run", "fixed": {"mod'])
def test_resuming_nothing_begins_a_run(path: Path, empty: str | None) -> None:
    """Also when the earlier run was killed while it wrote its first line."""
    if empty is not None:
        path.write_text(empty)
    write(recording.resume(path, HEADER), SAMPLE)
    assert journal.read(path).samples == (SAMPLE,)


def test_resuming_keeps_what_is_there(path: Path) -> None:
    write(recording.start(path, HEADER), SAMPLE)
    write(recording.resume(path, HEADER), replace(SAMPLE, sample=1))
    found = journal.read(path)
    assert [sample.sample for sample in found.samples] == [0, 1]
    assert len(found.resumes) == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 7}, "seed was 0 and is 7"),
        ({"models": ["m", "n"]}, r'models was \["m"\] and is \["m", "n"\]'),
        ({"limit": 5}, "limit was not given and is 5"),
        ({"seed": 1, "flowcharts": ["uml"]}, "flowcharts was .*; seed was 0 and is 1"),
    ],
)
def test_another_run_is_not_resumed(path: Path, change: dict[str, object], message: str) -> None:
    recording.start(path, HEADER)
    before = path.read_bytes()
    with pytest.raises(DataError, match=message):
        recording.resume(path, {**HEADER, "options": {**OPTIONS, **change}})
    assert path.read_bytes() == before


@pytest.mark.parametrize("place", ["/dev/null", "."])
def test_what_is_no_file_takes_no_journal(place: str) -> None:
    with pytest.raises(Flow2CodeError, match="expected a file to write to, found"):
        recording.start(Path(place), HEADER)


def test_tuples_and_lists_are_the_same_once_written(path: Path) -> None:
    header = {**HEADER, "options": {"models": ("m",)}}
    recording.start(path, header)
    assert recording.resume(path, header).offset > 0


def test_samples_may_grow_and_not_shrink(path: Path) -> None:
    def asked(samples: int) -> dict[str, object]:
        return {**HEADER, "options": {**OPTIONS, "samples": samples, "k": [1, samples]}}

    recording.start(path, HEADER)
    recording.resume(path, asked(3))
    recording.resume(path, asked(3))
    with pytest.raises(DataError, match="the prompt's hash was not given and is"):
        recording.resume(path, {**HEADER, "prompt": "another"})
    with pytest.raises(DataError, match="samples was 3 and is 2: it may only grow"):
        recording.resume(path, asked(2))


def test_other_tasks_are_another_run(path: Path) -> None:
    recording.start(path, HEADER)
    with pytest.raises(DataError, match='the tasks\' hash was "abc" and is "xyz"'):
        recording.resume(path, {**HEADER, "dataset": {"hash": "xyz"}})


@pytest.mark.parametrize("kept", [1, 40, -1])
def test_a_torn_last_line_is_passed_over_then_cut_off(path: Path, kept: int) -> None:
    session = recording.start(path, HEADER)
    write(session, SAMPLE)
    whole = path.read_bytes()
    torn = json.dumps({"type": "sample", **SAMPLE.to_plain(), "completion": "x" * 200_000})
    path.write_bytes(whole + torn[:kept].encode())
    assert journal.read(path).samples == (SAMPLE,)
    write(session, replace(SAMPLE, sample=1))
    assert path.read_bytes().startswith(whole + b'{"type": "sample"')
    assert journal.read(path).samples == (SAMPLE, replace(SAMPLE, sample=1))


def test_a_torn_line_is_cut_off_when_resuming(path: Path) -> None:
    write(recording.start(path, HEADER), SAMPLE)
    with path.open("ab") as file:
        file.write(b'{"type": "sam')
    recording.resume(path, HEADER)
    found = journal.read(path)
    assert (found.samples, len(found.resumes)) == ((SAMPLE,), 1)


def test_an_earlier_runs_process_is_refused_once_the_run_is_resumed(path: Path) -> None:
    old = recording.Writer(recording.start(path, HEADER))
    old.sample(SAMPLE)
    new = recording.Writer(recording.resume(path, HEADER))
    with pytest.raises(Flow2CodeError, match="another run has taken over"):
        old.sample(replace(SAMPLE, sample=1))
    new.sample(replace(SAMPLE, sample=2))
    assert [sample.sample for sample in journal.read(path).samples] == [0, 2]


def test_a_process_that_joins_late_is_part_of_its_session(path: Path) -> None:
    recording.start(path, HEADER)
    session = recording.resume(path, HEADER)
    write(session, SAMPLE)
    write(recording.Session.from_plain(session.to_plain()), replace(SAMPLE, sample=1))
    assert len(journal.read(path).samples) == 2


def test_the_default_place_is_kept_out_of_git(tmp_path: Path) -> None:
    path = recording.default_path(tmp_path)
    assert path.parent == tmp_path / ".flow2code" / "runs"
    assert str(os.getpid()) in path.name
    assert (tmp_path / ".flow2code" / ".gitignore").read_text() == "*\n"
    recording.start(path, HEADER)


def test_a_default_place_that_cannot_be_made_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / ".flow2code").write_text("a file")
    with pytest.raises(Flow2CodeError, match="cannot be made") as error:
        recording.default_path(tmp_path)
    assert "--flow2code-results=FILE" in error.value.mend
