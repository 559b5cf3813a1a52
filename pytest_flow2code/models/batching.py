"""Calls from many threads, worked off together: one batch at a time."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")

PATIENCE = 0.05
"""Seconds that an incomplete batch is held open for others to come."""


class Batcher(Generic[A, B]):
    """Gathers calls into batches of at most `size`.

    `work` gets the items of a batch and answers with as many results in their order; an exception
    among these is raised for its own call alone, one that `work` raises for all of the batch.
    """

    def __init__(
        self,
        size: int,
        work: Callable[[Sequence[A]], Sequence[B | Exception]],
        patience: float = PATIENCE,
    ) -> None:
        self._size = size
        self._work = work
        self._patience = patience
        self._waiting: deque[tuple[A, Future[B]]] = deque()
        self._arrival = threading.Condition()
        self._turn = threading.Lock()

    def __call__(self, item: A) -> B:
        """The result for `item`, in the thread of whoever has the turn."""
        future: Future[B] = Future()
        with self._arrival:
            self._waiting.append((item, future))
            self._arrival.notify()
        while not future.done():
            with self._turn:
                if not future.done():
                    self._take()
        return future.result()

    def _take(self) -> None:
        """Work off one batch, the oldest calls first."""
        deadline = time.monotonic() + self._patience
        with self._arrival:
            while len(self._waiting) < self._size:
                left = deadline - time.monotonic()
                if left <= 0 or not self._arrival.wait(left):
                    break
            count = min(self._size, len(self._waiting))
            batch = [self._waiting.popleft() for _ in range(count)]
        try:
            results = self._work([item for item, _ in batch])
        except BaseException as error:
            for _, future in batch:
                future.set_exception(error)
            raise
        for (_, future), result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
