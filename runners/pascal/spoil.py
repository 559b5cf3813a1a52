"""Wrong Pascal programs. Every result has a type, so no object can claim to equal another."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick, within
from pytest_flow2code.mutation import Anatomy, Body, Fillings, constants, spoiler
from pytest_flow2code.runners.pascal.flow import GRAMMAR
from pytest_flow2code.syntax import Source

_EXIT = (Fault.EXIT, "Halt(0);")
_WHOLE = """integer longint smallint shortint int64 byte word cardinal longword qword dword
nativeint real double single extended"""
_VALUES = {
    **dict.fromkeys(_WHOLE.split(), ("1", "-1")),
    **dict.fromkeys(("string", "ansistring", "shortstring"), ("'a'",)),
    "boolean": ("True",),
    "char": ("'a'",),
}


def _body(source: Source, node: Node) -> Body | None:
    """What stands between a routine's `begin` and `end`."""
    block = pick(node, "body")
    if block is None or block.type != "block" or len(block.children) < 2:
        return None
    first, last = block.children[0], block.children[-1]
    return Body(first.end_byte, min(last.start_byte, source.length), "\n  ", "\n")


def _fillings(source: Source, node: Node) -> Fillings:
    name, kind = pick(node, within("header", "name")), pick(node, within("header", "type"))
    if name is None or kind is None:
        return (_EXIT, (Fault.EMPTY, ""))
    result, of = source.of(name).rpartition(".")[2], source.of(kind)
    values = _VALUES.get(of.lower(), ())
    return (
        _EXIT,
        (Fault.EMPTY, f"{result} := Default({of});"),
        *constants(f"{result} := {{}};", values),
    )


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"defProc": ("header", "name")},
        body=_body,
        fillings=_fillings,
        conditions=dict.fromkeys(("if", "ifElse", "while", "repeat"), "condition"),
        negated="not ({})",
        branches={"ifElse": ("then", "else")},
        separator=";",
        opposites={"=": "<>", "<>": "="},
        comparisons=frozenset({"exprBinary"}),
        calculations=frozenset({"exprBinary"}),
        operators=frozenset({"-", "*", "div", "mod"}),
        statements=frozenset({"assignment", "statement"}),
        dropped="",
        numbers=frozenset({"literalNumber"}),
        truths={"True": "False", "False": "True", "true": "false", "false": "true"},
        fold_case=True,
    )
)
