"""Checks that what ran is a walk of the graph, from its start to its end.

A tracer tells lines, and one line may hold several nodes, while some nodes leave no trace at all.
So all places in the graph where the program may be are followed side by side. A node may be passed
without a line of its own only if it shares the line that was told last or is told next, or if the
language's tracer is known not to tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from traced_events import Activation, Event

from pytest_flow2code.core.graph import EdgeKind, FunctionGraph, GraphEdge, GraphNode, NodeKind

Ways = tuple[tuple[str, str], ...]
"""By which way each cleanup was entered: pairs of a FINALLY and the name of the way."""

MARKERS = frozenset(
    {
        NodeKind.START,
        NodeKind.END,
        NodeKind.TRY,
        NodeKind.RESUME,
        NodeKind.MERGE,
        NodeKind.FINALLY,
    }
)
"""Nodes without code of their own."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How a language's tracer behaves. `untold` are nodes that may run without a line being told;
    `repeats` says that a statement may tell its line more than once. `lines` are further lines a
    node may be told by. `raises` says that exceptions are told. `lingers` says that a node may be
    followed by a line that is told on the way out of it; `steps` that the step of a counting loop
    is told."""

    untold: Callable[[GraphNode], bool] = lambda _: False
    repeats: bool = False
    raises: bool = True
    lingers: Callable[[GraphNode, int], bool] = lambda _node, _line: False
    steps: bool = True
    lines: Callable[[FunctionGraph, GraphNode], Iterable[int]] = lambda _graph, _node: ()


@dataclass(frozen=True, slots=True)
class Place:
    """A node where the program may be. `answer` is the outcome of its condition, once it is
    known; `untold` says that the program got there by an exception and its line is yet to come."""

    node: str
    ways: Ways = ()
    answer: bool | None = None
    untold: bool = False


NOWHERE = Place("")
"""After an exception that goes through a cleanup which is not drawn for it."""

OUT = Place("out")
"""The function was left by an exception."""


@dataclass(slots=True)
class Walk:
    """What a check found: the edges that were taken, how many steps, and what is no walk."""

    edges: set[GraphEdge] = field(default_factory=set)
    steps: int = 0
    breach: str = ""
    lost: bool = False


Step = tuple[Place, tuple[GraphEdge, ...]]


class Walker:
    """Walks one function's graph. `tests` are the nodes whose condition tells its outcome,
    `tellable` the lines that can be told at all, none if that is not known, `mistold` lines of
    which nothing that is told is believed."""

    def __init__(
        self,
        graph: FunctionGraph,
        manners: Manners,
        tests: dict[int, str],
        tellable: frozenset[int] = frozenset(),
        mistold: frozenset[int] = frozenset(),
    ) -> None:
        self.graph = graph
        self.manners = manners
        self.nodes = {node.id: node for node in graph.nodes}
        self.out: dict[str, list[GraphEdge]] = {}
        for edge in graph.edges:
            self.out.setdefault(edge.source, []).append(edge)
        self.tests = {number: node for number, node in tests.items() if node in self.nodes}
        self.asked = frozenset(self.tests.values())
        self.covers = {node.id: frozenset(self._covered(node)) for node in graph.nodes}
        self.silent = frozenset(
            name
            for name, lines in self.covers.items()
            if (tellable and not lines & tellable) or lines & mistold
        )
        if not manners.steps:
            self.silent |= self._steps()
        self.lines = frozenset(line for lines in self.covers.values() for line in lines) - mistold
        self._known: dict[tuple[Place, int, Event], tuple[Step, ...]] = {}

    def walk(self, activation: Activation) -> Walk:
        """Follow one activation."""
        found = Walk()
        start = Place(self.graph.nodes[0].id)
        trail: list[dict[Place, tuple[Place, tuple[GraphEdge, ...]]]] = []
        places = {start}
        last = 0
        for event in activation.events:
            if event.kind == "line" and event.number not in self.lines:
                continue
            if event.kind == "test" and event.number not in self.tests:
                continue
            reached = self._reached(places, last, event)
            if not reached:
                found.breach = self._told(places, last, event)
                break
            trail.append(reached)
            places = set(reached)
            last = event.number if event.kind == "line" else last
            found.steps += 1
        if not found.breach and activation.ended:
            reached = self._reached(places, last, Event("end"))
            if not reached:
                found.breach = self._told(places, last, Event("end"))
            else:
                trail.append(reached)
                places = set(reached)
        found.lost = NOWHERE in places
        if places:
            _gather(trail, min(places, key=lambda place: (place.node, place.ways)), found.edges)
        return found

    def _reached(
        self, places: set[Place], last: int, event: Event
    ) -> dict[Place, tuple[Place, tuple[GraphEdge, ...]]]:
        reached: dict[Place, tuple[Place, tuple[GraphEdge, ...]]] = {}
        for place in sorted(places, key=lambda p: (p.node, p.ways)):
            key = (place, last, event)
            if key not in self._known:
                self._known[key] = tuple(self._next(place, last, event))
            for target, edges in self._known[key]:
                reached.setdefault(target, (place, edges))
        return reached

    def _next(self, place: Place, last: int, event: Event) -> Iterator[Step]:
        """Every place that an event may lead to from `place`, with the edges on the way."""
        if place in (NOWHERE, OUT):
            yield place, ()
        elif event.kind == "raise":
            yield place, ()
            yield from self._thrown(place)
        elif event.kind == "test":
            wanted = self.tests[event.number]
            for target, edges in self._paths(place, {last}, wanted, itself=True):
                yield Place(target.node, target.ways, event.holds), edges
        elif event.kind == "end":
            end = self.graph.nodes[-1].id
            yield from self._paths(place, {last}, end, itself=True)
        else:
            yield from self._lined(place, last, event.number)

    def _lined(self, place: Place, last: int, line: int) -> Iterator[Step]:
        covered = self.covers[place.node]
        if place.untold and line in covered:
            yield Place(place.node, place.ways), ()
        if place.untold and not self._may_pass(self.nodes[place.node], {last, line}):
            return
        if (line in covered and (self.manners.repeats or len(covered) > 1)) or self.manners.lingers(
            self.nodes[place.node], line
        ):
            yield place, ()
        for target, edges in self._paths(place, {last, line}, None):
            if line in self.covers[target.node]:
                yield target, edges

    def _paths(
        self, place: Place, shared: set[int], wanted: str | None, *, itself: bool = False
    ) -> Iterator[Step]:
        """The places that can be reached from `place` over nodes that need not be told."""
        if itself and place.node == wanted:
            yield place, ()
        seen = {place}
        waiting: list[tuple[Place, tuple[GraphEdge, ...]]] = [(place, ())]
        while waiting:
            current, edges = waiting.pop(0)
            for edge in self._ways_on(current):
                target = Place(edge.target, _entered(current.ways, self.nodes[edge.target], edge))
                if target in seen:
                    continue
                seen.add(target)
                path = (*edges, edge)
                if wanted is None or target.node == wanted:
                    yield target, path
                if self._may_pass(self.nodes[target.node], shared):
                    waiting.append((target, path))

    def _ways_on(self, place: Place) -> Iterator[GraphEdge]:
        node = self.nodes[place.node]
        for edge in self.out.get(place.node, ()):
            if node.kind is NodeKind.TRY and edge.kind is EdgeKind.THROW:
                if not self.manners.raises:
                    yield edge
                continue
            if node.kind is NodeKind.RESUME and edge.way != dict(place.ways).get(node.partner):
                continue
            if place.node in self.asked and not self._fits(place, edge):
                continue
            yield edge
        if not self.manners.raises and node.tries:
            yield from (e for e in self.out[node.tries[-1]] if e.kind is EdgeKind.THROW)

    def _fits(self, place: Place, edge: GraphEdge) -> bool:
        return place.answer is not None and (edge.kind is EdgeKind.YES) == place.answer

    def _may_pass(self, node: GraphNode, shared: set[int]) -> bool:
        if node.kind is NodeKind.END or node.id in self.asked:
            return False
        if node.kind in MARKERS or not node.texts or self.manners.untold(node):
            return True
        if node.id in self.silent:
            return True
        return bool(self.covers[node.id] & shared)

    def _thrown(self, place: Place) -> Iterator[Step]:
        node = self.nodes[place.node]
        if node.tries:
            for edge in self.out[node.tries[-1]]:
                if edge.kind is EdgeKind.THROW:
                    target = self.nodes[edge.target]
                    ways = _entered(place.ways, target, edge)
                    yield Place(edge.target, ways, untold=True), (edge,)
            return
        yield OUT, ()
        if any(n.kind is NodeKind.FINALLY for n in self.graph.nodes):
            yield NOWHERE, ()

    def _covered(self, node: GraphNode) -> Iterator[int]:
        if node.kind is NodeKind.START:
            return
        for text in node.texts:
            yield from range(text.line, text.end_line + 1)
        yield from self.manners.lines(self.graph, node)

    def _steps(self) -> frozenset[str]:
        """The nodes that go on to a condition on their own line."""
        return frozenset(
            edge.source
            for edge in self.graph.edges
            if self.nodes[edge.source].kind is NodeKind.PROCESS
            and self.nodes[edge.target].kind is NodeKind.DECISION
            and self.covers[edge.source] & self.covers[edge.target]
        )

    def _told(self, places: set[Place], last: int, event: Event) -> str:
        at = sorted(self._name(place) for place in places)
        if event.kind == "end":
            return f"it ended after line {last}, at {'; '.join(at)}"
        if event.kind == "test":
            wanted = self._name(Place(self.tests[event.number]))
            return f"{wanted} was {event.holds} after line {last}, at {'; '.join(at)}"
        return f"line {event.number} ran after line {last}, at {'; '.join(at)}"

    def _name(self, place: Place) -> str:
        node = self.nodes.get(place.node)
        if node is None:
            return "nowhere"
        code = node.texts[0].code.split("\n")[0][:40] if node.texts else node.word
        return f"{node.kind.value} {code!r}"


def _entered(ways: Ways, node: GraphNode, edge: GraphEdge) -> Ways:
    if node.kind is not NodeKind.FINALLY:
        return ways
    return tuple(sorted({**dict(ways), node.id: edge.way}.items()))


def _gather(
    trail: list[dict[Place, tuple[Place, tuple[GraphEdge, ...]]]],
    place: Place,
    edges: set[GraphEdge],
) -> None:
    for step in reversed(trail):
        if place not in step:
            return
        place, taken = step[place]
        edges.update(taken)
