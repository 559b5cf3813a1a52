"""`flow2code scores` and `flow2code compare` as a user types them, on written journals."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code.cli import main
from pytest_flow2code.core.results import SampleResult

BASE = SampleResult(
    uid="d/c/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=0.1,
    language="c",
    dataset="d",
    difficulty="easy",
)
HEADER = {"type": "run", "dataset": {"hash": "h"}, "options": {"samples": 1}}
Said = pytest.CaptureFixture[str]


def samples(passing: Iterable[int], model: str = "m", tasks: int = 20) -> list[SampleResult]:
    good = set(passing)
    return [
        replace(
            BASE,
            uid=f"d/{'c' if i % 2 else 'java'}/{i}",
            language="c" if i % 2 else "java",
            model=model,
            verdict="pass" if i in good else "timeout",
        )
        for i in range(tasks)
    ]


def journal(path: Path, found: Iterable[SampleResult]) -> str:
    lines = [HEADER, *({"type": "sample", **sample.to_plain()} for sample in found)]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return str(path)


@pytest.fixture
def old(tmp_path: Path) -> str:
    return journal(tmp_path / "old.jsonl", samples(range(15)))


@pytest.fixture
def new(tmp_path: Path) -> str:
    return journal(tmp_path / "new.jsonl", samples(range(5)))


def test_scores_shows_the_standard_tables(old: str, capsys: Said) -> None:
    assert main(["scores", old]) == 0
    shown = capsys.readouterr().out
    for title in ("by flowchart type", "by language", "by source", "by difficulty"):
        assert f"{title}\n" in shown
    assert ["m", "c", "10", "10", "70.0"] in [line.split()[:5] for line in shown.splitlines()]


def test_scores_of_two_journals_stand_in_one_table(old: str, tmp_path: Path, capsys: Said) -> None:
    other = journal(tmp_path / "n.jsonl", samples(range(9), model="n"))
    args = ["scores", old, other, "--by=language", "--by=language,difficulty", "--format=json"]
    assert main(args) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert {line["model"] for line in first["lines"]} == {"m", "n"}
    assert second["table"] == "by language and difficulty"
    assert main([*args[:3], "--model=n", "--wide", "--by=language"]) == 0
    assert capsys.readouterr().out.split()[-4:] == ["40.0", "50.0", "45.0", "45.0"]


def test_bootstrap_intervals_are_seeded(old: str, capsys: Said) -> None:
    shown = []
    for seed in ("1", "1", "2"):
        assert main(["scores", old, "--bootstrap=500", f"--seed={seed}", "--format=csv"]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1] != shown[2]


def health(path: Path, hash_: str) -> str:
    task = {"dataset": "d", "language": "c", "content": "x", "uid": "d/c/1", "state": "sound"}
    tasks = [task, {**task, "uid": "d/c/3", "state": "weak"}]
    path.write_text(json.dumps({"type": "health", "dataset": {"hash": hash_}, "tasks": tasks}))
    return f"--health={path}"


def test_sound_tasks_stand_beside_all(old: str, tmp_path: Path, capsys: Said) -> None:
    option = health(tmp_path / "health.json", "h")
    assert main(["scores", old, option, "--by=language", "--format=csv"]) == 0
    rows = [line.split(",") for line in capsys.readouterr().out.splitlines()]
    found = {(row[2], row[3]): row[7] for row in rows}
    assert found["c", "all tasks"] == "0.7"
    assert found["c", "sound tasks"] == "1.0"
    assert found["java", "sound tasks"] == ""


def test_a_health_file_of_other_data_is_refused(old: str, tmp_path: Path, capsys: Said) -> None:
    assert main(["scores", old, health(tmp_path / "health.json", "other")]) == 2
    assert "judges other tasks than those of" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--by=colour"], "--by=colour: expected some of flowchart, language, source, difficulty"),
        (["--by=language,language"], "each once"),
        (["--k=5"], "--k=5: expected at most 1"),
        (["--k=x"], "--k=x: expected whole numbers"),
        (["--model=z"], "--model=z: expected one of m"),
        (["--bootstrap=-1"], "--bootstrap=-1: expected a whole number of 0 or more"),
        (["--bootstrap=9", "--seed=-1"], "--seed=-1: expected a whole number of 0 or more"),
    ],
)
def test_scores_refuses_what_means_nothing(
    old: str, args: list[str], message: str, capsys: Said
) -> None:
    assert main(["scores", old, *args]) == 2
    assert message in capsys.readouterr().err


def test_scores_never_mixes_two_runs_of_one_model(old: str, new: str, capsys: Said) -> None:
    assert main(["scores", old, new]) == 2
    assert "both hold answers of m to d/" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["scores", "compare"])
def test_what_is_no_journal_is_status_2(verb: str, tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "x").write_text("{}\n")
    for name in ("x", "missing"):
        assert main([verb, str(tmp_path / name), str(tmp_path / name)]) == 2
        assert "to mend it: name a file that an earlier run wrote" in capsys.readouterr().err
    assert main([verb, journal(tmp_path / "empty", [])]) == 2


def test_compare_says_what_changed(old: str, new: str, capsys: Said) -> None:
    assert main(["compare", old, new]) == 0
    shown = capsys.readouterr().out
    assert f"{new}: m against {old}: m: 20 cases in both" in shown
    assert "pass@1: 75.0% -> 25.0%, -50.0 points [" in shown
    assert "lost: 10 cases" in shown
    assert main(["compare", old, new, "--show=1", "--format=markdown"]) == 0
    assert "and 9 more" in capsys.readouterr().out
    assert main(["compare", old, new, "--format=json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["mcnemar"]["lost"] == 10


@pytest.mark.parametrize(
    ("passing", "limits", "status"),
    [
        (range(5), ["--max-drop=0.02"], 1),
        (range(15), ["--max-drop=0"], 0),
        (range(14), ["--max-drop=0.05"], 0),
        (range(14), ["--max-drop=0.04"], 1),
        (range(14), ["--max-drop=0.04", "--max-drop-significance=0.05"], 0),
        (range(5), ["--max-drop=0.04", "--max-drop-significance=0.05"], 1),
        (range(5), ["--max-drop=0.6", "--max-drop-significance=0.05"], 0),
        (range(5), ["--max-drop-significance=0.05"], 1),
        (range(20), ["--max-drop-significance=0.05"], 0),
        (range(5), [], 0),
    ],
)
def test_the_exit_status_of_compare(
    old: str, tmp_path: Path, passing: range, limits: list[str], status: int
) -> None:
    new = journal(tmp_path / "n.jsonl", samples(passing))
    assert main(["compare", old, new, *limits]) == status


@pytest.mark.parametrize(
    "option",
    ["--max-drop=2", "--max-drop-significance=-1", "--resamples=0", "--seed=-1", "--show=-1"],
)
def test_compare_refuses_what_means_nothing(old: str, new: str, option: str, capsys: Said) -> None:
    assert main(["compare", old, new, option]) == 2
    assert f"{option}" in capsys.readouterr().err.replace(".0:", ":")


def test_the_models_of_one_journal_can_be_compared(tmp_path: Path, capsys: Said) -> None:
    both = [*samples(range(15)), *samples(range(9), model="n")]
    path = journal(tmp_path / "both.jsonl", both)
    assert main(["compare", path]) == 2
    assert "choose with --base-model one of m, n" in capsys.readouterr().err
    assert main(["compare", path, "--base-model=m"]) == 0
    assert f"{path}: n against {path}: m: 20 cases" in capsys.readouterr().out


def test_runs_without_a_common_case_cannot_be_compared(
    old: str, tmp_path: Path, capsys: Said
) -> None:
    other = [replace(result, flowchart="uml") for result in samples(range(3))]
    assert main(["compare", old, journal(tmp_path / "o.jsonl", other)]) == 2
    assert "shares no case" in capsys.readouterr().err
