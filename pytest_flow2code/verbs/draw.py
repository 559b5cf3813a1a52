"""The verbs of `flow2code` about flowcharts: draw, flowcharts."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pytest_flow2code.core.errors import Flow2CodeError, WrongUseError
from pytest_flow2code.verbs.console import FAILED, OK, say, tell

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


def add_flowcharts(verbs: Verbs) -> None:
    parser = verbs.add_parser(
        "flowcharts",
        help="draw a whole data set into a folder of the release's layout",
        description="Draw every task of a release in all three notations, and write the release "
        "again with these files, their sizes and SHA-256. Files that the release ships are used as "
        "they are. Interrupted or killed, the same command goes on where it stopped. The exit "
        "status is 1 if something could not be drawn.",
    )
    parser.add_argument("--data", metavar="DIR", type=Path, required=True, help="the release")
    parser.add_argument(
        "-o", "--output", metavar="DIR", type=Path, required=True, help="a new or empty folder"
    )
    parser.add_argument("--language", metavar="A,B", help="only tasks in these languages")
    parser.add_argument("--source", metavar="A,B", help="only tasks of these data sets")
    parser.add_argument("--difficulty", metavar="A,B", help="only tasks of these levels")
    parser.add_argument(
        "--limit", metavar="N", type=_positive, help="a stratified, seeded subset of N tasks"
    )
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="seed of the subset")
    parser.add_argument("--theme", metavar="T", help="a theme's name, or a JSON file that is one")
    parser.add_argument(
        "--max-label", metavar="N", type=_positive, help="cut labels after N characters"
    )
    parser.add_argument("--redraw", action="store_true", help="draw even what the release ships")
    parser.add_argument("-n", metavar="N", type=_positive, help="processes (default: one a core)")
    parser.set_defaults(action=_flowcharts)


def _flowcharts(arguments: argparse.Namespace) -> int:
    from pytest_flow2code import datasets, runners  # noqa: PLC0415
    from pytest_flow2code.drawing import accounts, crew, painting, whole_set  # noqa: PLC0415
    from pytest_flow2code.flowchart import labels, theming  # noqa: PLC0415

    manner = painting.Manner(
        arguments.theme or theming.DEFAULT,
        arguments.max_label or labels.LONGEST,
        arguments.redraw,
    )
    known = frozenset(runners.names())
    try:
        theming.theme(manner.theme)
        tasks = datasets.select(
            datasets.load(arguments.data, known_languages=known),
            languages=[runners.resolve(word) for word in _listed(arguments.language)],
            sources=_listed(arguments.source),
            difficulties=_listed(arguments.difficulty),
            limit=arguments.limit,
            seed=arguments.seed,
            known_languages=known,
        )
    except Flow2CodeError as error:
        raise WrongUseError(error.message, mend=error.mend) from error
    workers = arguments.n or crew.cores()
    with _watching() as watch:
        done = whole_set.paint_set(
            arguments.data, arguments.output, tasks, manner, workers=workers, watch=watch
        )
    for line in accounts.lines(done.tasks, done.painted):
        say(line)
    if done.kept:
        say(f"{done.kept} tasks were there already")
    return FAILED if any(each.failures for each in done.painted.values()) else OK


@contextmanager
def _watching() -> Iterator[Callable[[int, int], Callable[[], None]]]:
    """What shows how far it has come; an interruption is told how to go on."""
    from pytest_flow2code.drawing.progress import Progress  # noqa: PLC0415

    shown: list[Progress] = []

    def watch(total: int, kept: int) -> Callable[[], None]:
        shown.append(Progress(total, "tasks", sys.stderr, begun_at=kept))
        return shown[0].step

    try:
        yield watch
    except KeyboardInterrupt:
        for progress in shown:
            progress.finish()
        tell("interrupted: run the same command again to go on")
        raise
    else:
        for progress in shown:
            progress.finish()
