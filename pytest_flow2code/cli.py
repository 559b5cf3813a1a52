"""The command `flow2code`. Thin: a verb reads its arguments and calls one function."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code import __version__
from pytest_flow2code.core.errors import Flow2CodeError, WrongUseError
from pytest_flow2code.verbs import cache, compare, draw, report, runs, scores
from pytest_flow2code.verbs.console import FAILED, INTERRUPTED, OK, USAGE, progress, say

if TYPE_CHECKING:
    Verbs = argparse._SubParsersAction[argparse.ArgumentParser]
    Action = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a verb; the exit status is 0 if all is well, 1 if not, 2 if it was called wrongly."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    action: Action | None = getattr(arguments, "action", None)
    if action is None:
        parser.print_help(sys.stderr)
        return USAGE
    try:
        return action(arguments)
    except WrongUseError as error:
        sys.stderr.write(f"flow2code: error: {error}\n")
        return USAGE
    except Flow2CodeError as error:
        sys.stderr.write(f"flow2code: error: {error}\n")
        return FAILED
    except BrokenPipeError:
        # Whoever read our output has gone, as `head` does; Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="flow2code",
        description="Tools around the Flow2Code benchmark; run it with "
        "pytest --flow2code-model=MODEL.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"flow2code {__version__}")
    verbs = parser.add_subparsers(title="commands", metavar="COMMAND")
    for add in VERBS:
        add(verbs)
    return parser


def _languages(words: Iterable[str]) -> tuple[str, ...]:
    """The keys of languages, each once."""
    from pytest_flow2code import runners  # noqa: PLC0415

    try:
        return tuple(dict.fromkeys(map(runners.resolve, words)))
    except Flow2CodeError as error:
        raise WrongUseError(error.message, mend=error.mend) from error


def _add_toolchains(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "toolchains",
        help="list or install the compilers and interpreters of the languages",
        description="List the tools that are missing here, or install them with apt and npm.",
    )
    parser.add_argument("what", choices=("list", "install"))
    parser.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help="only for these (default: all)"
    )
    parser.set_defaults(action=_toolchains)


def _toolchains(arguments: argparse.Namespace) -> int:
    from pytest_flow2code import runners, toolchains  # noqa: PLC0415

    names = _languages(arguments.languages) or runners.names()
    if arguments.what == "install":
        done = toolchains.install(names, say)
        for complaint in done.complaints:
            say(complaint)
    missing = toolchains.needs(names)
    for need in missing:
        say(toolchains.sentence(need))
    if not missing:
        say(f"nothing is missing for {', '.join(names)}")
    return FAILED if missing else OK


def _add_doctor(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "doctor",
        help="try out the sandbox, Graphviz and every language on this machine",
        description="Try out what a run needs: the sandbox's promises, Graphviz, and for each "
        "language its tools and all its samples. The exit status is 0 only if everything works.",
    )
    parser.add_argument(
        "--language", metavar="A,B", default="", help="only these languages (default: all)"
    )
    parser.add_argument(
        "--data", metavar="DIR", type=Path, help="also look for what the tasks of a release need"
    )
    parser.add_argument("--sandbox", choices=("nsjail", "none"), default="nsjail")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.set_defaults(action=_doctor)


def _doctor(arguments: argparse.Namespace) -> int:
    from pytest_flow2code import doctor, runners  # noqa: PLC0415

    words = [word for word in arguments.language.split(",") if word.strip()]
    names = _languages(words) or runners.names()
    found = doctor.diagnose(names, arguments.data, arguments.sandbox, progress)
    if arguments.json:
        say(json.dumps(found.to_plain(), indent=1))
    else:
        for line in doctor.render(found):
            say(line)
    return OK if found.healthy else FAILED


def _add_audit(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "audit",
        help="judge the tasks: every reference must pass, and no wrong program may",
        description="Run every reference, then programs that must not pass: empty ones, constants, "
        "early exits, mutants. The same as pytest --flow2code-audit=FILE. The exit status is 0 "
        "whatever was found, 1 if a task could not be looked at, 2 if it was called wrongly, "
        "130 if it was interrupted.",
    )
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, default=Path("health.json"))
    for name, metavar, text in _AUDIT_OPTIONS:
        parser.add_argument(f"--{name}", metavar=metavar, help=text)
    parser.add_argument("--resume", action="store_true", help="go on with an unfinished audit")
    parser.add_argument("-n", metavar="N", default="auto", help="processes (default: one a core)")
    parser.add_argument("-q", action="count", default=0, help="say less")
    parser.set_defaults(action=_audit)


_AUDIT_OPTIONS = (
    ("data", "DIR", "the tasks: a release's folder (default: starter tasks)"),
    ("language", "A,B", "only tasks in these languages"),
    ("source", "A,B", "only tasks of these data sets"),
    ("difficulty", "A,B", "only tasks of these levels"),
    ("limit", "N", "a stratified, seeded subset of N tasks"),
    ("seed", "N", "seed of the subset"),
    ("mutants", "N", "how many mutants of a reference are tried (default: 4)"),
    ("timeout", "SECONDS", "time for a run of the tests (default: the language's own)"),
    ("sandbox", "KIND", "nsjail (default), or none: no protection at all"),
)
"""Those of pytest's own options that an audit passes on: name, metavar, help."""


def _audit(arguments: argparse.Namespace) -> int:
    import pytest  # noqa: PLC0415

    # No ini file: one that names a model would ask for a benchmark at the same time.
    words = ["-c", os.devnull, f"--rootdir={Path.cwd()}", "-p", "no:cacheprovider"]
    words += [f"--flow2code-audit={arguments.output}", "-n", arguments.n, *("-q",) * arguments.q]
    for name, _, _ in _AUDIT_OPTIONS:
        value = getattr(arguments, name)
        if value is not None:
            words.append(f"--flow2code-{name}={value}")
    if arguments.resume:
        words.append("--flow2code-resume")
    status = int(pytest.main(words))
    # To pytest 2 is an interruption and 4 wrong use.
    ours = {int(pytest.ExitCode.USAGE_ERROR): USAGE, int(pytest.ExitCode.INTERRUPTED): INTERRUPTED}
    return ours.get(status, status)


VERBS: tuple[Callable[[Verbs], None], ...] = (
    _add_audit,
    cache.add,
    compare.add_compare,
    _add_doctor,
    draw.add_draw,
    draw.add_flowcharts,
    runs.add_merge,
    runs.add_rescore,
    report.add,
    scores.add_scores,
    _add_toolchains,
)
"""What adds each verb to the parser; a verb sets `action`, which answers with the exit status."""
