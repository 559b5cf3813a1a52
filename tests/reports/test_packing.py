"""Chunks: what goes in comes out, and what does not fit is counted."""

from __future__ import annotations

import base64
import json
import random
import zlib

from hypothesis import given
from hypothesis import strategies as st

from pytest_flow2code.reports.packing import (
    Chunk,
    Entry,
    Omission,
    Stream,
    json_text,
    pack,
    squeeze,
)

ANY_TEXT = st.text(st.characters(exclude_categories=()))


def records(chunk: Chunk) -> list[list[object]]:
    found = json.loads(zlib.decompress(base64.b64decode(chunk.text)))
    assert isinstance(found, list)
    return found


def noise(seed: int, size: int) -> str:
    """Text that does not compress to less than about three quarters."""
    return "".join(random.Random(seed).choices("abcdefghijklmnopqrstuvwxyz0123456789", k=size))


@given(ANY_TEXT)
def test_any_text_survives(text: str) -> None:
    assert json.loads(json_text(text)) == text
    packed = pack([Stream("s", "texts", [Entry(7, text, 1)])], None)
    assert records(packed.chunks[0]) == [[7, text]]


@given(ANY_TEXT)
def test_what_stands_in_the_page_is_neither_markup_nor_script(text: str) -> None:
    assert set(squeeze(json_text(text))) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
    )


def test_chunks_know_which_tasks_they_hold() -> None:
    entries = [Entry(task, noise(task, 200_000), 1) for task in range(0, 20, 2)]
    packed = pack([Stream("s", "texts", entries)], None)
    assert len(packed.chunks) > 2
    assert [chunk.name for chunk in packed.chunks[:2]] == ["s-0", "s-1"]
    found = [task for chunk in packed.chunks for task, _ in records(chunk)]
    assert found == list(range(0, 20, 2))
    for chunk in packed.chunks:
        tasks = [task for task, _ in records(chunk)]
        assert (chunk.first, chunk.last) == (tasks[0], tasks[-1])


def test_the_last_stream_goes_without_first() -> None:
    streams = [
        Stream(name, f"things {name}", [Entry(i, noise(i, 600_000), 3) for i in range(4)])
        for name in ("a", "b")
    ]
    size = len(pack(streams, None).chunks[0].text)
    packed = pack(streams, 6 * size + size // 2)
    assert [chunk.name for chunk in packed.chunks] == ["a-0", "a-1", "a-2", "a-3", "b-0", "b-1"]
    assert packed.omissions == (Omission("things b", 6, 12),)
    assert sum(len(chunk.text) for chunk in packed.chunks) <= 6 * size + size // 2


def test_one_giant_takes_no_others_with_it() -> None:
    entries = [Entry(0, noise(0, 3_000_000), 1), Entry(1, noise(1, 600_000), 1)]
    packed = pack([Stream("s", "texts", entries)], 1_000_000)
    assert [chunk.first for chunk in packed.chunks] == [1]
    assert packed.omissions == (Omission("texts", 1, 2),)


def test_nothing_at_all_is_no_chunk() -> None:
    assert pack([Stream("s", "texts", [])], 10).chunks == ()
