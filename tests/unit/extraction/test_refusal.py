"""Telling a refusal from an answer without code."""

from __future__ import annotations

import pytest

from pytest_flow2code.core.model import StopReason
from pytest_flow2code.extraction import refused


@pytest.mark.parametrize(
    "text",
    [
        "I'm sorry, but I can't assist with that.",
        "I\u2019m sorry, I can\u2019t help with this request.",
        "Sorry, I cannot see any image.",
        "I cannot help with that.",
        "I can't do this.",
        "I am unable to view images.",
        "Unfortunately, I'm not able to process pictures.",
        "I apologize, but I won't write this.",
        "As an AI language model, I cannot see pictures.",
        "<think>should I?</think>\nI'm sorry, but I cannot.",
    ],
)
def test_refusals(text: str) -> None:
    assert refused(text, StopReason.END)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The function adds one.",
        "I can do that: it adds one.",
        "Sorry for the delay. The chart adds one to n.",
        "You can't divide by zero, says the chart.",
        "I cannot say more than this. " + "The chart goes on. " * 100,
    ],
)
def test_no_refusals(text: str) -> None:
    assert not refused(text, StopReason.END)
    assert not refused(text, StopReason.LENGTH)


@pytest.mark.parametrize("stop", [StopReason.REFUSAL, StopReason.CONTENT_FILTER])
def test_what_the_provider_says_counts(stop: str) -> None:
    assert refused("", stop)
