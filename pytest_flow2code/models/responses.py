"""The Responses protocol: a prompt as input items, a body as an answer."""

from __future__ import annotations

from pytest_flow2code.core.model import Prompt, StopReason
from pytest_flow2code.models.bodies import data_url, decoded, items, mapping, whole, word
from pytest_flow2code.models.remote import Answer, UnreadableError, said

_INCOMPLETE = {
    "max_output_tokens": StopReason.LENGTH,
    "max_tokens": StopReason.LENGTH,
    "content_filter": StopReason.CONTENT_FILTER,
}


def inputs(prompt: Prompt) -> list[dict[str, object]]:
    """One message of the user: the pictures first, then the text about them."""
    content: list[dict[str, object]] = [
        {"type": "input_image", "image_url": data_url(picture), "detail": "auto"}
        for picture in prompt.pictures
    ]
    content.append({"type": "input_text", "text": prompt.text})
    return [{"role": "user", "content": content}]


def read(body: bytes) -> Answer:
    """The answer in a response's body. Raises UnreadableError if there is none to be found."""
    data = mapping(decoded(body))
    status = data.get("status")
    if not isinstance(data.get("output"), list) or status in ("failed", "cancelled"):
        raise _broken(data, body)
    reason = str(mapping(data.get("incomplete_details")).get("reason"))
    stop = _INCOMPLETE.get(reason, StopReason.END)
    parts = [
        part
        for item in items(data.get("output"))
        if item.get("type") == "message"
        for part in items(item.get("content"))
    ]
    text = "".join(word(part.get("text")) for part in parts if part.get("type") == "output_text")
    refusal = "".join(word(part.get("refusal")) for part in parts if part.get("type") == "refusal")
    if refusal:
        text, stop = text or refusal, StopReason.REFUSAL
    if status == "incomplete" and reason not in _INCOMPLETE:
        raise UnreadableError(f"stopped without an end to its answer ({reason})")
    usage = mapping(data.get("usage"))
    return Answer(text, stop, whole(usage.get("input_tokens")), whole(usage.get("output_tokens")))


def _broken(data: object, body: bytes) -> UnreadableError:
    error = mapping(mapping(data).get("error"))
    told = word(error.get("message"))
    return UnreadableError(f"failed to answer: {told}") if told else said(body)
