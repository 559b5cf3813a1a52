"""What Tcl's words and simple commands mean, for the wording."""

from __future__ import annotations

from collections.abc import Callable

from pytest_flow2code.lowering import wording_operators as op
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import (
    Assign,
    Augment,
    Call,
    Clause,
    Command,
    Form,
    Literal,
    Name,
    Noun,
    Quoted,
    Series,
)
from pytest_flow2code.runners.tcl import words as tcl
from pytest_flow2code.runners.tcl.expressions import NoExpressionError, expression
from pytest_flow2code.runners.tcl.words import Kind, Script, Word, split

_DEEPEST = 20

_NOUNS = {
    "llength": "the length of {}",
    "string length": "the length of {}",
    "lindex": "element {1} of {0}",
    "string index": "character {1} of {0}",
    "lrange": "the elements of {} from {} to {}",
    "string range": "the part of {} from {} to {}",
    "lsort": "{} in order",
    "lreverse": "{} in reverse",
    "string reverse": "{} in reverse",
    "string tolower": "{} in lower case",
    "string toupper": "{} in upper case",
    "string trim": "{} without blanks around it",
    "string repeat": "{} repeated {} times",
    "lrepeat": "{1} repeated {0} times",
    "lsearch": "the place of {1} in {0}",
    "string first": "the place of {} in {}",
    "join": "{} joined by {}",
    "split": "{} split at {}",
    "dict get": "the value of {1} in {0}",
    "dict keys": "the keys of {}",
    "dict values": "the values of {}",
    "dict size": "the number of keys of {}",
    "array names": "the keys of {}",
    "array size": "the number of keys of {}",
    "concat": "{} followed by {}",
    "gets": "the line read from {}",
    "scan": "{} read as {}",
}
_FACTS = {
    "info exists": ("{} exists", "{} does not exist"),
    "dict exists": ("{} has the key {}", "{} has no key {}"),
    "string equal": ("{} is equal to {}", "{} is not equal to {}"),
    "string match": ("{1} matches {0}", "{1} does not match {0}"),
    "regexp": ("{1} matches {0}", "{1} does not match {0}"),
    "eof": ("{} is at its end", "{} is not at its end"),
}
_COMMANDS = {
    "unset": "forget {}",
    "close": "close {}",
    "source": "run the file {}",
    "after": "wait {} milliseconds",
    "flush": "write out what waits for {}",
    "rename": "call the command {} by the name {}",
    "dict set": "set {1} in {0} to {2}",
    "array set": "set the elements of {} to {}",
    "array unset": "forget the elements of {}",
    "lset": "set element {1} of {0} to {2}",
}
_NAMED = frozenset({"info exists", "dict set", "array set", "array unset", "lset", "unset"})
_NAMED_TOO = frozenset({"array names", "array size"})
"""Commands whose first argument is the name of a variable."""


