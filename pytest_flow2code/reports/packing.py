"""Records of many tasks as compressed chunks of text, and the choice of those that fit.

A *stream* holds one record a task, in the order of the report's tasks, of one kind: what is told of
each case, the flowcharts, the answers that missed, the answers that passed. Records are gathered
into *chunks*: a JSON array of [task's number, record], deflated (zlib's format, which a browser's
`DecompressionStream` reads as "deflate"), in base64. A page unpacks a chunk when it needs one of
its tasks. Answers to one task resemble each other, so that compressing them together saves most of
the room.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

_CHUNK = 1 << 19
"""A chunk is closed when its JSON text has so many characters."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a stream holds about the task number `task`: `count` things (answers, flowcharts)."""

    task: int
    record: object
    count: int


@dataclass(frozen=True, slots=True)
class Stream:
    """`things` is what its entries count, in words: "answers that passed"."""

    name: str
    things: str
    entries: Iterable[Entry]


@dataclass(frozen=True, slots=True)
class Chunk:
    """Records of tasks from number `first` to `last`; `text` is ASCII."""

    name: str
    stream: str
    first: int
    last: int
    count: int
    text: str


@dataclass(frozen=True, slots=True)
class Omission:
    """`left` of `total` things of a kind did not fit."""

    things: str
    left: int
    total: int


@dataclass(frozen=True, slots=True)
class Packed:
    """What fits, and what does not."""

    chunks: tuple[Chunk, ...]
    omissions: tuple[Omission, ...]


def pack(streams: Sequence[Stream], room: int | None) -> Packed:
    """The chunks of all streams, at most `room` bytes of them (None: all).

    Streams come in the order of their worth: what is short of room goes without first what comes
    last. A chunk that is too large for what is left is passed over, and smaller ones still taken.
    """
    kept: list[Chunk] = []
    omissions: list[Omission] = []
    for stream in streams:
        total = left = 0
        for chunk in _chunks(stream):
            total += chunk.count
            if room is None or len(chunk.text) <= room:
                kept.append(chunk)
                room = None if room is None else room - len(chunk.text)
            else:
                left += chunk.count
        if left:
            omissions.append(Omission(stream.things, left, total))
    return Packed(tuple(kept), tuple(omissions))


def _chunks(stream: Stream) -> Iterator[Chunk]:
    texts: list[str] = []
    entries: list[Entry] = []
    number = 0
    for entry in stream.entries:
        texts.append(json_text([entry.task, entry.record]))
        entries.append(entry)
        if sum(map(len, texts)) >= _CHUNK:
            yield _chunk(stream, number, entries, texts)
            number, texts, entries = number + 1, [], []
    if entries:
        yield _chunk(stream, number, entries, texts)


def _chunk(stream: Stream, number: int, entries: list[Entry], texts: list[str]) -> Chunk:
    return Chunk(
        name=f"{stream.name}-{number}",
        stream=stream.name,
        first=entries[0].task,
        last=entries[-1].task,
        count=sum(entry.count for entry in entries),
        text=squeeze(f"[{','.join(texts)}]"),
    )


def json_text(value: object) -> str:
    """JSON that has a UTF-8 form whatever is in its strings."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    # A lone half of a surrogate pair can only be escaped.
    return text if _encodable(text) else json.dumps(value, separators=(",", ":"), allow_nan=False)


def _encodable(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def squeeze(text: str) -> str:
    """Deflated and in base64: no character of it means anything to HTML or JavaScript."""
    return base64.b64encode(zlib.compress(text.encode("utf-8"), 9)).decode("ascii")
