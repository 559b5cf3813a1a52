"""What came of a ticket, and where whoever waits for it looks."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from dataclasses import dataclass

from pytest_flow2code.ahead.order import Ticket
from pytest_flow2code.core.answered import Answered
from pytest_flow2code.core.errors import Flow2CodeError, NotAskedError
from pytest_flow2code.store import Key


@dataclass(frozen=True, slots=True)
class Outcome:
    """An answer. With `key` the store has its text, and `answered` none: thousands of answers may
    wait to be judged. Without, `unkept` says why it could not be stored."""

    answered: Answered
    key: Key | None = None
    unkept: Flow2CodeError | None = None


class Outcomes:
    """A future for every ticket. Safe for many threads."""

    def __init__(self) -> None:
        self._futures: dict[Ticket, Future[Outcome]] = {}
        self._lock = threading.Lock()
        self.broken: BaseException | None = None

    @property
    def fatal(self) -> BaseException | None:
        """What keeps the run from going on, None if it was only stopped, or goes on."""
        return None if isinstance(self.broken, NotAskedError) else self.broken

    def of(self, ticket: Ticket) -> Future[Outcome]:
        with self._lock:
            future = self._futures.get(ticket)
            if future is None:
                future = self._futures[ticket] = Future()
                if self.broken is not None:
                    future.set_exception(self.broken)
            return future

    def settle(self, ticket: Ticket, outcome: Outcome) -> None:
        future = self.of(ticket)
        with self._lock:
            if not future.done():
                future.set_result(outcome)

    def fail(self, ticket: Ticket, error: BaseException) -> None:
        future = self.of(ticket)
        with self._lock:
            if not future.done():
                future.set_exception(error)

    def break_off(self, error: BaseException) -> None:
        """Nothing more will come: fail all that is not done, now and later. The first says why."""
        with self._lock:
            self.broken = self.broken or error
            for future in self._futures.values():
                if not future.done():
                    future.set_exception(self.broken)
