"""Reading bodies that claim to follow a protocol: any part of them may be missing or another."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator, Mapping, Sequence

from pytest_flow2code.core.model import Picture

Body = Mapping[str, object]


def decoded(body: bytes) -> object:
    """The JSON value, None if it is none."""
    try:
        value: object = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return value


def mapping(value: object) -> Body:
    """An object, empty if `value` is none."""
    return value if isinstance(value, dict) else {}


def items(value: object) -> Sequence[Body]:
    """The objects of a list; what is no object counts as an empty one."""
    return [mapping(item) for item in value] if isinstance(value, list) else []


def word(value: object) -> str:
    """A text, "" if `value` is none."""
    return value if isinstance(value, str) else ""


def whole(value: object) -> int | None:
    """A number that JSON gave, None if it is no whole one."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def total(*values: object) -> int | None:
    """The sum of those that are whole numbers, None if none is."""
    known = [number for number in map(whole, values) if number is not None]
    return sum(known) if known else None


def message(body: object) -> str:
    """The provider's own words in an error body, whatever its shape."""
    if isinstance(body, dict):
        for name in ("message", "error", "detail"):
            if body.get(name):
                return message(body[name])
        return ""
    return body if isinstance(body, str) else ""


def codes(body: object) -> frozenset[str]:
    """All words by which an error body names what went wrong, at any depth."""
    return frozenset(_codes(body, 0))


def _codes(body: object, depth: int) -> Iterator[str]:
    if depth > 6:
        return
    if isinstance(body, dict):
        for name in ("code", "type", "status", "reason", "quotaId", "quota_id"):
            if isinstance(body.get(name), str):
                yield body[name]
        for value in body.values():
            yield from _codes(value, depth + 1)
    elif isinstance(body, list):
        for value in body:
            yield from _codes(value, depth + 1)


def base64_of(picture: Picture) -> str:
    """The picture's bytes in base64."""
    return base64.b64encode(picture.data).decode("ascii")


def data_url(picture: Picture) -> str:
    """The picture as a data URL."""
    return f"data:{picture.media_type};base64,{base64_of(picture)}"
