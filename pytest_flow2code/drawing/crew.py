"""Painters in processes of their own, one a core."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.util import Finalize
from pathlib import Path

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import Task
from pytest_flow2code.drawing.painting import Manner, Painted, Painter
from pytest_flow2code.flowchart import Renderer

_painters: list[Painter] = []
"""The painter of this process, once it has one."""

_AGAIN = "run the same command again: it goes on where it stopped"


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0))


def paint_all(
    root: Path, manner: Manner, jobs: Sequence[tuple[Task, str]], workers: int
) -> Iterator[Painted]:
    """Each task painted, in the order in which they are finished. A job is a task and the text of
    its `code` file.

    Raises Flow2CodeError if a file cannot be written or if a process dies.
    """
    if not jobs:
        return
    with ProcessPoolExecutor(
        min(workers, len(jobs)), initializer=_begin, initargs=(root, manner)
    ) as pool:
        try:
            for future in as_completed(_submitted(pool, jobs)):
                yield future.result()
        except BrokenProcessPool as error:
            raise Flow2CodeError(f"a process that draws has died: {error}", mend=_AGAIN) from error
        except OSError as error:
            raise Flow2CodeError(
                f"{root} cannot be written: {error.strerror}", mend=f"make room, then {_AGAIN}"
            ) from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _submitted(
    pool: ProcessPoolExecutor, jobs: Sequence[tuple[Task, str]]
) -> list[Future[Painted]]:
    """The first of these starts the processes. An interrupt is held back meanwhile: it would kill a
    painter that does not ignore it yet, half made, and the pool would wait for it for ever."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return [pool.submit(_paint, *job) for job in jobs]
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(root: Path, manner: Manner) -> None:
    # The terminal interrupts all of us; the one who waits for us tells us when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _die_with_the_parent()
    renderer = Renderer()
    _painters.append(Painter(root, manner, renderer))
    Finalize(None, renderer.close, exitpriority=10)


def _die_with_the_parent() -> None:
    """Whoever is killed cannot end its processes: they look out for themselves."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _paint(task: Task, reference: str) -> Painted:
    return _painters[0].paint(task, reference)
