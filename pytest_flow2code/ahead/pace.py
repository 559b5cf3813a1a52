"""How many calls at once, and how many a minute.

The number of connections follows the provider's complaints as TCP follows lost packets: it falls
by a share at the first complaint about calls of one generation, and grows by steps with answers
(Chiu and Jain 1989, additive increase, multiplicative decrease).
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

_FALL = 0.7
_STEPS = 4.0
"""Connections won back by as many answers as there are connections."""


@dataclass(slots=True)
class Entry:
    when: float
    amount: float


class Window:
    """At most `most` units in any `seconds`; None: as many as wanted."""

    def __init__(self, most: float | None, seconds: float = 60.0) -> None:
        self._most = most
        self._seconds = seconds
        self._entries: deque[Entry] = deque()

    def delay(self, amount: float, now: float) -> float:
        """Seconds until `amount` more fit. What is more than the whole goes through alone."""
        if self._most is None:
            return 0.0
        while self._entries and self._entries[0].when + self._seconds <= now:
            self._entries.popleft()
        over = sum(entry.amount for entry in self._entries) + amount - self._most
        for entry in self._entries:
            if over <= 0:
                return 0.0
            over -= entry.amount
            if over <= 0 or entry is self._entries[-1]:
                return entry.when + self._seconds - now
        return 0.0

    def add(self, amount: float, now: float) -> Entry:
        """Take `amount`; what turns out to be more or less is put right in the entry."""
        entry = Entry(now, amount)
        if self._most is not None:
            self._entries.append(entry)
        return entry


@dataclass(frozen=True, slots=True)
class Call:
    """A call that was let through, after so many seconds of waiting for the provider's limits."""

    generation: int
    tokens: Entry
    waited: float


class Pace:
    """Lets calls through. For one event loop."""

    def __init__(
        self,
        most: int,
        requests_a_minute: float | None = None,
        tokens_a_minute: float | None = None,
        *,
        minute: float = 60.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = most
        self._requests = Window(requests_a_minute, minute)
        self._tokens = Window(tokens_a_minute, minute)
        self._clock = clock
        self._allowed = float(most)
        self._generation = 0
        self._busy = 0
        self._until = 0.0
        self._turn = asyncio.Lock()
        self._freed = asyncio.Event()

    @property
    def allowed(self) -> int:
        """How many calls may be under way at once for now."""
        return int(self._allowed)

    async def enter(self, tokens: int) -> Call:
        """Wait until a call that will use about so many tokens may be made."""
        begun = self._clock()
        async with self._turn:
            while True:
                now = self._clock()
                delay = max(
                    self._until - now, self._requests.delay(1, now), self._tokens.delay(tokens, now)
                )
                if self._busy >= self.allowed:
                    self._freed.clear()
                    await self._freed.wait()
                elif delay > 0:
                    await asyncio.sleep(delay)
                else:
                    break
            self._busy += 1
            self._requests.add(1, now)
            return Call(self._generation, self._tokens.add(tokens, now), now - begun)

    def answered(self, call: Call, tokens: int | None) -> None:
        """The call has come back with an answer that used so many tokens, None if nobody says."""
        if tokens is not None:
            call.tokens.amount = tokens
        self._allowed = min(float(self._most), self._allowed + _STEPS / self._allowed)
        self._leave()

    def failed(self, call: Call, *, limited: bool, retry_after: float | None) -> None:
        """The call has come back without one; `limited` if the provider wants fewer of them."""
        call.tokens.amount = 0
        if limited and call.generation == self._generation:
            self._allowed = max(1.0, self._allowed * _FALL)
            self._generation += 1
        if retry_after is not None:
            self._until = max(self._until, self._clock() + retry_after)
        self._leave()

    def _leave(self) -> None:
        self._busy -= 1
        self._freed.set()
