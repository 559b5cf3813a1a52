"""The Chat Completions protocol: a prompt as messages, a body as an answer."""

from __future__ import annotations

from pytest_flow2code.core.model import Prompt, StopReason
from pytest_flow2code.models.bodies import data_url, decoded, items, mapping, whole, word
from pytest_flow2code.models.remote import Answer, said

_STOPS = {
    "length": StopReason.LENGTH,
    "content_filter": StopReason.CONTENT_FILTER,
    "refusal": StopReason.REFUSAL,
}


def messages(prompt: Prompt, system: str | None) -> list[dict[str, object]]:
    """The system prompt, if any, and the user's message: the pictures first, then the text about
    them."""
    content: list[dict[str, object]] = [
        {"type": "image_url", "image_url": {"url": data_url(picture)}}
        for picture in prompt.pictures
    ]
    content.append({"type": "text", "text": prompt.text})
    before: list[dict[str, object]] = [{"role": "system", "content": system}] if system else []
    return [*before, {"role": "user", "content": content}]


def read(body: bytes) -> Answer:
    """The answer in a response's body. Raises UnreadableError if there is none to be found."""
    data = mapping(decoded(body))
    choices = items(data.get("choices"))
    if not choices:
        raise said(body)
    choice = choices[0]
    message = mapping(choice.get("message"))
    if not message or choice.get("finish_reason") == "error" or choice.get("error"):
        raise said(body)
    refusal = word(message.get("refusal"))
    text = _text(message.get("content"))
    stop = _STOPS.get(str(choice.get("finish_reason")), StopReason.END)
    if refusal:
        text, stop = text or refusal, StopReason.REFUSAL
    usage = mapping(data.get("usage"))
    cost = usage.get("cost")
    return Answer(
        text,
        stop,
        whole(usage.get("prompt_tokens")),
        whole(usage.get("completion_tokens")),
        float(cost) if isinstance(cost, int | float) and not isinstance(cost, bool) else None,
    )


def _text(value: object) -> str:
    """The text of a message: a string, or parts of which only those of type text count."""
    if isinstance(value, str):
        return value
    return "".join(word(part.get("text")) for part in items(value) if part.get("type") == "text")
