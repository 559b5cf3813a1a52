"""What the integration tests share: small real runs, answers that go wrong on demand."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from pytest_flow2code.core.task import Task
from pytest_flow2code.running import cases
from pytest_flow2code.running.settings import Settings

SMALL = ("--flow2code-language=python", "--flow2code-flowchart=code", "--flow2code-limit=2")
WORKERS = [pytest.param((), id="alone"), pytest.param(("-n2",), id="n2")]

Run = Callable[..., pytest.RunResult]
"""`pytest --flow2code-model=MODEL ARGS` on two small cases: see the fixture `run`."""

RIGHT, WRONG, HANG, LOST = "right", "wrong", "hang", "lost"


@cache
def tasks(language: str = "python", limit: int | None = 2) -> tuple[Task, ...]:
    """The starter tasks that a run with these options has, in its order."""
    return cases.plan(Settings(("reference",), languages=(language,), limit=limit)).tasks


def uids(language: str = "python", limit: int | None = 2) -> list[str]:
    return [task.uid for task in tasks(language, limit)]


def replay(folder: Path, wanted: Mapping[str, Iterable[str]]) -> str:
    """Write a replay file and give the model that reads it.

    `wanted` says for each Python task, sample by sample, whether the answer is RIGHT, WRONG (a
    complete program with a wrong result), HANG (never done) or LOST (not in the file).
    """
    by_uid = {task.uid: task for task in tasks(limit=None)}
    lines = []
    for uid, kinds in wanted.items():
        task = by_uid[uid]
        programs = {
            RIGHT: task.reference,
            WRONG: f"{task.signature}\n    print('seen before the miss')\n    return 'wrong'",
            HANG: f"{task.signature}\n    while True:\n        pass",
            LOST: "",
        }
        for sample, kind in enumerate(kinds):
            program = programs[kind]
            answer = {"uid": uid, "flowchart": "code", "sample": sample}
            if kind != LOST:
                lines.append(json.dumps({**answer, "completion": f"```python\n{program}\n```"}))
    path = folder / "answers.jsonl"
    path.write_text("\n".join(lines))
    return f"replay:{path}"


def journals(folder: Path) -> list[Path]:
    """The journals at their default place."""
    return sorted((folder / ".flow2code" / "runs").glob("*.jsonl"))


def records(path: Path, kind: str) -> list[dict[str, object]]:
    lines = path.read_text("ascii").splitlines()
    return [record for record in map(json.loads, lines) if record["type"] == kind]


def summary(path: Path) -> dict[str, object]:
    """What the last finished run in a journal found, without when."""
    found = records(path, "summary")[-1]
    return {key: value for key, value in found.items() if key not in ("type", "finished")}


def verdicts(path: Path) -> dict[str, int]:
    """The counts of the only model of the last finished run."""
    (model,) = summary(path)["models"]  # type: ignore[misc,attr-defined]
    return dict(model["verdicts"])
