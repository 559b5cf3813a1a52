"""The verb `flow2code report`."""

from __future__ import annotations

import argparse
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.core.errors import WrongUseError
from pytest_flow2code.verbs.console import OK, progress, say, tell

if TYPE_CHECKING:
    Verbs = argparse._SubParsersAction[argparse.ArgumentParser]

_MEGABYTES = 20.0
"""What a mail may weigh."""


def add(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "report",
        help="make a page of journals: scores, plots and every case, in one file",
        description="Write one HTML file that needs nothing else and can be mailed. What does not "
        "fit into it is said in it and here; --full writes everything, as a folder.",
    )
    parser.add_argument("journals", nargs="+", metavar="JOURNAL", type=Path)
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, help="default: report.html, or report/"
    )
    parser.add_argument(
        "--data", metavar="DIR", type=Path, help="the tasks (default: the folder of the runs)"
    )
    parser.add_argument("--health", metavar="FILE", type=Path, help="an audit's health file")
    parser.add_argument("--full", action="store_true", help="write a folder, and leave nothing out")
    parser.add_argument(
        "--max-mb",
        metavar="N",
        type=float,
        default=_MEGABYTES,
        help=f"what the file may weigh (default: {_MEGABYTES:g})",
    )
    parser.set_defaults(action=_report)


def _report(arguments: argparse.Namespace) -> int:
    from pytest_flow2code import reports  # noqa: PLC0415

    if not 0 < arguments.max_mb < inf:
        raise WrongUseError(
            f"--max-mb={arguments.max_mb:g}: expected a number above 0 (for everything, add --full)"
        )
    done = reports.write(
        reports.Wanted(
            journals=tuple(arguments.journals),
            output=arguments.output or Path("report" if arguments.full else "report.html"),
            data=arguments.data,
            health=arguments.health,
            full=arguments.full,
            megabytes=arguments.max_mb,
        ),
        progress,
    )
    for line in reports.remarks(done):
        tell(f"flow2code: {line}")
    say(f"{done.page}: {done.cases} cases, {done.samples} samples, {done.size / 1e6:.1f} MB")
    return OK
