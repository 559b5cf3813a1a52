"""Wrong C programs. Every result has a type, so no object can claim to equal another."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick
from pytest_flow2code.mutation import Anatomy, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.c_family import BRANCHES, CONDITIONS, is_number
from pytest_flow2code.runners.c.flow import GRAMMAR
from pytest_flow2code.syntax import Source

_EXIT = (Fault.EXIT, "__builtin_exit(0);")


def _fillings(source: Source, node: Node) -> Fillings:
    declarator, kind = pick(node, "declarator"), pick(node, "type")
    name = source.of(kind) if kind is not None else "int"
    if declarator is not None and declarator.type == "pointer_declarator":
        texts = ('""', '"a"') if name == "char" else ()
        return (_EXIT, (Fault.EMPTY, "return 0;"), *constants("return {};", texts))
    if name == "void":
        return (_EXIT, (Fault.EMPTY, ""))
    if name in ("bool", "_Bool"):
        return (_EXIT, (Fault.EMPTY, "return 0;"), *constants("return {};", ("1",)))
    if is_number(name):
        return (_EXIT, (Fault.EMPTY, "return 0;"), *constants("return {};", ("1", "-1")))
    return (_EXIT, (Fault.EMPTY, f"static {name} nothing;\nreturn nothing;"))


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"function_definition": ("declarator",)},
        body=braced,
        fillings=_fillings,
        conditions=CONDITIONS,
        branches=BRANCHES,
        numbers=frozenset({"number_literal"}),
        texts=frozenset({"string_content"}),
    )
)
