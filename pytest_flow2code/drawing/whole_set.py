"""A whole data set drawn into a folder of the release's layout, as one resumable piece of work."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.task import Task
from pytest_flow2code.core.whole import write_whole
from pytest_flow2code.datasets.rewriting import ASSETS, read_entries, write_release
from pytest_flow2code.drawing import accounts
from pytest_flow2code.drawing.crew import paint_all
from pytest_flow2code.drawing.ledger import Ledger
from pytest_flow2code.drawing.painting import Manner, Painted
from pytest_flow2code.flowchart.theming import theme
from pytest_flow2code.running import charts

ACCOUNTS = "flowcharts.json"


@dataclass(frozen=True, slots=True)
class Finished:
    """What is there now. `kept` counts tasks that an earlier call had painted."""

    tasks: tuple[Task, ...]
    painted: Mapping[str, Painted]
    kept: int


def paint_set(
    source: Path,
    out: Path,
    tasks: Sequence[Task],
    manner: Manner,
    *,
    workers: int,
    watch: Callable[[int, int], Callable[[], None]],
) -> Finished:
    """Paint `tasks`, read from the release in `source`, into the folder `out`.

    What an interrupted call with the same arguments has left there is taken over. `watch` is told
    how many tasks there are and how many are there already, and gives what is called after each.

    Raises Flow2CodeError: the folder is not for this, cannot be written, or a process died.
    """
    if out.resolve().is_relative_to(source.resolve()):
        raise Flow2CodeError(
            f"{out} lies in the data set that is to be drawn", mend="name another folder with -o"
        )
    plan = {
        "tasks": datasets.content_hash(tasks),
        **asdict(manner),
        "colours": sha256(repr(theme(manner.theme)).encode()).hexdigest(),
        "engine": charts.fingerprint(),
    }
    with closing(Ledger(out, plan)) as ledger:
        entries = read_entries(source, tasks)
        kept = len(ledger.done)
        left = {task.uid: task for task in tasks if task.uid not in ledger.done}
        jobs = [(left[e.uid], e.reference) for e in entries if e.uid in left]
        step = watch(len(tasks), kept)
        painted = dict(ledger.done)
        for each in paint_all(out, manner, jobs, workers):
            ledger.add(each)
            painted[each.uid] = each
            step()
        _sweep(out)
        try:
            write_release(out, source, entries, {uid: p.assets for uid, p in painted.items()})
            text = json.dumps(accounts.plain(tasks, painted), indent=1)
            write_whole(out / ACCOUNTS, f"{text}\n".encode(), 0o644)
        except OSError as error:
            raise Flow2CodeError(
                f"{out} cannot be written: {error.strerror}", mend="make room, then run it again"
            ) from error
        _check(out, tasks)
    return Finished(tuple(tasks), painted, kept)


def _sweep(out: Path) -> None:
    """Remove what a killed process was writing."""
    for path in (out / ASSETS).rglob(".*"):
        if path.is_file():
            path.unlink()


def _check(out: Path, tasks: Sequence[Task]) -> None:
    """Nothing is handed over that our own reader would refuse."""
    there = datasets.load(out, known_languages=frozenset(runners.names()))
    if [task.uid for task in there] != [task.uid for task in tasks]:
        raise DataError(f"{out} does not hold the tasks it should", mend="remove it and draw again")
