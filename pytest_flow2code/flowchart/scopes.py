"""What encloses a place in a function: where its jumps land and which cleanups they cross."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from pytest_flow2code.flowchart.sketch import Exit, Join, Landing


@dataclass(slots=True)
class LoopScope:
    """`again` is where `continue` lands, `redo` where the body starts once more."""

    label: str
    breaks: Join
    again: Landing
    redo: Landing


@dataclass(slots=True)
class SwitchScope:
    """`falls` is the body of the next arm."""

    label: str
    breaks: Join
    takes_break: bool
    takes_continue: bool
    falls: Join


@dataclass(slots=True)
class LabelScope:
    """A labelled block: a `break` that names it leaves it."""

    label: str
    breaks: Join


@dataclass(slots=True)
class TryScope:
    """A watched region: what is thrown in it goes to the first handler."""

    raised: Landing


@dataclass(slots=True)
class HandlerScope:
    """A handler's body: `retry` starts the watched region again."""

    retry: Landing


@dataclass(slots=True)
class Way:
    """A way through a cleanup that is not the normal one: where it goes on afterwards."""

    name: str
    rest: tuple[CleanupScope, ...]
    landing: Landing

    def follow(self, leaving: Exit) -> None:
        """Go on, through the cleanups further out."""
        travel(leaving, self.rest, self.landing, self.name)


@dataclass(slots=True)
class CleanupScope:
    """A region that is never left without its cleanup. `origin` tells regions apart."""

    origin: int
    entry: Join = field(default_factory=Join)
    ways: dict[str, Way] = field(default_factory=dict)


Scope = LoopScope | SwitchScope | LabelScope | TryScope | HandlerScope | CleanupScope


def travel(leaving: Exit, cleanups: tuple[CleanupScope, ...], landing: Landing, name: str) -> None:
    """Take a jump to `landing` through the cleanups it crosses, innermost first.

    `name` must belong to this landing alone among all ways of one function.
    """
    if not cleanups:
        landing.land(leaving)
        return
    first, rest = cleanups[0], cleanups[1:]
    first.ways.setdefault(name, Way(name, rest, landing))
    first.entry.land(replace(leaving, way=name))


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a jump lands and what it crosses on the way."""

    landing: Landing
    cleanups: tuple[CleanupScope, ...]


class Scopes:
    """The stack of scopes round the place that is being drawn, outermost first."""

    def __init__(self) -> None:
        self._stack: list[Scope] = []

    def push(self, scope: Scope) -> None:
        """Enter `scope`."""
        self._stack.append(scope)

    def pop(self) -> None:
        """Leave the innermost scope."""
        self._stack.pop()

    def broken(self, label: str, level: int) -> Destination | None:
        """Where a `break` lands: by its label, else past so many loops and switches."""
        found: list[tuple[Landing, int]] = [
            (scope.breaks, i)
            for i, scope in self._inwards()
            if isinstance(scope, LoopScope | SwitchScope | LabelScope)
            and (scope.label == label if label else _takes_break(scope))
        ]
        return self._chosen(found, 1 if label else level)

    def continued(self, label: str, level: int) -> Destination | None:
        """Where a `continue` lands: by its label, else at the so-manieth loop."""
        found: list[tuple[Landing, int]] = []
        for i, scope in self._inwards():
            if isinstance(scope, LoopScope) and label in ("", scope.label):
                found.append((scope.again, i))
            elif isinstance(scope, SwitchScope) and scope.takes_continue and not label:
                found.append((scope.breaks, i))
        return self._chosen(found, 1 if label else level)

    def redone(self, label: str) -> Destination | None:
        """Where a `redo` lands."""
        found: list[tuple[Landing, int]] = [
            (scope.redo, i)
            for i, scope in self._inwards()
            if isinstance(scope, LoopScope) and label in ("", scope.label)
        ]
        return self._chosen(found, 1)

    def retried(self) -> Destination | None:
        """Where a `retry` lands."""
        found: list[tuple[Landing, int]] = [
            (scope.retry, i) for i, scope in self._inwards() if isinstance(scope, HandlerScope)
        ]
        return self._chosen(found, 1)

    def fallen(self) -> Destination | None:
        """Where an explicit fall-through lands."""
        found: list[tuple[Landing, int]] = [
            (scope.falls, i) for i, scope in self._inwards() if isinstance(scope, SwitchScope)
        ]
        return self._chosen(found, 1)

    def thrown(self, end: Landing) -> Destination:
        """Where an exception lands: at the nearest handlers, else at the end."""
        found: list[tuple[Landing, int]] = [
            (scope.raised, i) for i, scope in self._inwards() if isinstance(scope, TryScope)
        ]
        return self._chosen(found, 1) or self.outside(end)

    def outside(self, end: Landing, kept: frozenset[int] = frozenset()) -> Destination:
        """A landing beyond all cleanups but those whose origins are `kept`."""
        crossed = (s for _, s in self._inwards() if isinstance(s, CleanupScope))
        return Destination(end, tuple(s for s in crossed if s.origin not in kept))

    def _inwards(self) -> Iterable[tuple[int, Scope]]:
        """The scopes with their places, innermost first."""
        return reversed(list(enumerate(self._stack)))

    def _chosen(self, found: list[tuple[Landing, int]], level: int) -> Destination | None:
        """The `level`-th landing, the outermost if there are fewer; None if there is none."""
        if not found:
            return None
        landing, depth = found[min(level, len(found)) - 1]
        inside = reversed(self._stack[depth + 1 :])
        return Destination(landing, tuple(s for s in inside if isinstance(s, CleanupScope)))


def _takes_break(scope: LoopScope | SwitchScope | LabelScope) -> bool:
    """Whether a `break` without a label leaves this scope."""
    return scope.takes_break if isinstance(scope, SwitchScope) else isinstance(scope, LoopScope)


class WayNames:
    """Names for ways through cleanups, each landing its own ("break", "break (2)")."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, int], str] = {}
        self._landings: list[Landing] = []

    def name(self, kind: str, label: str, landing: Landing) -> str:
        """The name for jumps of this kind to `landing`."""
        base = f"{kind} {label}".strip()
        key = (base, id(landing))
        if key not in self._names:
            self._landings.append(landing)
            taken = sum(1 for known, _ in self._names if known == base)
            self._names[key] = base if not taken else f"{base} ({taken + 1})"
        return self._names[key]
