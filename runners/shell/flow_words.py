"""Words for the shell's commands, expansions and tests."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from pytest_flow2code.lowering import Lowering, others, pick, picks
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Command, Form, Literal, Name, Noun, Run

PARAMETERS: dict[str, Form] = {
    "$#": Literal("the number of arguments"),
    "$@": Literal("all arguments"),
    "$*": Literal("all arguments"),
    "$?": Literal("the last status"),
    "$$": Literal("the process's number"),
    "$!": Literal("the last background process's number"),
    "$0": Literal("the script's name"),
    **{f"${n}": Literal(f"argument {n}") for n in range(1, 10)},
}

FILE_TESTS = {
    "-z": ("{} is empty", "{} is not empty"),
    "-n": ("{} is not empty", "{} is empty"),
    "-f": ("the file {} exists", "the file {} does not exist"),
    "-e": ("{} exists", "{} does not exist"),
    "-d": ("the folder {} exists", "the folder {} does not exist"),
    "-r": ("{} can be read", "{} cannot be read"),
    "-w": ("{} can be written", "{} cannot be written"),
    "-x": ("{} can be executed", "{} cannot be executed"),
    "-s": ("the file {} holds something", "the file {} holds nothing"),
    "-v": ("the variable {} is set", "the variable {} is not set"),
}

_PLAIN = {
    ":": Command("do nothing"),
    "true": Command("do nothing"),
    "break": phrases.jumped("leave the loop"),
    "continue": phrases.jumped("go on with the next round"),
}


def command_form(low: Lowering, node: Node) -> Form:
    """A simple command: well-known ones in words of their own, others as a program that is run."""
    called = pick(node, "name")
    if called is None:
        return read.quoted(low, node)
    name, given = low.code(called), low.forms(picks(node, "argument"))
    if name in _PLAIN:
        return _PLAIN[name]
    words = _WORDS.get(name)
    return words(given) if words is not None else run_form(low, node)


def run_form(low: Lowering, node: Node) -> Form:
    """A command by its name and arguments, whatever it is."""
    called = pick(node, "name")
    if node.type != "command" or called is None:
        return low.form(node)
    return Run(Name(low.code(called)), low.forms(picks(node, "argument")))


def _without_options(given: tuple[Form, ...]) -> tuple[Form, ...]:
    return tuple(g for g in given if not (isinstance(g, Literal) and g.code.startswith("-")))


def _echoed(given: tuple[Form, ...]) -> Form:
    return phrases.printed(_without_options(given))


def _formatted(given: tuple[Form, ...]) -> Form:
    if len(given) < 2:
        return phrases.printed(given)
    return Command("print {} filled with {}", (given[0], forms.Series(given[1:])))


def _read(given: tuple[Form, ...]) -> Form:
    names = (Name(g.code) if isinstance(g, Literal) else g for g in _without_options(given))
    return phrases.read(tuple(names))


def _returned(given: tuple[Form, ...]) -> Form:
    return phrases.returned(given[0] if given else None)


def _ended(given: tuple[Form, ...]) -> Form:
    if not given:
        return Command("end the program")
    return Command("end the program with status {}", given[:1])


_WORDS: dict[str, Callable[[tuple[Form, ...]], Form]] = {
    "echo": _echoed,
    "printf": _formatted,
    "read": _read,
    "return": _returned,
    "exit": _ended,
}


def redirected(body: Form, to: str) -> Form:
    """A command whose input or output goes elsewhere."""
    target = Name(to)
    if isinstance(body, Command):
        return Command(f"{body.template} with {{}}", (*body.parts, target))
    if isinstance(body, Run):
        return Run(Noun("{} redirected by {}", (body, target)))
    return Noun("{} redirected by {}", (body, target))


def word(low: Lowering, node: Node) -> Form:
    """A bare word is text, but a name inside of a calculation."""
    code = low.code(node)
    if code.isidentifier() and _calculates(node):
        return Name(code)
    return Literal(code)


def _calculates(node: Node) -> bool:
    above = node.parent
    while above is not None and above.type.endswith("_expression"):
        above = above.parent
    if above is None or above.type == "test_command":
        return False
    return above.type in ("c_style_for_statement", "arithmetic_expansion", "compound_statement")


def string(low: Lowering, node: Node) -> Form:
    """A double-quoted string; one that is nothing but an expansion is that expansion."""
    inside = [n for n in node.named_children if n.type != "string_content"]
    code = low.code(node)
    if len(inside) == 1 and code == f'"{low.code(inside[0])}"':
        return low.form(inside[0])
    return read.literal(low, node)


def variable(low: Lowering, node: Node) -> Form:
    """A variable, or a parameter by its number."""
    code = low.code(node)
    return Literal(f"argument {code}") if code.isdigit() else Name(code)


def expansion(low: Lowering, node: Node) -> Form:
    """`${...}`, as far as it has a plain meaning."""
    inside = pick(node, others())
    if inside is None:
        return read.quoted(low, node)
    code, name = low.code(node), low.code(inside)
    at = code.index(name)
    before, rest = code[2:at], code[at + len(name) : -1]
    value = _element(low, inside) if inside.type == "subscript" else low.form(inside)
    if not rest:
        template = {"": "{}", "#": "the length of {}", "!": "the keys of {}"}.get(before)
        return Noun(template, (value,)) if template else read.quoted(low, node)
    return _changed(value, rest) if not before else read.quoted(low, node)


def _changed(value: Form, rest: str) -> Form:
    """`${x:-y}` and `${x:1:2}`; other changes are told as they are written."""
    if rest.startswith((":-", "-")):
        fallback = rest.removeprefix(":").removeprefix("-")
        return Noun("{}, or {} if that is missing", (value, Literal(fallback or '""')))
    if rest.startswith(":") and rest[1:2] not in "=?+":
        start, _, length = rest[1:].strip().partition(":")
        if length:
            return Noun("the part of {} from {}, {} long", (value, Literal(start), Literal(length)))
        return Noun("the part of {} from {} on", (value, Literal(start)))
    return Noun("{} changed by {}", (value, Name(rest)))


def _element(low: Lowering, node: Node) -> Form:
    name, place = low.form(pick(node, "name")), pick(node, "index")
    if place is None or low.code(place) in ("@", "*"):
        return Noun("all elements of {}", (name,))
    return Noun("element {} of {}", (low.form(place), name))
