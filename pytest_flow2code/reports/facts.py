"""What is known of each model, in numbers: what the overview, the tables and the plots show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from pytest_flow2code import scoring
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.reports.gathered import Gathered
from pytest_flow2code.reports.headers import ks_of
from pytest_flow2code.scoring import Breakdown, CaseResult, Row

DIFFICULTIES = ("easy", "middle", "hard")
"""In this order wherever they stand side by side; others follow by name."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum of what only some samples tell: `known` of them do; None if none does."""

    total: float | None
    known: int

    @classmethod
    def of(cls, values: Iterable[float | None]) -> Sum:
        kept = [value for value in values if value is not None]
        return cls(sum(kept) if kept else None, len(kept))


@dataclass(frozen=True, slots=True)
class ModelFacts:
    """One model's run. `by` holds the break-downs by their dimensions, `sound` the same over sound
    tasks only (None without a health file). `seconds` are those of each sample that was run,
    `latencies` those that the provider took for each answer, where that is known."""

    name: str
    cases: int
    samples: int
    overall: Row
    by: Mapping[tuple[str, ...], Breakdown]
    sound: ModelFacts | None
    verdicts: Mapping[str, int]
    verdicts_by_flowchart: Mapping[str, Mapping[str, int]]
    tokens_in: Sum
    tokens_out: Sum
    cost: Sum
    seconds: tuple[float, ...]
    latencies: tuple[float, ...]

    @property
    def unscored(self) -> int:
        return self.verdicts.get(Verdict.UNSCORED.value, 0)

    @property
    def rows(self) -> tuple[Row, ...]:
        return (self.overall, *(row for each in SIMPLE for row in self.by[each].rows))


SIMPLE = (("flowchart",), ("language",), ("source",), ("difficulty",))
CROSSED = (("language", "flowchart"), ("flowchart", "difficulty"))


def ks(gathered: Gathered) -> tuple[int, ...]:
    """Every k of Pass@k that the last start of one of the runs was asked for; 1 always."""
    return tuple(sorted({1, *(k for each in gathered.journals for k in ks_of(each.latest))}))


def facts(
    gathered: Gathered, wanted: Sequence[int], sound: frozenset[str] | None
) -> tuple[ModelFacts, ...]:
    """The facts of each model; `sound` are the uids of sound tasks, if it is known which are."""
    by_model: dict[str, list[SampleResult]] = {model: [] for model in gathered.models}
    for sample in gathered.samples:
        by_model[sample.model].append(sample)
    return tuple(_facts(name, samples, wanted, sound) for name, samples in by_model.items())


def _facts(
    name: str, samples: Sequence[SampleResult], wanted: Sequence[int], sound: frozenset[str] | None
) -> ModelFacts:
    cases = scoring.cases_of(samples)
    by_flowchart: dict[str, Counter[str]] = {}
    for sample in samples:
        by_flowchart.setdefault(sample.flowchart, Counter())[sample.verdict] += 1
    return ModelFacts(
        name=name,
        cases=len(cases),
        samples=len(samples),
        overall=scoring.overall(cases, wanted),
        by=_breakdowns(cases, wanted),
        sound=_only_sound(name, samples, wanted, sound),
        verdicts=in_order(Counter(sample.verdict for sample in samples)),
        verdicts_by_flowchart={name: in_order(by_flowchart[name]) for name in sorted(by_flowchart)},
        tokens_in=Sum.of(sample.tokens_in for sample in samples),
        tokens_out=Sum.of(sample.tokens_out for sample in samples),
        cost=Sum.of(sample.cost for sample in samples),
        seconds=tuple(sample.seconds for sample in samples if sample.seconds > 0),
        latencies=tuple(s.latency for s in samples if s.latency is not None and s.latency > 0),
    )


def _breakdowns(
    cases: Sequence[CaseResult], wanted: Sequence[int]
) -> dict[tuple[str, ...], Breakdown]:
    return {by: scoring.breakdown(cases, by, wanted) for by in (*SIMPLE, *CROSSED)}


def _only_sound(
    name: str, samples: Sequence[SampleResult], wanted: Sequence[int], sound: frozenset[str] | None
) -> ModelFacts | None:
    if sound is None:
        return None
    kept = [sample for sample in samples if sample.uid in sound]
    return _facts(name, kept, wanted, None)


def in_order(counts: Mapping[str, int]) -> dict[str, int]:
    """Counts in the order of the verdicts, those that nothing here knows last."""
    order = dict.fromkeys([verdict.value for verdict in Verdict] + sorted(counts))
    return {name: counts[name] for name in order if counts.get(name)}


def ranked(values: Iterable[str]) -> list[str]:
    """Difficulties from the easiest on; anything else by name."""
    known = {name: place for place, name in enumerate(DIFFICULTIES)}
    return sorted(set(values), key=lambda value: (known.get(value, len(known)), value))
