"""Tcl text split into commands and words by Tcl's own rules (the "dodekalogue" of Tcl(n)).

Tcl has no grammar beyond these rules: an `if` is a command like any other, and its branches are
words. They are exact, where grammars made for dialects of Tcl are guesses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

_DEEPEST = 100
"""So many substitutions may stand inside each other: Python can follow no more, and no program
needs that many."""


class Kind(str, Enum):
    """How a word is written."""

    BARE = "bare"
    QUOTED = "quoted"
    BRACED = "braced"


@dataclass(frozen=True, slots=True)
class Word:
    """A word from `start` to `end` in the text it was found in, delimiters included.

    `inner` is where its content starts and ends: without the braces or quotes and without the
    `{*}` that expands it.
    """

    start: int
    end: int
    kind: Kind
    inner: tuple[int, int]
    expands: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A command from its first word to the end of its last."""

    words: tuple[Word, ...]

    @property
    def start(self) -> int:
        return self.words[0].start

    @property
    def end(self) -> int:
        return self.words[-1].end


@dataclass(frozen=True, slots=True)
class Script:
    """`comments` are spans of the text. `fault` is where and why the text is no Tcl, None if it is
    whole; the commands before the fault are there."""

    text: str
    commands: tuple[Command, ...]
    comments: tuple[tuple[int, int], ...] = ()
    fault: tuple[int, str] | None = None

    def of(self, word: Word | Command) -> str:
        """The source of a word or a command."""
        return self.text[word.start : word.end]

    def content(self, word: Word) -> str:
        """A word without its delimiters; nothing in it is substituted."""
        return self.text[word.inner[0] : word.inner[1]]

    def name(self, command: Command) -> str:
        """The command's name as written, without a leading `::`."""
        return self.content(command.words[0]).removeprefix("::")


