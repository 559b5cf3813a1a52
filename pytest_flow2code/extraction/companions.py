"""Blocks that an answer's main block needs: its imports, its helpers, its other half."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pytest_flow2code.extraction.candidates import Candidate
from pytest_flow2code.extraction.judge import Judge
from pytest_flow2code.extraction.tags import Tag

_MOST = 20
"""So many blocks may be joined for what they define."""


def join(codes: Sequence[str]) -> str:
    """The texts below each other."""
    return "".join(code if code.endswith("\n") else f"{code}\n" for code in codes)


def with_companions(chosen: int, blocks: Sequence[Candidate], judge: Judge) -> str | None:
    """The block `blocks[chosen]` joined, in the answer's order, with those it needs.

    None if it needs no other, or if the whole would not be sound. A companion imports and stands
    before it, or defines what it uses and lacks, or goes on where it stops; it never defines the
    entry point, so a draft is no companion.
    """
    kept = {chosen}
    while len(kept) < _MOST and (needed := _next_needed(kept, blocks, judge)) is not None:
        kept.add(needed)
    kept.update(
        i
        for i in range(max(kept))
        if blocks[i].tag is blocks[chosen].tag and _imports_only(blocks[i].code, judge)
    )
    if len(kept) == 1:
        return None
    whole = join([blocks[i].code for i in sorted(kept)])
    return whole if judge.answers(whole) else None


def _next_needed(kept: set[int], blocks: Sequence[Candidate], judge: Judge) -> int | None:
    present = join([blocks[i].code for i in sorted(kept)])
    for i, block in enumerate(blocks):
        if i in kept or judge.defines(block.code):
            continue
        if judge.guess_sound(block.code):
            new = judge.outline(block.code).names - judge.outline(present).names
            if any(_mentions(present, name) for name in new):
                return i
        elif i > max(kept) and _goes_on(present, block, judge):
            return i
    return None


def _goes_on(present: str, block: Candidate, judge: Judge) -> bool:
    return block.tag is Tag.TARGET and judge.guess_sound(join([present, block.code]))


def _imports_only(code: str, judge: Judge) -> bool:
    plain = not _mentions(code, judge.entry_point)
    return plain and judge.guess_sound(code) and judge.outline(code).only_imports


def _mentions(code: str, name: str) -> bool:
    return bool(name) and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", code) is not None
