"""Google's Gemini, by its own interface (google-genai), with a key or through Vertex AI."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Request, StopReason
from pytest_flow2code.models.account import Account
from pytest_flow2code.models.bodies import decoded, items, mapping, total, whole, word
from pytest_flow2code.models.client import Once
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider, missing_sdk
from pytest_flow2code.models.remote import FILTERED, Answer, RemoteModel, UnreadableError, said

if TYPE_CHECKING:
    from google.genai import Client

_ACCOUNT = Account(
    keys=("GEMINI_API_KEY", "GOOGLE_API_KEY"),
    urls=("GOOGLE_GEMINI_BASE_URL",),
    official="https://generativelanguage.googleapis.com",
)
_VERTEX = "GOOGLE_GENAI_USE_VERTEXAI"

_FILTERS = frozenset(
    {
        "SAFETY",
        "RECITATION",
        "LANGUAGE",
        "BLOCKLIST",
        "PROHIBITED_CONTENT",
        "SPII",
        "IMAGE_SAFETY",
        "IMAGE_PROHIBITED_CONTENT",
        "MODEL_ARMOR",
        "JAILBREAK",
    }
)
"""Reasons for which a prompt is blocked or an answer taken back."""

_ENDS = {"MAX_TOKENS": StopReason.LENGTH, "STOP": StopReason.END}


class GoogleModel(RemoteModel):
    """A model behind a generateContent endpoint."""

    def __init__(self, model: str, options: ModelOptions) -> None:
        super().__init__("google", model, options, _ACCOUNT)
        self._client = Once(self._connect)

    def check(self) -> None:
        """Raises as other adapters do; Vertex AI has the machine's own credentials for a key."""
        if _vertex():
            self._load()
        else:
            super().check()

    def _load(self) -> ModuleType:
        return _sdk()

    def _ask(self, request: Request) -> Answer:
        genai = _sdk()
        httpx = _transports()
        try:
            response = self._client().models.generate_content(**self._call(request))
            http = response.sdk_http_response
        except genai.errors.APIError as error:
            headers = getattr(error.response, "headers", None) or {}
            status, told = error.code, error.details
        except tuple(package.TimeoutException for package in httpx):
            raise self._unreachable(timed_out=True) from None
        except tuple(package.TransportError for package in httpx):
            raise self._unreachable(timed_out=False) from None
        except (TypeError, ValueError) as error:
            raise self._refused(error) from None
        else:
            return read(((http and http.body) or "").encode())
        return self._failed(status, told, {**headers, **_asked_to_wait(told)})

    def _call(self, request: Request) -> dict[str, Any]:
        types = _sdk().types
        options = self._options
        config = {
            "system_instruction": options.system,
            "temperature": options.temperature,
            "top_p": options.top_p,
            "max_output_tokens": options.max_tokens,
            "seed": None if options.seed is None else options.seed + request.sample,
            "thinking_config": _thinking(types, options.effort),
            "should_return_http_response": True,
        }
        pictures = [
            types.Part.from_bytes(data=picture.data, mime_type=picture.media_type)
            for picture in request.prompt.pictures
        ]
        return {
            "model": self._model,
            "contents": [*pictures, types.Part.from_text(text=request.prompt.text)],
            "config": types.GenerateContentConfig(
                **{name: value for name, value in config.items() if value is not None}
            ),
        }

    def _connect(self) -> Client:
        genai = _sdk()
        options = genai.types.HttpOptions(
            timeout=max(1, round(self._options.timeout_s * 1000)),
            extra_body=dict(self._options.extra) or None,
        )
        if _vertex():
            client: Client = genai.Client(vertexai=True, http_options=options)
        else:
            options.base_url = self._base_url
            client = genai.Client(
                vertexai=False, api_key=self._account.key(self._options), http_options=options
            )
        return client


def _vertex() -> bool:
    return os.environ.get(_VERTEX, "").strip().lower() in ("1", "true")


def _thinking(types: ModuleType, effort: str | None) -> object:
    """Words for the models that know them; `none` is a budget of nothing."""
    if effort is None:
        return None
    if effort == "none":
        return types.ThinkingConfig(thinking_budget=0)
    return types.ThinkingConfig(thinking_level=effort.upper())


def _asked_to_wait(body: object) -> dict[str, str]:
    """This provider's own form of Retry-After, as that header."""
    for detail in items(mapping(mapping(body).get("error")).get("details")):
        delay = word(detail.get("retryDelay"))
        if delay.endswith("s"):
            return {"retry-after": delay.removesuffix("s")}
    return {}


def read(body: bytes) -> Answer:
    """The answer in a body. Raises UnreadableError if there is none to be found."""
    data = mapping(decoded(body))
    usage = mapping(data.get("usageMetadata"))
    asked = whole(usage.get("promptTokenCount"))
    answered = total(usage.get("candidatesTokenCount"), usage.get("thoughtsTokenCount"))
    if mapping(data.get("promptFeedback")).get("blockReason"):
        return FILTERED
    candidates = items(data.get("candidates"))
    if not candidates:
        raise said(body)
    reason = word(candidates[0].get("finishReason"))
    parts = items(mapping(candidates[0].get("content")).get("parts"))
    text = "".join(word(part.get("text")) for part in parts if not part.get("thought"))
    if reason in _FILTERS:
        return Answer(text, StopReason.CONTENT_FILTER, asked, answered)
    if reason not in _ENDS and not text:
        raise UnreadableError(f"stopped without an answer ({reason or 'no reason given'})")
    return Answer(text, _ENDS.get(reason, StopReason.END), asked, answered)


def _transports() -> list[ModuleType]:
    """The HTTP libraries that this SDK may speak through, those that are here."""
    found = []
    for name in ("httpx", "httpx2"):
        with suppress(ImportError):
            found.append(import_module(name))
    return found


def _sdk() -> ModuleType:
    try:
        from google import genai  # noqa: PLC0415
    except ImportError:
        raise missing_sdk("google", "google") from None
    return genai


def _create(argument: str, options: ModelOptions) -> GoogleModel:
    if not argument.strip():
        raise ModelError("google needs a model's name", mend="write it as: google:gemini-2.5-flash")
    return GoogleModel(argument.strip(), options)


PROVIDER = Provider(_create, "google:NAME", patterns=(r"gemini-.+",))
