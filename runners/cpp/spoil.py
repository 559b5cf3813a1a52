"""Wrong C++ programs.

The runner takes a result as the type that the task asks for, so an object that claims to equal
everything is no answer here; the samples show it.
"""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick
from pytest_flow2code.mutation import Anatomy, Body, Fillings, braced, constants, spoiler
from pytest_flow2code.mutation.c_family import BRANCHES, CONDITIONS, is_number
from pytest_flow2code.runners.cpp.dialect import GRAMMAR
from pytest_flow2code.syntax import Source

_EXIT = (Fault.EXIT, "__builtin_exit(0);")
_NOTHING = (Fault.EMPTY, "return {};")
_VALUES: dict[str, tuple[str, ...]] = {"bool": ("true",), "string": ('"a"',)}


def _body(source: Source, node: Node) -> Body | None:
    return braced(source, node) if node.type == "function_definition" else None


def _fillings(source: Source, node: Node) -> Fillings:
    declarator, kind = pick(node, "declarator"), pick(node, "type")
    name = source.of(kind).removeprefix("const ").removeprefix("std::") if kind is not None else ""
    if declarator is not None and declarator.type == "reference_declarator":
        return (_EXIT, (Fault.EMPTY, f"static {name} nothing;\nreturn nothing;"))
    if declarator is not None and declarator.type == "pointer_declarator":
        texts = ('""', '"a"') if name == "char" else ()
        return (_EXIT, _NOTHING, *constants("return {};", texts))
    return (_EXIT, *_of_value(name))


def _of_value(name: str) -> Fillings:
    if name in ("void", ""):
        return ((Fault.EMPTY, ""),)
    if name == "auto":
        return ((Fault.EMPTY, "return 0;"), *constants("return {};", ("1", "-1")))
    values: tuple[str, ...] = _VALUES.get(name, ())
    if is_number(name):
        values = ("1", "-1")
    elif name.startswith("vector"):
        values = (f"{name}(1)",)
    return (_NOTHING, *constants("return {};", values))


spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"function_definition": ("declarator",), "class_specifier": ("name",)},
        body=_body,
        fillings=_fillings,
        conditions=CONDITIONS,
        branches=BRANCHES,
        numbers=frozenset({"number_literal"}),
        texts=frozenset({"string_content"}),
    )
)
