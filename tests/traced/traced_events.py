"""What a tracer says about a program that ran: one activation of a function after the other.

A tracer writes lines to standard error that start with `@flow `:

    @flow c ID LINE NAME    a function is entered; LINE is where it starts, 0 if not known
    @flow b ID LINE NAME    code within a function is entered that somebody else calls (a block)
    @flow e ID              such code is left
    @flow l ID LINE         something that stands on LINE is about to run
    @flow t ID TEST 1|0     the condition numbered TEST turned out true or false
    @flow x ID              an exception passes through the function
    @flow r ID              the function is left
    @flow k LINE            LINE can be told at all; where one is named, all are
    @flow cut               the trace is long enough

ID tells activations apart. Nothing is said about code that is not the traced source.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

MARK = "@flow "


@dataclass(frozen=True, slots=True)
class Event:
    """`kind` is "line", "test" or "raise"; `number` the line or the test, `holds` its outcome."""

    kind: str
    number: int = 0
    holds: bool = False


@dataclass(slots=True)
class Activation:
    """One run through a function: `line` is where the function starts, 0 if not known. `ended`
    says that it was left, not cut off."""

    name: str
    line: int
    events: list[Event] = field(default_factory=list)
    ended: bool = False


def tellable(text: str) -> frozenset[int]:
    """The lines that can be told; none if the tracer does not say."""
    return frozenset(int(rest[0]) for kind, rest in _lines(text) if kind == "k")


def activations(text: str) -> list[Activation]:
    """All activations in what a traced program wrote, in the order in which they began."""
    found: list[Activation] = []
    known: dict[str, Activation] = {}
    for kind, rest in _lines(text):
        number = rest[0] if rest else ""
        if kind == "cut":
            break
        if kind == "c":
            known[number] = Activation(" ".join(rest[2:]), int(rest[1]))
            found.append(known[number])
        elif number in known:
            _add(known[number], kind, rest)
    return found


def _add(activation: Activation, kind: str, rest: list[str]) -> None:
    if kind == "l":
        activation.events.append(Event("line", int(rest[1])))
    elif kind == "t":
        activation.events.append(Event("test", int(rest[1]), rest[2] == "1"))
    elif kind == "x":
        activation.events.append(Event("raise"))
    elif kind == "r":
        activation.ended = True


def _lines(text: str) -> Iterator[tuple[str, list[str]]]:
    for line in text.split("\n"):
        _, mark, rest = line.partition(MARK)
        words = rest.split()
        if mark and words:
            yield words[0], words[1:]
