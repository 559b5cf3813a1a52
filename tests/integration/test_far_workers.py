"""Workers in other folders, and workers that cannot reach the journal, as over ssh."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from small_runs import RIGHT, SMALL, WRONG, Run, records, replay, summary, uids

FIRST, SECOND = uids()
RESULTS = "--flow2code-results=r.jsonl"


@pytest.fixture
def blind(pytester: pytest.Pytester, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A way to start workers that see another, empty folder where the journal is."""
    empty, away = tmp_path_factory.mktemp("empty"), tmp_path_factory.mktemp("away")
    mount = f"mount --bind '{empty}' '{pytester.path}'"
    unshare = ["unshare", "--mount", "sh", "-c", f"{mount} && ls '{pytester.path}'"]
    if not shutil.which("unshare") or subprocess.run(unshare, check=False).returncode:
        pytest.skip("this user cannot hide a folder from a process")
    python = away / "python"
    python.write_text(
        f"#!/bin/sh\ncd '{away}'\n"
        f"exec unshare --mount sh -c '{mount.replace(chr(39), chr(34))} && exec \"$@\"' sh "
        f"'{sys.executable}' \"$@\"\n"
    )
    python.chmod(0o755)
    return f"--tx=2*popen//python={python}//chdir={away}"


def test_workers_elsewhere_do_what_the_ini_file_here_says(
    pytester: pytest.Pytester, tmp_path: Path
) -> None:
    pytester.makeini(
        "[pytest]\nflow2code_model = reference\nflow2code_language = python\n"
        "flow2code_flowchart = code\nflow2code_limit = 2\nflow2code_results = r.jsonl\n"
    )
    result = pytester.runpytest("-d", f"--tx=2*popen//chdir={tmp_path}")
    result.assert_outcomes(passed=2)
    assert len(records(pytester.path / "r.jsonl", "sample")) == 2


def test_what_a_worker_cannot_write_the_run_writes_for_it(
    run: Run, pytester: pytest.Pytester, blind: str, tmp_path: Path
) -> None:
    """With the long texts, whatever characters are in them; nothing is asked for twice."""
    model = replay(tmp_path, {FIRST: [WRONG, RIGHT], SECOND: [RIGHT, RIGHT]})
    text = (tmp_path / "answers.jsonl").read_text().replace("```python", "\\ud800 ```python", 1)
    (tmp_path / "answers.jsonl").write_text(
        text.replace("```python", "x" * 300_000 + "\\n```python", 1)
    )
    run(RESULTS, "-d", blind, model=model)
    path = pytester.path / "r.jsonl"
    first = records(path, "sample")
    assert {(r["uid"], r["verdict"]) for r in first} == {(FIRST, "wrong-answer"), (SECOND, "pass")}
    assert max(len(str(r["completion"])) for r in first) > 300_000
    assert all(r["program"] for r in first)
    run(RESULTS, "-d", blind, "--flow2code-resume", "--flow2code-samples=2", model=model)
    assert len(records(path, "sample")) == 4
    far = summary(path)
    path.unlink()
    run(RESULTS, "--flow2code-samples=2", model=model)
    assert summary(path) == far


def test_workers_with_other_tasks_are_refused(
    run: Run, pytester: pytest.Pytester, blind: str
) -> None:
    """The starter set of the worker's package, read through another one."""
    other = pytester.path / "other"
    other.mkdir()
    (other / "sitecustomize.py").write_text(
        "from pytest_flow2code import datasets\nreal = datasets.content_hash\n"
        "datasets.content_hash = lambda tasks: 'x' + real(tasks)\n"
    )
    python = other / "python"
    python.write_text(f"#!/bin/sh\nPYTHONPATH='{other}' exec '{sys.executable}' \"$@\"\n")
    python.chmod(0o755)
    result = run("-d", f"--tx=popen//python={python}", *SMALL)
    assert result.ret != pytest.ExitCode.OK
    text = result.stdout.str() + result.stderr.str()
    assert "has other tasks than the run" in text
