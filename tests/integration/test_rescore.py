"""An earlier run's answers judged again: what changed, what is gone, and no model is asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from small_runs import RIGHT, WRONG, Run, records, replay, summary, uids

from pytest_flow2code import cli

FIRST, SECOND = uids()
MODEL = {FIRST: [RIGHT, WRONG], SECOND: [WRONG, RIGHT]}


@pytest.fixture
def old(run: Run, pytester: pytest.Pytester) -> Path:
    """A run whose model cannot be asked any more."""
    model = replay(pytester.path, MODEL)
    run("--flow2code-results=old.jsonl", "--flow2code-samples=2", model=model)
    (pytester.path / "answers.jsonl").unlink()
    return pytester.path / "old.jsonl"


def change(path: Path, uid: str, sample: int, /, **changes: object) -> None:
    """As an earlier extractor, toolchain or task would have had it."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        if line["type"] == "sample" and (line["uid"], line["sample"]) == (uid, sample):
            line.update(changes)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))


def rescore(*args: object) -> int:
    return cli.main(["rescore", *map(str, args)])


@pytest.mark.parametrize("workers", ["0", "2"])
def test_nothing_changes_where_nothing_did(
    old: Path, pytester: pytest.Pytester, capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    before = old.read_bytes()
    new = pytester.path / "new.jsonl"
    assert rescore(old, "-o", new, "-n", workers) == 0
    assert "0 of 4 verdicts changed against" in capsys.readouterr().out
    assert old.read_bytes() == before
    assert summary(new) == summary(old)
    answers = {(r["uid"], r["sample"]): r["completion"] for r in records(old, "sample")}
    assert {(r["uid"], r["sample"]): r["completion"] for r in records(new, "sample")} == answers
    assert records(new, "run")[0]["options"]["models"] == [  # type: ignore[index]
        f"replay:{pytester.path}/answers.jsonl"
    ]


@pytest.mark.parametrize("workers", ["0", "2"])
def test_what_changed_is_counted_and_named(
    old: Path, pytester: pytest.Pytester, capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    change(old, FIRST, 0, verdict="compile-error")
    change(old, SECOND, 0, verdict="pass")
    change(old, FIRST, 1, uid="starter/python/no_more")
    capsys.readouterr()
    assert rescore(old, "-o", pytester.path / "new.jsonl", "-n", workers) == 1
    said = capsys.readouterr().out
    for line in (
        "2 of 3 verdicts changed against",
        "  compile-error -> pass: 1",
        "  pass -> wrong-answer: 1",
        f"flow2code::{FIRST}[code] sample 0: compile-error -> pass",
        f"flow2code::{SECOND}[code] sample 0: pass -> wrong-answer",
        "left out 1 sample of 1 task that the data lack now: starter/python/no_more",
        "2 changed",
    ):
        assert line in said
    verdicts = [record["verdict"] for record in records(pytester.path / "new.jsonl", "sample")]
    assert sorted(map(str, verdicts)) == ["pass", "pass", "wrong-answer"]


def test_a_run_that_was_stopped_is_judged_as_far_as_it_came(
    run: Run, pytester: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has fewer samples than the k of the Pass@k that it was asked for."""
    three = {FIRST: [RIGHT] * 3, SECOND: [RIGHT] * 3}
    model = replay(pytester.path, three)
    run("--flow2code-results=old.jsonl", "--flow2code-samples=3", model=model)
    old = pytester.path / "old.jsonl"
    lines = [json.loads(line) for line in old.read_text().splitlines()]
    kept = [line for line in lines if line.get("sample", 0) == 0 and line["type"] != "summary"]
    old.write_text("".join(json.dumps(line) + "\n" for line in kept))
    capsys.readouterr()
    assert rescore(old, "-o", pytester.path / "new.jsonl", "-n", "0") == 0
    said = capsys.readouterr().out
    assert "0 of 2 verdicts changed against" in said
    assert "pass@3 leaves out 2 cases" in said


def test_data_that_moved_are_looked_for_where_the_last_start_had_them(
    old: Path, pytester: pytest.Pytester
) -> None:
    (head, *rest) = [json.loads(line) for line in old.read_text().splitlines()]
    again = {**head, "type": "resume"}
    gone = {**head, "dataset": {**head["dataset"], "path": "/no/more"}}
    lines = [gone, again, *rest]
    old.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert rescore(old, "-o", pytester.path / "new.jsonl", "-n", "0") == 0


def test_where_there_was_no_answer_there_is_none(old: Path, pytester: pytest.Pytester) -> None:
    """An empty answer is one; what a machine of ours kept from its verdict is judged now."""
    change(old, FIRST, 0, verdict="unscored", step="ask", reason="HTTP 500", completion="")
    change(old, FIRST, 1, completion="")
    change(old, SECOND, 1, verdict="unscored", step="run", reason="no compiler")
    new = pytester.path / "new.jsonl"
    assert rescore(old, "-o", new, "-n0") == 1
    found = {(r["uid"], r["sample"]): r["verdict"] for r in records(new, "sample")}
    assert list(map(found.get, [(FIRST, 0), (FIRST, 1), (SECOND, 1)])) == [
        "unscored",
        "no-code",
        "pass",
    ]


def test_an_unfinished_one_goes_on_and_nothing_is_written_over(
    old: Path, pytester: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    new = pytester.path / "new.jsonl"
    first = ("-k", FIRST.rpartition("/")[2])
    pytester.runpytest(
        f"--flow2code-rescore={old}", f"--flow2code-results={new}", "--flow2code-samples=2", *first
    ).assert_outcomes(passed=1)
    assert rescore(old, "-o", new, "-n0") == 2
    assert "already holds something" in capsys.readouterr().err
    assert rescore(old, "-o", old, "-n0", "--resume") == 2
    assert rescore(old, "-o", new, "-n0", "--resume") == 0
    keys = [(r["uid"], r["sample"]) for r in records(new, "sample")]
    assert len(keys) == len(set(keys)) == 4


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["gone.jsonl"], "gone.jsonl cannot be read: No such file"),
        (["pyproject.toml"], "expected a journal, whose first line is"),
    ],
)
def test_what_is_no_journal_is_refused(
    pytester: pytest.Pytester,
    capsys: pytest.CaptureFixture[str],
    args: list[str],
    message: str,
) -> None:
    (pytester.path / "pyproject.toml").write_text("{}\n")
    assert rescore(*args) == 2
    assert message in capsys.readouterr().err


def test_no_model_beside_it(run: Run) -> None:
    result = run("--flow2code-rescore=old.jsonl")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        ["ERROR: --flow2code-rescore=old.jsonl: expected it alone, found *"]
    )
