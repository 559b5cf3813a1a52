"""Samples a second of the runners beside the plain way, language by language.

The plain way is what a quick script would do: answer and tests in one file, one subprocess a step,
no sandbox, no harness, ordinary flags. Both ways take the same tasks in turn, so that a machine
whose speed drifts slows both.

    python benchmarks/throughput.py [--data DIR] [--language c,cpp] [--tasks 20] [--rounds 3]
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Language, Toolchain
from pytest_flow2code.core.task import Placement, Task
from pytest_flow2code.core.verdict import Verdict, judge
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox

PLAIN: dict[str, tuple[str, tuple[str, ...]]] = {
    "python": ("main.py", (f"{sys.executable} main.py",)),
    "javascript": ("main.js", ("node main.js",)),
    "c": ("main.c", ("gcc main.c -o main -lm", "./main")),
    "cpp": ("main.cpp", ("g++ -std=c++17 main.cpp -o main -lcrypto", "./main")),
    "java": ("Main.java", ("javac Main.java", "java -ea -cp . {main}")),
    "shell": ("main.sh", ("bash main.sh",)),
    "ruby": ("main.rb", ("ruby main.rb",)),
    "php": ("main.php", ("php -d zend.assertions=1 main.php",)),
    "perl": ("main.pl", ("perl main.pl",)),
    "tcl": ("main.tcl", ("tclsh main.tcl",)),
    "fortran": ("main.f90", ("gfortran main.f90 -o main", "./main")),
    "pascal": ("main.pas", ("fpc -Sa main.pas", "./main")),
}
"""Language -> file name and commands. C#, Visual Basic and HTML have no one-line plain way."""


def plain_text(task: Task) -> str:
    """Answer and tests as one file."""
    tests = task.tests.code
    if task.tests.call:
        tests += f"\n{task.tests.call}({task.entry_point})\n"
    parts = [task.reference, tests]
    if task.tests.placement is Placement.AROUND:
        parts.reverse()
    return "\n".join(parts)


def plain_run(task: Task, seconds: float = 20.0) -> bool:
    """Take the plain way once; whether every step exited with status 0."""
    name, commands = PLAIN[task.language]
    text = plain_text(task)
    main = "Main" if "class Main" in text else "Solution"
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / name).write_text(text)
        for command in commands:
            words = command.format(main=main).split()
            done = subprocess.run(
                words,
                cwd=folder,
                env={**os.environ, "NODE_PATH": "/usr/share/nodejs"},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=seconds,
                check=False,
            )
            if done.returncode != 0:
                return False
    return True


def ours(language: Language, toolchain: Toolchain, sandbox: Sandbox) -> Callable[[Task], bool]:
    """One sample through assembly, sandbox and judgement."""

    def run(task: Task) -> bool:
        program = language.assemble(task, task.reference, toolchain)
        return judge(program, sandbox.run(program)).verdict is Verdict.PASS

    return run


def timed(run: Callable[[Task], bool], task: Task) -> tuple[float, bool]:
    begun = time.perf_counter()
    passed = run(task)
    return time.perf_counter() - begun, passed


def measure(
    tasks: list[Task], run: Callable[[Task], bool], rounds: int
) -> tuple[list[float], list[float]]:
    """Seconds of every sample, ours and plain, over the tasks that pass both ways."""
    mine: list[float] = []
    plain: list[float] = []
    for task in tasks:
        run(task)  # once uncounted: caches are filled and a task that fails is left out
        for _ in range(rounds):
            (a, passed), (b, plainly) = timed(run, task), timed(plain_run, task)
            if passed and plainly:
                mine.append(a)
                plain.append(b)
    return mine, plain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--language", default=",".join(sorted(PLAIN)))
    parser.add_argument("--tasks", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    everything = datasets.load(options.data)
    sandbox = open_sandbox("nsjail")
    print(
        f"{'language':12} {'samples':>7} {'ours ms':>8} {'plain ms':>9} {'ours/s':>7} {'speed':>6}"
    )
    for name in options.language.split(","):
        language = runners.load(name)
        try:
            toolchain = find_toolchain(language)
        except ToolchainError as error:
            print(f"{name:12} skipped: {error.message}")
            continue
        tasks = [task for task in everything if task.language == name]
        tasks = [task for task in tasks if not language.lacks(task, toolchain)]
        picked = tasks[:: max(1, len(tasks) // options.tasks)][: options.tasks]
        mine, plain = measure(picked, ours(language, toolchain, sandbox), options.rounds)
        if not mine:
            print(f"{name:12} nothing passed both ways")
            continue
        a, b = statistics.median(mine), statistics.median(plain)
        total = len(mine) / sum(mine)
        print(
            f"{name:12} {len(mine):7} {a * 1e3:8.1f} {b * 1e3:9.1f} {total:7.1f} "
            f"{sum(plain) / sum(mine):6.2f}",
            flush=True,
        )
    sandbox.close()


if __name__ == "__main__":
    main()
