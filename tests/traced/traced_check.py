"""Runs one task's reference under its language's tracer and holds the trace against the graph."""

from __future__ import annotations

from dataclasses import dataclass, field

from traced_events import MARK, Activation, activations, tellable
from traced_languages import TRACED, Traced
from traced_packing import unpacked
from traced_tests import Asked, ask
from traced_walk import Walk, Walker

from pytest_flow2code import runners
from pytest_flow2code.core.graph import FunctionGraph, Graph, GraphEdge
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.outcome import Ended, Outcome
from pytest_flow2code.core.task import Task
from pytest_flow2code.flowchart import build
from pytest_flow2code.sandbox import Sandbox


@dataclass(slots=True)
class Traces:
    """What a program that ran told: `activations` of the functions of `graph`."""

    graph: Graph
    activations: list[Activation]
    tests: dict[int, str]
    traced: Traced
    tellable: frozenset[int] = frozenset()
    mistold: frozenset[int] = frozenset()
    printed: str = ""


@dataclass(slots=True)
class Finding:
    """`taken` are the edges that were walked, each with the place of its function; `steps` counts
    what was told and followed, `lost` the activations that were followed to a place where nothing
    can be known."""

    breaches: list[str] = field(default_factory=list)
    taken: set[tuple[int, GraphEdge]] = field(default_factory=set)
    steps: int = 0
    activations: int = 0
    lost: int = 0

    @property
    def edges(self) -> int:
        return len(self.taken)


def run(task: Task, sandbox: Sandbox, toolchain: Toolchain) -> Traces:
    """Trace the reference of a task with its conditions asked, or as it is if that breaks it."""
    traced = TRACED[task.language]
    graph = build(runners.load(task.language).lower(task.reference))
    plain = Asked(task.reference, {})
    tries = [plain] if traced.asking is None else [ask(task.reference, graph, traced.asking), plain]
    found = Traces(graph, [], {}, traced)
    for asked in tries:
        outcomes = sandbox.run(traced.make(task, asked.source, toolchain))
        text = traced.read(outcomes)
        found = Traces(
            graph,
            activations(text),
            asked.tests,
            traced,
            tellable(text),
            traced.mistold(task.reference),
            _said(outcomes[-1]),
        )
        if outcomes[-1].ended is Ended.TIMED_OUT:
            break
        if found.activations and unpacked(outcomes[-1])[1] == 0:
            break
    return found


def _said(outcome: Outcome) -> str:
    """What the program or its compiler said, the trace left out."""
    text = unpacked(outcome)[0] or outcome.printed(2000)
    return "\n".join(line for line in text.split("\n") if MARK not in line)[-2000:]


def check(traces: Traces, graph: Graph | None = None) -> Finding:
    """Hold the trace against the graph it was made for, or against another one."""
    found = Finding()
    walkers: dict[int, Walker] = {}
    for activation in traces.activations:
        place, walk = _walked(activation, graph or traces.graph, traces, walkers)
        if walk is None:
            continue
        found.activations += 1
        found.steps += walk.steps
        found.lost += walk.lost
        found.taken |= {(place, edge) for edge in walk.edges}
        if walk.breach:
            found.breaches.append(f"{activation.name}: {walk.breach}")
    return found


def _walked(
    activation: Activation, graph: Graph, traces: Traces, walkers: dict[int, Walker]
) -> tuple[int, Walk | None]:
    """The walk through the function that the activation is one of; the longest of several."""
    chosen, best = 0, None
    for place in _candidates(activation, graph):
        if place not in walkers:
            walkers[place] = Walker(
                graph.functions[place],
                traces.traced.manners,
                traces.tests,
                traces.tellable,
                traces.mistold,
            )
        walk = walkers[place].walk(activation)
        if best is None or (not walk.breach, walk.steps) > (not best.breach, best.steps):
            chosen, best = place, walk
    return chosen, best


def _candidates(activation: Activation, graph: Graph) -> list[int]:
    told = {event.number for event in activation.events if event.kind == "line"}
    found = [
        i
        for i, function in enumerate(graph.functions)
        if any(
            told & set(range(text.line, text.end_line + 1))
            for node in function.nodes[1:]
            for text in node.texts
        )
    ]
    headed = [i for i in found if _headed(graph.functions[i], activation)]
    return headed if headed or activation.name in _NAMELESS else found


_NAMELESS = frozenset({"<anonymous>", "main::__ANON__", "__ANON__"})
"""Functions that may stand within a statement and have no graph of their own then."""


def _headed(function: FunctionGraph, activation: Activation) -> bool:
    if function.header is None:
        return not activation.line
    named = activation.name.split("::")[-1] in function.name
    around = function.header.line <= activation.line <= function.header.end_line
    return around if activation.line else named
