"""Whether a model declined to answer."""

from __future__ import annotations

import re

from pytest_flow2code.core.model import StopReason
from pytest_flow2code.extraction.reasoning import answer_of

_LONGEST = 1000
_DECLINES = re.compile(
    r"(?:(?:i['\u2019]?m|i am|we['\u2019]?re|we are)\s+(?:so\s+|very\s+|really\s+)?sorry\b"
    r"|sorry\b|i apologi[sz]e\b|my apologies\b|unfortunately\b)?[\s,.:;!\u2014-]*"
    r"(?:but\s+|as an? (?:ai|artificial|large)\b[^.]*?)?[\s,]*"
    r"(?:i|we)(?:\s+(?:cannot|can\s*not|can['\u2019]?t|won['\u2019]?t|will not|must decline)"
    r"|['\u2019]?m\s+(?:unable|not able)|\s+am\s+(?:unable|not able)|['\u2019]?m afraid)\b",
    re.IGNORECASE,
)


def refused(text: str, stop: str) -> bool:
    """Whether the model declined: the provider said so, or the answer is short and opens with an
    apology or with what the model will not do.

    To be asked of answers in which no code was found: one that says sorry and then answers has
    answered.
    """
    if stop in (StopReason.REFUSAL, StopReason.CONTENT_FILTER):
        return True
    answer = answer_of(text).strip()
    return len(answer) <= _LONGEST and _DECLINES.match(answer) is not None
