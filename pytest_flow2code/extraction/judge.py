"""What the target language's grammar says about a candidate."""

from __future__ import annotations

import re

from pytest_flow2code.core.language import Language, Outline

_LEAST = 400_000
_EACH_KB = 500


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


class Purse:
    """How much work may go into guesses about an answer: runs of its lines, misplaced fences, the
    wrong language.

    Counted in steps of parsing, not in seconds, so that a verdict depends on no machine's load. It
    is ample for every answer that was ever looked through to its end; one that repeats itself
    until the token limit spends it.
    """

    def __init__(self, answer: str) -> None:
        self._left = _LEAST + _EACH_KB * len(answer) // 1024

    @property
    def spent(self) -> bool:
        return self._left <= 0

    def pay(self, steps: int) -> None:
        self._left -= steps


class Judge:
    """Asks a language about texts, each once."""

    def __init__(self, language: Language, entry_point: str, purse: Purse) -> None:
        self._language = language
        self._entry_point = entry_point
        self._purse = purse
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
            self._purse.pay(self._seen[code].steps)
        return self._seen[code]

    def sound(self, code: str) -> bool:
        """Whether the grammar takes `code` as it stands, fragments included."""
        return self.outline(code).errors == 0

    def defines(self, code: str) -> bool:
        """Whether `code` defines the entry point."""
        return self.mentioned(code) and defines(self.outline(code), self._entry_point)

    def may_define(self, code: str) -> bool:
        """Whether `code` defines the entry point, or names it and is too much to read."""
        return self.mentioned(code) and (self.outline(code).unread or self.defines(code))

    def answers(self, code: str) -> bool:
        """Whether `code` could be a whole answer: sound, and it defines the entry point."""
        return bool(code.strip()) and self.defines(code) and self.sound(code)

    def guess(self, code: str) -> bool:
        """Whether `code`, which is only a guess, answers; after too many guesses none does."""
        return self._affords(code) and self.answers(code)

    def guess_sound(self, code: str) -> bool:
        """Whether `code` is sound; after too many guesses no other text is."""
        return self._affords(code) and self.sound(code)

    def _affords(self, code: str) -> bool:
        return code in self._seen or not self._purse.spent
