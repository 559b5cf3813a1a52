"""What a run will cost, before it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

from pytest_flow2code.ahead.order import Ticket
from pytest_flow2code.ahead.prices import Prices
from pytest_flow2code.running.cases import Case
from pytest_flow2code.store import Answers

_GUESS = (1500.0, 500.0)
"""Tokens in and out of a call, as long as none was answered."""
_ENOUGH = 20
"""Answers whose mean says more than the guess."""


def estimate(
    store: Answers, tickets: Sequence[Ticket], cases: Mapping[str, Case], prices: Prices
) -> Iterator[str]:
    """A line for each paid model: how many answers are there, what the others may cost."""
    models = {cases[ticket.case].model.name: cases[ticket.case].model for ticket in tickets}
    for name, model in models.items():
        wanted = {
            (case.task.uid, case.flowchart.value, ticket.sample)
            for ticket in tickets
            if (case := cases[ticket.case]).model is model
        }
        kept = list(store.samples_of(model.identity))
        there = len(wanted & {(uid, flowchart, sample) for uid, flowchart, sample, *_ in kept})
        used = [(a, b) for *_, a, b in kept if a is not None and b is not None]
        known = len(used) >= _ENOUGH
        tokens_in = fmean(a for a, _ in used) if known else _GUESS[0]
        tokens_out = fmean(b for _, b in used) if known else _GUESS[1]
        calls = len(wanted) - there
        how = "" if known else ", a guess"
        price = prices.of(name)
        cost = (
            "costs unknown: no price (--flow2code-prices=FILE)"
            if price is None
            else f"about ${calls * price.of(round(tokens_in), round(tokens_out)):.2f} at "
            f"{tokens_in:.0f} tokens in and {tokens_out:.0f} out each{how}, "
            f"prices of {prices.read}"
        )
        line = f"{name}: {calls} answers to ask for, {there} in the store"
        yield f"{line}; {cost}" if calls else line
