"""The walk over a grammar tree that a table steers."""

from __future__ import annotations

from collections.abc import Iterable

from tree_sitter import Node

from pytest_flow2code.core import ir
from pytest_flow2code.lowering.clipping import Clipper
from pytest_flow2code.lowering.table import Handler, Table
from pytest_flow2code.lowering.wording import english
from pytest_flow2code.lowering.wording_forms import Check, Form, Quoted, worded
from pytest_flow2code.syntax import Source, descendants, parse

DEEPEST = 80
"""Statements nested deeper than this stay one box of text, with a note."""

DEEPEST_FORM = 30
"""Expressions nested deeper than this stay quoted."""


def lower(table: Table, source: str) -> ir.Unit:
    """The statement tree of `source`.

    Never fails on a program, however broken: what the grammar or the table does not know is kept
    as a statement with its text, and noted. Raises ToolchainError if the grammar's wheel is
    missing.
    """
    lowering = Lowering(table, parse(table.grammar, source))
    body = lowering.items(lowering.source.root.named_children)
    return ir.Unit(
        language=table.language,
        body=body,
        notes=lowering.notes(),
        worded=lowering.worded,
        unworded=lowering.unworded,
        comments=lowering.comment_lines(),
    )


class Lowering:
    """One source on its way: what handlers and readers use to do their part."""

    def __init__(self, table: Table, source: Source) -> None:
        self.table = table
        self.source = source
        self.worded = 0
        self.unworded = 0
        self._unknown: list[ir.Note] = []
        self._depth = 0
        self._form_depth = 0
        self._clipper = Clipper(
            source, [n for n in descendants(source.root) if n.type in table.comments]
        )

    def comment_lines(self) -> tuple[int, ...]:
        """Every line that holds a part of a comment."""
        return self._clipper.comment_lines()

    # Statements

    def block(self, *nodes: Node | None) -> ir.Block:
        """The body made of these nodes, each lowered by its own handler."""
        return self.items(node for node in nodes if node is not None)

    def items(self, nodes: Iterable[Node]) -> ir.Block:
        """The statements of these nodes, in a row."""
        return ir.Block(tuple(item for node in nodes for item in self.lower(node)))

    def lower(self, node: Node) -> tuple[ir.Node, ...]:
        """The statements of one node: by its handler, as a plain statement, or as unknown text."""
        kind = node.type
        if kind in self.table.comments or kind in self.table.ignored or self._beyond(node):
            return ()
        handler = self.table.statements.get(kind)
        if handler is not None:
            return self._handled(handler, node)
        if node.is_error:
            return self._salvaged(node)
        if kind in self.table.readers or kind in self.table.plain:
            return (ir.Statement(self.text(node)),)
        return (self.unknown(node),)

    def handler_of(self, node: Node) -> Handler | None:
        """The table's handler for this type of node."""
        return self.table.statements.get(node.type)

    def unknown(self, node: Node) -> ir.Statement:
        """`node` kept as text because no rule is known for it, and noted."""
        self.note(node, f"no rule for {node.type!r}")
        return ir.Statement(self.text(node), ir.Role.UNKNOWN)

    def note(self, node: Node, what: str) -> None:
        """Put an unknown-syntax note on record."""
        self._unknown.append(ir.Note(ir.WarningKind.UNKNOWN, node.start_point[0] + 1, what))

    def notes(self) -> tuple[ir.Note, ...]:
        """Everything odd about the source, in the order of its lines."""
        faults = [
            ir.Note(
                ir.WarningKind.MISSING if n.is_missing else ir.WarningKind.ERROR,
                n.start_point[0] + 1,
                f"{n.type!r} is missing" if n.is_missing else self._excerpt(n),
            )
            for n in self.source.errors
        ]
        return tuple(sorted([*faults, *self._unknown], key=lambda note: note.line))

    def _handled(self, handler: Handler, node: Node) -> tuple[ir.Node, ...]:
        if self._depth >= DEEPEST:
            self.note(node, f"nested more than {DEEPEST} deep, kept as text")
            return (ir.Statement(self.text(node, Quoted(self.code(node))), ir.Role.UNKNOWN),)
        self._depth += 1
        try:
            return handler(self, node)
        finally:
            self._depth -= 1

    def _salvaged(self, node: Node) -> tuple[ir.Node, ...]:
        """What an ERROR node holds: known statements lowered, the text between them kept."""
        out: list[ir.Node] = []
        run: list[Node] = []
        for child in [*node.children, None]:
            known = child is not None and (
                child.type in self.table.statements or child.type in self.table.comments
            )
            if child is not None and not known:
                run.append(child)
                continue
            if run:
                out.append(ir.Statement(self.text(run[0], until=run[-1]), ir.Role.UNKNOWN))
                run = []
            if child is not None:
                out.extend(self.lower(child))
        if not out and self.code(node):
            out.append(ir.Statement(self.text(node), ir.Role.UNKNOWN))
        return tuple(out)

    def _beyond(self, node: Node) -> bool:
        """Whether the node is nothing but a closer that was added for parsing, or empty."""
        return node.start_byte >= self.source.length or node.start_byte == node.end_byte

    # Text

    def code(self, node: Node, until: Node | None = None) -> str:
        """The source from the start of `node` to its end or to the end of `until`.

        Comments are cut out and continuation lines lose the indentation they have in common.
        """
        return self._clipper.clip(node.start_byte, (until or node).end_byte)

    def code_between(self, node: Node, inner: Node) -> str:
        """The source of `node` before `inner` starts."""
        return self._clipper.clip(node.start_byte, inner.start_byte)

    def head(self, node: Node, body: Node | None) -> str:
        """The source of `node` up to where `body` starts: its heading, without the opener."""
        if body is None:
            return self.code(node)
        text = self._clipper.clip(node.start_byte, body.start_byte)
        for opener in self.table.openers:
            text = text.removesuffix(opener).rstrip()
        return text

    def text(
        self,
        node: Node,
        form: Form | None = None,
        *,
        code: str | None = None,
        until: Node | None = None,
    ) -> ir.Text:
        """The label for `node`: its source and the English for `form`.

        `form` is read from the table unless it is given, `code` is the node's source (up to the
        end of `until`) unless it is given.
        """
        last = until or node
        if form is None:
            form = self.form(node) if until is None else Quoted(self.code(node, until))
            lost = _lost_before(node)
            if lost is not None and code is None:
                node, until, form = lost, last, Quoted(self.code(lost, last))
        return ir.Text(
            self.code(node, until) if code is None else code,
            node.start_point[0] + 1,
            self._end_line(last),
            self.said(form),
        )

    def condition(self, node: Node) -> ir.Text:
        """The label for a condition, without the parentheses a grammar asks for."""
        inner = self.unwrapped(node)
        return self.text(inner, Check(self.form(inner)))

    def unwrapped(self, node: Node) -> Node:
        """`node` without the wrappers that the table names."""
        while node.type in self.table.wrappers:
            inside = [n for n in node.named_children if n.type not in self.table.comments]
            if len(inside) != 1:
                return node
            node = inside[0]
        return node

    # Wording

    def form(self, node: Node | None) -> Form:
        """What `node` means; quoted source where the table has no reader for it."""
        if node is None:
            return Quoted("")
        reader = self.table.readers.get(node.type)
        if reader is None or self._form_depth >= DEEPEST_FORM:
            return Quoted(self.code(node))
        self._form_depth += 1
        try:
            return reader(self, node)
        finally:
            self._form_depth -= 1

    def forms(self, nodes: Iterable[Node]) -> tuple[Form, ...]:
        """What each of the nodes means, comments left out."""
        return tuple(self.form(n) for n in nodes if n.type not in self.table.comments)

    def said(self, form: Form) -> str | None:
        """The English for `form`, counted; None if it is nothing but quoted source."""
        if worded(form):
            self.worded += 1
        else:
            self.unworded += 1
        return None if isinstance(form, Quoted) else english(form)

    # Details

    def _end_line(self, node: Node) -> int:
        row, column = node.end_point
        return row + 1 if column or row == node.start_point[0] else row

    def _excerpt(self, node: Node) -> str:
        text = " ".join(self.source.of(node).split())
        return f"not understood: {text[:60]}" if text else "not understood"


def _lost_before(node: Node) -> Node | None:
    """The ERROR in front of a body that is a single statement: no block would keep its text."""
    before = node.prev_sibling
    if before is None or not before.is_error or node.parent is None:
        return None
    at = node.parent.children.index(node)
    return before if node.parent.field_name_for_child(at) is not None else None
