"""All scores of a run, model by model."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.scoring.breakdown import DIMENSIONS, Breakdown, Row, breakdown, overall
from pytest_flow2code.scoring.settled import CaseResult, by_case

EACH: tuple[tuple[str, ...], ...] = tuple((name,) for name in DIMENSIONS)
"""Every dimension on its own."""


@dataclass(frozen=True, slots=True)
class ModelSummary:
    """One model's scores: over all cases, and by each dimension on its own."""

    model: str
    cases: int
    samples: int
    overall: Row
    breakdowns: tuple[Breakdown, ...]
    verdicts: tuple[tuple[str, int], ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        """The overall row first, then the break-downs' in order."""
        return (self.overall, *(row for part in self.breakdowns for row in part.rows))


def summarise(
    results: Iterable[SampleResult],
    ks: Sequence[int],
    by: Sequence[Sequence[str]] = EACH,
) -> tuple[ModelSummary, ...]:
    """Every model's scores, models in alphabetical order, broken down in each way of `by`.

    The outcome does not depend on the order of `results`: means are rounded once, at the end.
    """
    models: dict[str, list[tuple[SampleResult, ...]]] = defaultdict(list)
    for (model, _, _), samples in by_case(results).items():
        models[model].append(samples)
    return tuple(_model_summary(model, models[model], ks, by) for model in sorted(models))


def _model_summary(
    model: str,
    samples: Sequence[Sequence[SampleResult]],
    ks: Sequence[int],
    by: Sequence[Sequence[str]],
) -> ModelSummary:
    cases = [CaseResult.of(group) for group in samples]
    counts = Counter(sample.verdict for group in samples for sample in group)
    order = dict.fromkeys([verdict.value for verdict in Verdict] + sorted(counts))
    return ModelSummary(
        model=model,
        cases=len(cases),
        samples=counts.total(),
        overall=overall(cases, ks),
        breakdowns=tuple(breakdown(cases, names, ks) for names in by),
        verdicts=tuple((name, counts[name]) for name in order if counts[name]),
    )
