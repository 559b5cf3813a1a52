"""Wrong Visual Basic programs."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import Pick, pick, types
from pytest_flow2code.mutation import Anatomy, Body, Fillings, between, spoiler
from pytest_flow2code.runners.vb.names import GRAMMAR
from pytest_flow2code.syntax import Source

_EXIT = (Fault.EXIT, "Environment.Exit(0)")
_NOTHING = (Fault.EMPTY, "Return Nothing")
_WHOLE = "integer long short byte uinteger ulong double single decimal"
_VALUES = {
    **dict.fromkeys(_WHOLE.split(), ("1", "-1")),
    "boolean": ("True",),
    "string": ('""', '"a"'),
    "char": ('"a"c',),
    "object": ("0", "1", "-1", "True", "False", '""', '"a"'),
}
_STATEMENTS = between(
    "modifiers", "attribute_block", "identifier", "parameter_list", "type", "type_parameters"
)


def _body(source: Source, node: Node) -> Body | None:
    return _STATEMENTS(source, node) if node.type == "method_declaration" else None


def _fillings(source: Source, node: Node) -> Fillings:
    kind = pick(node, "return_type")
    if kind is None:
        return (_EXIT, (Fault.EMPTY, ""))
    name = source.of(kind)
    values: tuple[str, ...] = _VALUES.get(name.lower(), ())
    if name.endswith("()"):
        values = (f"New {name} {{}}",)
    elif name.lower().startswith(("list(", "dictionary(", "hashset(")):
        values = (f"New {name}()",)
    return (_EXIT, _NOTHING, *((Fault.CONSTANT, f"Return {value}") for value in values))


def _only(part: Pick) -> Pick:
    """The one statement of a branch; branches of several have no node of their own."""

    def find(node: Node) -> list[Node]:
        branch = pick(node, part) if part else node
        inside = types("statement")(branch) if branch is not None else []
        return inside if len(inside) == 1 else []

    return find


_CALLS = frozenset(
    {"call_statement", "assignment_statement", "compound_assignment_statement", "return_statement"}
)

spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"method_declaration": ("name",), "class_block": ("name",)},
        body=_body,
        fillings=_fillings,
        conditions=dict.fromkeys(("if_statement", "elseif_clause", "while_statement"), "condition"),
        negated="Not ({})",
        branches={"if_statement": (_only(""), _only(types("else_clause")))},
        opposites={"<>": "="},
        operators=frozenset({"-", "*", "/", "\\", "mod"}),
        statements=_CALLS,
        dropped="",
        numbers=frozenset({"integer_literal"}),
        truths={"True": "False", "False": "True"},
        fold_case=True,
    )
)
