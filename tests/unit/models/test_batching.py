"""Calls from many threads, gathered into batches."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from pytest_flow2code.models.batching import Batcher


def test_calls_are_gathered_and_each_gets_its_own_result() -> None:
    batches: list[Sequence[int]] = []

    def work(items: Sequence[int]) -> list[int | Exception]:
        batches.append(items)
        time.sleep(0.02)
        return [item * item for item in items]

    batcher = Batcher(4, work, patience=1.0)
    with ThreadPoolExecutor(16) as pool:
        assert [*pool.map(batcher, range(16))] == [n * n for n in range(16)]
    assert {len(batch) for batch in batches} == {4}
    assert sorted(item for batch in batches for item in batch) == [*range(16)]


def test_a_lonely_call_does_not_wait_long() -> None:
    batcher: Batcher[int, int] = Batcher(8, lambda items: [*items], patience=0.05)
    begun = time.perf_counter()
    assert batcher(7) == 7
    assert time.perf_counter() - begun < 5


def test_a_failure_among_results_is_one_call_s() -> None:
    def work(items: Sequence[int]) -> list[int | Exception]:
        return [ValueError("odd") if item % 2 else item for item in items]

    batcher = Batcher(4, work, patience=0.5)

    def ask(item: int) -> str:
        try:
            return str(batcher(item))
        except ValueError as error:
            return str(error)

    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(ask, range(4))] == ["0", "odd", "2", "odd"]


def test_a_failure_of_the_work_is_every_call_s_and_the_next_batch_goes_on() -> None:
    calls = threading.Semaphore(0)

    def work(items: Sequence[int]) -> list[int | Exception]:
        calls.release()
        if min(items) < 0:
            raise RuntimeError("all of it")
        return [*items]

    batcher = Batcher(2, work, patience=0.5)
    with ThreadPoolExecutor(2) as pool:
        failed = [pool.submit(batcher, item) for item in (-1, -2)]
        for future in failed:
            with pytest.raises(RuntimeError, match="all of it"):
                future.result()
    assert batcher(3) == 3
