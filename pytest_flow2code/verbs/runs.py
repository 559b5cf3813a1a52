"""The verbs of `flow2code` about the journals of runs: merge, rescore."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.core.errors import Flow2CodeError, WrongUseError
from pytest_flow2code.verbs.console import FAILED, INTERRUPTED, OK, USAGE, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytest_flow2code.journals.journal import Journal
    from pytest_flow2code.verbs.merging import Merged

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
    from pytest_flow2code.verbs import merging  # noqa: PLC0415

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
    from pytest_flow2code.display import terminal  # noqa: PLC0415

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


def add_rescore(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "rescore",
        help="judge a journal's answers again: new extractor, toolchain, data; no model is asked",
        description="Judge the answers of an earlier run again, as things are now, into a new "
        "journal, and say which verdicts changed. The same as pytest --flow2code-rescore=JOURNAL "
        "with that run's options. The exit status is 0 if no verdict changed, 1 if some did or "
        "too many could not be judged, 2 if it was called wrongly, 3 if it did not come to its "
        "end, 130 if it was interrupted.",
    )
    parser.add_argument("journal", metavar="JOURNAL", type=Path)
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, help="the new journal (default: a new file)"
    )
    for name, metavar, text in _RESCORE_OPTIONS:
        parser.add_argument(f"--{name}", metavar=metavar, help=text)
    parser.add_argument("--resume", action="store_true", help="go on with an unfinished one")
    parser.add_argument("-n", metavar="N", default="auto", help="processes (default: one a core)")
    parser.add_argument("-v", action="count", default=0, help="say more")
    parser.add_argument("-q", action="count", default=0, help="say less")
    parser.set_defaults(action=_rescore)


_RESCORE_OPTIONS = (
    ("data", "DIR", "the tasks as they are now (default: where that run had them)"),
    ("language", "A,B", "only tasks in these languages"),
    ("source", "A,B", "only tasks of these data sets"),
    ("difficulty", "A,B", "only tasks of these levels"),
    ("health", "FILE", "an audit's health file: show scores on sound tasks beside all"),
    ("timeout", "SECONDS", "time for a run of the tests (default: that run's)"),
    ("sandbox", "KIND", "nsjail, or none: no protection at all (default: that run's)"),
)
"""Those of pytest's own options that are passed on: name, metavar, help."""


def _rescore(arguments: argparse.Namespace) -> int:
    import pytest  # noqa: PLC0415

    try:
        words = list(_rescore_words(arguments))
    except Flow2CodeError as error:
        raise WrongUseError(error.message, mend=error.mend) from error
    status = int(pytest.main(words))
    known = {
        pytest.ExitCode.OK: OK,
        pytest.ExitCode.TESTS_FAILED: FAILED,
        pytest.ExitCode.USAGE_ERROR: USAGE,
        pytest.ExitCode.INTERRUPTED: INTERRUPTED,
    }
    return known.get(pytest.ExitCode(status), _UNFINISHED)


_UNFINISHED = 3


def _rescore_words(arguments: argparse.Namespace) -> Iterator[str]:
    """pytest's command line. Raises DataError if the journal is none."""
    from pytest_flow2code.journals import journal  # noqa: PLC0415

    found = journal.read(arguments.journal, slim=True)
    # No ini file: one that names a model would ask for a benchmark at the same time.
    yield from ("-c", os.devnull, f"--rootdir={Path.cwd()}", "-p", "no:cacheprovider")
    yield from (f"--flow2code-rescore={arguments.journal}", "-n", arguments.n, "-rN")
    yield from (*("-q",) * arguments.q, *("-v",) * arguments.v)
    if arguments.output is not None:
        yield f"--flow2code-results={arguments.output}"
    if arguments.resume:
        yield "--flow2code-resume"
    for name, value in _as_before(found).items():
        given = getattr(arguments, name, None)
        if given is not None or value is not None:
            yield f"--flow2code-{name}={value if given is None else given}"
    for name in ("source", "difficulty", "health"):
        if getattr(arguments, name) is not None:
            yield f"--flow2code-{name}={getattr(arguments, name)}"


def _whole(options: dict[str, object]) -> list[int]:
    asked = options.get("samples")
    return [asked] if isinstance(asked, int) else []


def _as_before(found: Journal) -> dict[str, str | None]:
    """What of the earlier run's options, as its last start had them, bears on judging."""
    from pytest_flow2code.journals import journal  # noqa: PLC0415

    options = journal.asked(found.latest)
    dataset = found.latest.get("dataset")
    path = dataset.get("path") if isinstance(dataset, dict) else None
    ks, languages = options.get("k"), options.get("languages")
    return {
        "data": path,
        "language": ",".join(languages) if isinstance(languages, list) and languages else None,
        # A run that was stopped has fewer than it asked for, and was to have Pass@k all the same.
        "samples": str(max([1, *_whole(options), *(one.sample + 1 for one in found.samples)])),
        "k": ",".join(map(str, ks)) if isinstance(ks, list) else None,
        "timeout": None if options.get("timeout") is None else str(options["timeout"]),
        "sandbox": str(options.get("sandbox") or "nsjail"),
    }
