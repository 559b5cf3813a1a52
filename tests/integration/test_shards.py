"""One run on several machines: shards, their merge, and a run that goes on with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from small_runs import Run, records, summary, uids

from pytest_flow2code import cli

NAMES = uids(limit=6)
SIX = ("--flow2code-language=python", "--flow2code-flowchart=code", "--flow2code-limit=6")


def merge(*args: object) -> int:
    return cli.main(["merge", *map(str, args)])


@pytest.mark.parametrize(
    ("model", "workers"), [("wrong:empty", ()), ("reference", ("-n2",))], ids=["alone", "n2"]
)
def test_shards_merged_are_one_run(
    run: Run, pytester: pytest.Pytester, model: str, workers: tuple[str, ...]
) -> None:
    """More shards than cases, so that one is empty: that is no failure."""
    run("--flow2code-results=one.jsonl", model=model)
    paths = [pytester.path / f"s{number}.jsonl" for number in (1, 2, 3)]
    for number, path in enumerate(paths, 1):
        shard = (f"--flow2code-shard={number}/3", f"--flow2code-results={path}")
        result = run(*shard, *workers, "--tb=no", model=model)
        missed = model == "wrong:empty" and bool(records(path, "sample"))
        assert result.ret == (pytest.ExitCode.TESTS_FAILED if missed else pytest.ExitCode.OK)
        result.stdout.fnmatch_lines([f"flow2code: shard {number}/3, about * s of * s"])
    assert sorted(len(records(path, "sample")) for path in paths) == [0, 1, 1]
    one, merged = (pytester.path / name for name in ("one.jsonl", "all.jsonl"))
    assert merge(*paths, "-o", merged) == 0
    assert json.dumps(summary(merged)) == json.dumps(summary(one))


def test_a_merged_journal_goes_on_without_a_shard(
    run: Run, pytester: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = pytester.path / "s.jsonl", pytester.path / "all.jsonl"
    run("--flow2code-shard=1/3", f"--flow2code-results={path}", small=SIX)
    assert merge(path, "-o", out) == 1
    said = capsys.readouterr().out
    assert "missing shards: 2/3, 3/3" in said
    assert f"--flow2code-results={out} --flow2code-resume" in said
    had = len(records(out, "sample"))
    assert 0 < had < 6
    result = run(f"--flow2code-results={out}", "--flow2code-resume", small=SIX)
    result.assert_outcomes(passed=6)
    assert len(records(out, "sample")) == 6


def test_a_shard_is_resumed_as_that_shard(run: Run, pytester: pytest.Pytester) -> None:
    args = ("--flow2code-results=s.jsonl", "--flow2code-resume")
    run("--flow2code-shard=1/3", *args, small=SIX)
    result = run("--flow2code-shard=2/3", *args, small=SIX)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(['ERROR: *shard was "1/3" and is "2/3"*'])


def test_durations_come_from_an_earlier_journal(run: Run, pytester: pytest.Pytester) -> None:
    run("--flow2code-results=before.jsonl", small=SIX)
    path = pytester.path / "before.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        if line["type"] == "sample":
            line["seconds"] = 50.0 if line["uid"] == NAMES[3] else 0.5
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    pytester.makeini("[pytest]\nflow2code_durations = before.jsonl\nflow2code_shard = 1/2\n")
    result = run("--collect-only", "-q", small=SIX)
    assert [line for line in result.outlines if "::" in line] == [f"flow2code::{NAMES[3]}[code]"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--flow2code-shard=0/3"], "--flow2code-shard=0/3: expected I/N with 1 <= I <= N*"),
        (["--flow2code-shard=4/3"], "--flow2code-shard=4/3: expected I/N with 1 <= I <= N*"),
        (["--flow2code-shard=3"], "--flow2code-shard=3: expected I/N with 1 <= I <= N*"),
        (["--flow2code-durations=gone"], "*gone cannot be read: No such file*"),
    ],
)
def test_bad_shards_and_durations_are_one_error(run: Run, args: list[str], message: str) -> None:
    result = run(*args)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: {message}"])


def test_journals_of_other_runs_are_refused(
    run: Run, pytester: pytest.Pytester, capsys: pytest.CaptureFixture[str]
) -> None:
    run("--flow2code-shard=1/2", "--flow2code-results=a.jsonl")
    run("--flow2code-shard=2/2", "--flow2code-results=b.jsonl", "--flow2code-seed=1")
    capsys.readouterr()
    a, b, out = (Path(pytester.path / name) for name in ("a.jsonl", "b.jsonl", "out.jsonl"))
    assert merge(a, b, "-o", out) == 2
    assert "seed was 0 and is 1" in capsys.readouterr().err
    assert not out.exists()
