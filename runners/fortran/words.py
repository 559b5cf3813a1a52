"""What Fortran's simple statements say, in forms that become English."""

from __future__ import annotations

from collections.abc import Callable

from tree_sitter import Node

from pytest_flow2code.lowering import (
    FIRST,
    Lowering,
    nth,
    others,
    pick,
    picks,
    rest,
    types,
    within,
)
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Assign, Form, Name, Noun, Series
from pytest_flow2code.runners.fortran.declarations import is_text
from pytest_flow2code.runners.fortran.expressions import EXPRESSIONS
from pytest_flow2code.syntax import descendants


def _declared(low: Lowering, node: Node) -> Form:
    """One declaration of several names, some with a first value."""
    kind = pick(node, "type")
    written = "" if kind is None else " ".join(low.code(kind).split())
    plain: list[Form] = []
    steps: list[Form] = []
    for declarator in picks(node, "declarator"):
        value = pick(declarator, "right")
        if value is None:
            plain.append(Name(low.code(declarator)))
        else:
            name = Name(low.code(pick(declarator, "left") or declarator))
            steps.append(phrases.declared(written, name, low.form(value)))
    if plain:
        steps.insert(0, phrases.declared(written, Series(tuple(plain)), None))
    if not steps:
        return read.quoted(low, node)
    return steps[0] if len(steps) == 1 else forms.Steps(tuple(steps))


def _use(low: Lowering, node: Node) -> Form:
    module, listed = pick(node, types("module_name")), pick(node, types("included_items"))
    source = Name(low.code(module) if module is not None else "")
    if listed is None:
        return phrases.imported((source,))
    return phrases.imported(tuple(Name(low.code(n)) for n in listed.named_children), source)


def _assigned(low: Lowering, node: Node) -> Form:
    """`a(i) = b` sets an element: nothing else can stand there."""
    left, right = pick(node, "left"), pick(node, "right")
    given = [] if left is None else picks(left, within(types("argument_list"), rest(0)))
    base = None if left is None else pick(left, FIRST)
    section = any(n.type == "extent_specifier" for n in given)
    if left is None or base is None or base.type != "identifier" or not given or section:
        return read.assign()(low, node)
    element = Noun("element {} of {}", (Series(low.forms(given)), low.form(base)))
    return Assign((element,), low.form(right))


def _assigned_pointer(low: Lowering, node: Node) -> Form:
    inside = low.forms(node.named_children)
    if len(inside) != 2:
        return read.quoted(low, node)
    return forms.Command("let {} point to {}", inside)


def _implicit(low: Lowering, node: Node) -> Form:
    if pick(node, types("none")) is None:
        return read.quoted(low, node)
    return forms.Command("have every name declared")


def _about(verb: str) -> Callable[[Lowering, Node], Form]:
    """Statements about storage: a verb and what it is done to."""

    def words(low: Lowering, node: Node) -> Form:
        things = picks(node, others("keyword_argument", "type", "intrinsic_type"))
        return forms.Command(f"{verb} {{}}", (Series(low.forms(things)),))

    return words


def _names(template: str, kind: str) -> Callable[[Lowering, Node], Form]:
    """A definition, named by the first node of a type in it."""

    def words(low: Lowering, node: Node) -> Form:
        name = next(descendants(node, kind), None)
        if name is None:
            return forms.Command(template.replace(" {}", ""))
        return forms.Command(template, (Name(low.code(name)),))

    return words


def _modified(low: Lowering, node: Node) -> Form:
    marks = ", ".join(low.code(n) for n in picks(node, types("type_qualifier")))
    names = tuple(Name(low.code(n)) for n in picks(node, "declarator"))
    return phrases.declared(marks, Series(names), None)


def internal(low: Lowering, node: Node) -> Node | None:
    """The text variable that an input or output statement works on instead of a file."""
    unit = pick(node, within(types("unit_identifier"), nth(0)))
    if unit is None:
        for named in picks(node, types("keyword_argument")):
            if low.code(named).lower().replace(" ", "").startswith("unit="):
                unit = pick(named, "value")
    while unit is not None and unit.type == "call_expression":
        unit = pick(unit, nth(0))
    return unit if unit is not None and unit.type == "identifier" and is_text(low, unit) else None


def _write(low: Lowering, node: Node) -> Form:
    things = low.forms(picks(node, within(types("output_item_list"), rest(0))))
    text = internal(low, node)
    if text is None:
        return phrases.printed(things)
    return forms.Command("write {} into {}", (Series(things), low.form(text)))


def _read(low: Lowering, node: Node) -> Form:
    things = low.forms(picks(node, within(types("input_item_list"), rest(0))))
    text = internal(low, node)
    if text is None:
        return phrases.read(things)
    return forms.Command("read {} from {}", (Series(things), low.form(text)))


READERS = {
    **EXPRESSIONS,
    "assignment_statement": _assigned,
    "pointer_association_statement": _assigned_pointer,
    "subroutine_call": read.call("subroutine", types("argument_list")),
    "allocate_statement": _about("allocate"),
    "deallocate_statement": _about("deallocate"),
    "nullify_statement": _about("let go of"),
    "print_statement": _write,
    "write_statement": _write,
    "read_statement": _read,
    "use_statement": _use,
    "variable_declaration": _declared,
    "variable_modification": _modified,
    "derived_type_definition": _names("define the type {}", "type_name"),
    "interface": _names("declare the interface {}", "name"),
    "implicit_statement": _implicit,
}

# Statements that are shown as they are written.
PLAIN = frozenset(
    {
        "arithmetic_if_statement",
        "assign_statement",
        "close_statement",
        "coarray_statement",
        "common_statement",
        "data_statement",
        "entry_statement",
        "enum",
        "equivalence_statement",
        "file_position_statement",
        "format_statement",
        "import_statement",
        "include_statement",
        "inquire_statement",
        "namelist_statement",
        "open_statement",
        "parameter_statement",
        "preproc_include",
        "preproc_def",
        "private_statement",
        "procedure_statement",
        "public_statement",
        "save_statement",
        "sequence_statement",
        "statement_function",
    }
)
