"""The verbs of `flow2code` about flowcharts: draw."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.console import FAILED, OK, say, tell
from pytest_flow2code.core.errors import Flow2CodeError, WrongUseError

if TYPE_CHECKING:
    from pytest_flow2code.core.task import FlowchartType
    from pytest_flow2code.drawing.targets import Target

    Verbs = argparse._SubParsersAction[argparse.ArgumentParser]

_FORMATS = ("dot", "png", "svg", "pdf", "mermaid")


def add_draw(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "draw",
        help="draw the flowchart of a program",
        description="Draw the control-flow flowchart of programs in one or more notations. What is "
        "odd about a program goes to standard error, with its line.",
    )
    parser.add_argument(
        "sources",
        nargs="+",
        metavar="SOURCE",
        help="a file, - for standard input, or the uid of a task (see --data)",
    )
    parser.add_argument("--language", metavar="L", help="the language (default: by the suffix)")
    parser.add_argument(
        "--flowchart",
        metavar="A,B",
        default="code",
        help="code (default), uml, pseudocode, or several of them",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        help="a file, or a folder for several drawings (default: standard output)",
    )
    parser.add_argument(
        "--format", choices=_FORMATS, help="default: by the suffix of OUT, else png"
    )
    parser.add_argument(
        "--data", metavar="DIR", type=Path, help="the release a uid is of (default: starter tasks)"
    )
    parser.add_argument("--theme", metavar="T", help="a theme's name, or a JSON file that is one")
    parser.add_argument(
        "--max-label", metavar="N", type=_positive, help="cut labels after N characters"
    )
    parser.add_argument("--function", metavar="NAME", help="draw this function only")
    parser.add_argument(
        "--strict",
        action="store_true",
        help="draw nothing of a program with syntax that is not understood, and exit with status 1",
    )
    parser.set_defaults(action=_draw)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


_positive.__name__ = "whole number of 1 or more"


def _draw(arguments: argparse.Namespace) -> int:
    from pytest_flow2code import runners  # noqa: PLC0415
    from pytest_flow2code.drawing import single, sources, targets  # noqa: PLC0415

    kinds = _kinds(arguments.flowchart)
    try:
        language = runners.resolve(arguments.language) if arguments.language else None
        found = sources.find_all(arguments.sources, language, arguments.data)
        wanted = targets.targets(found, kinds, arguments.output, arguments.format)
        wishes = single.Wishes(arguments.theme, arguments.max_label, arguments.function)
        artist = single.Artist(wishes, tell)
    except Flow2CodeError as error:
        raise WrongUseError(error.message, mend=error.mend) from error
    _spare_the_terminal(wanted[0])
    done = 0
    with closing(artist):
        for target, data in single.draw_all(wanted, artist, tell, strict=arguments.strict):
            done += 1
            if target.path is None:
                sys.stdout.buffer.write(data)
                sys.stdout.buffer.flush()
            else:
                single.save(target.path, data)
                say(str(target.path))
    return OK if done == len(wanted) else FAILED


def _kinds(text: str) -> tuple[FlowchartType, ...]:
    from pytest_flow2code.core.task import FlowchartType  # noqa: PLC0415

    try:
        found = tuple(dict.fromkeys(FlowchartType(word.lower()) for word in _listed(text)))
    except ValueError:
        found = ()
    if not found:
        raise WrongUseError(
            f"--flowchart: {text!r} is no flowchart type",
            mend=f"choose from {', '.join(kind.value for kind in FlowchartType)}",
        )
    return found


def _listed(text: str | None) -> tuple[str, ...]:
    """The items of a comma-separated list; none for none."""
    return tuple(word.strip() for word in (text or "").split(",") if word.strip())


def _spare_the_terminal(target: Target) -> None:
    if target.path is None and target.format in ("png", "pdf") and sys.stdout.isatty():
        raise WrongUseError(
            f"a terminal cannot show {target.format.upper()}",
            mend="add -o FILE, or --format=mermaid",
        )
