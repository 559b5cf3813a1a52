"""HTML's grammar as a chain: it has no control flow, a browser reads it from top to bottom."""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering import Lowering, Table, block, lower_with, pick, picks, types
from pytest_flow2code.lowering import wording_forms as forms
from pytest_flow2code.lowering import wording_readers as read
from pytest_flow2code.lowering.wording_forms import Command, Form, Literal, Name, Noun, Series
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_html")

VOID = frozenset(
    {
        "area",
        "base",
        "br",
        "col",
        "embed",
        "hr",
        "img",
        "input",
        "link",
        "meta",
        "param",
        "source",
        "track",
        "wbr",
    }
)
_RUN = ("text", "entity")


def _text(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Text and the entities in it make one run; one that only indents what follows leaves no
    trace."""
    if node.prev_sibling is not None and node.prev_sibling.type in _RUN:
        return ()
    last = node
    while last.next_sibling is not None and last.next_sibling.type in _RUN:
        last = last.next_sibling
    code = low.code(node, last)
    if not code:
        return ()
    said = Command("write {}", (Literal(_quoted(code)),))
    return (ir.Statement(low.text(node, said, until=last), ir.Role.OUTPUT),)


def _quoted(text: str) -> str:
    return f'"{" ".join(text.split())}"'


def _unclosed(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """Tags without an end are a chain too; the text between them that is nothing is kept as it
    stands."""
    known = [n for n in node.named_children if n.type in STATEMENTS or n.type in READERS]
    return low.items(known).items or (low.unknown(node),)


def _raw(low: Lowering, node: Node) -> tuple[ir.Node, ...]:
    """The inside of a script or style, which is another language's business."""
    return (ir.Statement(low.text(node, forms.Quoted(low.code(node)))),) if low.code(node) else ()


def _opened(low: Lowering, node: Node) -> Form:
    name = Name(low.code(pick(node, types("tag_name")) or node))
    verb = "add" if node.type == "self_closing_tag" or name.code.lower() in VOID else "open"
    given = tuple(_attribute(low, n) for n in picks(node, types("attribute")))
    if not given:
        return Command(f"{verb} {{}}", (name,))
    return Command(f"{verb} {{}} with {{}}", (name, Series(given)))


def _attribute(low: Lowering, node: Node) -> Form:
    name = Name(low.code(pick(node, types("attribute_name")) or node))
    value = pick(node, types("quoted_attribute_value", "attribute_value"))
    if value is None:
        return name
    code = low.code(value)
    shown = code[1:-1] if value.type == "quoted_attribute_value" else code
    return Noun("{} set to {}", (name, Literal(_quoted(shown))))


def _closed(low: Lowering, node: Node) -> Form:
    tag = pick(node, types("tag_name", "erroneous_end_tag_name")) or node
    return Command("close {}", (Name(low.code(tag)),))


STATEMENTS = {
    "ERROR": _unclosed,
    "element": block(),
    "script_element": block(),
    "style_element": block(),
    "text": _text,
    "entity": _text,
    "raw_text": _raw,
}

READERS = {
    "doctype": read.command("declare the document as HTML"),
    "start_tag": _opened,
    "self_closing_tag": _opened,
    "end_tag": _closed,
    "erroneous_end_tag": _closed,
}

TABLE = Table(
    language="html",
    grammar=GRAMMAR,
    statements=STATEMENTS,
    readers=READERS,
    openers=(),
)


def lower(source: str) -> ir.Unit:
    """The chain of tags and texts of an HTML source."""
    return lower_with(TABLE, source)
