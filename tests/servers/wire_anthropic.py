"""Anthropic's Messages."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping

from said import (
    Asked,
    Body,
    Failed,
    Raw,
    Said,
    Wire,
    failed,
    halves,
    listed,
    mapping,
    streamed,
    whole,
)

_STOPS = {"length": "max_tokens", "refusal": "refusal", "content-filter": "refusal"}
_ERRORS = {
    400: "invalid_request_error",
    401: "authentication_error",
    402: "billing_error",
    403: "permission_error",
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    529: "overloaded_error",
}


def _read(path: str, headers: Mapping[str, str], body: Body, number: int) -> Asked:
    texts, pictures = [], []
    for message in listed(body.get("messages")):
        for part in listed(message.get("content")):
            if part.get("type") == "image":
                source = mapping(part.get("source"))
                pictures.append(base64.b64decode(str(source.get("data")), validate=True))
            else:
                texts.append(str(part["text"]))
    system = body.get("system") or ""
    if not isinstance(system, str):
        system = "\n".join(str(part.get("text")) for part in listed(system))
    return Asked(
        number,
        "anthropic",
        path,
        headers,
        body,
        model=str(body.get("model")),
        system=system,
        text="\n".join(texts),
        pictures=tuple(pictures),
        stream=body.get("stream") is True,
    )


def _say(said: Said, asked: Asked) -> Raw:
    stop = _STOPS.get(said.stop, "end_turn")
    asking, answering = said.tokens or (0, 0)
    blocks: list[dict[str, object]] = []
    if said.thought:
        blocks.append({"type": "thinking", "thinking": said.thought, "signature": "x"})
    if said.text:
        blocks.append({"type": "text", "text": said.text})
    message = {
        "id": f"msg_{asked.number}",
        "type": "message",
        "role": "assistant",
        "model": asked.model,
        "content": blocks,
        "stop_reason": stop,
        "stop_sequence": None,
        "usage": {"input_tokens": asking, "output_tokens": answering},
    }
    if not asked.stream:
        return whole(said, message)
    begun = {**message, "content": [], "stop_reason": None}
    events: list[tuple[str, object]] = [
        ("message_start", {"type": "message_start", "message": begun})
    ]
    for index, block in enumerate(blocks):
        events += _block(index, block)
    delta = {"stop_reason": stop, "stop_sequence": None}
    events += [
        (
            "message_delta",
            {"type": "message_delta", "delta": delta, "usage": {"output_tokens": answering}},
        ),
        ("message_stop", {"type": "message_stop"}),
    ]
    return streamed(said, *events)


def _block(index: int, block: dict[str, object]) -> list[tuple[str, object]]:
    kind = str(block["type"])
    name = {"text": "text", "thinking": "thinking"}[kind]
    at = {"index": index}
    empty = {**block, name: ""}
    begin: tuple[str, object] = (
        "content_block_start",
        {"type": "content_block_start", **at, "content_block": empty},
    )
    pieces: list[tuple[str, object]] = [
        (
            "content_block_delta",
            {"type": "content_block_delta", **at, "delta": {"type": f"{name}_delta", name: half}},
        )
        for half in halves(str(block[name]))
    ]
    return [begin, *pieces, ("content_block_stop", {"type": "content_block_stop", **at})]


def _fail(failure: Failed) -> Raw:
    kind = failure.code or _ERRORS.get(failure.status, "api_error")
    return failed(failure, {"type": "error", "error": {"type": kind, "message": failure.message}})


WIRE = Wire(re.compile(r"/v1/messages(\?|$)"), _read, _say, _fail)
