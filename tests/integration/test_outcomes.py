"""What becomes of a case: passed, missed, skipped, unscored."""

from __future__ import annotations

import shlex
import shutil

import pytest
from small_runs import (
    HANG,
    LOST,
    RIGHT,
    WORKERS,
    WRONG,
    Run,
    journals,
    records,
    replay,
    uids,
    verdicts,
)

FIRST, SECOND = uids()


@pytest.mark.parametrize("workers", WORKERS)
def test_a_miss_is_a_short_report_and_no_traceback(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    model = replay(pytester.path, {FIRST: [WRONG], SECOND: [RIGHT]})
    result = run(*workers, model=model)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        [
            f"*_ {FIRST}?code? by replay:*_",
            "wrong-answer in step run: *",
            "  | *seen before the miss*",
            f"to reproduce: pytest --flow2code-model={model} *'flow2code::{FIRST}?code?'",
        ]
    )
    shown = result.stdout.str()
    assert shown.count("Traceback") == 1, "the program's own and no other"
    assert ".py:" not in shown
    assert "MissError" not in shown


def test_the_command_of_the_report_reproduces_the_miss(run: Run, pytester: pytest.Pytester) -> None:
    model = replay(pytester.path, {FIRST: [WRONG], SECOND: [RIGHT]})
    shown = run("--flow2code-timeout=7", model=model)
    prefix = "to reproduce: pytest "
    (line,) = [line for line in shown.outlines if line.startswith(prefix)]
    again = pytester.runpytest(*shlex.split(line.removeprefix(prefix)))
    again.assert_outcomes(failed=1)
    assert records(journals(pytester.path)[-1], "run")[0]["options"]["timeout"] == 7  # type: ignore[index]


@pytest.mark.parametrize("workers", WORKERS)
def test_an_empty_program_never_passes(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    result = run(*workers, model="wrong:empty")
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(["*overall*2*0.0%*"])
    assert "pass" not in verdicts(journals(pytester.path)[-1])


@pytest.mark.parametrize("workers", WORKERS)
def test_a_missing_tool_skips_with_the_command_that_brings_it(
    run: Run,
    pytester: pytest.Pytester,
    workers: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tools = pytester.mkdir("tools")
    (tools / "dot").symlink_to(str(shutil.which("dot")))
    monkeypatch.setenv("PATH", str(tools))
    small = ("--flow2code-language=javascript", "--flow2code-limit=1", "--flow2code-sandbox=none")
    result = run(*workers, "-rs", small=small)
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(skipped=3)
    result.stdout.fnmatch_lines(
        [
            "skipped 3 cases: JavaScript needs node*: apt-get install *nodejs",
            "SKIPPED [[]3[]] flow2code: JavaScript needs node*: apt-get install *nodejs",
        ]
    )
    assert "unscored" not in result.stdout.str()


@pytest.mark.parametrize("workers", WORKERS)
def test_an_unscored_case_is_no_miss_and_fails_the_run(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    model = replay(pytester.path, {FIRST: [LOST], SECOND: [RIGHT]})
    result = run(*workers, "-v", model=model)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert result.parseoutcomes() == {"passed": 1, "unscored": 1}
    result.stdout.fnmatch_lines(
        [
            "*overall*2*100.0%*",
            "verdicts: pass 1, unscored 1",
            "unscored 1 of 2 samples, left out of every score:",
            f"  1 x *holds no answer for {FIRST}, flowchart code, sample 0",
            "the run has failed: 1 of 2 samples could not be scored, 0 may be; *",
        ]
    )
    assert "UNSCORED" in result.stdout.str()


def test_one_unscored_sample_in_a_hundred_is_within_the_budget(
    run: Run, pytester: pytest.Pytester
) -> None:
    names = uids(limit=5)
    wanted = {uid: [RIGHT] * 20 for uid in names}
    wanted[names[2]] = [RIGHT] * 19 + [LOST]
    small = ("--flow2code-language=python", "--flow2code-flowchart=code", "--flow2code-limit=5")
    args = ("--flow2code-samples=20", "--flow2code-k=1,20", "-n2")
    result = run(*args, model=replay(pytester.path, wanted), small=small)
    assert result.ret == pytest.ExitCode.OK
    assert result.parseoutcomes() == {"passed": 4, "unscored": 1}
    result.stdout.fnmatch_lines(
        [
            "*overall*5*100.0%*100.0%*",
            "  pass@20 leaves out 1 case with fewer than 20 scored samples",
            "unscored 1 of 100 samples, left out of every score:",
        ]
    )
    assert "the run has failed" not in result.stdout.str()


def test_a_miss_beside_an_unscored_sample_is_a_miss(run: Run, pytester: pytest.Pytester) -> None:
    model = replay(pytester.path, {FIRST: [LOST, WRONG], SECOND: [RIGHT, RIGHT]})
    result = run("--flow2code-samples=2", model=model)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        ["0 of 2 samples pass", "sample 0: unscored in step ask: *", "sample 1: wrong-answer*"]
    )


def test_a_time_limit_reaches_the_sandbox(run: Run, pytester: pytest.Pytester) -> None:
    args = ("--flow2code-timeout=1", f"flow2code::{FIRST}[code]")
    result = run(*args, model=replay(pytester.path, {FIRST: [HANG]}))
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["verdicts: timeout 1"])


UNJOINABLE = """
from dataclasses import replace
from pytest_flow2code import datasets
from pytest_flow2code.core.task import Tests

load = datasets.load

def spoiled(*args, **kwargs):
    def change(task):
        return replace(task, tests=Tests("class Nothing {}")) if "/clamp" in task.uid else task
    return tuple(map(change, load(*args, **kwargs)))

datasets.load = spoiled
"""


def test_tests_that_cannot_be_joined_leave_one_case_unscored_and_the_run_going(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(unjoinable=UNJOINABLE)
    pytester.syspathinsert()
    ids = [f"flow2code::starter/java/{name}" for name in ("clamp", "digit_sum")]
    options = ("--flow2code-model=reference", "--flow2code-flowchart=code")
    # In a process of its own: what the module changes would stay changed in this one.
    result = pytester.runpytest_subprocess("-p", "unjoinable", *options, *ids)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    found = result.parseoutcomes()
    assert (found["passed"], found["unscored"]) == (1, 1)
    result.stdout.fnmatch_lines(["  1 x starter/java/clamp: *"])
