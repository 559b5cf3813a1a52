"""The journal against killed writers, full disks, foreign files and two runs at once."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code import journal, recording
from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.results import SampleResult

SAMPLE = SampleResult(
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
    completion="```python\npass\n```",
    program="pass\n",
)
OPTIONS = {"models": ["m"], "seed": 0, "flowcharts": ["code", "uml"], "samples": 1, "k": [1]}
HEADER = {"dataset": {"hash": "abc", "tasks": 3}, "options": OPTIONS}

WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from pytest_flow2code import journal, recording
sys.path.insert(0, sys.argv[4])
from test_journal import SAMPLE
path, token, offset, _, name, count = sys.argv[1:]
writer = recording.Writer(recording.Session(Path(path), token, int(offset)))
for number in range(int(count)):
    writer.sample(replace(SAMPLE, uid=name, sample=number, completion=name * 40_000))
    print(number, flush=True)
writer.close()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.jsonl"


def changed(**fields: object) -> str:
    """The line of a sample as another program might have written it."""
    return json.dumps({"type": "sample", **SAMPLE.to_plain(), **fields})


def write(session: recording.Session, *samples: SampleResult) -> None:
    writer = recording.Writer(session)
    for sample in samples:
        writer.sample(sample)
    writer.close()


def spawn(session: recording.Session, name: str, count: int) -> subprocess.Popen[str]:
    here = str(Path(__file__).parent)
    argv = [str(session.path), session.token, str(session.offset), here, name, str(count)]
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, *argv], stdout=subprocess.PIPE, text=True
    )


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


def test_processes_that_write_at_once_never_mix_lines(path: Path) -> None:
    session = recording.start(path, HEADER)
    processes = [spawn(session, name, 40) for name in "abc"]
    assert [process.wait(60) for process in processes] == [0, 0, 0]
    samples = journal.read(path).samples
    assert {(sample.uid, sample.sample) for sample in samples} == {
        (name, number) for name in "abc" for number in range(40)
    }
    assert all(sample.completion == sample.uid * 40_000 for sample in samples)


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_writer_loses_nothing_it_had_finished(path: Path, seed: int) -> None:
    session = recording.start(path, HEADER)
    process = spawn(session, "k", 100_000)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(random.Random(seed).uniform(0, 0.2))
    process.send_signal(signal.SIGKILL)
    said = [line for line in process.stdout if line.endswith("\n")]
    last = int(said[-1]) if said else 0
    process.wait(10)
    write(session, SAMPLE)
    found = [s.sample for s in journal.read(path).samples if s.uid == "k"]
    assert found == list(range(len(found)))
    assert last < len(found) <= last + 2


def test_a_full_disk_is_one_clear_error_and_leaves_whole_lines(path: Path) -> None:
    session = recording.start(path, HEADER)
    code = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000));{WRITER}"
    )
    here = str(Path(__file__).parent)
    argv = [str(path), session.token, str(session.offset), here, "f", "9"]
    done = subprocess.run(
        [sys.executable, "-c", code, *argv], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "cannot be written: File too large" in done.stderr
    assert "--flow2code-resume" in done.stderr
    assert [sample.sample for sample in journal.read(path).samples] == [0, 1]
    assert path.read_bytes().endswith(b"\n")


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
