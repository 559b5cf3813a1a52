"""Chart samples: a small source in a language, and beneath it the chart that it must give.

`runners/<language>/charts/<construct>.<suffix>` is an ordinary source file whose comments that
start with a bar are the chart, function by function in the order of the graph:

    def f(x):
        if x:
            return 1
    #| f
    #|   decision x
    #|   jump return 1
    #|   start -> x
    #|   x -> return 1 [yes]
    #|   x -> end [no]
    #|   return 1 -> end

A line that is not indented opens the chart of a function (`A.f` inside of a group, `top level`
outside of all functions). `KIND NAME` is a node; the name is its source on one line, labels that
share an arm joined by a bar, or its word where it has no source (`try`, `finally`, `resume`). A
name met twice is told apart by its place: `break (2)`. `, unreachable` follows the kind of a node
that no path reaches. `A -> B [KIND]` is an edge, `[KIND (WAY)]` one on its way through a cleanup;
edges to what simply comes next have no kind. `! TEXT` is a warning or a jump without a target.
All functions, nodes and edges of the source must be there, in any order.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code import runners
from pytest_flow2code.core.graph import EdgeKind, FunctionGraph, Graph, GraphEdge, NodeKind
from pytest_flow2code.core.ir import Unit
from pytest_flow2code.flowchart import build

_LINE = re.compile(r"^\s*(?:#|//|!|'|<!--)\|(?P<text>.*?)(?:-->)?\s*$")
_ENDS = frozenset({NodeKind.START, NodeKind.END})


@dataclass(frozen=True, slots=True)
class ChartSample:
    """`source` is the file without its chart; `wanted` the chart's lines."""

    language: str
    path: Path
    source: str
    wanted: tuple[str, ...]


def folder(language: str) -> Path:
    return Path(str(runners.__file__)).parent / language / "charts"


def samples(language: str) -> tuple[ChartSample, ...]:
    """A language's chart samples in alphabetical order."""
    suffix = runners.load(language).suffix
    return tuple(read(language, path) for path in sorted(folder(language).glob(f"*{suffix}")))


def read(language: str, path: Path) -> ChartSample:
    kept, wanted = [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        found = _LINE.match(line)
        if found is None:
            kept.append(line)
        else:
            wanted.append(found["text"].rstrip())
    return ChartSample(language, path, "\n".join(kept) + "\n", tuple(wanted))


def lowered(sample: ChartSample) -> Unit:
    return runners.load(sample.language).lower(sample.source)


def differences(sample: ChartSample) -> list[str]:
    """What the chart lacks and what it has too much, against what the sample states."""
    stated, drawn = Counter(_qualified(sample.wanted)), Counter(_qualified(chart(lowered(sample))))
    missing = [f"missing: {line}" for line in (stated - drawn).elements()]
    return missing + [f"not stated: {line}" for line in (drawn - stated).elements()]


def chart(unit: Unit) -> Iterator[str]:
    """The lines that state the chart of `unit`."""
    graph = build(unit)
    for function in graph.functions:
        yield f" {_title(function)}"
        yield from (f"   {line}" for line in _function(function))
    yield from (f" ! {odd}" for odd in _oddities(graph))


def _qualified(lines: Iterable[str]) -> Iterator[str]:
    """Each line with the function it belongs to, blanks evened out."""
    function = ""
    for line in lines:
        text = " ".join(line.split())
        if not text:
            continue
        if text.startswith("! "):
            yield text
        elif line.startswith("  "):
            yield f"{function}: {text}"
        else:
            function = text
            yield f"{function}:"


def _title(function: FunctionGraph) -> str:
    return ".".join(part for part in (function.group, function.name) if part) or "top level"


def _oddities(graph: Graph) -> Iterator[str]:
    yield from graph.warnings
    yield from graph.problems


def _function(function: FunctionGraph) -> Iterator[str]:
    names = _names(function)
    for node in function.nodes:
        if node.kind not in _ENDS or not node.reachable:
            flag = "" if node.reachable else ", unreachable"
            yield f"{node.kind.value}{flag} {names[node.id]}"
    for edge in function.edges:
        yield f"{names[edge.source]} -> {names[edge.target]}{_kind(edge)}"


def _kind(edge: GraphEdge) -> str:
    kind = edge.kind.value if edge.kind is not EdgeKind.NEXT else ""
    way = f"({edge.way})" if edge.way else ""
    label = " ".join(part for part in (kind, way) if part)
    return f" [{label}]" if label else ""


def _names(function: FunctionGraph) -> dict[str, str]:
    seen: Counter[str] = Counter()
    names = {}
    for node in function.nodes:
        shown = "|".join(" ".join(text.code.split()) for text in node.texts)
        name = node.kind.value if node.kind in _ENDS else shown or node.word or node.kind.value
        seen[name] += 1
        names[node.id] = name if seen[name] == 1 else f"{name} ({seen[name]})"
    return names
