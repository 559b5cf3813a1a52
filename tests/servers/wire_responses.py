"""OpenAI's Responses."""

from __future__ import annotations

import re
from collections.abc import Mapping

from said import Asked, Body, Raw, Said, Wire, halves, listed, streamed, whole
from wire_chat import fail, picture

_INCOMPLETE = {"length": "max_output_tokens", "content-filter": "content_filter"}


def _read(path: str, headers: Mapping[str, str], body: Body, number: int) -> Asked:
    texts, pictures = [], []
    for message in listed(body.get("input")):
        for part in listed(message.get("content")):
            if part.get("type") == "input_image":
                pictures.append(picture(str(part.get("image_url"))))
            else:
                texts.append(str(part["text"]))
    return Asked(
        number,
        "responses",
        path,
        headers,
        body,
        model=str(body.get("model")),
        system=str(body.get("instructions") or ""),
        text="\n".join(texts),
        pictures=tuple(pictures),
        stream=body.get("stream") is True,
    )


def _say(said: Said, asked: Asked) -> Raw:
    reason = _INCOMPLETE.get(said.stop)
    kind = "refusal" if said.stop == "refusal" else "output_text"
    part: dict[str, object] = {"type": kind, "text": said.text, "annotations": []}
    if kind == "refusal":
        part = {"type": kind, "refusal": said.text}
    identifier = f"msg_{asked.number}"
    status = "incomplete" if reason else "completed"
    message = {
        "id": identifier,
        "type": "message",
        "role": "assistant",
        "status": status,
        "content": [part],
    }
    thought = {
        "id": "rs_1",
        "type": "reasoning",
        "summary": [{"type": "summary_text", "text": said.thought}],
    }
    response = {
        "id": f"resp_{asked.number}",
        "object": "response",
        "created_at": 0,
        "model": asked.model,
        "status": status,
        "error": None,
        "incomplete_details": {"reason": reason} if reason else None,
        "output": [thought, message] if said.thought else [message],
        "parallel_tool_calls": True,
        "tool_choice": "auto",
        "tools": [],
        "usage": None if said.tokens is None else _usage(*said.tokens),
    }
    if not asked.stream:
        return whole(said, response)
    begun = {**response, "status": "in_progress", "output": [], "usage": None}
    events: list[dict[str, object]] = [{"type": "response.created", "response": begun}]
    for index, item in enumerate([thought, message] if said.thought else [message]):
        at = {"output_index": index}
        events.append({"type": "response.output_item.added", **at, "item": {**item, **_BARE}})
        if item is message:
            events += _pieces({**at, "item_id": identifier, "content_index": 0}, kind, part, said)
        events.append({"type": "response.output_item.done", **at, "item": item})
    events.append({"type": f"response.{status}", "response": response})
    numbered = ({**event, "sequence_number": number} for number, event in enumerate(events))
    return streamed(said, *((str(event["type"]), event) for event in numbered))


_BARE = {"status": "in_progress", "content": []}


def _pieces(
    at: dict[str, object], kind: str, part: dict[str, object], said: Said
) -> list[dict[str, object]]:
    name = "refusal" if kind == "refusal" else "text"
    logprobs: dict[str, object] = {} if kind == "refusal" else {"logprobs": []}
    return [
        {"type": "response.content_part.added", **at, "part": {**part, name: ""}},
        *(
            {"type": f"response.{kind}.delta", **at, "delta": half, **logprobs}
            for half in halves(said.text)
        ),
        {"type": f"response.{kind}.done", **at, name: said.text, **logprobs},
        {"type": "response.content_part.done", **at, "part": part},
    ]


def _usage(asked: int, answered: int) -> dict[str, object]:
    return {
        "input_tokens": asked,
        "input_tokens_details": {"cached_tokens": 0},
        "output_tokens": answered,
        "output_tokens_details": {"reasoning_tokens": 0},
        "total_tokens": asked + answered,
    }


WIRE = Wire(re.compile(r"/responses$"), _read, _say, fail)
