"""Pass@k and its break-downs, from samples to what is printed.

The estimator is that of Chen et al. 2021, "Evaluating Large Language Models Trained on Code"
(arXiv:2107.03374, equation 1): of n samples c pass, and the chance that k of them drawn without
replacement hold at least one that passes is 1 - C(n-c, k) / C(n, k). The mean runs over cases, a
case being one task asked in one flowchart type.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.verdict import Verdict

SampleKey = tuple[str, str, str, int]
CaseKey = tuple[str, str, str]


def pass_at_k(n: int, c: int, k: int) -> float:
    """The unbiased estimate for one case: n samples, c of them pass, k are drawn.

    The result is the float closest to the exact share.
    Raises ValueError unless 0 <= c <= n and 1 <= k <= n.
    """
    return float(_exact(n, c, k))


def _exact(n: int, c: int, k: int) -> Fraction:
    if not 0 <= c <= n:
        raise ValueError(f"expected 0 <= c <= n, found c={c}, n={n}")
    if not 1 <= k <= n:
        raise ValueError(f"expected 1 <= k <= n, found k={k}, n={n}: it cannot be guessed")
    draws = math.comb(n, k)
    return Fraction(draws - math.comb(n - c, k), draws)


def sample_key(result: SampleResult) -> SampleKey:
    """What makes two records the same sample."""
    return (result.model, result.uid, result.flowchart, result.sample)


def settle(results: Iterable[SampleResult]) -> dict[SampleKey, SampleResult]:
    """One result a sample: the first that was scored, else the last unscored one.

    A sample that is run again (by a plug-in that reruns failures, or by several processes) can
    therefore never turn a miss into a pass, and an unscored one can still be scored.
    """
    settled: dict[SampleKey, SampleResult] = {}
    for result in results:
        key = sample_key(result)
        known = settled.get(key)
        if known is None or not known.scored:
            settled[key] = result
    return settled


@dataclass(frozen=True, slots=True)
class CaseResult:
    """All samples of one task in one flowchart type by one model.

    `scored` counts the samples that have a verdict of their own, `passed` those that pass;
    `unscored` ones are our own or the provider's failures and enter no mean.
    """

    uid: str
    flowchart: str
    model: str
    language: str
    dataset: str
    difficulty: str
    scored: int
    passed: int
    unscored: int

    @classmethod
    def of(cls, samples: Sequence[SampleResult]) -> CaseResult:
        first = samples[0]
        scored = sum(sample.scored for sample in samples)
        return cls(
            uid=first.uid,
            flowchart=first.flowchart,
            model=first.model,
            language=first.language,
            dataset=first.dataset,
            difficulty=first.difficulty,
            scored=scored,
            passed=sum(sample.passed for sample in samples),
            unscored=len(samples) - scored,
        )


@dataclass(frozen=True, slots=True)
class Score:
    """The mean Pass@k over `cases` cases, a share of 1; None where no case has k scored samples.

    `short` counts the cases left out because fewer than k of their samples were scored.
    """

    k: int
    mean: float | None
    cases: int
    short: int


@dataclass(frozen=True, slots=True)
class Row:
    """The scores of the cases whose `group` (language, source, ...) is `value`."""

    group: str
    value: str
    cases: int
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class ModelSummary:
    """One model's scores: `rows` holds the overall row first, then the break-downs in order."""

    model: str
    cases: int
    samples: int
    rows: tuple[Row, ...]
    verdicts: tuple[tuple[str, int], ...]


_GROUPS: tuple[tuple[str, Callable[[CaseResult], str]], ...] = (
    ("flowchart", lambda case: case.flowchart),
    ("language", lambda case: case.language),
    ("source", lambda case: case.dataset),
    ("difficulty", lambda case: case.difficulty),
)


def summarise(results: Iterable[SampleResult], ks: Sequence[int]) -> tuple[ModelSummary, ...]:
    """Every model's scores, models in alphabetical order.

    The outcome does not depend on the order of `results`: means are rounded once, at the end.
    """
    by_model: dict[str, dict[CaseKey, list[SampleResult]]] = defaultdict(lambda: defaultdict(list))
    for result in settle(results).values():
        case = (result.model, result.uid, result.flowchart)
        by_model[result.model][case].append(result)
    return tuple(_model_summary(model, by_model[model], ks) for model in sorted(by_model))


def _model_summary(
    model: str, samples: dict[CaseKey, list[SampleResult]], ks: Sequence[int]
) -> ModelSummary:
    cases = [CaseResult.of(group) for group in samples.values()]
    rows = [_row("overall", "", cases, ks)]
    for group, value_of in _GROUPS:
        parts: dict[str, list[CaseResult]] = defaultdict(list)
        for case in cases:
            parts[value_of(case)].append(case)
        rows += [_row(group, value, parts[value], ks) for value in sorted(parts)]
    counts = Counter(sample.verdict for group in samples.values() for sample in group)
    order = dict.fromkeys([verdict.value for verdict in Verdict] + sorted(counts))
    return ModelSummary(
        model=model,
        cases=len(cases),
        samples=counts.total(),
        rows=tuple(rows),
        verdicts=tuple((name, counts[name]) for name in order if counts[name]),
    )


def _row(group: str, value: str, cases: Sequence[CaseResult], ks: Sequence[int]) -> Row:
    return Row(group, value, len(cases), tuple(_score(cases, k) for k in ks))


def _score(cases: Sequence[CaseResult], k: int) -> Score:
    alike = Counter((case.scored, case.passed) for case in cases if case.scored >= k)
    counted = alike.total()
    total = sum((times * _exact(n, c, k) for (n, c), times in alike.items()), Fraction())
    mean = float(total / counted) if counted else None
    return Score(k=k, mean=mean, cases=counted, short=len(cases) - counted)
