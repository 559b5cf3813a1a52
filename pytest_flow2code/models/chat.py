"""The Chat Completions protocol: a prompt as messages, a body as an answer.

Bodies are read field by field: a server that claims to be compatible may answer anything.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass

from pytest_flow2code.core.errors import CompletionError
from pytest_flow2code.core.model import Picture, Prompt, StopReason
from pytest_flow2code.models.text import scrub, well_formed, whole

_STOPS = {"length": StopReason.LENGTH, "content_filter": StopReason.CONTENT_FILTER}


@dataclass(frozen=True, slots=True)
class Answer:
    """What a body says: the text, a `StopReason`, and tokens where they are counted."""

    text: str
    stop: str
    tokens_in: int | None
    tokens_out: int | None


def data_url(picture: Picture) -> str:
    """The picture as a data URL."""
    return f"data:{picture.media_type};base64,{base64.b64encode(picture.data).decode('ascii')}"


def content(prompt: Prompt) -> list[dict[str, object]]:
    """The content parts of a user message: the pictures first, then the text about them."""
    pictures: list[dict[str, object]] = [
        {"type": "image_url", "image_url": {"url": data_url(picture)}}
        for picture in prompt.pictures
    ]
    return [*pictures, {"type": "text", "text": prompt.text}]


def read(body: bytes) -> Answer:
    """The answer in a response's body. Raises CompletionError if there is none to be found."""
    data = _mapping(_decode(body))
    choices = data.get("choices")
    if not isinstance(choices, list) or not choices:
        raise CompletionError(f"the provider sent no answer but {_said(body)}")
    choice = _mapping(choices[0])
    message = _mapping(choice.get("message"))
    if not message:
        raise CompletionError(f"the provider sent an answer without a message: {_said(body)}")
    refusal = message.get("refusal")
    text = _text(message.get("content"))
    stop = _STOPS.get(str(choice.get("finish_reason")), StopReason.END)
    if isinstance(refusal, str) and refusal:
        text, stop = text or refusal, StopReason.REFUSAL
    usage = _mapping(data.get("usage"))
    return Answer(
        well_formed(text),
        stop,
        whole(usage.get("prompt_tokens")),
        whole(usage.get("completion_tokens")),
    )


def _decode(body: bytes) -> object:
    try:
        decoded: object = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return decoded


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}


def _text(value: object) -> str:
    """The text of a message: a string, or parts of which only those of type text count."""
    if isinstance(value, str):
        return value
    if not isinstance(value, list):
        return ""
    parts = (_mapping(part) for part in value)
    texts = (part.get("text") for part in parts if part.get("type") == "text")
    return "".join(text for text in texts if isinstance(text, str))


def _said(body: bytes) -> str:
    return scrub(body.decode("utf-8", "replace")) or "an empty body"
