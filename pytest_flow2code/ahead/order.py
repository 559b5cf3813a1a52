"""Which answer to ask for next: in the order of the run, but first whatever somebody waits for.

Several processes may run the cases, each from a place of its own. Behind every one goes a cursor;
the cursors take turns, so that each process finds what it comes to next.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ticket:
    """One sample of a case, the case by its name."""

    case: str
    sample: int


class Order:
    """The tickets of a run, each given out once.

    `ahead` is how many may be given out before somebody has taken their answers; None: all.
    """

    def __init__(self, ahead: int | None = None) -> None:
        self._ahead = ahead
        self._cases: list[str] = []
        self._place: dict[str, int] = {}
        self._left: dict[str, deque[int]] = {}
        self._cursors: dict[str, int] = {"": 0}
        self._urgent: deque[Ticket] = deque()
        self._given: set[Ticket] = set()
        self._taken: set[Ticket] = set()

    def expect(self, tickets: Iterable[Ticket]) -> None:
        """What the run will come to, in its order. May be said again."""
        for ticket in tickets:
            if ticket.case not in self._place:
                self._place[ticket.case] = len(self._cases)
                self._cases.append(ticket.case)
                self._left[ticket.case] = deque()
            left = self._left[ticket.case]
            if ticket not in self._given and ticket.sample not in left:
                left.append(ticket.sample)

    def demand(self, client: str, ticket: Ticket) -> None:
        """Somebody waits for this one, expected or not, and will go on from there."""
        if ticket not in self._given:
            self._urgent.append(ticket)
        if client and ticket.case in self._place:
            self._cursors[client] = self._place[ticket.case]

    def taken(self, ticket: Ticket) -> None:
        """Its answer has reached whoever runs the case."""
        self._taken.add(ticket)

    def next(self) -> Ticket | None:
        """The next to ask for; None if there is none for now."""
        while self._urgent:
            ticket = self._urgent.popleft()
            if ticket not in self._given:
                return self._give(ticket)
        if self._ahead is not None and len(self._given - self._taken) >= self._ahead:
            return None
        for client in tuple(self._cursors):
            case = self._advance(client)
            # The cursor that had its turn is the last the next time.
            self._cursors[client] = self._cursors.pop(client)
            if case is not None:
                return self._give(Ticket(case, self._left[case][0]))
        return None

    def _advance(self, client: str) -> str | None:
        """Move a cursor on to the first case that has something left."""
        place = self._cursors[client]
        while place < len(self._cases) and not self._left[self._cases[place]]:
            place += 1
        self._cursors[client] = place
        return self._cases[place] if place < len(self._cases) else None

    def _give(self, ticket: Ticket) -> Ticket:
        self._given.add(ticket)
        left = self._left.get(ticket.case)
        if left and ticket.sample in left:
            left.remove(ticket.sample)
        return ticket
