"""Whether a run meets its gates. What cannot be evaluated is no pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from pytest_flow2code.core.conditions import Gate, MaxDrop
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.scoring import DIMENSIONS, CaseResult, Difference, by_case
from pytest_flow2code.scoring.score import pool, score, shapes

PASS, FAIL, UNKNOWN = "pass", "fail", "unknown"


@dataclass(frozen=True, slots=True)
class Checked:
    """A gate as it came out: "pass", "fail", or "unknown" if it could not be evaluated. `said`
    is what was found."""

    gate: str
    outcome: str
    said: str

    def to_plain(self) -> dict[str, object]:
        return {"gate": self.gate, "outcome": self.outcome, "said": self.said}


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a run found. `results` are settled. `skipped` are the languages that could not be run
    here, with why; `not_run` counts selected cases that no process reported; `states` says of each
    task how it stands in the health file, None if there is none."""

    results: Sequence[SampleResult]
    skipped: Sequence[tuple[str, str]] = ()
    not_run: int = 0
    states: Mapping[str, str] | None = None


class _UnknownError(Exception):
    """The gate cannot be evaluated; the text says why."""


def check(gate: Gate, found: Evidence) -> tuple[Checked, ...]:
    """Pass@k is held against every model on its own, all else against the run as a whole."""
    models = sorted({result.model for result in found.results})
    if gate.k is None or len(models) < 2 or "model" in dict(gate.where):
        return (_check(gate, gate.text, found, found.results),)
    return tuple(
        _check(gate, f"{gate.text} by {name}", found, [r for r in found.results if r.model == name])
        for name in models
    )


def _check(gate: Gate, text: str, found: Evidence, results: Sequence[SampleResult]) -> Checked:
    try:
        _whole(gate, found)
        value, said = _measure(gate, _slice(gate, found, results))
    except _UnknownError as error:
        return Checked(text, UNKNOWN, str(error))
    return Checked(text, PASS if gate.holds(value) else FAIL, said)


def _whole(gate: Gate, found: Evidence) -> None:
    """A part of the cases tells nothing about all of them."""
    if found.not_run:
        raise _UnknownError(f"not run: {_count(found.not_run, 'case')}")
    where = dict(gate.where)
    for language, why in found.skipped:
        if where.get("language", language).lower() == language:
            raise _UnknownError(f"cases were skipped: {why}")


def _slice(gate: Gate, found: Evidence, results: Sequence[SampleResult]) -> Sequence[SampleResult]:
    kept = list(results)
    for name, value in gate.where:
        way = _way(name, found)
        kept = [result for result in kept if way(result).lower() == value.lower()]
        if not kept:
            there = ", ".join(sorted({way(result) for result in results}))
            raise _UnknownError(f"no case has {name}={value}; there is {there or 'none at all'}")
    if not kept:
        raise _UnknownError("there is no case")
    return kept


def _way(name: str, found: Evidence) -> Callable[[SampleResult], str]:
    if name == "model":
        return lambda result: result.model
    if name == "health":
        states = found.states
        if states is None:
            raise _UnknownError("no health file says which tasks are sound (--flow2code-health)")
        return lambda result: states.get(result.uid, "unchecked")
    way = DIMENSIONS[name]
    return lambda result: way(CaseResult.of((result,)))


def _measure(gate: Gate, results: Sequence[SampleResult]) -> tuple[Fraction, str]:
    if gate.k is not None:
        return _pass_at(gate.k, results)
    if gate.metric == "cost":
        return _cost(results)
    count = sum(result.verdict == gate.metric for result in results)
    share = Fraction(count, len(results))
    return share, f"{count} of {_count(len(results), 'sample')}, {float(100 * share):.2f}%"


def _pass_at(k: int, results: Sequence[SampleResult]) -> tuple[Fraction, str]:
    cases = [CaseResult.of(samples) for samples in by_case(results).values()]
    counts = shapes(cases)
    found = score(counts, k)
    if found.mean is None:
        raise _UnknownError(
            f"none of {_count(len(cases), 'case')} has {_count(k, 'scored sample')}"
            f"{f': give --flow2code-samples={k} or more' if k > 1 else ''}"
        )
    ends = (
        ""
        if found.low is None or found.high is None
        else (f" [{100 * found.low:.1f}, {100 * found.high:.1f}]")
    )
    left_out = f", {found.short} left out" if found.short else ""
    said = f"{100 * found.mean:.2f}%{ends} over {_count(found.cases, 'case')}{left_out}"
    return pool(counts, k).mean, said


def _cost(results: Sequence[SampleResult]) -> tuple[Fraction, str]:
    """Unscored samples without a cost got no answer; nobody says what they cost, if anything."""
    unknown = sum(result.cost is None and result.scored for result in results)
    if unknown:
        raise _UnknownError(f"no price is known for {unknown} of {_count(len(results), 'sample')}")
    known = [Fraction(result.cost) for result in results if result.cost is not None]
    total = sum(known, Fraction())
    return total, f"${float(total):.4f}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


def check_drop(limits: MaxDrop, found: Difference, name: str = "") -> Checked:
    """Hold a paired difference against the limits."""
    text = f"{limits.text} (pass@{found.k}{f', {name}' if name else ''})"
    if found.value is None:
        return Checked(text, UNKNOWN, "no case is scored in both runs")
    said = ", ".join(_said(limits, found))
    too_low = -found.value > (limits.most or 0.0) + 1e-12
    if not too_low:
        return Checked(text, PASS, said)
    if limits.significance is None:
        return Checked(text, FAIL, said)
    if found.p_drop is None:
        return Checked(text, UNKNOWN, f"{said}; one task tells nothing about chance")
    return Checked(text, FAIL if found.p_drop <= limits.significance else PASS, said)


def _said(limits: MaxDrop, found: Difference) -> Iterator[str]:
    yield f"{100 * (found.value or 0.0):+.2f} points over {_count(found.cases, 'case')} in both"
    if limits.significance is not None and found.p_drop is not None:
        yield f"p = {found.p_drop:.3g}"
