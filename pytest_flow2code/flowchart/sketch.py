"""A graph in the making: nodes, edges, and the fringe of exits that wait for the next node."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from pytest_flow2code.core.graph import EdgeKind, GraphEdge, GraphNode, NodeKind
from pytest_flow2code.core.ir import JumpKind, Text


@dataclass(frozen=True, slots=True)
class Exit:
    """One way out of a node that has not arrived anywhere yet."""

    node: str
    kind: EdgeKind = EdgeKind.NEXT
    way: str = ""


class Landing(Protocol):
    """Where a jump can arrive."""

    def land(self, leaving: Exit) -> None: ...


class Join:
    """A landing further on: what arrives is taken up when the sketch gets there."""

    def __init__(self) -> None:
        self.exits: list[Exit] = []

    def land(self, leaving: Exit) -> None:
        """Hold `leaving` until the join is opened."""
        self.exits.append(leaving)


class Anchor:
    """A landing at a node that may not be drawn yet."""

    def __init__(self, node: str | None = None) -> None:
        self.node = node
        self.arrivals: list[Exit] = []
        self._forward: Anchor | None = None

    def land(self, leaving: Exit) -> None:
        """Draw an edge from `leaving` to the anchor's node as soon as both are known."""
        if self._forward is not None:
            self._forward.land(leaving)
        else:
            self.arrivals.append(leaving)

    @property
    def settled(self) -> bool:
        """Whether the anchor's place in the graph is known."""
        return self.node is not None or self._forward is not None

    def become(self, target: Anchor) -> None:
        """Stand for `target` from now on, with whatever has landed here already."""
        if target is self:
            raise ValueError("an anchor cannot stand for itself")
        for leaving in self.arrivals:
            target.land(leaving)
        self.arrivals = []
        self._forward = target


class Sketch:
    """Grows a function's graph. `fringe` is whatever flows into the next node: exits of nodes
    drawn already, and anchors that will stand for that node."""

    def __init__(self, ids: Iterator[int]) -> None:
        self._ids = ids
        self._nodes: list[GraphNode] = []
        self._anchors: list[Anchor] = []
        self.fringe: list[Exit | Anchor] = []
        self.tries: tuple[str, ...] = ()

    def add(
        self,
        kind: NodeKind,
        *texts: Text,
        jump: JumpKind | None = None,
        word: str = "",
        partner: str = "",
    ) -> str:
        """Draw a node, take the whole fringe into it and leave an empty one. Gives its id."""
        node = GraphNode(
            id=f"n{next(self._ids)}",
            kind=kind,
            texts=texts,
            jump=jump,
            word=word,
            partner=partner,
            tries=self.tries,
        )
        self._nodes.append(node)
        self.flow_to(self.anchor(node.id))
        return node.id

    def anchor(self, node: str | None = None) -> Anchor:
        """A new anchor, at `node` or at a node that is yet to be drawn."""
        made = Anchor(node)
        self._anchors.append(made)
        return made

    def flow_to(self, target: Anchor) -> None:
        """Send the whole fringe to `target`."""
        for loose in self.fringe:
            if isinstance(loose, Exit):
                target.land(loose)
            else:
                loose.become(target)
        self.fringe = []

    def open(self, join: Join) -> None:
        """Let what has landed on `join` flow into the next node."""
        self.fringe.extend(join.exits)
        join.exits = []

    def is_loose(self, anchor: Anchor) -> bool:
        """Whether `anchor` still waits for its node."""
        return any(loose is anchor for loose in self.fringe)

    def leave(self, node: str, kind: EdgeKind = EdgeKind.NEXT) -> None:
        """Go on from `node` alone."""
        self.fringe = [Exit(node, kind)]

    def edges(self) -> tuple[GraphEdge, ...]:
        """All edges, ordered by their source, then in the order in which they were drawn.

        A plain edge that leads back is marked as such. Raises ValueError for an anchor that never
        got its node: a fault of the builder.
        """
        place = {node.id: i for i, node in enumerate(self._nodes)}
        found: list[GraphEdge] = []
        for anchor in self._anchors:
            for leaving in anchor.arrivals:
                if anchor.node is None:
                    raise ValueError("an anchor was left without a node")
                back = place[anchor.node] <= place[leaving.node]
                plain = leaving.kind is EdgeKind.NEXT
                kind = EdgeKind.BACK if back and plain else leaving.kind
                found.append(GraphEdge(leaving.node, anchor.node, kind, leaving.way))
        order = {kind: i for i, kind in enumerate(EdgeKind)}
        unique = dict.fromkeys(found)
        return tuple(
            sorted(unique, key=lambda e: (place[e.source], order[e.kind], place[e.target]))
        )

    def nodes(self, edges: Iterable[GraphEdge]) -> tuple[GraphNode, ...]:
        """All nodes in the order of their ids, those that no path reaches flagged."""
        following: dict[str, list[str]] = {}
        for edge in edges:
            following.setdefault(edge.source, []).append(edge.target)
        reached: set[str] = set()
        waiting = [self._nodes[0].id]
        while waiting:
            node = waiting.pop()
            if node not in reached:
                reached.add(node)
                waiting.extend(following.get(node, ()))
        return tuple(n if n.id in reached else replace(n, reachable=False) for n in self._nodes)
