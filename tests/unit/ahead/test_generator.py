"""Asking a real server: many at once, nothing twice, whatever goes wrong."""

from __future__ import annotations

import json
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from loopback import Asked, Failed, Reply, Said, Server

from pytest_flow2code.ahead import Generator, Ticket, prices
from pytest_flow2code.core.errors import (
    CompletionError,
    Flow2CodeError,
    ModelError,
    NotAskedError,
)
from pytest_flow2code.core.model import Completion, Request
from pytest_flow2code.running import cases
from pytest_flow2code.running.questions import Questions
from pytest_flow2code.running.settings import Settings

Begin = Callable[..., tuple[Generator, list[Ticket]]]

PRICES = {
    "read": "2025-01-31",
    "models": {"openai:m": {"input": 0, "output": 1000, "max_output": 90}},
}
"""A call costs 9 cents at worst and, at 5 tokens out, half a cent."""


def ask_all(generator: Generator, tickets: list[Ticket]) -> Counter[str]:
    """What comes of each, by the text or the error's type."""
    generator.expect(tickets)
    found: Counter[str] = Counter()
    for ticket in tickets:
        try:
            found[generator.answer(ticket).completion.text] += 1
        except Flow2CodeError as error:
            found[type(error).__name__] += 1
    return found


def test_many_at_once_and_never_more_than_allowed(begin: Begin, server: Server) -> None:
    server.script = lambda _: Said(delay=0.3)
    generator, tickets = begin(max_connections=5)
    assert ask_all(generator, tickets) == {"hello": 20}
    assert server.most_at_once == 5
    assert len(server.seen) == 20


def test_answers_are_there_before_anybody_waits(begin: Begin, server: Server) -> None:
    generator, tickets = begin()
    generator.expect(tickets)
    deadline = time.monotonic() + 30
    while generator.progress.answers < 20 and time.monotonic() < deadline:
        time.sleep(0.02)
    assert len(server.seen) == 20


def test_samples_are_calls_of_their_own(begin: Begin, server: Server) -> None:
    server.script = lambda asked: Said(f"{asked.number}")
    generator, tickets = begin()
    assert set(ask_all(generator, tickets).values()) == {1}


def test_what_was_answered_is_never_asked_again(begin: Begin, server: Server) -> None:
    generator, tickets = begin()
    first = generator.answer(tickets[0])
    assert (first.cached, first.retries, first.completion.tokens_out) == (False, 0, 5)
    assert first.completion.seconds > 0
    ask_all(generator, tickets)
    generator.close()
    again, _ = begin()
    assert ask_all(again, tickets) == {"hello": 20}
    assert len(server.seen) == 20
    kept = again.answer(tickets[0])
    assert kept == replace(first, cached=True, waited=None)
    assert again.spent == 0


def test_other_options_are_other_calls(begin: Begin, server: Server) -> None:
    for seed in (1, 2):
        generator, tickets = begin(seed=seed * 100, samples=1)
        assert ask_all(generator, tickets) == {"hello": 4}
        generator.close()
    assert len(server.seen) == 8


