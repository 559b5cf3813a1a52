"""The command `flow2code cache`: reads its arguments and calls one function each."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.core.errors import WrongUseError

if TYPE_CHECKING:
    Verbs = argparse._SubParsersAction[argparse.ArgumentParser]


def add(verbs: Verbs) -> None:
    """Add the verb to the parser of `flow2code`."""
    parser = verbs.add_parser(
        "cache",
        help="look into the store of paid answers, or carry it from machine to machine",
        description="Answers that were paid for are kept in a store and never asked for again.",
    )
    what = parser.add_subparsers(metavar="WHAT", required=True)
    file = argparse.ArgumentParser(add_help=False)
    file.add_argument(
        "--store", metavar="FILE", type=Path, help="the store (default: that of this project)"
    )
    model = argparse.ArgumentParser(add_help=False)
    model.add_argument("--model", metavar="NAME", help="only this model's answers")
    what.add_parser("stats", parents=[file], help="count what is there").set_defaults(action=_stats)
    export = what.add_parser("export", parents=[file, model], help="write it as JSON lines")
    export.add_argument("-o", "--output", metavar="FILE", type=Path, help="default: print it")
    export.set_defaults(action=_export)
    taking = what.add_parser("import", parents=[file], help="add what an export wrote")
    taking.add_argument("files", nargs="+", metavar="FILE", type=Path)
    taking.set_defaults(action=_import)
    clear = what.add_parser("clear", parents=[file, model], help="delete answers for good")
    clear.add_argument("--yes", action="store_true", help="really: they have to be paid for again")
    clear.set_defaults(action=_clear)


def _stats(arguments: argparse.Namespace) -> int:
    from pytest_flow2code.store import caching  # noqa: PLC0415

    for line in caching.stats(caching.place(arguments.store)):
        _say(line)
    return 0


def _export(arguments: argparse.Namespace) -> int:
    from pytest_flow2code.store import caching  # noqa: PLC0415

    path = caching.place(arguments.store)
    if arguments.output is None:
        warning = caching.export(path, arguments.model, _say)
    else:
        warning = caching.export_to(path, arguments.model, arguments.output)
    if warning:
        sys.stderr.write(f"flow2code: {warning}\n")
    return 0


def _import(arguments: argparse.Namespace) -> int:
    from pytest_flow2code.store import caching  # noqa: PLC0415

    path = caching.place(arguments.store, new=True)
    for file in arguments.files:
        _say(caching.take_in(path, file))
    return 0


def _clear(arguments: argparse.Namespace) -> int:
    from pytest_flow2code.store import caching  # noqa: PLC0415

    path = caching.place(arguments.store)
    if not arguments.yes:
        raise WrongUseError(
            f"{caching.count(path, arguments.model)} paid answers in {path} would be deleted",
            mend="say --yes, after `flow2code cache export -o FILE` if they may be of use again",
        )
    _say(f"deleted {caching.clear(path, arguments.model)} answers from {path}")
    return 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
