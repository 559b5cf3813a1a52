"""The verbs of `flow2code` about the journals of runs: merge."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.console import FAILED, OK, say
from pytest_flow2code.core.errors import Flow2CodeError, WrongUseError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytest_flow2code.merging import Merged

    Verbs = argparse._SubParsersAction[argparse.ArgumentParser]

_NAMED = 20


def add_merge(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "merge",
        help="make one journal of the journals of a run's shards",
        description="Make one journal of those of a run's shards (--flow2code-shard). Journals of "
        "different runs, and different results of one sample, are refused. The exit status is 0 "
        "if the run is whole, 1 if shards or cases are missing (the journal is written all the "
        "same), 2 if nothing was written.",
    )
    parser.add_argument("journals", metavar="JOURNAL", nargs="+", type=Path)
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, required=True)
    parser.add_argument(
        "--any-machine",
        action="store_true",
        help="take shards although other compilers or another sandbox judged them",
    )
    parser.add_argument("-q", action="count", default=0, help="say less")
    parser.set_defaults(action=_merge)


def _merge(arguments: argparse.Namespace) -> int:
    from pytest_flow2code import merging  # noqa: PLC0415

    try:
        merged = merging.merge(
            arguments.journals, arguments.output, any_machine=arguments.any_machine
        )
    except Flow2CodeError as error:
        raise WrongUseError(error.message, mend=error.mend) from error
    for line in _told(merged, arguments.output, -arguments.q):
        say(line)
    return OK if merged.complete else FAILED


def _told(merged: Merged, output: Path, verbosity: int) -> Iterator[str]:
    from pytest_flow2code import terminal  # noqa: PLC0415

    yield from (line.text for line in terminal.render(merged.summary, verbosity))
    if merged.missing_shards:
        missing = ", ".join(f"{number}/{merged.shards}" for number in merged.missing_shards)
        yield f"missing shards: {missing}"
    hidden = len(merged.summary.not_run) - _NAMED
    yield from (f"missing: {name}" for name in merged.summary.not_run[:_NAMED])
    if hidden > 0:
        yield f"missing: {hidden} more"
    if not merged.complete:
        yield (
            "to run what is missing: the same pytest command without --flow2code-shard, with "
            f"--flow2code-results={output} --flow2code-resume"
        )
    yield f"journal: {output}, of {len(merged.journals)} journals"
