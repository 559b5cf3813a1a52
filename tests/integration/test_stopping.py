"""When the run itself cannot go on."""

from __future__ import annotations

import pytest
from small_runs import WORKERS, Run, journals, records, summary, uids

SIX = ("--flow2code-language=python", "--flow2code-flowchart=code", "--flow2code-limit=6")
NAMES = uids(limit=6)


@pytest.mark.parametrize("workers", WORKERS)
def test_a_model_that_cannot_answer_any_more_ends_the_run(
    run: Run, pytester: pytest.Pytester, odd: None, workers: tuple[str, ...]
) -> None:
    result = run(*workers, model=f"odd:revoked@{NAMES[1]}", small=SIX)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "failed" not in result.parseoutcomes()
    result.stdout.fnmatch_lines(
        [
            "not run: * case*",
            "the run was stopped: the key was revoked - export ODD_KEY=...",
            "*Interrupted: flow2code: the key was revoked - export ODD_KEY=...*",
        ]
    )
    (path,) = journals(pytester.path)
    assert NAMES[1] not in {record["uid"] for record in records(path, "sample")}
    assert summary(path)["samples"] == result.parseoutcomes()["passed"]


@pytest.mark.parametrize("workers", WORKERS)
def test_an_interrupted_run_keeps_what_it_has(
    run: Run, pytester: pytest.Pytester, odd: None, workers: tuple[str, ...]
) -> None:
    result = run(*workers, model=f"odd:interrupt@{NAMES[3]}", small=SIX)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    (path,) = journals(pytester.path)
    assert summary(path)["not_run"] >= 1  # type: ignore[operator]
    assert summary(path)["samples"] <= len(records(path, "sample"))  # type: ignore[operator]
    result.stdout.fnmatch_lines(["not run: * case*", "  flow2code::*"])


@pytest.mark.parametrize("workers", WORKERS)
def test_running_without_a_sandbox_is_announced_twice(run: Run, workers: tuple[str, ...]) -> None:
    result = run(*workers, "--flow2code-sandbox=none")
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(
        [
            "flow2code: NO SANDBOX: programs written by a model run with your rights",
            "collected 2 items" if not workers else "2 workers *",
            "no sandbox: programs written by a model ran with all rights of this user *",
        ]
    )


@pytest.mark.parametrize("workers", WORKERS)
def test_without_a_working_sandbox_nothing_is_run(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    """An nsjail that cannot make a jail stands before the real one."""
    broken = pytester.mkpydir("nsjail") / "bin" / "nsjail"
    broken.parent.mkdir()
    broken.write_text("#!/bin/sh\nexit 255\n")
    broken.chmod(0o755)
    pytester.syspathinsert()
    result = run(*workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        [
            "ERROR: the sandbox nsjail is here but cannot run a program: "
            "the sandbox did not start the program (status 255): it said nothing",
            "  to mend it: *--flow2code-sandbox=none runs programs unprotected",
        ]
    )
    assert journals(pytester.path) == []
