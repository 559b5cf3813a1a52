"""What is at hand while one function is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pytest_flow2code.core import ir
from pytest_flow2code.flowchart.scopes import Destination, Scopes, WayNames, travel
from pytest_flow2code.flowchart.sketch import Anchor, Exit, Sketch

Elsewhere = Callable[[ir.Function | ir.Group], None]
"""Takes the functions and classes that are met on the way: they get graphs of their own."""


class Pen:
    """The sketch of a function with its scopes, its labels and its end."""

    def __init__(
        self, ids: Iterator[int], labels: dict[str, frozenset[int]], elsewhere: Elsewhere
    ) -> None:
        self.sketch = Sketch(ids)
        self.scopes = Scopes()
        self.end = self.sketch.anchor()
        self.problems: list[str] = []
        self.elsewhere = elsewhere
        self.regions = labels
        self.labels: dict[str, Anchor] = {name: self.sketch.anchor() for name in labels}
        self._ways = WayNames()

    def send(self, leaving: Exit, destination: Destination, kind: str, label: str = "") -> None:
        """Take a jump to its destination, through the cleanups it crosses."""
        if not destination.cleanups:
            destination.landing.land(leaving)
            return
        name = self._ways.name(kind, label, destination.landing)
        travel(leaving, destination.cleanups, destination.landing, name)

    def throw(self, leaving: Exit) -> None:
        """Take an exception to where it is handled, or out of the function."""
        self.send(leaving, self.scopes.thrown(self.end), "exception")
