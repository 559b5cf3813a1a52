"""The real release, where it is at hand: all of it is read, fast, and every field makes sense."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from pytest_flow2code.core.task import Placement, Task
from pytest_flow2code.datasets import content_hash, load, select


def test_it_loads_fast_and_small(real_release: Path, real_tasks: tuple[Task, ...]) -> None:
    seconds = []
    for _ in range(3):
        start = time.process_time()
        load(real_release)
        seconds.append(time.process_time() - start)
    assert min(seconds) < 0.3e-3 * len(real_tasks)  # 0.35 s for 4,684 tasks when written
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from pytest_flow2code.datasets import load\n"
        "tasks = load(Path(sys.argv[1]))\n"
        # Not ru_maxrss: that also holds what the parent had when it started this process.
        "status = Path('/proc/self/status').read_text().split()\n"
        "print(status[status.index('VmHWM:') + 1])\n"
    )
    argv = [sys.executable, "-c", program, str(real_release.resolve())]
    peak_kb = int(subprocess.run(argv, capture_output=True, check=True).stdout)
    assert peak_kb < 30_000 + 20 * len(real_tasks)  # 50 MB for 4,684 tasks when written


def test_every_task_of_the_manifest_is_there(
    real_release: Path, real_tasks: tuple[Task, ...]
) -> None:
    lines = (real_release / "data/manifest.jsonl").read_text().splitlines()
    assert [task.uid for task in real_tasks] == [json.loads(line)["uid"] for line in lines]
    assert content_hash(real_tasks) == content_hash(load(real_release))


def test_fields_make_sense(real_tasks: tuple[Task, ...]) -> None:
    for task in real_tasks:
        if task.tests.placement is Placement.TREE:
            continue
        word = re.compile(rf"(?<!\w){re.escape(task.entry_point)}(?!\w)")
        assert word.search(task.reference), task.uid
        assert word.search(task.signature), task.uid
        assert word.search(task.tests.code) or task.tests.call or "mceval/java" in task.uid
        assert task.reference.startswith(task.header), task.uid
        assert len(task.header) < len(task.reference), task.uid
        assert task.header or task.tests.unittest, task.uid
        assert task.tests.code.strip(), task.uid


@pytest.mark.parametrize(
    ("dataset", "language", "placement"),
    [
        ("mbxp", "csharp", Placement.INSIDE),
        ("mceval", "csharp", Placement.INSIDE),
        ("mceval", "java", Placement.INSIDE),
        ("mceval", "vb", Placement.INSIDE),
        ("mceval", "fortran", Placement.AROUND),
        ("mceval", "html", Placement.TREE),
        ("mceval", "pascal", Placement.AFTER),
        ("mbxp", "java", Placement.AFTER),
    ],
)
def test_placements(
    real_tasks: tuple[Task, ...], dataset: str, language: str, placement: Placement
) -> None:
    found = {
        task.tests.placement
        for task in real_tasks
        if (task.dataset, task.language) == (dataset, language)
    }
    assert found == {placement}


def test_entry_points_named_like_the_tests_function(real_tasks: tuple[Task, ...]) -> None:
    named_check = {task.uid for task in real_tasks if task.tests.call == task.entry_point != ""}
    assert named_check == {f"mbxp/python/{number}" for number in (56, 349, 899, 967)}


@pytest.mark.parametrize("limit", [1, 17, 50, 300])
def test_subsets_have_the_mixture_of_the_whole(real_tasks: tuple[Task, ...], limit: int) -> None:
    chosen = select(real_tasks, limit=limit, seed=1)
    assert len(chosen) == limit
    whole = Counter(task.dataset for task in real_tasks)
    taken = Counter(task.dataset for task in chosen)
    for name, count in whole.items():
        assert abs(taken[name] - count * limit / len(real_tasks)) < 1
