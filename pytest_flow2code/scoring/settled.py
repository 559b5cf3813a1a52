"""From samples, in any order and with repetitions, to cases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pytest_flow2code.core.results import SampleResult

SampleKey = tuple[str, str, str, int]
CaseKey = tuple[str, str, str]


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


def by_case(results: Iterable[SampleResult]) -> dict[CaseKey, tuple[SampleResult, ...]]:
    """(model, uid, flowchart) -> its settled samples by number; keys in order."""
    cases: dict[CaseKey, list[SampleResult]] = defaultdict(list)
    for result in settle(results).values():
        cases[result.model, result.uid, result.flowchart].append(result)
    return {
        key: tuple(sorted(cases[key], key=lambda result: result.sample)) for key in sorted(cases)
    }


def cases_of(results: Iterable[SampleResult]) -> tuple[CaseResult, ...]:
    """Every case, by model, task and flowchart type."""
    return tuple(map(CaseResult.of, by_case(results).values()))
