"""What a model's answers have used: tokens, money, time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from pytest_flow2code.core.results import SampleResult


@dataclass(frozen=True, slots=True)
class Usage:
    """Of one model over the samples of a run. `stored` answers were paid for earlier, and
    `paid` is what the others cost in US dollars; `cost` is that of all, whenever they were paid
    for; `unpriced` counts the answers whose cost nobody knows, which are in neither.

    Seconds: `median` and `p95` of the calls that brought the answers (None if nobody measured),
    `waited` of the samples for repeated calls and the provider's limits, one after the other.
    """

    model: str
    answers: int
    stored: int
    tokens_in: int
    tokens_out: int
    cost: float
    paid: float
    unpriced: int
    median: float | None
    p95: float | None
    retries: int
    waited: float

    def to_plain(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__}


def usage(results: Iterable[SampleResult]) -> tuple[Usage, ...]:
    """That of every model whose answers are worth storing, models in alphabetical order."""
    by_model: dict[str, list[SampleResult]] = defaultdict(list)
    for result in results:
        if result.cached is not None:
            by_model[result.model].append(result)
    return tuple(_usage(model, by_model[model]) for model in sorted(by_model))


def sentence(used: Usage) -> str:
    """A model's usage on one line."""
    parts = [f"{used.answers} answers"]
    if used.stored:
        parts[0] += f", {used.stored} of them stored before"
    parts.append(f"{used.tokens_in} tokens in, {used.tokens_out} out")
    if used.unpriced < used.answers:
        parts.append(f"${used.paid:.2f} paid" + (f" of ${used.cost:.2f}" if used.stored else ""))
    if used.unpriced:
        parts.append(f"the cost of {used.unpriced} answers is unknown")
    if used.median is not None and used.p95 is not None:
        parts.append(f"{used.median:.1f} s a call, 95% within {used.p95:.1f} s")
    return f"{used.model}: {'; '.join(parts)}"


def _within(ordered: Sequence[float], percent: int) -> float:
    """The least value that at least so many percent of them do not pass (the nearest rank)."""
    return ordered[-(-percent * len(ordered) // 100) - 1]


def _usage(model: str, results: Sequence[SampleResult]) -> Usage:
    latencies = sorted(result.latency for result in results if result.latency is not None)
    # In the order of the samples, so that the sums do not depend on who came first.
    costs = sorted((r.cost, bool(r.cached)) for r in results if r.cost is not None)
    return Usage(
        model=model,
        answers=len(results),
        stored=sum(bool(result.cached) for result in results),
        tokens_in=sum(result.tokens_in or 0 for result in results),
        tokens_out=sum(result.tokens_out or 0 for result in results),
        cost=sum(cost for cost, _ in costs),
        paid=sum(cost for cost, stored in costs if not stored),
        unpriced=len(results) - len(costs),
        median=median(latencies) if latencies else None,
        p95=_within(latencies, 95) if latencies else None,
        retries=sum(result.retries or 0 for result in results),
        waited=sum(result.waited or 0.0 for result in results),
    )