def test_two_runs_at_once_share_what_they_pay_for(begin: Begin, server: Server) -> None:
    server.script = lambda _: Said(delay=0.2)
    one, tickets = begin(max_connections=4)
    two, _ = begin(max_connections=4)
    found: list[Counter[str]] = []
    threads = [
        threading.Thread(target=lambda g=g: found.append(ask_all(g, tickets))) for g in (one, two)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [{"hello": 20}, {"hello": 20}]
    assert len(server.seen) == 20


def test_failures_that_pass_are_tried_again(begin: Begin, server: Server) -> None:
    def script(asked: Asked) -> Reply:
        if asked.number % 3 == 0:
            return Failed(429, "slow down", headers={"retry-after": "0.01"})
        return Failed(500, "an accident") if asked.number % 10 == 1 else Said()

    server.script = script
    generator, tickets = begin()
    assert ask_all(generator, tickets) == {"hello": 20}
    seen = generator.progress
    assert seen.calls == len(server.seen) == 20 + seen.limited + seen.broken
    assert seen.limited >= 6
    assert seen.waited > 0
    retried = [generator.answer(ticket) for ticket in tickets]
    assert sum(answered.retries or 0 for answered in retried) == seen.limited + seen.broken
    assert all((answered.waited or 0) > 0 for answered in retried if answered.retries)


def test_a_provider_that_fails_for_good_leaves_samples_without_answers(
    begin: Begin, server: Server
) -> None:
    server.script = lambda _: Failed(500, "an accident")
    generator, tickets = begin(retries=1)
    assert ask_all(generator, tickets[:4]) == {"CompletionError": 4}
    assert len(server.seen) == 8
    with pytest.raises(CompletionError, match="500"):
        generator.answer(tickets[0])


def test_a_failure_is_asked_for_again_in_the_next_run(begin: Begin, server: Server) -> None:
    server.script = lambda _: Failed(500)
    generator, tickets = begin(retries=0)
    ask_all(generator, tickets[:1])
    generator.close()
    server.script = lambda _: Said()
    again, _ = begin()
    assert ask_all(again, tickets[:1]) == {"hello": 1}


def test_what_no_call_can_mend_stops_everything_at_once(begin: Begin, server: Server) -> None:
    server.script = lambda _: Failed(401, "no such key")
    generator, tickets = begin(max_connections=2)
    assert ask_all(generator, tickets) == {"ModelError": 20}
    time.sleep(0.5)
    assert len(server.seen) <= 2
    with pytest.raises(ModelError, match="OPENAI_API_KEY"):
        generator.answer(tickets[-1])


def test_only_stored_answers(begin: Begin, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    generator, tickets = begin()
    ask_all(generator, tickets[:7])
    generator.close()
    monkeypatch.delenv("OPENAI_API_KEY")
    stored, _ = begin(cached_only=True)
    assert ask_all(stored, tickets) == {"hello": 7, "NotAskedError": 13}
    assert len(server.seen) == 7
    with pytest.raises(NotAskedError, match="no stored answer"):
        stored.answer(tickets[-1])


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "prices.json"
    path.write_text(json.dumps(PRICES))
    return path


def test_no_call_is_made_that_might_cost_too_much(
    begin: Begin, server: Server, table: Path
) -> None:
    generator, tickets = begin(table=table, max_cost=0.12, max_connections=8)
    found = ask_all(generator, tickets)
    # 9 cents at worst, half a cent in truth: the seventh call is the last that surely fits.
    assert found == {"hello": 7, "NotAskedError": 13}
    assert len(server.seen) == 7
    assert server.most_at_once == 1, "two at once might pass the limit"
    assert generator.spent == pytest.approx(7 * 0.005)
    generator.close()
    again, _ = begin(table=table, max_cost=0.01)
    assert ask_all(again, tickets) == {"hello": 7, "NotAskedError": 13}, "what is stored is free"
    assert len(server.seen) == 7


def test_an_answer_of_unknown_cost_counts_for_the_worst(
    begin: Begin, server: Server, table: Path
) -> None:
    server.script = lambda _: Said(tokens=None)
    generator, tickets = begin(table=table, max_cost=0.2)
    assert ask_all(generator, tickets) == {"hello": 2, "NotAskedError": 18}
    assert generator.spent == pytest.approx(0.18)


def test_without_a_price_no_limit_is_promised(begin: Begin) -> None:
    with pytest.raises(Flow2CodeError, match=r"price of openai:m is not known\n.*max_output"):
        begin(max_cost=1.0)


def test_stopping_keeps_what_is_under_way_and_asks_no_more(begin: Begin, server: Server) -> None:
    server.script = lambda _: Said(delay=0.5)
    generator, tickets = begin(max_connections=3)
    generator.expect(tickets)
    while len(server.seen) < 3:
        time.sleep(0.01)
    generator.stop()
    assert len(server.seen) == 3
    assert ask_all(generator, tickets) == {"hello": 3, "NotAskedError": 17}


def test_one_connection_and_a_call_that_somebody_else_makes(begin: Begin, server: Server) -> None:
    server.script = lambda _: Said(delay=1)
    one, tickets = begin(max_connections=1)
    two, _ = begin(max_connections=1)
    one.expect(tickets[:1])
    while not server.seen:
        time.sleep(0.01)
    two.expect(tickets[:2])
    while len(server.seen) < 2:
        time.sleep(0.01)
    two.stop()
    assert ask_all(one, tickets[:2]) == {"hello": 2}
    assert len(server.seen) == 2


def test_no_more_ahead_than_wanted(begin: Begin, server: Server) -> None:
    generator, tickets = begin(ahead=4)
    generator.expect(tickets)
    time.sleep(1)
    assert len(server.seen) == 4
    assert ask_all(generator, tickets) == {"hello": 20}


def test_a_full_disk_costs_no_answer_and_stops_the_run(begin: Begin, server: Server) -> None:
    server.script = lambda _: Said("x" * 200_000)
    generator, tickets = begin(max_connections=1)
    pages = generator._keeper.do(
        lambda store: store._database.execute("PRAGMA max_page_count = 20").fetchone()
    )
    assert pages.result() == (20,)
    answered = generator.answer(tickets[0])
    assert len(answered.completion.text) == 200_000
    with pytest.raises(Flow2CodeError, match=r"full\n.*make room"):
        generator.answer(tickets[1])


class Broken:
    """An adapter with a fault in it."""

    name = identity = "broken"
    paid = True
    max_tokens = None

    def check(self) -> None:
        pass

    def complete(self, request: Request) -> Completion:
        raise ZeroDivisionError(request.sample)


def test_a_fault_of_an_adapter_reaches_whoever_waits(tmp_path: Path) -> None:
    settings = Settings(("reference",), languages=("python",), limit=1)
    laid_out = [replace(case, model=Broken()) for case in cases.plan(settings).cases]
    store = tmp_path / "answers.sqlite"
    generator = Generator(settings, laid_out, Questions(), store, prices.load())
    with pytest.raises(ZeroDivisionError):
        generator.answer(Ticket(laid_out[0].name, 0))
    generator.close()