class Reader:
    """Reads the words of one text; `script` may be a part of it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._depth = 0

    def value(self, word: Word) -> Form:
        """The value of a word."""
        start, end = word.inner
        content = self.text[start:end]
        if word.kind is Kind.BRACED:
            return self._literal(f"{{{content}}}") if content else Literal("an empty value")
        if word.kind is Kind.QUOTED:
            whole = self._whole(start, end)
            return self._literal(f'"{content}"') if whole is None or not content else whole
        whole = self._whole(start, end)
        return self._literal(content) if whole is None else whole

    def name(self, word: Word) -> Form:
        """A word that names a variable or an element of an array."""
        return self._named(self.text[word.inner[0] : word.inner[1]], word.inner[1])

    def test(self, word: Word) -> Form:
        """A word that is an expression: the condition of an `if`, the argument of `expr`."""
        return self._expression(*word.inner)

    def command(self, script: Script, command: tcl.Command) -> Form:
        """What a command does or gives."""
        if self._depth >= _DEEPEST:
            return Quoted(script.of(command))
        self._depth += 1
        try:
            return self._command(script, command)
        finally:
            self._depth -= 1

    def _command(self, script: Script, command: tcl.Command) -> Form:
        name, given = script.name(command), command.words[1:]
        known = _KNOWN.get(name)
        if known is not None:
            form = known(self, given)
            if form is not None:
                return form
        if given and f"{name} {script.content(given[0])}" in _TWO_WORDS:
            name, given = f"{name} {script.content(given[0])}", given[1:]
        return self._templates(script, name, given)

    def _templates(self, script: Script, name: str, given: tuple[Word, ...]) -> Form:
        plain = [w for w in given if not script.content(w).startswith("-") or _negative(script, w)]
        values = [self.value(word) for word in plain]
        if plain and name in _NAMED | _NAMED_TOO:
            values[0] = self.name(plain[0])
        for table, make in ((_NOUNS, Noun), (_COMMANDS, Command)):
            template = table.get(name)
            if template is not None and _fits(template, len(values)):
                return make(*_ordered(template, values))
        if name in _FACTS and _fits(_FACTS[name][0], len(values)):
            yes, no = _FACTS[name]
            ordered, parts = _ordered(yes, values)
            return Clause(ordered, _ordered(no, values)[0], parts)
        called = self._literal(name) if name.startswith(("$", "[", '"', "{")) else Name(name)
        return Call(called, tuple(self.value(word) for word in given))

    def _literal(self, code: str) -> Form:
        return Quoted(code) if "\n" in code else Literal(code)

    def _whole(self, start: int, end: int) -> Form | None:
        """The form of a text that is nothing but one variable or one command; None for others."""
        if start >= end or self.text[start] not in "$[":
            return None
        try:
            form, stop = self.operand(start)
        except NoExpressionError:
            return None
        return form if stop == end else None

    def operand(self, at: int) -> tuple[Form, int]:
        """What stands at an offset of an expression, and where it ends."""
        stop = tcl.past(self.text, at)
        if stop is None:
            raise NoExpressionError
        here = self.text[at]
        if here == "$":
            return self._variable(at, stop), stop
        if here == "[":
            inside = split(self.text, at + 1, stop - 1)
            if inside.fault is not None or len(inside.commands) != 1:
                return Quoted(self.text[at:stop]), stop
            return self.command(inside, inside.commands[0]), stop
        content = self.text[at:stop]
        return (Literal("an empty text") if len(content) == 2 else self._literal(content)), stop

    def _variable(self, at: int, stop: int) -> Form:
        code = self.text[at + 1 : stop]
        return Name(code.strip("{}")) if code.startswith("{") else self._named(code, stop)

    def _named(self, code: str, stop: int) -> Form:
        """`name` or `name(index)`, which ends at `stop`."""
        base, bracket, index = code.partition("(")
        if not bracket or not index.endswith(")"):
            return Name(code)
        inner = self._whole(stop - len(index), stop - 1)
        key = Literal(index[:-1]) if inner is None else inner
        return Noun("element {} of {}", (key, Name(base)))

    def _expression(self, start: int, end: int) -> Form:
        try:
            return expression(self.text, start, end, self.operand)
        except NoExpressionError:
            return Quoted(self.text[start:end].strip())


def _negative(script: Script, word: Word) -> bool:
    return script.content(word)[1:2].isdigit()


def _fits(template: str, count: int) -> bool:
    return count == template.count("{")


def _ordered(template: str, values: list[Form]) -> tuple[str, tuple[Form, ...]]:
    """A template with `{1}` and `{0}` as one with plain `{}`, and the parts in its order."""
    order = [int(piece[0]) for piece in template.split("{")[1:] if piece[0].isdigit()]
    if not order:
        return template, tuple(values)
    for index in order:
        template = template.replace(f"{{{index}}}", "{}")
    return template, tuple(values[index] for index in order)


Known = Callable[[Reader, "tuple[Word, ...]"], "Form | None"]


def _set(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    if len(given) == 2:
        return Assign((reader.name(given[0]),), reader.value(given[1]))
    return reader.name(given[0]) if given else None


def _incr(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    if not given:
        return None
    by = reader.value(given[1]) if len(given) > 1 else Literal("1")
    if isinstance(by, Literal) and by.code.startswith("-"):
        return Augment(op.MINUS, reader.name(given[0]), Literal(by.code[1:]))
    return Augment(op.PLUS, reader.name(given[0]), by)


def _expr(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    if len(given) == 1:
        return reader.test(given[0])
    return reader._expression(given[0].start, given[-1].end) if given else None


def _append(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    if len(given) < 2:
        return None
    values = Series(tuple(reader.value(word) for word in given[1:]))
    return Command("add {} to the end of {}", (values, reader.name(given[0])))


def _lassign(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    if len(given) < 2:
        return None
    targets = Series(tuple(reader.name(word) for word in given[1:]))
    return Assign((targets,), Noun("the elements of {}", (reader.value(given[0]),)))


def _list(reader: Reader, given: tuple[Word, ...]) -> Form:
    if not given:
        return Literal("an empty list")
    return Noun("the list of {}", (Series(tuple(reader.value(word) for word in given)),))


def _puts(reader: Reader, given: tuple[Word, ...]) -> Form:
    return phrases.printed(tuple(reader.value(word) for word in given[-1:]))


def _return(reader: Reader, given: tuple[Word, ...]) -> Form:
    plain = given
    while len(plain) > 1 and reader.text[plain[0].start] == "-":
        plain = plain[2:]
    return phrases.returned(reader.value(plain[0]) if plain else None)


def _error(reader: Reader, given: tuple[Word, ...]) -> Form:
    return phrases.raised(reader.value(given[0]) if given else Literal("an error"))


def _throw(reader: Reader, given: tuple[Word, ...]) -> Form:
    return phrases.raised(reader.value(given[-1]) if given else Literal("an error"))


def _gets(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    if len(given) != 2:
        return Literal("a line of input") if given else None
    return Command("read {} from {}", (reader.name(given[1]), reader.value(given[0])))


def _names(template: str) -> Known:
    def words(reader: Reader, given: tuple[Word, ...]) -> Form | None:
        return Command(template, (Series(tuple(reader.name(word) for word in given)),))

    return words


def _variable(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    value = reader.value(given[1]) if len(given) == 2 else None
    return phrases.declared("", reader.name(given[0]), value) if given else None


def _package(reader: Reader, given: tuple[Word, ...]) -> Form | None:
    names = tuple(reader.name(word) for word in given[1:2])
    return phrases.imported(names) if names else None


def _nothing(verb: str) -> Known:
    return lambda _reader, _given: Command(verb)


_KNOWN: dict[str, Known] = {
    "set": _set,
    "incr": _incr,
    "expr": _expr,
    "append": _append,
    "lappend": _append,
    "lassign": _lassign,
    "list": _list,
    "puts": _puts,
    "return": _return,
    "error": _error,
    "throw": _throw,
    "gets": _gets,
    "global": _names("use the global {}"),
    "variable": _variable,
    "package": _package,
    "break": _nothing("leave the loop"),
    "continue": _nothing("go on with the next round"),
    "exit": _nothing("end the program"),
}
_TWO_WORDS = frozenset(
    name for table in (_NOUNS, _FACTS, _COMMANDS) for name in table if " " in name
)
