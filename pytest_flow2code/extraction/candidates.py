"""The blocks of an answer, with fences that the grammar shows to be misplaced put right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from pytest_flow2code.core.language import Language
from pytest_flow2code.extraction import fences
from pytest_flow2code.extraction.judge import Judge
from pytest_flow2code.extraction.tags import Tag, classify

_TRIES = 8
"""How many closing fences further a block is tried; each costs a parse."""

_SPANS = 50
"""So many runs between backticks are looked at, the last of them."""

_DEPTH = 3
"""How many Markdown blocks deep a block is looked for."""


_HEAD = re.compile(r"(?P<info>\S*)(?P<gap>[ \t]*(?:\r?\n)?)(?P<code>.+)\Z", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A block that may be the program. `mended` says that its fences were not taken as they
    stand."""

    code: str
    tag: Tag
    closed: bool = True
    mended: bool = False


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads blocks for one language."""

    judge: Judge
    language: Language
    others: tuple[Language, ...]

    def fenced(self, text: str, depth: int = _DEPTH) -> tuple[tuple[Candidate, ...], str]:
        """All blocks that hold anything, in order, and the text outside them."""
        lines = fences.split(text)
        found: list[Candidate] = []
        prose: list[str] = []
        at = 0
        while (block := fences.first(lines, at)) is not None:
            prose += lines[at : block.start - 1]
            tag = classify(block.info, self.language, self.others)
            # A string may hold a whole block, a draft say: the text around it comes first.
            whole = self._mended(lines, block, tag)
            again = self._restart(lines, block, tag) if whole is block else None
            if again is None:
                found += self._read(whole, tag, depth)
                again = whole.end + 1
            at = again
        prose += lines[at:]
        return tuple(c for c in found if c.code.strip()), "".join(prose)

    def inline(self, text: str) -> tuple[Candidate, ...]:
        """What stands between runs of backticks anywhere, for fences that begin in mid-line."""
        spans = [inside for inside in fences.spans(text) if inside.strip()]
        return tuple(self._span(inside) for inside in spans[-_SPANS:])

    def _span(self, inside: str) -> Candidate:
        found = _HEAD.match(inside)
        tag = classify(found["info"], self.language, self.others) if found else Tag.PLAIN
        if found is None or ("\n" not in found["gap"] and tag is Tag.PLAIN):
            return Candidate(inside, Tag.PLAIN)
        return Candidate(found["code"], tag)

    def _read(self, block: fences.Block, tag: Tag, depth: int) -> tuple[Candidate, ...]:
        if tag is Tag.MARKDOWN and depth:
            inner, _ = self.fenced(block.code, depth - 1)
            if inner:
                return inner
        plain = Tag.PLAIN if tag is Tag.MARKDOWN else tag
        return (Candidate(block.code, plain, block.closed, block.mended),)

    def _mended(self, lines: Sequence[str], block: fences.Block, tag: Tag) -> fences.Block:
        """`block`, or a longer one if only that is sound: a string in it holds a fence."""
        if not self._suspect(block, tag):
            return block
        tries = islice(fences.longer(lines, block), _TRIES)
        return next((longer for longer in tries if self.judge.guess(longer.code)), block)

    def _restart(self, lines: Sequence[str], block: fences.Block, tag: Tag) -> int | None:
        """The line inside `block` where the real block opens, if `block` was never closed."""
        if not self._suspect(block, tag):
            return None
        for number in islice(fences.restarts(lines, block), _TRIES):
            inner = fences.first(lines, number)
            if inner is not None and self.judge.guess(inner.code):
                return number
        return None

    def _suspect(self, block: fences.Block, tag: Tag) -> bool:
        return tag in (Tag.TARGET, Tag.PLAIN) and not self.judge.guess_sound(block.code)
