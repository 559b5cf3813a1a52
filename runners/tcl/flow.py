"""Tcl's control flow, which is ordinary commands over braced words, as statements and sentences."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from pytest_flow2code.core import ir
from pytest_flow2code.lowering.wording import english
from pytest_flow2code.lowering.wording_forms import Check, Form, Quoted, worded
from pytest_flow2code.runners.tcl.commands import HANDLERS
from pytest_flow2code.runners.tcl.reading import Reader
from pytest_flow2code.runners.tcl.words import Command, Script, Word, split

DEEPEST = 80
"""Bodies nested deeper than this stay one box of text, with a note."""

MOST_CLOSERS = 4

_TAB = 4


def lower(source: str) -> ir.Unit:
    """The statement tree of a Tcl source. Never fails, however broken the source is.

    A fragment may lack the braces at its end.
    """
    text = source.replace("\r\n", "\n")
    lowering = Lowering(text, _closed(text))
    body = lowering.script(0, len(lowering.text))
    return ir.Unit(
        language="tcl",
        body=body,
        notes=tuple(sorted(lowering.notes, key=lambda note: note.line)),
        worded=lowering.worded,
        unworded=lowering.unworded,
        comments=tuple(sorted(lowering.comments)),
    )


def _closed(text: str) -> str:
    """`text` with the closing braces that it lacks, if it is whole with a few of them."""
    for missing in range(MOST_CLOSERS + 1):
        whole = text + "\n}" * missing
        if split(whole, 0, len(whole)).fault is None:
            return whole
    return text


class Lowering:
    """One source on its way. `text` is what was written, `whole` what is read."""

    def __init__(self, text: str, whole: str) -> None:
        self.text = whole
        self._written = len(text)
        self.reader = Reader(text)
        self.notes: list[ir.Note] = []
        self.comments: set[int] = set()
        self.worded = 0
        self.unworded = 0
        self._depth = 0
        self._lines = [i + 1 for i, c in enumerate(text) if c == "\n"]

    def line(self, at: int) -> int:
        return bisect_right(self._lines, at) + 1

    def script(self, start: int, end: int) -> ir.Block:
        """The statements of the script between two offsets."""
        script = split(self.text, start, end)
        for first, last in script.comments:
            self.comments.update(range(self.line(first), self.line(max(last - 1, first)) + 1))
        out: list[ir.Node] = []
        for command in script.commands:
            out.extend(self._command(script, command))
        if script.fault is not None:
            out.extend(self._fault(script, end))
        return ir.Block(tuple(out))

    def body(self, word: Word) -> ir.Block:
        """The script that a word holds."""
        if self._depth >= DEEPEST:
            self._note(word.start, f"nested more than {DEEPEST} deep, kept as text")
            text = self.label(word.start, word.end, Quoted(self.text[word.start : word.end]))
            return ir.Block((ir.Statement(text, ir.Role.UNKNOWN),))
        self._depth += 1
        try:
            return self.script(*word.inner)
        finally:
            self._depth -= 1

    def _command(self, script: Script, command: Command) -> tuple[ir.Node, ...]:
        handler = HANDLERS.get(script.name(command))
        made = handler(self, script, command) if handler is not None else None
        return made if made is not None else (self.statement(script, command),)

    def _fault(self, script: Script, end: int) -> Iterable[ir.Node]:
        at, why = script.fault or (0, "")
        self.notes.append(ir.Note(ir.WarningKind.ERROR, self.line(at), f"not understood: {why}"))
        start = script.commands[-1].end if script.commands else 0
        rest = self.text[max(start, at) : end].strip()
        if rest:
            first = self.text.index(rest, max(start, at))
            yield ir.Statement(self.label(first, end, Quoted(rest)), ir.Role.UNKNOWN)

    def _note(self, at: int, what: str) -> None:
        self.notes.append(ir.Note(ir.WarningKind.UNKNOWN, self.line(at), what))

    def statement(
        self, script: Script, command: Command, role: ir.Role = ir.Role.PROCESS
    ) -> ir.Statement:
        """A command that is one step."""
        return ir.Statement(self.step(script, command), role)

    def step(self, script: Script, command: Command) -> ir.Text:
        """The label of a command that is one step."""
        form = self.reader.command(script, command)
        return self.label(command.start, command.end, form)

    def label(self, start: int, end: int, form: Form) -> ir.Text:
        """The label for a piece of the text."""
        if worded(form):
            self.worded += 1
        else:
            self.unworded += 1
        said = None if isinstance(form, Quoted) else english(form)
        end = min(end, self._written)
        code = _tidied(self.text[start:end], self._indent(start))
        return ir.Text(code, self.line(start), self.line(max(start, end - 1)), said)

    def condition(self, word: Word) -> ir.Text:
        """The label for a word that is an expression."""
        start, end = word.inner
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        return self.label(start, end, Check(self.reader.test(word)))

    def heading(self, command: Command, until: Word, form: Form) -> ir.Text:
        """The label for a command up to one of its words."""
        end = len(self.text[: until.start].rstrip(" \t\\\n"))
        return self.label(command.start, end, form)

    def _indent(self, start: int) -> int:
        line = self.text[self.text.rfind("\n", 0, start) + 1 : start + 1].expandtabs(_TAB)
        return len(line) - len(line.lstrip(" "))


def _tidied(text: str, indent: int) -> str:
    first, *more = text.strip().expandtabs(_TAB).splitlines() or [""]
    margins = (len(line) - len(line.lstrip(" ")) for line in more)
    shifted = (
        line[min(margin, indent) :].rstrip() for line, margin in zip(more, margins, strict=True)
    )
    return "\n".join([first.rstrip(), *shifted])