class _FaultError(Exception):
    """The text cannot be split further."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at = at
        self.why = why


def split(text: str, start: int = 0, end: int | None = None) -> Script:
    """The commands of `text` between two offsets; all offsets are into `text`. Never raises."""
    reader = _Reader(text, len(text) if end is None else end)
    try:
        reader.script(start, nested=False)
    except _FaultError as fault:
        return Script(text, tuple(reader.commands), tuple(reader.comments), (fault.at, fault.why))
    return Script(text, tuple(reader.commands), tuple(reader.comments))


def elements(text: str, start: int, end: int) -> tuple[Word, ...]:
    """The words of a list such as the body of a `switch`, newlines being plain space."""
    reader = _Reader(text, end, blanks=" \t\r\f\v\n;")
    found: list[Word] = []
    at = reader.skip(start)
    try:
        while at < end:
            word = reader.word(at)
            found.append(word)
            at = reader.skip(word.end)
    except _FaultError:
        pass
    return tuple(found)


def substitutions(script: Script, word: Word) -> Iterator[Script]:
    """The scripts in square brackets that Tcl runs to get the value of a word."""
    if word.kind is Kind.BRACED:
        return
    reader = _Reader(script.text, word.inner[1])
    at = word.inner[0]
    while at < word.inner[1]:
        if script.text[at] == "\\":
            at += 2
        elif script.text[at] == "[":
            inside = _Reader(script.text, word.inner[1])
            try:
                after = inside.script(at + 1, nested=True)
            except _FaultError:
                return
            yield Script(script.text, tuple(inside.commands))
            at = after
        else:
            at = reader.piece(at) if script.text[at] == "$" else at + 1


class _Reader:
    def __init__(self, text: str, end: int, blanks: str = " \t\r\f\v", *, depth: int = 0) -> None:
        self.text = text
        self.end = end
        self.blanks = blanks
        self.depth = depth
        self.commands: list[Command] = []
        self.comments: list[tuple[int, int]] = []

    def script(self, at: int, *, nested: bool) -> int:
        """Read commands up to the end, or up to a `]` if nested; where reading stopped."""
        words: list[Word] = []
        while True:
            at = self.skip(at)
            here = self.text[at] if at < self.end else ""
            if not here or here in ";\n" or (nested and here == "]"):
                if words:
                    self.commands.append(Command(tuple(words)))
                    words = []
                if not here:
                    if nested:
                        raise _FaultError(at, "missing close-bracket")
                    return at
                at += 1
                if here == "]" and nested:
                    return at
            elif here == "#" and not words:
                stop = self._comment(at)
                self.comments.append((at, stop))
                at = stop
            else:
                word = self.word(at, nested=nested)
                words.append(word)
                at = word.end

    def skip(self, at: int) -> int:
        """Past blanks and continued lines."""
        while at < self.end:
            if self.text[at] in self.blanks:
                at += 1
            elif self.text.startswith("\\\n", at):
                at += 2
            else:
                break
        return at

    def _comment(self, at: int) -> int:
        while at < self.end and self.text[at] != "\n":
            at += 2 if self.text[at] == "\\" else 1
        return min(at, self.end)

    def word(self, start: int, *, nested: bool = False) -> Word:
        at = start
        expands = self.text.startswith("{*}", at) and not self._ends(at + 3, nested=nested)
        if expands:
            at += 3
        first = self.text[at]
        if first == "{":
            stop = self.braced(at)
            self._must_end(stop, nested=nested, what="close-brace")
            return Word(start, stop, Kind.BRACED, (at + 1, stop - 1), expands)
        if first == '"':
            stop = self.quoted(at)
            self._must_end(stop, nested=nested, what="close-quote")
            return Word(start, stop, Kind.QUOTED, (at + 1, stop - 1), expands)
        stop = at
        while not self._ends(stop, nested=nested):
            stop = self.piece(stop)
        return Word(start, stop, Kind.BARE, (at, stop), expands)

    def piece(self, at: int) -> int:
        """Past one character, escape, variable or command substitution."""
        here = self.text[at]
        if here == "\\":
            return min(at + 2, self.end)
        if here == "[":
            return self._deeper(at).script(at + 1, nested=True)
        return self._variable(at) if here == "$" else at + 1

    def _deeper(self, at: int) -> _Reader:
        if self.depth >= _DEEPEST:
            raise _FaultError(at, "nested too deeply")
        return _Reader(self.text, self.end, depth=self.depth + 1)

    def _variable(self, at: int) -> int:
        at += 1
        if at < self.end and self.text[at] == "{":
            stop = self.text.find("}", at, self.end)
            if stop < 0:
                raise _FaultError(at, "missing close-brace for variable name")
            return stop + 1
        while at < self.end and (self.text[at].isalnum() or self.text[at] in "_:"):
            at += 1
        if at < self.end and self.text[at] == "(" and self.text[at - 1] != "$":
            index = self._deeper(at)
            while at < self.end and self.text[at] != ")":
                at = index.piece(at)
            if at >= self.end:
                raise _FaultError(at, "missing )")
            at += 1
        return at

    def braced(self, at: int) -> int:
        start, depth = at, 0
        while at < self.end:
            here = self.text[at]
            if here == "\\":
                at += 1
            elif here == "{":
                depth += 1
            elif here == "}":
                depth -= 1
                if not depth:
                    return at + 1
            at += 1
        raise _FaultError(start, "missing close-brace")

    def quoted(self, start: int) -> int:
        at = start + 1
        while at < self.end:
            if self.text[at] == '"':
                return at + 1
            at = self.piece(at)
        raise _FaultError(start, "missing quote")

    def _ends(self, at: int, *, nested: bool) -> bool:
        if at >= self.end:
            return True
        here = self.text[at]
        if here in self.blanks or here in ";\n" or self.text.startswith("\\\n", at):
            return True
        return nested and here == "]"

    def _must_end(self, at: int, *, nested: bool, what: str) -> None:
        if not self._ends(at, nested=nested):
            raise _FaultError(at, f"extra characters after {what}")


def past(text: str, at: int) -> int | None:
    """Past the variable, command in brackets, quoted or braced text that starts at an offset;
    None if it never ends."""
    reader = _Reader(text, len(text))
    try:
        if text[at] == "{":
            return reader.braced(at)
        return reader.quoted(at) if text[at] == '"' else reader.piece(at)
    except _FaultError:
        return None
