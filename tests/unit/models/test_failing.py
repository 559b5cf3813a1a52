"""What a provider's error means, and how long it asks to be left alone."""

from __future__ import annotations

from datetime import datetime, timezone

import pytest

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.models.bodies import codes, message
from pytest_flow2code.models.failing import Failure, meaning
from pytest_flow2code.models.waiting import retry_after


def failure(status: int, text: str, *named: str) -> Failure:
    return Failure(status, frozenset(named), text)


@pytest.mark.parametrize(
    ("failed", "mend"),
    [
        (failure(400, "temperature: too high"), "change the model or its options"),
        (failure(400, "max_tokens: 99999 > 8192, the maximum number of tokens"), "options"),
        (
            failure(400, "max_tokens is too large: 9. This model's maximum context is 8."),
            "options",
        ),
        (failure(400, "API key not valid. Please pass a valid API key."), "export A_KEY with"),
        (failure(401, "who are you"), "export A_KEY with a key that the server accepts"),
        (failure(402, "pay first"), "add credit"),
        (failure(400, "Your credit balance is too low"), "add credit"),
        (failure(403, "Insufficient credits", "billing_error"), "add credit"),
        (failure(403, "not yours"), "use a key that may use this model"),
        (failure(404, "no such model"), "check the model's name"),
        (failure(405, "no such verb"), "change the model"),
        (failure(422, "odd field"), "change the model"),
        (failure(429, "no money", "insufficient_quota"), "add credit"),
        (failure(429, "enough", "GenerateRequestsPerDayPerProject"), "day's quota"),
        (failure(400, "This model does not support image input"), "--flow2code-input=dot"),
        (failure(404, "No endpoints found that support image input"), "--flow2code-input=dot"),
        (failure(400, "At most 0 image(s) may be provided in one prompt."), "input=dot"),
        (failure(400, "image_url is only supported by certain models"), "input=dot"),
        (failure(500, "this model is missing data required for image input"), "input=dot"),
        (failure(400, "tiny is not a multimodal model"), "input=dot"),
        (failure(400, "images are not supported"), "input=dot"),
    ],
    ids=lambda value: value.message if isinstance(value, Failure) else "",
)
def test_failures_that_every_call_would_have(failed: Failure, mend: str) -> None:
    found = meaning("a:model", failed, "A_KEY")
    assert isinstance(found, ModelError)
    assert found.message == (
        f"a:model: the provider answered with status {failed.status}: {failed.message}"
    )
    assert mend in found.mend


@pytest.mark.parametrize(
    "failed",
    [
        failure(413, "request too large"),
        failure(400, "too much", "context_length_exceeded"),
        failure(400, "prompt is too long: 210000 tokens > 200000 maximum"),
        failure(400, "This model's maximum context length is 4096 tokens."),
        failure(400, "The input token count (9) exceeds the maximum number of tokens (8)."),
        failure(400, "Could not process image"),
        failure(400, "messages.0.content.0: image exceeds 5 MB maximum"),
    ],
    ids=lambda failed: failed.message,
)
def test_failures_of_one_prompt(failed: Failure) -> None:
    found = meaning("a:model", failed, "A_KEY")
    assert isinstance(found, CompletionError)
    assert not found.passing


@pytest.mark.parametrize(
    ("failed", "limited"),
    [
        (failure(408, ""), False),
        (failure(409, ""), False),
        (failure(429, "You exceeded your current quota, please check your billing details"), True),
        (failure(429, "Rate limit reached on tokens per min", "rate_limit_exceeded"), True),
        (failure(500, "prompt is too long"), False),
        (failure(503, "overloaded"), False),
        (failure(529, "overloaded", "overloaded_error"), True),
        (failure(599, ""), False),
    ],
    ids=lambda value: f"{value.status}-{value.message}" if isinstance(value, Failure) else "",
)
def test_failures_that_may_pass(failed: Failure, limited: bool) -> None:
    found = meaning("a:model", failed, "A_KEY")
    assert isinstance(found, CompletionError)
    assert found.passing
    assert found.limited == limited


def test_a_filter_is_no_failure() -> None:
    assert failure(400, "", "content_filter").filtered
    assert not failure(400, "content_filter").filtered


def test_all_words_of_an_error_body_are_found() -> None:
    detail = {"reason": "API_KEY_INVALID", "violations": [{"quotaId": "RequestsPerDay"}]}
    body = {"error": {"code": 400, "status": "BAD", "message": "no", "details": [detail]}}
    assert codes(body) == {"API_KEY_INVALID", "RequestsPerDay", "BAD"}
    assert message(body) == "no"


def test_a_body_that_has_no_end_is_left_alone() -> None:
    body: dict[str, object] = {}
    body["error"] = [body]
    assert codes(body) == frozenset()


NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=timezone.utc)


@pytest.mark.parametrize(
    ("headers", "text", "seconds"),
    [
        ({}, "", None),
        ({"retry-after": "7"}, "", 7.0),
        ({"retry-after": "0.25"}, "", 0.25),
        ({"retry-after": "-3"}, "", 0.0),
        ({"retry-after": "Fri, 02 Jan 2026 03:04:35 GMT"}, "", 30.0),
        ({"retry-after": "Fri, 02 Jan 2026 03:00:00 GMT"}, "", 0.0),
        ({"retry-after": "soon"}, "", None),
        ({"retry-after": "nan"}, "", None),
        ({"retry-after": "inf"}, "", None),
        ({"retry-after": ""}, "", None),
        ({"retry-after-ms": "1500", "retry-after": "9"}, "", 1.5),
        ({"x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "6m0s"}, "", 360.0),
        ({"x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "20ms"}, "", 0.02),
        ({"x-ratelimit-remaining-requests": "3", "x-ratelimit-reset-requests": "6m0s"}, "", None),
        ({"x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "odd"}, "", None),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "1767323105000"}, "", 60.0),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "1767323105"}, "", 60.0),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "12"}, "", 12.0),
        (
            {
                "anthropic-ratelimit-tokens-remaining": "0",
                "anthropic-ratelimit-tokens-reset": "2026-01-02T03:05:05Z",
            },
            "",
            60.0,
        ),
        ({}, "Rate limit reached. Please try again in 7m12.5s. Visit ...", 432.5),
        ({}, "Please retry in 20s.", 20.0),
        ({"retry-after": "1"}, "try again in 20s", 1.0),
        ({}, "try again in a while", None),
    ],
)
def test_how_long_to_wait(headers: dict[str, str], text: str, seconds: float | None) -> None:
    assert retry_after(headers, text, NOW) == (
        None if seconds is None else pytest.approx(seconds, abs=1e-6)
    )
