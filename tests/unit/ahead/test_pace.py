"""Limits a minute, pauses, and how many calls at once."""

from __future__ import annotations

import asyncio

import pytest

from pytest_flow2code.ahead.backoff import Failures
from pytest_flow2code.ahead.pace import Pace, Window
from pytest_flow2code.core.errors import CompletionError, ModelError


def test_never_more_in_any_window_than_allowed() -> None:
    window = Window(3, 60)
    now, times = 0.0, []
    for _ in range(10):
        now += window.delay(1, now)
        window.add(1, now)
        times.append(now)
        now += 1
    for start in times:
        assert sum(start <= time < start + 60 for time in times) <= 3
    assert times[-1] < 200, "and no more patience than needed"


def test_what_is_more_than_the_whole_goes_through_alone() -> None:
    window = Window(100, 60)
    assert window.delay(500, 0) == 0
    window.add(500, 0)
    assert window.delay(1, 10) == 50
    assert window.delay(1, 60) == 0


def test_a_reservation_is_put_right() -> None:
    window = Window(100, 60)
    entry = window.add(90, 0)
    assert window.delay(20, 1) == 59
    entry.amount = 10
    assert window.delay(20, 1) == 0


def test_no_limit_is_no_wait() -> None:
    assert Window(None).delay(10**9, 0) == 0


async def enter_all(pace: Pace, calls: int) -> list[float]:
    loop = asyncio.get_running_loop()
    begun, times = loop.time(), []
    for _ in range(calls):
        call = await pace.enter(10)
        times.append(loop.time() - begun)
        pace.answered(call, 10)
    return times


def test_requests_and_tokens_a_minute() -> None:
    times = asyncio.run(enter_all(Pace(8, requests_a_minute=5, minute=0.2), 12))
    assert times[4] < 0.15
    assert times[5] >= 0.19
    assert times[10] >= 0.38
    times = asyncio.run(enter_all(Pace(8, tokens_a_minute=40, minute=0.2), 9))
    assert times[3] < 0.15
    assert times[4] >= 0.19
    assert times[8] >= 0.38


def test_a_complaint_slows_down_once_a_generation_and_answers_bring_it_back() -> None:
    async def play() -> list[int]:
        pace = Pace(64)
        calls = [await pace.enter(1) for _ in range(10)]
        for call in calls:
            pace.failed(call, limited=True, retry_after=None)
        seen = [pace.allowed]
        for _ in range(200):
            pace.answered(await pace.enter(1), 1)
        return [*seen, pace.allowed]

    assert asyncio.run(play()) == [44, 60]


def test_however_much_is_complained_one_call_is_left() -> None:
    async def play() -> int:
        pace = Pace(4)
        for _ in range(30):
            pace.failed(await pace.enter(1), limited=True, retry_after=None)
        return pace.allowed

    assert asyncio.run(play()) == 1


def test_a_pause_holds_everybody_back() -> None:
    async def play() -> float:
        pace = Pace(4)
        pace.failed(await pace.enter(1), limited=True, retry_after=0.2)
        return (await pace.enter(1)).waited

    assert asyncio.run(play()) >= 0.19


def test_no_more_calls_at_once_than_allowed() -> None:
    async def play() -> tuple[int, bool]:
        pace = Pace(2)
        first, _ = await pace.enter(1), await pace.enter(1)
        third = asyncio.create_task(pace.enter(1))
        await asyncio.sleep(0.05)
        waits = not third.done()
        pace.answered(first, None)
        await asyncio.wait_for(third, 1)
        return pace.allowed, waits

    assert asyncio.run(play()) == (2, True)


def passing(*, limited: bool = False, retry_after: float | None = None) -> CompletionError:
    return CompletionError("no", passing=True, limited=limited, retry_after=retry_after)


def test_waits_are_drawn_from_bounds_that_double_up_to_a_minute() -> None:
    longest = [0.0] * 10
    for _ in range(300):
        failures = Failures(99)
        for number in range(10):
            longest[number] = max(longest[number], failures.add(passing()))
    for number, bound in enumerate((1, 2, 4, 8, 16, 32, 60, 60, 60, 60)):
        assert bound * 0.8 < longest[number] <= bound


def test_a_provider_is_left_alone_as_long_as_it_asks() -> None:
    for _ in range(50):
        assert 7 <= Failures(3).add(passing(limited=True, retry_after=7)) <= 8


def test_patience_ends() -> None:
    failures = Failures(2)
    failures.add(passing())
    failures.add(passing())
    with pytest.raises(CompletionError):
        failures.add(passing())
    failures = Failures(2)
    for _ in range(10):
        failures.add(passing(limited=True))
    with pytest.raises(CompletionError):
        failures.add(passing(limited=True))
    with pytest.raises(CompletionError):
        Failures(5).add(CompletionError("this prompt is too long"))


def test_a_pause_of_hours_ends_the_run() -> None:
    with pytest.raises(ModelError, match=r"pause of 2\.0 hours\n.*--flow2code-resume"):
        Failures(5).add(passing(limited=True, retry_after=7200))
