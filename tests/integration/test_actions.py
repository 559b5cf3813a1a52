"""A run inside GitHub Actions."""

from __future__ import annotations

import json

import pytest
from small_runs import RIGHT, WORKERS, WRONG, Run, replay, uids

FIRST, SECOND = uids()


@pytest.fixture
def actions(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_WORKSPACE", str(pytester.path))
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(pytester.path / "summary.md"))


@pytest.mark.parametrize("workers", WORKERS)
def test_a_miss_is_annotated_and_the_job_has_a_summary(
    run: Run, pytester: pytest.Pytester, actions: None, workers: tuple[str, ...]
) -> None:
    (pytester.path / "summary.md").write_text("before\n")
    model = replay(pytester.path, {FIRST: [WRONG], SECOND: [RIGHT]})
    result = run("--flow2code-results=r.jsonl", *workers, "-q", model=model)
    commands = [line for line in result.outlines if line.startswith("::")]
    head = "::error file=r.jsonl,line="
    (error,) = (line for line in commands if line.startswith(head))
    assert error.endswith(f",title=flow2code%3A%3A{FIRST}[code]::wrong-answer: AssertionError")
    number = int(error.removeprefix(head).partition(",")[0])
    record = json.loads((pytester.path / "r.jsonl").read_text().splitlines()[number - 1])
    assert (record["uid"], record["verdict"]) == (FIRST, "wrong-answer")
    assert sum(line.startswith("::notice title=flow2code") for line in commands) == 1
    text = (pytester.path / "summary.md").read_text()
    assert text.startswith("before\n## flow2code\n")
    assert "| overall |  | 2 | 50.0%" in text
    assert "Journal: `r.jsonl`" in text


def test_with_a_gate_that_alone_is_an_error(
    run: Run, pytester: pytest.Pytester, actions: None
) -> None:
    model = replay(pytester.path, {FIRST: [WRONG], SECOND: [RIGHT]})
    result = run("--flow2code-fail-under=pass@1>=0.9", model=model)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    commands = [line for line in result.outlines if line.startswith("::")]
    (error,) = (line for line in commands if line.startswith("::error"))
    assert error.startswith("::error title=flow2code%3A a gate failed::pass@1>=0.9: ")
    assert any(line.startswith("::notice file=.flow2code/runs/") for line in commands)
    assert "- **fails**: pass@1>=0.9: " in (pytester.path / "summary.md").read_text()


def test_without_the_terminal_plugin_too_and_a_bad_place_fails_nothing(
    run: Run, actions: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", "/no/such/place")
    result = run("-p", "no:terminal")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(
        ["flow2code: the job summary /no/such/place cannot be written: *", "::notice title=*"]
    )


def test_a_run_that_is_stopped_says_so_first(
    run: Run, pytester: pytest.Pytester, odd: None, actions: None
) -> None:
    result = run(model=f"odd:revoked@{FIRST}")
    commands = [line for line in result.outlines if line.startswith("::")]
    assert commands[0].startswith("::error title=flow2code%3A the run was stopped::the key was")
    assert (
        "**The run was stopped:** the key was revoked" in (pytester.path / "summary.md").read_text()
    )


def test_elsewhere_nothing_of_it_is_said(run: Run) -> None:
    assert not [line for line in run().outlines if line.startswith("::")]
