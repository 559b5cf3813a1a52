"""What `load` takes for a data set, and what `content_hash` sees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from made_release import MadeRelease

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Asset, Placement, Task
from pytest_flow2code.datasets import content_hash, load


def test_nothing_given_is_the_starter_set() -> None:
    assert {task.dataset for task in load(None)} == {"starter"}


def test_other_folders_and_files_are_refused(tmp_path: Path) -> None:
    for path, says in (
        (tmp_path / "none", "there is no such folder"),
        (tmp_path, "found a folder without it"),
        (Path(__file__), "found a file"),
    ):
        with pytest.raises(DataError, match=says) as caught:
            load(path)
        assert str(path) in caught.value.message
        assert caught.value.mend


def test_the_hash_does_not_depend_on_order_or_place(release: MadeRelease, tmp_path: Path) -> None:
    release.records[0]["assets"] = {"code": release.ship("assets/1.png", b"picture")}
    tasks = load(release.write())
    moved = tmp_path / "elsewhere"
    release.root.rename(moved)
    assert content_hash(load(moved)) == content_hash(tasks) == content_hash(tasks[::-1])


def changes(task: Task) -> list[Task]:
    tests = task.tests
    return [
        *(replace(task, **{name: f"{getattr(task, name)}x"}) for name in (
            "uid", "dataset", "language", "task_id", "entry_point", "signature", "difficulty",
            "description", "header", "reference", "licence",
        )),
        replace(task, tests=replace(tests, code=tests.code + " ")),
        replace(task, tests=replace(tests, placement=Placement.INSIDE)),
        replace(task, tests=replace(tests, call="x")),
        replace(task, tests=replace(tests, unittest=True)),
        replace(task, assets=(Asset("code", "/x", "0" * 64, 1),)),
        replace(task, header=task.header + task.reference[:1], reference=task.reference[1:]),
    ]  # fmt: skip


def test_the_hash_sees_every_change(release: MadeRelease) -> None:
    first, *others = load(release.write())
    hashes = {content_hash([task, *others]) for task in (first, *changes(first))}
    assert len(hashes) == 1 + len(changes(first))
    assert content_hash(others) not in hashes
