"""Google's Gemini."""

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

_FINISH = {"length": "MAX_TOKENS", "refusal": "PROHIBITED_CONTENT", "content-filter": "SAFETY"}
_STATUS = {
    400: "INVALID_ARGUMENT",
    401: "UNAUTHENTICATED",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    429: "RESOURCE_EXHAUSTED",
    500: "INTERNAL",
    503: "UNAVAILABLE",
    504: "DEADLINE_EXCEEDED",
}
_PATH = re.compile(r"/models/(?P<model>[^:]+):(?P<verb>generateContent|streamGenerateContent)")


def _read(path: str, headers: Mapping[str, str], body: Body, number: int) -> Asked:
    texts, pictures = [], []
    for content in listed(body.get("contents")):
        for part in listed(content.get("parts")):
            inline = mapping(part.get("inlineData") or part.get("inline_data"))
            if inline:
                # Google's own library writes base64 with the alphabet made for URLs.
                pictures.append(base64.b64decode(str(inline.get("data")), altchars=b"-_"))
            else:
                texts.append(str(part["text"]))
    found = _PATH.search(path)
    system = mapping(body.get("systemInstruction"))
    config = mapping(body.get("generationConfig"))
    return Asked(
        number,
        "gemini",
        path,
        headers,
        body,
        model=found["model"] if found else "",
        system="\n".join(str(part.get("text")) for part in listed(system.get("parts"))),
        text="\n".join(texts),
        pictures=tuple(pictures),
        stream=bool(found) and found["verb"] == "streamGenerateContent",
        seed=config.get("seed"),
    )


def _say(said: Said, asked: Asked) -> Raw:
    finish = _FINISH.get(said.stop, "STOP")
    thoughts = [{"text": said.thought, "thought": True}] if said.thought else []
    if not asked.stream:
        return whole(said, _body(said, [*thoughts, {"text": said.text}], finish))
    first, second = halves(said.text)
    return streamed(
        said,
        ("", _body(said, [*thoughts, {"text": first}], None)),
        ("", _body(said, [{"text": second}], finish)),
    )


def _body(said: Said, parts: list[dict[str, object]], finish: str | None) -> dict[str, object]:
    candidate: dict[str, object] = {"index": 0, "content": {"role": "model", "parts": parts}}
    if said.stop != "end" and not said.text:
        del candidate["content"]
    if finish is not None:
        candidate["finishReason"] = finish
    body: dict[str, object] = {"candidates": [candidate], "modelVersion": "made"}
    if said.tokens is not None:
        asking, answering = said.tokens
        body["usageMetadata"] = {
            "promptTokenCount": asking,
            "candidatesTokenCount": answering,
            "totalTokenCount": asking + answering,
        }
    return body


def _fail(failure: Failed) -> Raw:
    error = {
        "code": failure.status,
        "message": failure.message,
        "status": failure.code or _STATUS.get(failure.status, "UNKNOWN"),
    }
    return failed(failure, {"error": error})


WIRE = Wire(_PATH, _read, _say, _fail)
