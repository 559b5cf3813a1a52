"""What the words behind an opening fence say about the language of the block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from pathlib import PurePosixPath

from pytest_flow2code.core.language import Language

_MARKDOWN = frozenset({"markdown", "md", "mdx", "commonmark"})
_FOREIGN = frozenset(
    """
    ada clojure cobol crystal d dart elixir elm erlang f# fsharp go golang groovy haskell hs julia
    kotlin kt lisp lua matlab nim objc objective-c ocaml powershell prolog ps1 r rs rust scala
    scheme solidity sql swift ts tsx typescript zig
    """.split()  # noqa: SIM905 - forty quoted words are harder to read
)
"""Tags of programming languages that no task is written in, so far."""


class Tag(Enum):
    TARGET = "the language that was asked for"
    OTHER = "another programming language"
    MARKDOWN = "Markdown, with blocks of its own"
    PLAIN = "no language, or none that is known"


def classify(info: str, language: Language, others: tuple[Language, ...]) -> Tag:
    """What `info`, the text behind an opening fence, says about its block."""
    words = tuple(_words(info))
    if any(_means(word, language) for word in words):
        return Tag.TARGET
    if any(_means(word, other) for other in others for word in words) or _FOREIGN & {*words[:2]}:
        return Tag.OTHER
    return Tag.MARKDOWN if _MARKDOWN & {*words} else Tag.PLAIN


def _means(word: str, language: Language) -> bool:
    if word in (language.name, language.title.lower()) or word in language.aliases:
        return True
    return PurePosixPath(word).suffix == language.suffix


def _words(info: str) -> Iterator[str]:
    """The spellings of a language that `info` may hold, the whole first: `Visual Basic`,
    `python title="x"`, `{.python .numberLines}`, `python:main.py`, `language-python`."""
    whole = info.strip().lower()
    yield whole
    head = re.split(r"[\s,:;={}]+", whole.strip("{} "), maxsplit=1)[0]
    for word in (head, head.lstrip("."), re.sub(r"^(?:language|lang)-", "", head)):
        if word:
            yield word
