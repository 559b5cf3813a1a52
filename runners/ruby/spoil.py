"""Wrong Ruby programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import Pick, others, pick, types
from pytest_flow2code.mutation import Anatomy, Body, Fillings, constants, field_body, spoiler
from pytest_flow2code.runners.ruby.join import DEFINITIONS, GRAMMAR
from pytest_flow2code.syntax import Source

_FILLINGS: Fillings = (
    (Fault.EXIT, "exit!(0)"),
    (Fault.EXIT, "exit(0)"),
    (Fault.EMPTY, "nil"),
    *constants("return {}", ("0", "1", "-1", "true", "false", '""', '"a"', "[]", "{}")),
    (
        Fault.ALWAYS_EQUAL,
        "same = Object.new\n"
        "def same.==(other) true end\n"
        "def same.!=(other) false end\n"
        "def same.eql?(other) true end\n"
        "def same.equal?(other) true end\n"
        "return same",
    ),
)
_block = field_body("body")


def _body(source: Source, node: Node) -> Body | None:
    return _block(source, node) if node.type in ("method", "singleton_method") else None


def _fillings(source: Source, node: Node) -> Fillings:  # noqa: ARG001
    return _FILLINGS


def _only(part: Pick) -> Pick:
    """The one statement of a branch; branches of several have no node of their own."""

    def find(node: Node) -> list[Node]:
        branch = pick(node, part)
        inside = others("comment")(branch) if branch is not None else []
        return inside if len(inside) == 1 else []

    return find


_CONDITIONS = (
    "if",
    "unless",
    "elsif",
    "while",
    "until",
    "if_modifier",
    "unless_modifier",
    "while_modifier",
    "until_modifier",
    "conditional",
)
_BRANCHES: tuple[Pick, Pick] = (_only("consequence"), _only(types("else")))

spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions=DEFINITIONS,
        body=_body,
        fillings=_fillings,
        conditions=dict.fromkeys(_CONDITIONS, "condition"),
        branches={
            "if": _BRANCHES,
            "unless": _BRANCHES,
            "elsif": _BRANCHES,
            "conditional": ("consequence", "alternative"),
        },
        comparisons=frozenset({"binary"}),
        calculations=frozenset({"binary"}),
        statements=frozenset({"call", "assignment", "operator_assignment", "return"}),
        blocks=frozenset({"body_statement", "then", "else", "do", "block_body"}),
        dropped="nil",
        numbers=frozenset({"integer"}),
        texts=frozenset({"string_content"}),
        untouched=frozenset({"initialize", "main"}),
    )
)
