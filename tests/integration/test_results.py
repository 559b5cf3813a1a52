"""The journal of a run: where it is, what it holds, and how a run goes on after any end."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from small_runs import (
    LOST,
    RIGHT,
    SMALL,
    WORKERS,
    WRONG,
    Run,
    journals,
    records,
    replay,
    summary,
    uids,
)

FIRST, SECOND = uids()
RESULTS = "--flow2code-results=r.jsonl"
RESUME = "--flow2code-resume"


@pytest.fixture
def path(pytester: pytest.Pytester) -> Path:
    return pytester.path / "r.jsonl"


def test_the_default_place_is_new_each_time_and_out_of_git(
    run: Run, pytester: pytest.Pytester
) -> None:
    run()
    run()
    assert len(journals(pytester.path)) == 2
    assert (pytester.path / ".flow2code" / ".gitignore").read_text() == "*\n"


@pytest.mark.parametrize("workers", WORKERS)
def test_what_a_journal_holds(run: Run, path: Path, workers: tuple[str, ...]) -> None:
    run(RESULTS, *workers)
    (header,) = records(path, "run")
    assert {"flow2code", "python", "pytest", "machine", "toolchains", "sandbox"} <= header.keys()
    assert header["dataset"]["tasks"] == 2  # type: ignore[index]
    assert header["options"]["models"] == ["reference"]  # type: ignore[index]
    samples = records(path, "sample")
    assert {sample["uid"] for sample in samples} == {FIRST, SECOND}
    assert all(sample["completion"] and sample["program"] for sample in samples)
    assert summary(path)["models"][0]["rows"][0]["pass"] == {"1": 1.0}  # type: ignore[index]


@pytest.mark.parametrize("workers", WORKERS)
def test_a_file_in_use_is_refused_with_both_ways_out(
    run: Run, path: Path, workers: tuple[str, ...]
) -> None:
    run(RESULTS)
    before = path.read_bytes()
    result = run(RESULTS, *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        [
            "ERROR: */r.jsonl already holds something",
            "*add --flow2code-resume to continue it, or name another file",
        ]
    )
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_written_is_refused(run: Run, pytester: pytest.Pytester) -> None:
    result = run("--flow2code-results=no/such/folder/r.jsonl")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    path = pytester.path / "no/such/folder/r.jsonl"
    result.stderr.fnmatch_lines([f"ERROR: {path} cannot be written: No such file*"])


def test_resuming_has_to_know_what(run: Run, pytester: pytest.Pytester) -> None:
    run()
    (newest,) = journals(pytester.path)
    result = run(RESUME)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        [
            "ERROR: --flow2code-resume has to know which run to continue",
            f"*add --flow2code-results=FILE; the newest is {newest.relative_to(pytester.path)}",
        ]
    )


def test_resuming_a_run_that_was_never_begun_begins_it(run: Run, path: Path) -> None:
    run(RESULTS, RESUME).assert_outcomes(passed=2)
    assert len(records(path, "run")) == 1


@pytest.mark.parametrize("workers", WORKERS)
def test_a_finished_run_has_nothing_left_to_do(
    run: Run, path: Path, workers: tuple[str, ...]
) -> None:
    run(RESULTS)
    first = summary(path)
    run(RESULTS, RESUME, *workers).assert_outcomes(passed=2)
    assert len(records(path, "sample")) == 2
    assert summary(path) == first


def test_what_is_known_needs_no_toolchain(run: Run, pytester: pytest.Pytester) -> None:
    """As on a machine that only gathers what others have run."""
    run(RESULTS)
    pytester.makeconftest(
        """
        from pytest_flow2code.session.bench import Bench
        Bench.lacks = lambda self, task: "python is missing"
        """
    )
    pytester.runpytest_subprocess(
        "--flow2code-model=reference", *SMALL, RESULTS, RESUME
    ).assert_outcomes(passed=2)
    pytester.runpytest_subprocess(
        "--flow2code-model=reference", *SMALL, "--flow2code-results=other.jsonl"
    ).assert_outcomes(skipped=2)


@pytest.mark.parametrize("workers", WORKERS)
def test_misses_stay_misses_and_unscored_samples_are_asked_for_again(
    run: Run, pytester: pytest.Pytester, path: Path, workers: tuple[str, ...]
) -> None:
    model = replay(pytester.path, {FIRST: [WRONG], SECOND: [LOST]})
    run(RESULTS, *workers, model=model)
    replay(pytester.path, {FIRST: [RIGHT], SECOND: [RIGHT]})
    result = run(RESULTS, RESUME, *workers, model=model)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["wrong-answer in step run*", "  | seen before the miss"])
    assert dict(summary(path)["models"][0]["verdicts"]) == {  # type: ignore[index]
        "pass": 1,
        "wrong-answer": 1,
    }
    found = [(record["uid"], record["verdict"]) for record in records(path, "sample")]
    assert sorted(found) == sorted(
        [(FIRST, "wrong-answer"), (SECOND, "unscored"), (SECOND, "pass")]
    )


def test_samples_may_grow(run: Run, pytester: pytest.Pytester, path: Path) -> None:
    model = replay(pytester.path, {FIRST: [WRONG, RIGHT], SECOND: [RIGHT, RIGHT]})
    run(RESULTS, model=model)
    run(RESULTS, RESUME, "--flow2code-samples=2", model=model)
    assert len(records(path, "sample")) == 4
    row = summary(path)["models"][0]["rows"][0]  # type: ignore[index]
    assert row["pass"] == {"1": 0.75}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (["--flow2code-seed=3"], "seed was 0 and is 3"),
        (["--flow2code-timeout=3"], "timeout was not given and is 3.0"),
        (["--flow2code-sandbox=none"], 'sandbox was "nsjail" and is "none"'),
        (["--flow2code-model=wrong:empty"], "models was *"),
        (["--flow2code-limit=3"], "limit was 2 and is 3"),
        (["--flow2code-flowchart=uml"], "flowcharts was *code* and is *uml*"),
        (["--flow2code-samples=1"], "samples was 2 and is 1: it may only grow"),
    ],
)
def test_another_run_is_not_continued(
    run: Run, path: Path, change: list[str], message: str
) -> None:
    run(RESULTS, "--flow2code-samples=2")
    before = path.read_bytes()
    result = run(RESULTS, RESUME, "--flow2code-samples=2", *change)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: *r.jsonl is the journal of another run: *{message}*"])
    assert path.read_bytes() == before


def test_a_damaged_journal_is_refused_by_its_line(run: Run, path: Path) -> None:
    run(RESULTS)
    lines = path.read_text().splitlines()
    lines.insert(1, "scribble")
    path.write_text("\n".join(lines) + "\n")
    result = run(RESULTS, RESUME)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: */r.jsonl:2: expected a JSON object, found *scribble*"])


SLOW = (
    "--flow2code-model=odd:slow",
    *SMALL[:2],
    "--flow2code-limit=8",
    "--flow2code-samples=3",
    RESULTS,
)


def begin(pytester: pytest.Pytester, *args: str, pace: float = 0.05) -> subprocess.Popen[bytes]:
    """`pace` are the seconds that each answer takes."""
    argv = [sys.executable, "-m", "pytest", *SLOW, *args]
    return subprocess.Popen(
        argv,
        cwd=pytester.path,
        env={**os.environ, "ODD_PACE": str(pace)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def wait_for_growth(path: Path, process: subprocess.Popen[bytes]) -> None:
    """Until the process has recorded a sample or has ended."""
    before = path.stat().st_size if path.exists() else 0
    while process.poll() is None:
        if path.exists() and b'"type": "sample"' in path.read_bytes()[before:]:
            return
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("workers", "whole"),
    [((), True), (("-n2",), True), (("-n2",), False)],
    ids=["alone", "n2", "n2-controller"],
)
def test_a_run_killed_at_any_moment_goes_on_to_the_same_end(
    pytester: pytest.Pytester, odd: None, path: Path, workers: tuple[str, ...], whole: bool
) -> None:
    """The whole process group, or only the first process, so that workers live on for a while."""
    rnd = random.Random(f"{workers}{whole}")
    kills = 0
    for early in (False, True, False):
        process = begin(pytester, RESUME, *workers)
        if not early:
            wait_for_growth(path, process)
        time.sleep(rnd.uniform(0, 0.6))
        if process.poll() is None:
            kills += 1
            (os.killpg if whole else os.kill)(process.pid, signal.SIGKILL)
        process.wait()
    assert kills
    assert begin(pytester, RESUME, *workers).wait(120) == 0
    finished = summary(path)
    samples = records(path, "sample")
    keys = [(sample["uid"], sample["flowchart"], sample["sample"]) for sample in samples]
    assert len(keys) == len(set(keys)) == 24, "nothing lost, nothing run twice"
    path.unlink()
    assert begin(pytester, *workers).wait(120) == 0
    assert finished == summary(path)


def test_what_is_left_of_a_killed_run_cannot_write_into_its_continuation(
    pytester: pytest.Pytester, odd: None, path: Path
) -> None:
    # Slow enough to be still at it when the other has taken over.
    first = begin(pytester, "-n2", pace=1.5)
    wait_for_growth(path, first)
    second = begin(pytester, RESUME, "-n2")
    assert first.wait(120) == pytest.ExitCode.USAGE_ERROR
    assert second.wait(120) == pytest.ExitCode.OK
    lines = [json.loads(line) for line in path.read_text("ascii").splitlines()]
    keys = [(r["uid"], r["sample"]) for r in lines if r["type"] == "sample"]
    assert len(keys) == len(set(keys)) == 24


@pytest.mark.parametrize("workers", WORKERS)
def test_a_journal_deleted_during_the_run_is_there_at_its_end(
    pytester: pytest.Pytester, odd: None, path: Path, workers: tuple[str, ...]
) -> None:
    process = begin(pytester, *workers)
    wait_for_growth(path, process)
    path.unlink()
    assert process.wait(120) == pytest.ExitCode.OK
    assert len(records(path, "sample")) == summary(path)["samples"] == 24


def test_a_journal_that_cannot_be_kept_is_one_message_and_the_scores_are_said(
    run: Run, pytester: pytest.Pytester
) -> None:
    pytester.makeconftest(
        """
        import shutil
        def pytest_runtest_logreport(report):
            if report.when == "teardown":
                shutil.rmtree("below", ignore_errors=True)
                open("below", "w").close()
        """
    )
    pytester.mkdir("below")
    result = run("--flow2code-results=below/r.jsonl")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stdout.fnmatch_lines(
        ["*overall*1*100.0%*", "the run was stopped: *below/r.jsonl was deleted while it was *"]
    )
    assert "INTERNALERROR" not in result.stdout.str() + result.stderr.str()
