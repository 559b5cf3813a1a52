"""Source to flowchart to picture: what every command and every case draws with.

A release may ship its own pictures and DOT texts; they are used as they are. The rest is drawn
from the source.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import distributions, version
from pathlib import Path
from types import MappingProxyType

from pytest_flow2code import datasets, flowchart, runners
from pytest_flow2code.core import ir
from pytest_flow2code.core.errors import DataError, FlowchartError
from pytest_flow2code.core.graph import FunctionGraph, Graph
from pytest_flow2code.core.task import Asset, FlowchartType, Task
from pytest_flow2code.flowchart import Renderer, fonts
from pytest_flow2code.flowchart.render import graphviz_version

PICTURES: Mapping[FlowchartType, str] = MappingProxyType(
    {
        FlowchartType.CODE: "flowchart",
        FlowchartType.UML: "uml",
        FlowchartType.PSEUDOCODE: "pseudocode",
    }
)
"""A notation -> the release's name for its PNG file. Its `code` is the reference as a text file."""

DOTS: Mapping[FlowchartType, str] = MappingProxyType(
    {FlowchartType.CODE: "dot", FlowchartType.PSEUDOCODE: "pseudocode_dot"}
)
"""A notation -> the release's name for its DOT file, where it has one."""

RELEASE, ENGINE = "release", "flow2code"
"""Where a picture came from."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A source as it was understood: its graph, and what was odd about it."""

    graph: Graph
    notes: tuple[ir.Note, ...] = ()
    worded: int = 0
    unworded: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """A PNG picture, whence it came, and the DOT text drawn here ("" for a release's own)."""

    data: bytes
    origin: str
    dot: str = ""


@lru_cache(maxsize=8)
def read(language: str, source: str) -> Reading:
    """The graph of `source`, remembered for a while: the notations of a task are drawn in a row.

    Raises FlowchartError if it is nested deeper than can be drawn.
    """
    try:
        unit = runners.load(language).lower(source)
        graph = flowchart.build(unit)
    except RecursionError as error:
        raise FlowchartError(
            "the source is nested too deeply to be drawn", mend="draw its inner parts by themselves"
        ) from error
    return Reading(graph, unit.notes, unit.worded, unit.unworded)


def only(reading: Reading, name: str) -> Reading:
    """The reading cut down to the function `name`, by its plain or its qualified name; to all of
    them where several have it. Raises FlowchartError, naming the choices, if there is none."""
    functions = reading.graph.functions
    found = tuple(function for function in functions if name in _names(function))
    if not found:
        choices = dict.fromkeys(_qualified(function) for function in functions if function.name)
        raise FlowchartError(
            f"there is no function {name!r}",
            mend=f"choose from {', '.join(choices)}" if choices else "leave --function out",
        )
    return replace(reading, graph=replace(reading.graph, functions=found))


def shown(task: Task, kind: FlowchartType, renderer: Renderer) -> Shown:
    """A task's flowchart as PNG: the release's own, else drawn from the release's own DOT text,
    else from the reference.

    Raises FlowchartError if it cannot be drawn, DataError if what the release ships is not what it
    promises.
    """
    picture = shipped(task, PICTURES.get(kind))
    if picture is not None:
        return Shown(datasets.verify_asset(picture), RELEASE)
    dot = shipped_dot(task, kind)
    if dot is not None:
        return Shown(renderer.png(dot), RELEASE)
    dot = flowchart.draw(read(task.language, task.reference).graph, kind).dot
    return Shown(renderer.png(dot), ENGINE, dot)


def shipped(task: Task, name: str | None) -> Asset | None:
    """The release's own file of this name, if there is one."""
    return None if name is None else task.asset(name)


def shipped_dot(task: Task, kind: FlowchartType) -> str | None:
    """The release's own DOT text, if it ships one. Raises DataError as `shown` does."""
    asset = shipped(task, DOTS.get(kind))
    if asset is None:
        return None
    try:
        return datasets.verify_asset(asset).decode()
    except UnicodeDecodeError as error:
        raise DataError(f"{asset.path}: not UTF-8", mend="fetch the data set again") from error


def _qualified(function: FunctionGraph) -> str:
    return ".".join(part for part in (function.group, function.name) if part)


def _names(function: FunctionGraph) -> set[str]:
    if not function.name:
        return set()
    last = re.split(r"[.:#\\]+", function.name)[-1]
    return {function.name, _qualified(function), last}


def fingerprint() -> str:
    """What tells one way of drawing from another, in hex: our own code, the grammars, Graphviz and
    the fonts. With the same fingerprint the same source gives the same bytes.

    Raises FlowchartError if Graphviz is missing.
    """
    total = sha256(f"{graphviz_version()}\n{fonts.fingerprint()}\n".encode())
    for name in sorted(distribution.metadata["Name"] for distribution in distributions()):
        if name.startswith(("tree-sitter", "tree_sitter", "graphviz")):
            total.update(f"{name} {version(name)}\n".encode())
    package = Path(flowchart.__file__).parents[1]
    parts = [package / "core", package / "flowchart", package / "lowering", package / "syntax"]
    for folder in (*parts, Path(runners.__file__ or runners.__path__[0]).parent):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("themes/*.json")]):
            total.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return total.hexdigest()
