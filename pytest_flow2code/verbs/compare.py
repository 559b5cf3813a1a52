"""The verb `flow2code compare`: what changed between runs."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.verbs.console import FAILED, OK, say
from pytest_flow2code.verbs.values import at_least, called, ks_of, refuse

if TYPE_CHECKING:
    from pytest_flow2code.journals.comparison import Comparison
    from pytest_flow2code.journals.journal import Journal

    Verbs = argparse._SubParsersAction[argparse.ArgumentParser]


def add_compare(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "compare",
        help="what changed between two runs, case by case, and whether it may be chance",
        description="Compare runs on the cases they share. The exit status is 0; 1 if a drop is "
        "larger than --max-drop or significant by --max-drop-significance allow; 2 if nothing "
        "could be compared.",
    )
    parser.add_argument("base", metavar="BASE", type=Path, help="the journal to compare with")
    parser.add_argument(
        "new", metavar="NEW", nargs="*", type=Path, help="journals (default: BASE's other models)"
    )
    parser.add_argument("--base-model", metavar="M", help="which of BASE's models, if several")
    parser.add_argument("--k", metavar="A,B", help="default: those of 1,3,5 that there are")
    parser.add_argument("--format", choices=("terminal", "markdown", "json"), default="terminal")
    parser.add_argument(
        "--show", metavar="N", type=int, help="name at most N cases of a list (default: all)"
    )
    parser.add_argument(
        "--max-drop", metavar="X", type=float, help="fail if Pass@k is lower by more (0.02)"
    )
    parser.add_argument(
        "--max-drop-significance",
        metavar="P",
        type=float,
        help="fail only if the drop is also significant at this level (0.05)",
    )
    parser.add_argument("--resamples", metavar="N", type=int, default=10_000)
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="of the resamples")
    parser.set_defaults(action=lambda arguments: called(_compare, arguments))


def _compare(arguments: argparse.Namespace) -> int:
    from pytest_flow2code.display import comparing  # noqa: PLC0415

    for option, value in (
        ("--max-drop", arguments.max_drop),
        ("--max-drop-significance", arguments.max_drop_significance),
    ):
        if value is not None and not 0 <= value <= 1:
            refuse(option, value, "a share from 0 to 1")
    at_least("--resamples", arguments.resamples, 1)
    at_least("--seed", arguments.seed, 0)
    at_least("--show", arguments.show, 0)
    found = _compared(arguments)
    if arguments.format == "json":
        say(json.dumps([comparing.to_plain(each) for each in found], indent=1))
    elif arguments.format == "markdown":
        say("\n".join(t for each in found for t in comparing.markdown(each, named=arguments.show)))
    else:
        for each in found:
            for line in comparing.render(each, named=arguments.show):
                say(line.text)
        say(comparing.METHOD)
    return FAILED if any(_dropped(each, arguments) for each in found) else OK


def _compared(arguments: argparse.Namespace) -> list[Comparison]:
    from pytest_flow2code import scoring  # noqa: PLC0415
    from pytest_flow2code.journals import comparison, journal  # noqa: PLC0415

    base = journal.read(arguments.base, slim=True)
    news = [journal.read(path, slim=True) for path in arguments.new] or [base]
    how = scoring.Resampling(arguments.resamples, arguments.seed)
    made = []
    for new in news:
        for model in comparison.models(new):
            if new is base and model == arguments.base_model:
                continue
            theirs = _partner(base, new, model, arguments.base_model)
            old = comparison.samples_of(base, theirs)
            now = comparison.samples_of(new, model)
            ks = ks_of(arguments.k, scoring.cases_of([*old, *now]))
            made.append(
                comparison.compare(
                    old,
                    now,
                    ks,
                    names=(f"{base.path}: {theirs}", f"{new.path}: {model}"),
                    warnings=comparison.warnings(base, new),
                    how=how,
                )
            )
    if not made:
        raise DataError("there is nothing to compare", mend="name journals that hold samples")
    if not any(each.cases for each in made):
        raise DataError(
            f"{arguments.base} shares no case with what it is compared with",
            mend="compare runs on the same tasks and flowchart types",
        )
    return made


def _partner(base: Journal, new: Journal, model: str, wanted: str | None) -> str:
    from pytest_flow2code.journals import comparison  # noqa: PLC0415

    if new is base and wanted is None:
        raise DataError(
            f"{base.path} alone: nothing says which of its models the others are compared with",
            mend="name a second journal, or choose with --base-model one of "
            f"{', '.join(comparison.models(base))}",
        )
    return comparison.partner(base, model, wanted)


def _dropped(found: Comparison, arguments: argparse.Namespace) -> bool:
    """Whether the first k dropped by more than is allowed."""
    from pytest_flow2code import gates  # noqa: PLC0415

    limits = gates.MaxDrop(arguments.max_drop, arguments.max_drop_significance)
    return limits.asked and gates.check_drop(limits, found.differences[0]).outcome != "pass"
