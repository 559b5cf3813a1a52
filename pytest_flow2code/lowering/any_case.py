"""Words of languages in which upper and lower case are the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

Value = TypeVar("Value")


class AnyCase(Mapping[str, Value]):
    """A mapping that finds a word however it is written: `AND`, `And`, `and`."""

    def __init__(self, words: Mapping[str, Value]) -> None:
        self._words = {word.lower(): value for word, value in words.items()}

    def __getitem__(self, word: str) -> Value:
        return self._words[word.lower()]

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)
