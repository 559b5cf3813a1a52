"""What the target language's grammar says about a candidate."""

from __future__ import annotations

import re

from pytest_flow2code.core.language import Language, Outline


def defines(outline: Outline, entry_point: str) -> bool:
    """Whether the text defines the entry point; where there is none, whether it holds anything."""
    if not entry_point:
        return bool(outline.statements or outline.names)
    wanted = {entry_point, _last(entry_point)}
    if outline.ignores_case:
        wanted |= {name.lower() for name in wanted}
    return not outline.names.isdisjoint(wanted)


def _last(entry_point: str) -> str:
    return re.split(r"\.|::", entry_point)[-1]


class Judge:
    """Asks a language about texts, each once."""

    def __init__(self, language: Language, entry_point: str) -> None:
        self._language = language
        self._entry_point = entry_point
        self._seen: dict[str, Outline] = {}

    @property
    def entry_point(self) -> str:
        return self._entry_point

    def mentioned(self, text: str) -> bool:
        """Whether `text` holds the entry point's name at all: costs no parse."""
        return _last(self._entry_point).lower() in text.lower()

    def outline(self, code: str) -> Outline:
        """The outline of `code`."""
        if code not in self._seen:
            self._seen[code] = self._language.outline(code)
        return self._seen[code]

    def sound(self, code: str) -> bool:
        """Whether the grammar takes `code` as it stands, fragments included."""
        return self.outline(code).errors == 0

    def defines(self, code: str) -> bool:
        """Whether `code` defines the entry point."""
        return defines(self.outline(code), self._entry_point)

    def answers(self, code: str) -> bool:
        """Whether `code` could be a whole answer: sound, and it defines the entry point."""
        return bool(code.strip()) and self.sound(code) and self.defines(code)
