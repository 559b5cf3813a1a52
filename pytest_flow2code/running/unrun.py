"""Verdicts on answers that hold no program to run."""

from __future__ import annotations

from pytest_flow2code.core.model import Completion, StopReason
from pytest_flow2code.core.verdict import Judgement, Verdict
from pytest_flow2code.extraction import Extracted, Rule, refused

_TORN = frozenset(
    rule.value for rule in (Rule.UNCLOSED, Rule.OPEN_END, Rule.BROKEN, Rule.NO_DEFINITION)
)
"""Ways of finding a program that, in a cut answer, mean that its end is missing."""


def without_run(completion: Completion, found: Extracted) -> Judgement | None:
    """The verdict on an answer that holds no program to run, or None.

    A refusal or a cut answer is called so even if it also lacks code; a cut answer that holds a
    complete program is run like any other.
    """
    cut = completion.stop == StopReason.LENGTH
    if cut and (found.problem is not None or found.rule in _TORN):
        return Judgement(Verdict.TRUNCATED, "ask", "the answer was cut at the token limit")
    if found.problem is None:
        return None
    if refused(completion.text, completion.stop):
        return Judgement(Verdict.REFUSED, "ask", f"the model refused ({completion.stop})")
    return Judgement(found.problem, "extract", f"no program in the answer: {found.rule}")
