"""What encloses a place in a function: where its jumps land and which cleanups they cross."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from pytest_flow2code.core.ir import JumpKind
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
class KeepScope:
    """A region that jumps of some kinds leave, but get no further."""

    kinds: tuple[JumpKind, ...]
    landing: Landing


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


Scope = LoopScope | SwitchScope | LabelScope | TryScope | HandlerScope | CleanupScope | KeepScope


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

        def landing(scope: Scope) -> Landing | None:
            if not isinstance(scope, LoopScope | SwitchScope | LabelScope):
                return None
            fits = scope.label == label if label else _takes_break(scope)
            return scope.breaks if fits else None

        return self._sought(JumpKind.BREAK, landing, 1 if label else level)

    def continued(self, label: str, level: int) -> Destination | None:
        """Where a `continue` lands: by its label, else at the so-manieth loop."""

        def landing(scope: Scope) -> Landing | None:
            if isinstance(scope, LoopScope) and label in ("", scope.label):
                return scope.again
            if isinstance(scope, SwitchScope) and scope.takes_continue:
                return scope.breaks if label in ("", scope.label) else None
            return None

        return self._sought(JumpKind.CONTINUE, landing, 1 if label else level)

    def redone(self, label: str) -> Destination | None:
        """Where a `redo` lands."""
        return self._sought(
            JumpKind.REDO,
            lambda s: s.redo if isinstance(s, LoopScope) and label in ("", s.label) else None,
        )

    def retried(self) -> Destination | None:
        """Where a `retry` lands."""
        return self._sought(
            JumpKind.RETRY, lambda s: s.retry if isinstance(s, HandlerScope) else None
        )

    def fallen(self) -> Destination | None:
        """Where an explicit fall-through lands."""
        return self._sought(
            JumpKind.FALLTHROUGH, lambda s: s.falls if isinstance(s, SwitchScope) else None
        )

    def kept(self, kind: JumpKind) -> Destination | None:
        """Where a jump out of the function or the program lands that is kept inside of it."""
        return self._sought(kind, lambda _: None)

    def thrown(self, end: Landing) -> Destination:
        """Where an exception lands: at the nearest handlers, else at the end."""
        found = self._sought(
            JumpKind.THROW, lambda s: s.raised if isinstance(s, TryScope) else None
        )
        return found or self.outside(end)

    def outside(self, end: Landing, kept: frozenset[int] = frozenset()) -> Destination:
        """A landing beyond all cleanups but those whose origins are `kept`."""
        crossed = (s for _, s in self._inwards() if isinstance(s, CleanupScope))
        return Destination(end, tuple(s for s in crossed if s.origin not in kept))

    def _inwards(self) -> Iterator[tuple[int, Scope]]:
        """The scopes with their places, innermost first."""
        return reversed(list(enumerate(self._stack)))

    def _sought(
        self, kind: JumpKind, landing: Callable[[Scope], Landing | None], level: int = 1
    ) -> Destination | None:
        """The `level`-th landing inwards, the outermost if there are fewer; None if there is none.
        No jump gets beyond a scope that keeps its kind."""
        found: list[tuple[Landing, int]] = []
        for depth, scope in self._inwards():
            kept = isinstance(scope, KeepScope) and kind in scope.kinds
            place = scope.landing if isinstance(scope, KeepScope) and kept else landing(scope)
            if place is not None:
                found.append((place, depth))
            if kept:
                break
        if not found:
            return None
        place, depth = found[min(level, len(found)) - 1]
        inside = reversed(self._stack[depth + 1 :])
        return Destination(place, tuple(s for s in inside if isinstance(s, CleanupScope)))


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
