"""Data sets in, tasks out: the official release or the built-in starter set."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Task
from pytest_flow2code.datasets import official, starter
from pytest_flow2code.datasets.folder import verify_asset
from pytest_flow2code.datasets.selection import select

__all__ = ["content_hash", "load", "select", "verify_asset"]


def load(
    path: Path | None = None, *, known_languages: frozenset[str] | None = None
) -> tuple[Task, ...]:
    """The tasks of the official release in the folder `path`, or of the starter set (None).

    `known_languages` are the languages that can be run: a release with any other is refused, the
    starter set leaves others out. None takes all. Raises DataError; nothing is loaded in part.
    """
    if path is None:
        return starter.read(known_languages)
    if not path.exists():
        raise DataError(f"{path}: there is no such folder", mend="check the path of the data")
    if not (path / official.MANIFEST).is_file():
        raise DataError(
            f"{path}: expected a folder with {official.MANIFEST.as_posix()}, "
            + ("found a folder without it" if path.is_dir() else "found a file"),
            mend="give the folder of a Flow2Code release, or no data at all for the starter set",
        )
    return official.read(path, known_languages)


def content_hash(tasks: Iterable[Task]) -> str:
    """SHA-256, in hex, of what the tasks are, wherever they lie and in whatever order they come.

    Two runs with the same hash were set the same tasks with the same tests and shipped pictures.
    """
    total = hashlib.sha256()
    for task in sorted(tasks, key=lambda task: task.uid):
        assets = [(a.name, a.sha256, a.bytes) for a in sorted(task.assets, key=lambda a: a.name)]
        tests = task.tests
        plain = [
            (task.uid, task.dataset, task.language, task.task_id, task.entry_point),
            (task.signature, task.difficulty, task.description, task.header, task.reference),
            (tests.code, tests.placement.value, tests.call, tests.unittest),
            (task.licence, assets),
        ]
        total.update(json.dumps(plain).encode())
        total.update(b"\n")
    return total.hexdigest()
