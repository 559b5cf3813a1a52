"""Anthropic's Claude, by its Messages protocol."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import TYPE_CHECKING, Any

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Prompt, Request, StopReason
from pytest_flow2code.models.account import Account
from pytest_flow2code.models.bodies import base64_of, decoded, items, mapping, total, whole, word
from pytest_flow2code.models.client import Once
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider, missing_sdk
from pytest_flow2code.models.remote import Answer, RemoteModel, said

if TYPE_CHECKING:
    from anthropic import Anthropic

MAX_TOKENS = 8192
"""The bound of an answer where none is given: this provider wants one."""

_ACCOUNT = Account(
    keys=("ANTHROPIC_API_KEY",),
    urls=("ANTHROPIC_BASE_URL",),
    official="https://api.anthropic.com",
)
_STOPS = {
    "max_tokens": StopReason.LENGTH,
    "model_context_window_exceeded": StopReason.LENGTH,
    "refusal": StopReason.REFUSAL,
}


class AnthropicModel(RemoteModel):
    """A model behind a Messages endpoint."""

    def __init__(self, model: str, options: ModelOptions) -> None:
        bounded = replace(options, max_tokens=options.max_tokens or MAX_TOKENS, seed=None)
        super().__init__("anthropic", model, bounded, _ACCOUNT)
        self._client = Once(self._connect)

    def _load(self) -> ModuleType:
        return _sdk()

    def _ask(self, request: Request) -> Answer:
        anthropic = _sdk()
        try:
            raw = self._client().messages.with_raw_response.create(**self._call(request))
            body: bytes = raw.http_response.content
        except anthropic.APIStatusError as error:
            status, told, headers = error.status_code, error.body, error.response.headers
        except anthropic.APIConnectionError as error:
            raise self._unreachable(isinstance(error, anthropic.APITimeoutError)) from None
        except (anthropic.AnthropicError, TypeError, ValueError) as error:
            raise self._refused(error) from None
        else:
            return read(body)
        return self._failed(status, told, headers)

    def _call(self, request: Request) -> dict[str, Any]:
        options = self._options
        call = {
            "model": self._model,
            "max_tokens": options.max_tokens,
            "messages": [{"role": "user", "content": _content(request.prompt)}],
            "system": options.system,
            "extra_body": _extra(options),
        }
        return {name: value for name, value in call.items() if value is not None}

    def _connect(self) -> Anthropic:
        client: Anthropic = _sdk().Anthropic(
            api_key=self._account.key(self._options),
            base_url=self._base_url,
            timeout=self._options.timeout_s,
            max_retries=0,
        )
        return client


def _extra(options: ModelOptions) -> dict[str, object]:
    """What some versions of the SDK have no argument for."""
    own = {
        "temperature": options.temperature,
        "top_p": options.top_p,
        "output_config": None if options.effort is None else {"effort": options.effort},
    }
    return {**{name: value for name, value in own.items() if value is not None}, **options.extra}


def _content(prompt: Prompt) -> list[dict[str, object]]:
    pictures: list[dict[str, object]] = [
        {
            "type": "image",
            "source": {
                "type": "base64",
                "media_type": picture.media_type,
                "data": base64_of(picture),
            },
        }
        for picture in prompt.pictures
    ]
    return [*pictures, {"type": "text", "text": prompt.text}]


def read(body: bytes) -> Answer:
    """The answer in a message's body. Raises UnreadableError if there is none to be found."""
    data = mapping(decoded(body))
    if not isinstance(data.get("content"), list):
        raise said(body)
    texts = (
        word(block.get("text"))
        for block in items(data.get("content"))
        if block.get("type") == "text"
    )
    usage = mapping(data.get("usage"))
    asked = total(
        usage.get("input_tokens"),
        usage.get("cache_creation_input_tokens"),
        usage.get("cache_read_input_tokens"),
    )
    stop = _STOPS.get(str(data.get("stop_reason")), StopReason.END)
    return Answer("".join(texts), stop, asked, whole(usage.get("output_tokens")))


def _sdk() -> ModuleType:
    try:
        import anthropic  # noqa: PLC0415
    except ImportError:
        raise missing_sdk("anthropic", "anthropic") from None
    return anthropic


def _create(argument: str, options: ModelOptions) -> AnthropicModel:
    if not argument.strip():
        raise ModelError(
            "anthropic needs a model's name", mend="write it as: anthropic:claude-sonnet-4-5"
        )
    return AnthropicModel(argument.strip(), options)


PROVIDER = Provider(_create, "anthropic:NAME", patterns=(r"claude-.+",))
