"""Where the time of drawing goes: reading sources, graphs, DOT texts, pictures; by language.

One process, one `dot`; a run on n cores does about n times as many graphs a second. --profile shows
the functions in which Python's own share is spent.

    python benchmarks/drawing.py [--data DIR] [--tasks 20] [--language c,cpp] [--profile]
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from pytest_flow2code import datasets, flowchart, runners
from pytest_flow2code.core.task import FlowchartType, Task

T = TypeVar("T")
STAGES = ("read", "graph", "dot", "picture")


class Clock:
    """Seconds by stage."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()

    def measure(self, stage: str, work: Callable[[], T]) -> T:
        begun = time.perf_counter()
        try:
            return work()
        finally:
            self.spent[stage] += time.perf_counter() - begun


def draw(tasks: Sequence[Task], renderer: flowchart.Renderer) -> tuple[Clock, int, int]:
    """Draw all tasks in all notations: the times, the number of pictures and their bytes."""
    clock, pictures, size = Clock(), 0, 0
    for task in tasks:
        lower = runners.load(task.language).lower
        unit = clock.measure("read", lambda lower=lower, task=task: lower(task.reference))
        graph = clock.measure("graph", lambda unit=unit: flowchart.build(unit))
        for kind in FlowchartType:
            dot = clock.measure(
                "dot", lambda graph=graph, kind=kind: flowchart.draw(graph, kind).dot
            )
            picture = clock.measure("picture", lambda dot=dot: renderer.png(dot))
            pictures, size = pictures + 1, size + len(picture)
    return clock, pictures, size


def line(name: str, clock: Clock, pictures: int, size: int) -> str:
    total = sum(clock.spent.values())
    shares = "  ".join(f"{clock.spent[stage] / total:7.1%}" for stage in STAGES)
    return (
        f"{name:12} {pictures:8} {pictures / total:9.1f} {total / pictures * 1e3:9.1f}  {shares} "
        f"{size / pictures / 1e3:9.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--language", default=",".join(runners.names()))
    parser.add_argument("--tasks", type=int, default=20, help="of each language")
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    everything = datasets.load(options.data)
    heads = "  ".join(f"{stage:>7}" for stage in STAGES)
    print(f"{'language':12} {'pictures':>8} {'a second':>9} {'ms each':>9}  {heads} {'kB each':>9}")
    whole, pictures, size = Clock(), 0, 0
    profile = cProfile.Profile()
    with flowchart.Renderer() as renderer:
        renderer.png("digraph{}")  # once uncounted: `dot` is started
        for name in map(runners.resolve, options.language.split(",")):
            tasks = [task for task in everything if task.language == name]
            picked = tasks[:: max(1, len(tasks) // options.tasks)][: options.tasks]
            runners.load(name).lower(picked[0].reference)  # the grammar is loaded
            if options.profile:
                profile.enable()
            clock, drawn, written = draw(picked, renderer)
            profile.disable()
            print(line(name, clock, drawn, written), flush=True)
            whole.spent.update(clock.spent)
            pictures, size = pictures + drawn, size + written
    print(line("all", whole, pictures, size))
    if options.profile:
        pstats.Stats(profile, stream=sys.stdout).sort_stats("tottime").print_stats(15)


if __name__ == "__main__":
    main()
