"""OpenAI, and every server that speaks its Chat Completions protocol (vLLM, Ollama, ...).

The base URL is that of the options, else of OPENAI_BASE_URL, else OpenAI's own.
"""

from __future__ import annotations

import logging
import os
import time
from dataclasses import replace
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from pytest_flow2code.core.errors import CompletionError, Flow2CodeError, ModelError
from pytest_flow2code.core.model import Completion, Request, StopReason
from pytest_flow2code.models.chat import Answer, content, read
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider, missing_sdk
from pytest_flow2code.models.text import scrub

if TYPE_CHECKING:
    from openai import APIStatusError, OpenAI, OpenAIError

_KEY = "OPENAI_API_KEY"
_OFFICIAL = "https://api.openai.com/v1"

_PERMANENT = frozenset({400, 401, 402, 403, 404, 405, 422})
"""Statuses that every later call would get as well: the request itself is what is wrong."""

_THIS_CASE_ONLY = frozenset({"context_length_exceeded", "string_above_max_length"})
"""Error codes with a permanent status that speak of one prompt, not of the model."""

_FILTERED = frozenset({"content_filter", "content_policy_violation", "invalid_prompt"})
"""Error codes with which a provider declines to answer one prompt."""

_NO_CREDIT = "insufficient_quota"
"""The error code of a 429 that no waiting mends."""

_MENDS = {
    401: f"export {_KEY} with a key that the server accepts",
    402: "add credit to the account of this key",
    403: "use a key that may use this model",
    404: "check the model's name and the base URL (it usually ends in /v1)",
    429: "add credit to the account of this key",
}


class OpenAIModel:
    """A model behind a Chat Completions endpoint, asked through the official SDK."""

    def __init__(self, model: str, options: ModelOptions) -> None:
        self.name = f"openai:{model}"
        self._model = model
        self._options = options

    @property
    def identity(self) -> str:
        """The name, the server and the options: another base URL is another model."""
        return replace(self._options, base_url=self._base_url).identity(self.name)

    @property
    def paid(self) -> bool:
        return True

    @property
    def max_tokens(self) -> int | None:
        return self._options.max_tokens

    def check(self) -> None:
        """Raises ModelError for a missing SDK or key, or for a base URL that cannot be one."""
        _sdk()
        _key(self._base_url)
        parts = urlsplit(self._base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ModelError(
                f"the base URL of {self.name} must start with http:// or https:// and name a host",
                mend="export OPENAI_BASE_URL=http://localhost:8000/v1 (or unset it)",
            )

    def complete(self, request: Request) -> Completion:
        """One answer.

        Raises CompletionError for a failure that another call may not have (time-out, rate limit,
        server error, no connection, a body that holds no answer), ModelError for one that every
        call would have (key, model, a parameter or picture that the model does not take).
        """
        started = time.perf_counter()
        answer = self._ask(request)
        return Completion(
            self.name,
            request.sample,
            answer.text,
            stop=answer.stop,
            tokens_in=answer.tokens_in,
            tokens_out=answer.tokens_out,
            seconds=time.perf_counter() - started,
        )

    def _ask(self, request: Request) -> Answer:
        openai = _sdk()
        try:
            response = self._client.chat.completions.with_raw_response.create(**self._call(request))
            body = response.content
        except openai.APIStatusError as error:
            if error.code in _FILTERED:
                return Answer("", StopReason.CONTENT_FILTER, None, None)
            # The SDK's own exception holds the request, key and picture included: it must not
            # travel along as a cause that a traceback would print.
            raise self._refused(error) from None
        except openai.OpenAIError as error:
            raise self._unreachable(error) from None
        return read(body)

    def _call(self, request: Request) -> dict[str, Any]:
        options = self._options
        call: dict[str, Any] = {
            "model": self._model,
            "messages": [{"role": "user", "content": content(request.prompt)}],
        }
        if options.temperature is not None:
            call["temperature"] = options.temperature
        if options.max_tokens is not None:
            call[self._limit] = options.max_tokens
        if options.seed is not None:
            call["seed"] = options.seed + request.sample
        return call

    @property
    def _limit(self) -> str:
        # OpenAI's reasoning models refuse the old name; many other servers know no other.
        official = (urlsplit(self._base_url).hostname or "").endswith("openai.com")
        return "max_completion_tokens" if official else "max_tokens"

    @property
    def _base_url(self) -> str:
        return self._options.base_url or os.environ.get("OPENAI_BASE_URL", "").strip() or _OFFICIAL

    @cached_property
    def _client(self) -> OpenAI:
        # At DEBUG the SDK logs whole requests, pictures included.
        logger = logging.getLogger("openai")
        logger.setLevel(max(logger.level, logging.INFO))
        client: OpenAI = _sdk().OpenAI(
            api_key=_key(self._base_url),
            base_url=self._base_url,
            timeout=self._options.timeout_s,
            max_retries=self._options.retries,
        )
        return client

    def _refused(self, error: APIStatusError) -> Flow2CodeError:
        status = error.status_code
        said = scrub(_message(error.body), (os.environ.get(_KEY, "").strip(),))
        message = f"{self.name}: the provider answered with status {status}" + (
            f": {said}" if said else ""
        )
        lasting = status in _PERMANENT and error.code not in _THIS_CASE_ONLY
        if lasting or (status == 429 and error.code == _NO_CREDIT):
            return ModelError(message, mend=_MENDS.get(status, "change the model or its options"))
        return CompletionError(message)

    def _unreachable(self, error: OpenAIError) -> CompletionError:
        parts = urlsplit(self._base_url)
        if isinstance(error, _sdk().APITimeoutError):
            what = f"did not answer within {self._options.timeout_s:g} seconds"
        else:
            what = "could not be reached"
        return CompletionError(f"{self.name}: {parts.hostname}:{parts.port or parts.scheme} {what}")


def _sdk() -> ModuleType:
    try:
        import openai  # noqa: PLC0415
    except ImportError:
        raise missing_sdk("openai", "openai") from None
    return openai


def _key(base_url: str) -> str:
    """The key to use. Raises ModelError without one, or for one that no header can carry."""
    key = os.environ.get(_KEY, "").strip()
    if not key:
        raise ModelError(
            f"no key for {urlsplit(base_url).hostname}: {_KEY} is not set",
            mend=f"export {_KEY}=... (any value will do for a local server that asks for none)",
        )
    if not key.isascii() or not key.isprintable() or " " in key:
        raise ModelError(
            f"{_KEY} holds characters that no key has (white space or letters beyond ASCII)",
            mend=f"export {_KEY} again, with the key alone",
        )
    return key


def _message(body: object) -> str:
    """The provider's own words in an error body, whatever its shape."""
    if isinstance(body, dict):
        for name in ("message", "error", "detail"):
            if body.get(name):
                return _message(body[name])
        return ""
    return body if isinstance(body, str) else ""


def _create(argument: str, options: ModelOptions) -> OpenAIModel:
    if not argument.strip():
        raise ModelError("openai needs a model's name", mend="write it as: openai:gpt-4o")
    return OpenAIModel(argument.strip(), options)


PROVIDER = Provider(
    _create,
    "openai:NAME",
    patterns=(r"gpt-.+", r"chatgpt-.+", r"o\d+(-.+)?", r"ft:(gpt-|o\d).+"),
)
