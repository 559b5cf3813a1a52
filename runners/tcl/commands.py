"""Tcl's commands that steer control: each function lowers one, or says None where it is not written
as that command must be and so is an ordinary step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind, Test
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering.wording_forms import Command as Said
from pytest_flow2code.lowering.wording_forms import Form, Name, Series
from pytest_flow2code.runners.tcl.words import Command, Kind, Script, Word, elements, split

if TYPE_CHECKING:
    from pytest_flow2code.runners.tcl.flow import Lowering

_TRUTHS = frozenset({"1", "true", "yes", "on"})

Handler = Callable[["Lowering", Script, Command], "tuple[ir.Node, ...] | None"]


def _proc(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`proc NAME ARGUMENTS BODY`, and the methods of a class."""
    words = command.words
    if len(words) != 4:
        return None
    name = script.content(words[1]).removeprefix("::")
    given = tuple(script.of(w) for w in elements(low.text, *words[2].inner))
    head = low.heading(command, words[3], phrases.defined(name, given))
    return (ir.Function(name, head, low.body(words[3])),)


def _constructor(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    words = command.words
    if len(words) not in (2, 3):
        return None
    name = script.name(command)
    head = low.heading(command, words[-1], phrases.defined(name, ()))
    return (ir.Function(name, head, low.body(words[-1])),)


def _if(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`if TEST ?then? BODY ?elseif TEST ?then? BODY ...? ?else? ?BODY?`"""
    arms: list[tuple[Word, Word]] = []
    last, words = None, list(command.words[1:])
    while words:
        if arms and script.content(words[0]) != "elseif":
            if script.content(words[0]) == "else":
                words.pop(0)
            last = words[0] if words else None
            break
        if arms:
            words.pop(0)
        test = words.pop(0) if words else None
        if words and words[0].kind is Kind.BARE and script.content(words[0]) == "then":
            words.pop(0)
        if test is None or not words:
            return None
        arms.append((test, words.pop(0)))
    if not arms:
        return None
    tail = None if last is None else low.body(last)
    for test, body in reversed(arms):
        tail = ir.Block((_branch(low, test, body, tail),))
    return () if tail is None else tail.items


def _branch(low: Lowering, test: Word, body: Word, tail: ir.Block | None) -> ir.Node:
    """One arm; `if {[catch {...} message]} {...}` is how Tcl watches for errors."""
    watched = _watched(low, test)
    if watched is None:
        return ir.If(low.condition(test), low.body(body), tail)
    script, command = watched
    caught = _caught(low, script, command, low.body(body))
    return _attempt(low, command, caught, tail)


def _watched(low: Lowering, test: Word) -> tuple[Script, Command] | None:
    start, end = test.inner
    inner = low.text[start:end].strip()
    if not (inner.startswith("[catch") and inner.endswith("]")):
        return None
    start = low.text.index("[", start) + 1
    script = split(low.text, start, low.text.rindex("]", start, end))
    if script.fault is not None or len(script.commands) != 1:
        return None
    command = script.commands[0]
    if script.name(command) != "catch" or len(command.words) not in (2, 3, 4):
        return None
    return script, command


def _caught(low: Lowering, script: Script, command: Command, body: ir.Block) -> ir.Handler:
    named = command.words[2:3]
    name = Name(script.content(named[0])) if named else None
    at = named[0] if named else command.words[0]
    return ir.Handler(low.label(at.start, at.end, phrases.caught((), name)), body, True)


def _catch(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`catch {...}` on its own goes on after it whatever is raised in it."""
    if len(command.words) < 2 or command.words[1].kind is not Kind.BRACED:
        return None
    handler = _caught(low, script, command, ir.Block())
    return (_attempt(low, command, handler, None),)


def _attempt(
    low: Lowering, command: Command, caught: ir.Handler, orelse: ir.Block | None
) -> ir.Try:
    """`catch` takes every way out of its script for an exception, be it a return."""
    return ir.Try(
        low.body(command.words[1]),
        (caught,),
        orelse=orelse,
        word="catch",
        keeps=(JumpKind.RETURN, JumpKind.BREAK, JumpKind.CONTINUE),
        keeps_as_errors=True,
    )


def _while(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    if len(command.words) != 3:
        return None
    _, test, body = command.words
    if script.content(test).strip() in _TRUTHS:
        head = low.heading(command, body, Said("repeat for ever"))
        return (ir.Loop(Test.NONE, low.body(body), head),)
    return (ir.Loop(Test.BEFORE, low.body(body), low.condition(test)),)


def _for(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    if len(command.words) != 5:
        return None
    _, start, test, step, body = command.words
    endless = script.content(test).strip() in _TRUTHS
    label = (
        low.label(test.start, test.end, Said("repeat for ever")) if endless else low.condition(test)
    )
    when = Test.NONE if endless else Test.BEFORE
    return (ir.Loop(when, low.body(body), label, init=low.body(start), step=low.body(step)),)


def _foreach(low: Lowering, _script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`foreach NAMES LIST ?NAMES LIST ...? BODY`"""
    pairs, body = command.words[1:-1], command.words[-1]
    if not pairs or len(pairs) % 2:
        return None
    template = "for each " + ", and for each ".join(["{} in {}"] * (len(pairs) // 2))
    parts = [
        part
        for names, source in zip(pairs[::2], pairs[1::2], strict=True)
        for part in (_targets(low, names), low.reader.value(source))
    ]
    form = Said(template, tuple(parts))
    return (ir.ForEach(low.heading(command, body, form), low.body(body)),)


def _targets(low: Lowering, word: Word) -> Form:
    names = elements(low.text, *word.inner)
    return Series(tuple(low.reader.name(name) for name in names))


def _dict(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`dict for {KEY VALUE} DICT BODY`"""
    words = command.words
    if len(words) != 5 or script.content(words[1]) not in ("for", "map"):
        return None
    form = phrases.each(_targets(low, words[2]), low.reader.value(words[3]))
    return (ir.ForEach(low.heading(command, words[4], form), low.body(words[4])),)


def _switch(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`switch ?OPTIONS? VALUE {PATTERN BODY ...}`; a body of `-` is the next one's."""
    words = list(command.words[1:])
    while words and script.content(words[0]).startswith("-"):
        if script.content(words.pop(0)) == "--":
            break
    arms = list(elements(low.text, *words[1].inner)) if len(words) == 2 else words[1:]
    if not words or not arms or len(arms) % 2:
        return None
    selector = low.label(words[0].start, words[0].end, phrases.selected(low.reader.value(words[0])))
    cases: list[ir.Case] = []
    tests: list[ir.Text] = []
    default = False
    for pattern, body in zip(arms[::2], arms[1::2], strict=True):
        if script.content(pattern) == "default" and pattern is arms[-2]:
            default = True
        else:
            form = phrases.matched(low.reader.value(pattern))
            tests.append(low.label(pattern.start, pattern.end, form))
        if script.of(body) != "-":
            cases.append(ir.Case(tuple(tests), low.body(body), default=default))
            tests, default = [], False
    return (ir.Switch(selector, tuple(cases)),)


def _try(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`try BODY ?on CODE NAMES BODY? ?trap PATTERN NAMES BODY? ... ?finally BODY?`"""
    words = list(command.words[1:])
    if not words:
        return None
    body, handlers, orelse, final = words.pop(0), [], None, None
    while words:
        word = script.content(words[0])
        if word == "finally" and len(words) == 2:
            final = words[1]
            break
        if word not in ("on", "trap") or len(words) < 4:
            return None
        _, kind, _, inside = words[:4]
        if word == "on" and script.content(kind) in ("ok", "0"):
            orelse = inside
        else:
            handlers.append(_handler(low, script, tuple(words[:4])))
        words = words[4:]
    return (
        ir.Try(
            low.body(body),
            tuple(handlers),
            orelse=None if orelse is None else low.body(orelse),
            final=None if final is None else low.body(final),
        ),
    )


def _handler(low: Lowering, script: Script, words: tuple[Word, ...]) -> ir.Handler:
    word, kind, names, body = words
    called = elements(low.text, *names.inner)
    every = script.content(word) == "on" and script.content(kind) in ("error", "1")
    kinds = () if every else (low.reader.value(kind),)
    form = phrases.caught(kinds, Name(script.content(called[0])) if called else None)
    return ir.Handler(low.label(word.start, names.end, form), low.body(body), every)


def _namespace(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`namespace eval NAME BODY`"""
    words = command.words
    if len(words) != 4 or script.content(words[1]) != "eval":
        return None
    return (_group(low, script, command, "namespace"),)


def _class(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """`oo::class create NAME BODY`"""
    words = command.words
    if len(words) != 4 or script.content(words[1]) != "create":
        return None
    return (_group(low, script, command, "class"),)


def _group(low: Lowering, script: Script, command: Command, kind: str) -> ir.Group:
    name, body = command.words[2:4]
    called = script.content(name).removeprefix("::")
    head = low.heading(command, body, phrases.grouped_under(kind, called))
    return ir.Group(head, low.body(body), transparent=True, name=called)


def _jump(kind: JumpKind) -> Handler:
    return lambda low, script, command: (ir.Jump(kind, low.step(script, command)),)


def _return(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    """A return, or with `-code error` what raises one."""
    given = [script.content(word) for word in command.words[1:3]]
    if given != ["-code", "error"]:
        # `-code break` ends the caller's loop, not one of this procedure.
        return (ir.Jump(JumpKind.RETURN, low.step(script, command)),)
    rest = command.words[3:]
    value = low.reader.value(rest[-1]) if rest else None
    text = low.label(command.start, command.end, phrases.raised(value))
    return (ir.Jump(JumpKind.THROW, text),)


def _puts(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...]:
    return (low.statement(script, command, ir.Role.OUTPUT),)


def _gets(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...]:
    return (low.statement(script, command, ir.Role.INPUT),)


def _set(low: Lowering, script: Script, command: Command) -> tuple[ir.Node, ...] | None:
    if len(command.words) == 3 and script.content(command.words[2]).startswith("[gets "):
        return _gets(low, script, command)
    return None


HANDLERS: dict[str, Handler] = {
    "proc": _proc,
    "method": _proc,
    "constructor": _constructor,
    "destructor": _constructor,
    "if": _if,
    "catch": _catch,
    "while": _while,
    "for": _for,
    "foreach": _foreach,
    "lmap": _foreach,
    "dict": _dict,
    "switch": _switch,
    "try": _try,
    "namespace": _namespace,
    "oo::class": _class,
    "return": _return,
    "error": _jump(JumpKind.THROW),
    "throw": _jump(JumpKind.THROW),
    "break": _jump(JumpKind.BREAK),
    "continue": _jump(JumpKind.CONTINUE),
    "exit": _jump(JumpKind.EXIT),
    "puts": _puts,
    "gets": _gets,
    "set": _set,
}
