"""The health file: written, read back, and refused when it is none."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code import datasets, health
from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.health import Health, State, Survivor, TaskHealth, fingerprint

TASKS = [task for task in datasets.load() if task.language == "python"][:3]


def of(number: int, state: State) -> TaskHealth:
    task = TASKS[number]
    return TaskHealth(
        task.uid,
        task.dataset,
        task.language,
        fingerprint(task),
        state,
        "why \N{SNOWMAN} \udc80",
        certain=(Survivor("constant", "def f(): return 1\n"),),
        mutant=(Survivor("dropped-statement", "pass"),),
        tried=3,
        mutants=2,
    )


def test_it_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "new" / "health.json"
    whole = Health({"made": "now"}, (of(0, State.WEAK), of(1, State.SOUND)))
    health.write(path, whole)
    back = health.read(path)
    assert sorted(back.tasks, key=lambda t: t.uid) == sorted(whole.tasks, key=lambda t: t.uid)
    assert back.header["made"] == "now"
    assert back.header["counts"] == {"sound": 1, "weak": 1, "broken": 0, "unchecked": 0}
    assert [p.name for p in path.parent.iterdir()] == ["health.json"]


def test_the_same_findings_make_the_same_bytes(tmp_path: Path) -> None:
    one, other = of(0, State.WEAK), of(1, State.SOUND)
    health.write(tmp_path / "a", Health({}, (one, other)))
    health.write(tmp_path / "b", Health({}, (other, one)))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_a_task_that_changed_or_is_new_is_unchecked() -> None:
    known = Health({}, (of(0, State.SOUND), of(1, State.BROKEN)))
    changed = replace(TASKS[0], reference=TASKS[0].reference + "\n")
    assert known.states(TASKS) == {
        TASKS[0].uid: State.SOUND,
        TASKS[1].uid: State.BROKEN,
        TASKS[2].uid: State.UNCHECKED,
    }
    assert known.states([changed]) == {TASKS[0].uid: State.UNCHECKED}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "expected a health file, found no JSON"),
        ("[1]", "expected a health file, which holds"),
        ('{"type": "run"}', "expected a health file, which holds"),
        ('{"type": "health"}', "makes no sense"),
        ('{"type": "health", "tasks": [{}]}', "makes no sense"),
        ('{"type": "health", "tasks": 3}', "makes no sense"),
        ('{"type": "health", "tasks": ["x"]}', "makes no sense"),
    ],
)
def test_what_is_no_health_file_is_refused_by_name(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "h.json"
    path.write_text(text)
    with pytest.raises(DataError) as caught:
        health.read(path)
    assert said in str(caught.value)
    assert str(path) in str(caught.value)
    assert "flow2code audit" in str(caught.value)


def test_an_unknown_state_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "h.json"
    health.write(path, Health({}, (of(0, State.SOUND),)))
    data = json.loads(path.read_text())
    data["tasks"][0]["state"] = "splendid"
    path.write_text(json.dumps(data))
    with pytest.raises(DataError, match="splendid"):
        health.read(path)


def test_unknown_fields_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "h.json"
    health.write(path, Health({}, (of(0, State.SOUND),)))
    data = json.loads(path.read_text())
    data["tasks"][0]["mood"] = data["mood"] = "good"
    path.write_text(json.dumps(data))
    assert health.read(path).tasks == (of(0, State.SOUND),)


def test_missing_and_unwritable_files_are_said(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read: No such file"):
        health.read(tmp_path / "none.json")
    (tmp_path / "file").write_text("")
    with pytest.raises(Flow2CodeError, match="cannot be written"):
        health.write(tmp_path / "file" / "h.json", Health({}, ()))
