"""All work on the store, in a thread of its own.

A commit waits for the disk. What has come in meanwhile is done in one transaction, so that many
calls a second cost a few commits a second.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.store import Answers
from pytest_flow2code.store.owners import BEAT_SECONDS

T = TypeVar("T")


@dataclass(slots=True)
class _Errand(Generic[T]):
    work: Callable[[Answers], T]
    future: Future[T]


class Keeper:
    """May be given work by any thread."""

    def __init__(self, path: Path) -> None:
        """Raises Flow2CodeError if the store cannot be used."""
        self._store = Answers(path)
        self._errands: queue.SimpleQueue[_Errand[object] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="flow2code-store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[Answers], T]) -> Future[T]:
        """Have `work` done on the store. The future is done once it is on disk; it fails with
        Flow2CodeError if that cannot be."""
        future: Future[T] = Future()
        if not self._thread.is_alive():
            future.set_exception(_broken())
            return future
        self._errands.put(_Errand(work, future))  # type: ignore[arg-type]
        return future

    def close(self) -> None:
        """Finish what was given, and give the store's claims back."""
        self._errands.put(None)
        self._thread.join()
        self._store.close()

    def _serve(self) -> None:
        while True:
            try:
                first = self._errands.get(timeout=BEAT_SECONDS)
            except queue.Empty:
                self._together([_Errand(Answers.beat, Future())])
                continue
            batch = [first]
            while not self._errands.empty():
                batch.append(self._errands.get())
            self._together([errand for errand in batch if errand is not None])
            if None in batch:
                return

    def _together(self, batch: list[_Errand[object]]) -> None:
        batch = [errand for errand in batch if errand.future.set_running_or_notify_cancel()]
        if not batch:
            return
        try:
            with self._store.transaction():
                results = [errand.work(self._store) for errand in batch]
            for errand, result in zip(batch, results, strict=True):
                errand.future.set_result(result)
        except Flow2CodeError as error:
            for errand in batch:
                errand.future.set_exception(error)
        finally:
            # Whatever broke this thread, nobody waits for it for ever.
            for errand in batch:
                if not errand.future.done():
                    errand.future.set_exception(_broken())


def _broken() -> Flow2CodeError:
    return Flow2CodeError("the thread that keeps answers has broken down", mend="report this")
