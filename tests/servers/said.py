"""What a scripted server is asked and what it may say, whichever protocol it speaks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

JSON = {"content-type": "application/json"}
EVENTS = {"content-type": "text/event-stream"}

Body = Mapping[str, object]


@dataclass(frozen=True)
class Asked:
    """One call: `number` counts from 0 over the whole server; `pictures` are their bytes."""

    number: int
    protocol: str
    path: str
    headers: Mapping[str, str]
    body: Body
    model: str
    system: str
    text: str
    pictures: tuple[bytes, ...]
    stream: bool
    seed: object = None


@dataclass(frozen=True)
class Said:
    """An answer. `stop` is a word of the journal (end, length, refusal, content-filter); `delay` is
    in seconds; after `cut` bytes the connection breaks; `thought` comes before the answer."""

    text: str = "hello"
    stop: str = "end"
    tokens: tuple[int, int] | None = (11, 5)
    delay: float = 0.0
    cut: int | None = None
    thought: str = ""


@dataclass(frozen=True)
class Failed:
    """An error in the form that the protocol gives it."""

    status: int
    message: str = "no"
    code: str | None = None
    headers: Mapping[str, str] = field(default_factory=dict)
    delay: float = 0.0


@dataclass(frozen=True)
class Raw:
    """Whatever bytes."""

    body: bytes = b""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=lambda: dict(JSON))
    delay: float = 0.0
    cut: int | None = None


@dataclass(frozen=True)
class Dropped:
    """No answer at all: the connection is closed."""

    delay: float = 0.0


Reply = Said | Failed | Raw | Dropped


@dataclass(frozen=True)
class Wire:
    """A protocol: `path` is searched for in the path of a call."""

    path: re.Pattern[str]
    read: Callable[[str, Mapping[str, str], Body, int], Asked]
    say: Callable[[Said, Asked], Raw]
    fail: Callable[[Failed], Raw]


def whole(said: Said, body: object) -> Raw:
    """A body that is sent at once."""
    return Raw(json.dumps(body).encode(), cut=said.cut)


def streamed(said: Said, *events: tuple[str, object]) -> Raw:
    """Server-sent events, each (its name or "", its data)."""
    lines = []
    for name, data in events:
        text = data if isinstance(data, str) else json.dumps(data)
        lines.append((f"event: {name}\n" if name else "") + f"data: {text}\n\n")
    return Raw("".join(lines).encode(), headers=dict(EVENTS), cut=said.cut)


def failed(failure: Failed, body: object) -> Raw:
    return Raw(json.dumps(body).encode(), failure.status, {**JSON, **failure.headers})


def halves(text: str) -> tuple[str, str]:
    """A text in two pieces, as a stream brings it."""
    return text[: len(text) // 2], text[len(text) // 2 :]


def mapping(value: object) -> Body:
    return value if isinstance(value, dict) else {}


def listed(value: object) -> list[Body]:
    return [mapping(item) for item in value] if isinstance(value, list) else []
