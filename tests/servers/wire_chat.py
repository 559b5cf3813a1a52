"""OpenAI's Chat Completions."""

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

_FINISH = {"length": "length", "content-filter": "content_filter"}


def _read(path: str, headers: Mapping[str, str], body: Body, number: int) -> Asked:
    texts: dict[str, list[str]] = {"system": [], "developer": [], "user": []}
    pictures = []
    for message in listed(body.get("messages")):
        content = message.get("content")
        parts = [{"type": "text", "text": content}] if isinstance(content, str) else listed(content)
        for part in parts:
            if part.get("type") == "image_url":
                url = str(mapping(part.get("image_url")).get("url"))
                pictures.append(picture(url))
            else:
                texts[str(message.get("role"))].append(str(part.get("text")))
    return Asked(
        number,
        "chat",
        path,
        headers,
        body,
        model=str(body.get("model")),
        system="\n".join(texts["system"] + texts["developer"]),
        text="\n".join(texts["user"]),
        pictures=tuple(pictures),
        stream=body.get("stream") is True,
        seed=body.get("seed"),
    )


def picture(url: str) -> bytes:
    """The bytes in a data URL. Raises ValueError if it is none."""
    head, _, data = url.partition(",")
    if not re.fullmatch(r"data:image/\w+;base64", head):
        raise ValueError(f"expected a data URL of a picture, found {head!r}")
    return base64.b64decode(data, validate=True)


def usage(said: Said) -> object:
    if said.tokens is None:
        return None
    asked, answered = said.tokens
    return {
        "prompt_tokens": asked,
        "completion_tokens": answered,
        "total_tokens": asked + answered,
    }


def _say(said: Said, asked: Asked) -> Raw:
    base = {"id": f"chatcmpl-{asked.number}", "created": 0, "model": asked.model}
    finish = _FINISH.get(said.stop, "stop")
    refusal = said.text if said.stop == "refusal" else None
    text = None if refusal else said.text
    if not asked.stream:
        message = {"role": "assistant", "content": text, "refusal": refusal}
        if said.thought:
            message["reasoning_content"] = said.thought
        choice = {"index": 0, "message": message, "finish_reason": finish}
        return whole(
            said, {**base, "object": "chat.completion", "choices": [choice], "usage": usage(said)}
        )
    base["object"] = "chat.completion.chunk"
    name = "refusal" if refusal else "content"
    deltas: list[object] = [{"role": "assistant", "content": ""}]
    deltas += [{name: half} for half in halves(said.text)]
    chunks: list[tuple[str, object]] = [
        ("", {**base, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]})
        for delta in deltas
    ]
    last = {"index": 0, "delta": {}, "finish_reason": finish}
    chunks.append(("", {**base, "choices": [last]}))
    if mapping(asked.body.get("stream_options")).get("include_usage"):
        chunks.append(("", {**base, "choices": [], "usage": usage(said)}))
    return streamed(said, *chunks, ("", "[DONE]"))


def fail(failure: Failed) -> Raw:
    """An error as both of OpenAI's protocols word it."""
    error = {"message": failure.message, "type": "error", "param": None, "code": failure.code}
    return failed(failure, {"error": error})


WIRE = Wire(re.compile(r"/chat/completions$"), _read, _say, fail)
