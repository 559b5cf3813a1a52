"""What a provider's error means: may it pass, is it one prompt's fault, or does it end the run?"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.models.text import scrub
from pytest_flow2code.models.waiting import retry_after

_PASSING = frozenset({408, 409, 425, 429})
_LIMITED = frozenset({429, 529})

_FILTERED = frozenset(
    {
        "content_filter",
        "content_policy_violation",
        "image_content_policy_violation",
        "invalid_prompt",
        "moderation_blocked",
    }
)
"""Error codes with which a provider declines to answer one prompt."""

_ONE_PROMPT = frozenset(
    {
        "context_length_exceeded",
        "string_above_max_length",
        "request_too_large",
        "invalid_image",
        "image_parse_error",
        "image_too_large",
    }
)
"""Error codes that speak of one prompt, not of the model."""

_NO_CREDIT = frozenset(
    {"insufficient_quota", "billing_error", "billing_hard_limit_reached", "insufficient_balance"}
)
"""Error codes that no waiting mends."""

_WORDS_NO_VISION = re.compile(
    r"(?:not|n't|cannot) (?:support|accept|take|allow)\w* (?:\S+ ){0,3}"
    r"(?:image|picture|vision|multimodal)"
    r"|(?:image|vision|multimodal)\S*(?: \S+){0,2} (?:is|are) (?:not supported|only supported by)"
    r"|missing data required for image|support image input|at most 0 image"
    r"|not a (?:vision|multimodal) model",
    re.I,
)
_WORDS_ONE_PROMPT = re.compile(
    r"(?:prompt|input|request|context|message)\w*(?: \S+){0,5} (?:too (?:long|large|big)|exceed)"
    r"|maximum context|context (?:length|window)|too many (?:input )?tokens"
    r"|could not process (?:the )?image|image(?: \S+){0,4} (?:exceeds|too large|too big)",
    re.I,
)
_WORDS_LIMIT = re.compile(r"max_(?:completion_|output_|new_)?tokens", re.I)
_WORDS_KEY = re.compile(r"(?:api|authentication|x-api).?key|api_key_invalid", re.I)
_WORDS_CREDIT = re.compile(r"credit balance|insufficient (?:balance|credit|funds)|billing", re.I)


@dataclass(frozen=True, slots=True)
class Failure:
    """An error in no SDK's words. `codes` are all the words by which the provider names it;
    `headers` have lower-case names."""

    status: int
    codes: frozenset[str] = frozenset()
    message: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def filtered(self) -> bool:
        """Whether the provider declined to answer this prompt."""
        return bool(self.codes & _FILTERED)


def meaning(
    name: str, failure: Failure, key: str, secrets: tuple[str, ...] = ()
) -> CompletionError | ModelError:
    """The error to raise for a failure of the model `name`, whose key the variable `key` holds."""
    said = scrub(failure.message, secrets)
    text = f"{name}: the provider answered with status {failure.status}" + (
        f": {said}" if said else ""
    )
    mend = _lasting(failure, key)
    if mend is not None:
        return ModelError(text, mend=mend)
    passing = _may_pass(failure.status)
    wait = retry_after(failure.headers, failure.message) if passing else None
    limited = failure.status in _LIMITED or (failure.status == 503 and wait is not None)
    return CompletionError(text, passing=passing, limited=limited, retry_after=wait)


def _lasting(failure: Failure, key: str) -> str | None:
    """What mends a failure that every later call would have as well; None if they may not."""
    status, codes, message = failure.status, failure.codes, failure.message
    if _WORDS_NO_VISION.search(message):
        return "choose a model that takes pictures, or give it text: --flow2code-input=dot"
    if codes & _NO_CREDIT or status == 402:
        return "add credit to the account of this key, then go on with --flow2code-resume"
    if status == 429 and any("PerDay" in code for code in codes):
        return "wait until the day's quota is renewed, then go on with --flow2code-resume"
    if _may_pass(status) or _is_one_prompt_s(failure):
        return None
    return _mend(status, message, key)


def _may_pass(status: int) -> bool:
    return status in _PASSING or status >= 500


def _is_one_prompt_s(failure: Failure) -> bool:
    if failure.status == 413 or failure.codes & _ONE_PROMPT:
        return True
    message = failure.message
    return bool(_WORDS_ONE_PROMPT.search(message)) and not _WORDS_LIMIT.search(message)


def _mend(status: int, message: str, key: str) -> str:
    if status == 401 or _WORDS_KEY.search(message):
        return f"export {key} with a key that the server accepts"
    if _WORDS_CREDIT.search(message):
        return "add credit to the account of this key, then go on with --flow2code-resume"
    if status == 403:
        return "use a key that may use this model"
    if status == 404:
        return "check the model's name and the base URL (that of a chat server usually ends in /v1)"
    return "change the model or its options"


def unreachable(name: str, url: str, timeout_s: float | None = None) -> CompletionError:
    """The error for a server that did not answer, in `timeout_s` seconds if that was why."""
    parts = urlsplit(url)
    what = (
        "could not be reached"
        if timeout_s is None
        else f"did not answer within {timeout_s:g} seconds"
    )
    return CompletionError(
        f"{name}: {parts.hostname}:{parts.port or parts.scheme} {what}", passing=True
    )


def unreadable(name: str, what: str, secrets: tuple[str, ...] = ()) -> CompletionError:
    """The error for a body that holds no answer."""
    return CompletionError(f"{name}: the provider {scrub(what, secrets)}", passing=True)
