"""Wrong Fortran programs. Every result has a type, so no object can claim to equal another."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.lowering.table import pick, types, within
from pytest_flow2code.mutation import Anatomy, Body, Fillings, between, constants, spoiler
from pytest_flow2code.mutation.anatomy import BOUNDARIES
from pytest_flow2code.runners.fortran.flow import GRAMMAR
from pytest_flow2code.syntax import Source, descendants

_EXIT = (Fault.EXIT, "stop")
_STATEMENTS = between(
    "function_statement",
    "subroutine_statement",
    "use_statement",
    "implicit_statement",
    "import_statement",
    "parameter_statement",
    "variable_declaration",
    "derived_type_definition",
    "comment",
    "internal_procedures",
    "end_function_statement",
    "end_subroutine_statement",
)
_VALUES = {
    "integer": ("0", "1", "-1"),
    "real": ("0.0", "1.0", "-1.0"),
    "double": ("0.0", "1.0", "-1.0"),
    "complex": ("0.0", "1.0"),
    "logical": (".false.", ".true."),
    "character": ("''", "'a'"),
}


def _body(source: Source, node: Node) -> Body | None:
    """The executable statements: without the declarations nothing would compile."""
    return None if node.parent is None else _STATEMENTS(source, node.parent)


def _fillings(source: Source, node: Node) -> Fillings:
    if node.type == "subroutine_statement":
        return (_EXIT, (Fault.EMPTY, "continue"))
    result = _result(source, node)
    values = _VALUES.get(_type(source, node, result), ())
    if not values:
        return (_EXIT, (Fault.EMPTY, "continue"))
    empty, *rest = values
    return (
        _EXIT,
        (Fault.EMPTY, f"{result} = {empty}"),
        *constants(f"{result} = {{}}", rest),
    )


def _result(source: Source, node: Node) -> str:
    """The variable that a function's value is left in."""
    named = pick(node, within(types("function_result"), types("identifier")))
    name = named or pick(node, "name")
    return "" if name is None else source.of(name).strip()


def _type(source: Source, node: Node, result: str) -> str:
    """The first word of the result's type, as declared in its heading or below it."""
    kind = pick(node, "type")
    for declaration in descendants(node.parent or node, "variable_declaration"):
        names = [source.of(n).lower() for n in descendants(declaration, "identifier")]
        if result.lower() in names:
            kind = pick(declaration, "type")
    return "" if kind is None else source.of(kind).lower().split("(")[0].split("*")[0].split()[0]


_CONDITIONS = types("parenthesized_expression")

spoils = spoiler(
    Anatomy(
        grammar=GRAMMAR,
        definitions={"function_statement": ("name",), "subroutine_statement": ("name",)},
        body=_body,
        fillings=_fillings,
        conditions={
            "if_statement": _CONDITIONS,
            "elseif_clause": _CONDITIONS,
            "while_statement": _CONDITIONS,
        },
        negated="(.not. {})",
        boundaries={**BOUNDARIES, ".lt.": ".le.", ".le.": ".lt.", ".gt.": ".ge.", ".ge.": ".gt."},
        opposites={"==": "/=", "/=": "==", ".eq.": ".ne.", ".ne.": ".eq."},
        comparisons=frozenset({"relational_expression"}),
        calculations=frozenset({"math_expression"}),
        operators=frozenset({"-", "*", "/"}),
        statements=frozenset({"assignment_statement", "subroutine_call"}),
        dropped="continue",
        numbers=frozenset({"number_literal"}),
        truths={".true.": ".false.", ".false.": ".true."},
        fold_case=True,
    )
)
