"""What Visual Basic's declarations and headings mean."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.lowering import Lowering, pick, picks, types
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_phrases as phrases
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Form, Literal, Name, Noun, Series


def declared(low: Lowering, node: Node) -> Form:
    """Dim: names, then what they all are, then what the last starts with, and so on."""
    steps: list[Form] = []
    names: list[Node] = []
    kind = ""
    value: Form | None = None
    for place, part in enumerate(node.children):
        if node.field_name_for_child(place) == "name":
            if value is not None or kind:
                steps += [phrases.declared(kind, low.form(n), value) for n in names]
                names, kind, value = [], "", None
            names.append(part)
        elif part.type == "as_clause":
            kind, value = _clause(low, part)
        elif node.field_name_for_child(place) in ("initializer", "value"):
            value = low.form(part)
    steps += [phrases.declared(kind, low.form(n), value) for n in names]
    if not steps:
        return read.quoted(low, node)
    return steps[0] if len(steps) == 1 else forms.Steps(tuple(steps))


def _clause(low: Lowering, node: Node) -> tuple[str, Form | None]:
    """`As Type` or `As New Type(...) From {...}`."""
    written = pick(node, "type")
    kind = "" if written is None else low.code(written)
    parts = low.code(node).lower().split()
    return kind, made(low, node) if parts[1:2] == ["new"] else None


def made(low: Lowering, node: Node) -> Form:
    """A new object, with what it is made from and what it holds at first."""
    written = pick(node, "type")
    kind = Name("object" if written is None else low.code(written))
    given = low.forms(
        n for part in picks(node, types("argument_list")) for n in part.named_children
    )
    values = low.forms(
        n for part in picks(node, types("object_initializers")) for n in part.named_children
    )
    parts: tuple[Form, ...] = (kind,)
    template = "a new {}"
    if given:
        template, parts = template + " from {}", (*parts, Series(given))
    if values:
        template, parts = template + " with {}", (*parts, Series(values))
    return Noun(template, parts)


def counted(low: Lowering, node: Node) -> Form:
    """The heading of a counting loop; a step below zero counts down."""
    ends = [low.form(pick(node, part)) for part in ("variable", "start", "end")]
    step = pick(node, "step")
    if step is None:
        return phrases.counted(ends[0], ends[1], ends[2])
    by = low.form(step)
    down = isinstance(by, Literal) and by.code.startswith("-")
    if isinstance(by, Literal) and down:
        by = Literal(by.code.removeprefix("-"))
    plain = isinstance(by, Literal) and by.code == "1"
    return phrases.counted(ends[0], ends[1], ends[2], None if plain else by, down=down)


def held(low: Lowering, node: Node) -> Form:
    """What a Using, SyncLock or With holds."""
    name = pick(node, "resource")
    value = pick(node, "value") or pick(node, "lock") or pick(node, "target")
    clause = pick(node, types("as_clause"))
    new = _clause(low, clause)[1] if clause is not None else None
    what = new if new is not None else low.form(value)
    if name is None:
        return phrases.held((what,))
    return phrases.held((Noun("{} as {}", (what, low.form(name))),))


def variable(low: Lowering, node: Node) -> Form:
    """A field's declaration: each declarator is a small Dim."""
    steps = tuple(declared(low, n) for n in picks(node, types("variable_declarator")))
    return steps[0] if len(steps) == 1 else forms.Steps(steps)
