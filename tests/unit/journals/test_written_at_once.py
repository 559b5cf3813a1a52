"""Several processes on one journal, killed writers, and a disk that is full."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from journal_samples import HEADER, SAMPLE, write

from pytest_flow2code.journals import journal, recording

WRITER = """
import sys
from dataclasses import replace
from pathlib import Path
from pytest_flow2code.journals import journal, recording
sys.path.insert(0, sys.argv[4])
from journal_samples import SAMPLE
path, token, offset, _, name, count = sys.argv[1:]
writer = recording.Writer(recording.Session(Path(path), token, int(offset)))
for number in range(int(count)):
    writer.sample(replace(SAMPLE, uid=name, sample=number, completion=name * 40_000))
    print(number, flush=True)
writer.close()
"""


def spawn(session: recording.Session, name: str, count: int) -> subprocess.Popen[str]:
    here = str(Path(__file__).parent)
    argv = [str(session.path), session.token, str(session.offset), here, name, str(count)]
    return subprocess.Popen(
        [sys.executable, "-c", WRITER, *argv], stdout=subprocess.PIPE, text=True
    )


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
