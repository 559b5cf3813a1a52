"""The exit status of a run under every combination of gate, outcome, workers and reporting.

    python benchmarks/gate_table.py [--folder DIR] [--workers none,0,2] [--switches plain,...]

Each combination is a real run of pytest on three small Python tasks. What is printed: a table of
the exit statuses, and every combination whose status is not what the documentation states.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import numpy as np  # noqa: F401
import pytest

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.running import cases
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.session import hooks  # noqa: F401

SMALL = ("--flow2code-language=python", "--flow2code-flowchart=code", "--flow2code-limit=3")
GATES: Mapping[str, tuple[str, ...]] = {
    "none": (),
    "holds": ("--flow2code-fail-under=pass@1[language=python]>=0.6,unscored<=0.5",),
    "fails": ("--flow2code-fail-under=pass@1>=0", "--flow2code-fail-under=pass@1<=50%"),
    "cannot be evaluated": ("--flow2code-fail-under=pass@1[language=perl]>=0",),
    "small drop allowed": ("--flow2code-baseline=base.jsonl", "--flow2code-max-drop=0.5"),
    "no drop allowed": ("--flow2code-baseline=base.jsonl", "--flow2code-max-drop=0.1"),
    "not significant": (
        "--flow2code-baseline=base.jsonl",
        "--flow2code-max-drop-significance=0.05",
    ),
    "significant": ("--flow2code-baseline=base.jsonl", "--flow2code-max-drop-significance=0.6"),
}
OUTCOMES = ("all pass", "a miss", "an unscored", "interrupted", "another test fails", "usage error")
WORKERS: Mapping[str, tuple[str, ...]] = {"none": (), "0": ("-n0",), "2": ("-n2",)}
SWITCHES: Mapping[str, tuple[str, ...]] = {
    "plain": (),
    "no:terminal": ("-p", "no:terminal"),
    "junitxml": ("--junitxml=out.xml",),
    "-q": ("-q",),
}

_INTERRUPTING = """
class Interrupting:
    def pytest_runtest_logreport(self, report):
        raise KeyboardInterrupt

def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Interrupting())
"""


def expected(gate: str, outcome: str) -> int:
    """What the documentation promises."""
    fixed = {"interrupted": 2, "another test fails": 1, "usage error": 4}
    if outcome in fixed:
        return fixed[outcome]
    failing = {
        "none": ("a miss", "an unscored"),
        "holds": (),
        "fails": OUTCOMES,
        "cannot be evaluated": OUTCOMES,
        # No gate speaks of unscored samples here: more than one in a hundred is too many.
        "small drop allowed": ("an unscored",),
        "no drop allowed": ("a miss", "an unscored"),
        "not significant": ("an unscored",),
        "significant": ("a miss", "an unscored"),
    }
    return int(outcome in failing[gate])


def prepare(folder: Path, outcome: str) -> tuple[str, ...]:
    """Lay out what a run with this outcome needs, and give its arguments."""
    tasks = cases.plan(Settings(("reference",), languages=("python",), limit=3)).tasks
    wrong = {"a miss": 1, "an unscored": 0}.get(outcome)
    answers, base = [], []
    for number, task in enumerate(tasks):
        key = {"uid": task.uid, "flowchart": "code", "sample": 0}
        program = task.reference
        if number == wrong == 1:
            program = f"{task.signature}\n    return 'wrong'"
        if not number == wrong == 0:
            answers.append(json.dumps({**key, "completion": f"```python\n{program}\n```"}))
        known = (task.language, task.dataset, task.difficulty)
        result = SampleResult(task.uid, "code", "old", 0, "pass", "run", "", 0.1, *known)
        base.append(json.dumps({"type": "sample", **result.to_plain()}))
    (folder / "answers.jsonl").write_text("\n".join(answers))
    (folder / "base.jsonl").write_text("\n".join(['{"type": "run"}', *base, ""]))
    arguments = ["--flow2code-model=replay:answers.jsonl", *SMALL]
    if outcome == "interrupted":
        (folder / "conftest.py").write_text(_INTERRUPTING)
    elif outcome == "another test fails":
        (folder / "test_other.py").write_text("def test_other(): assert False")
        arguments += ["flow2code", "test_other.py"]
    elif outcome == "usage error":
        arguments.append("--flow2code-samples=none")
    return tuple(arguments)


def run(argv: list[str], place: Path) -> int:
    """pytest's exit status. Without workers it is run in a fork, which has everything imported."""
    argv = ["-p", "no:cacheprovider", *argv]
    if "-n2" in argv:
        command = [sys.executable, "-m", "pytest", *argv]
        quiet = subprocess.DEVNULL
        return subprocess.run(
            command, cwd=place, stdout=quiet, stderr=quiet, check=False
        ).returncode
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.chdir(place)
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    os._exit(int(pytest.main(argv)))


def statuses(
    folder: Path, workers: list[str], switches: list[str]
) -> Iterator[tuple[str, str, str, str, int]]:
    os.environ["FLOW2CODE_CACHE"] = str(folder / "cache")
    for outcome in OUTCOMES:
        place = folder / outcome.replace(" ", "-")
        place.mkdir()
        arguments = prepare(place, outcome)
        # What was judged once is not run again; a gate makes no difference to it.
        run([*arguments, "--flow2code-results=known.jsonl"], place)
        for gate, worker, switch in product(GATES, workers, switches):
            if (place / "known.jsonl").exists():
                shutil.copy(place / "known.jsonl", place / "again.jsonl")
            argv = [*arguments, "--flow2code-results=again.jsonl", "--flow2code-resume"]
            argv += [*GATES[gate], *WORKERS[worker], *SWITCHES[switch]]
            yield gate, outcome, worker, switch, run(argv, place)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, help="where to run (default: a temporary one)")
    parser.add_argument("--workers", default="none,0,2")
    parser.add_argument("--switches", default=",".join(SWITCHES))
    asked = parser.parse_args()
    chosen = asked.workers.split(","), asked.switches.split(",")
    found: dict[tuple[str, str], list[int]] = {}
    surprises = []
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        for *names, status in statuses(Path(folder), *chosen):
            gate, outcome, *_ = names
            print(*names, status, sep=", ", file=sys.stderr, flush=True)
            found.setdefault((gate, outcome), []).append(status)
            if status != expected(gate, outcome):
                surprises.append(f"{', '.join(names)}: {status}, not {expected(gate, outcome)}")
    print("| gate | " + " | ".join(OUTCOMES) + " |\n|" + " --- |" * (len(OUTCOMES) + 1))
    for gate in GATES:
        cells = (",".join(map(str, sorted(set(found[gate, outcome])))) for outcome in OUTCOMES)
        print(f"| {gate} | {' | '.join(cells)} |")
    print(f"{sum(map(len, found.values()))} runs, {len(surprises)} not as documented")
    print("\n".join(surprises))
    return bool(surprises)


if __name__ == "__main__":
    sys.exit(main())
