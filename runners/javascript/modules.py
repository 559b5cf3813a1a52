"""ES modules rewritten as scripts: the harness runs every answer as one function."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.runners.javascript.names import at_top
from pytest_flow2code.syntax import Edit, Source, apply, child, cut, descendants, named, replace

_META = '({ url: "file:///answer.js" })'


def as_script(source: Source) -> tuple[str, dict[str, str]]:
    """The text without `import` and `export`, and what it exports under another name.

    Lines keep their numbers, so that messages point to the answer as it was written.
    """
    edits: list[Edit] = []
    renamed: dict[str, str] = {}
    for node in at_top(source.root):
        if node.type == "hash_bang_line":
            edits.append(cut(node))
        elif node.type == "import_statement":
            edits.append(replace(node, _required(source, node)))
        elif node.type == "export_statement":
            edits += _exported(source, node)
            renamed.update(_renamed(source, node))
    for node in descendants(source.root, "meta_property", "import"):
        if node.type == "meta_property" and source.of(node).startswith("import"):
            edits.append(replace(node, _META))
        elif node.parent is not None and node.parent.type == "call_expression":
            edits.append(replace(node, "flow2code_import"))
    return apply(source, edits), renamed


def _required(source: Source, node: Node) -> str:
    """`import` as `require`, with as many line feeds as it had."""
    place = node.child_by_field_name("source")
    clause = child(node, "import_clause")
    if place is None:
        return source.of(node)
    call = f"require({source.of(place)})"
    parts = [] if clause is None else [_binding(source, part) for part in clause.named_children]
    text = f"const {', '.join(f'{name} = {call}' for name in parts)};" if parts else f"{call};"
    return text + "\n" * source.of(node).count("\n")


def _binding(source: Source, part: Node) -> str:
    """What stands left of the `=`: a default import takes the whole module, as Node does."""
    if part.type == "namespace_import":
        return source.of(part.named_children[-1])
    if part.type != "named_imports":
        return source.of(part)
    pairs = []
    for one in named(part, "import_specifier"):
        name, alias = (one.child_by_field_name(field) for field in ("name", "alias"))
        if name is not None:
            known = source.of(name)
            pairs.append(known if alias is None else f"{known}: {source.of(alias)}")
    return f"{{ {', '.join(pairs)} }}"


def _exported(source: Source, node: Node) -> Iterator[Edit]:
    """Keep what is declared, drop the rest of an `export`."""
    declaration = node.child_by_field_name("declaration")
    value = node.child_by_field_name("value")
    if declaration is not None:
        yield Edit(node.start_byte, declaration.start_byte)
    elif value is not None:
        yield Edit(node.start_byte, value.start_byte, "module.exports = ")
    else:
        yield replace(node, "\n" * source.of(node).count("\n"))


def _renamed(source: Source, node: Node) -> Iterator[tuple[str, str]]:
    for one in descendants(node, "export_specifier"):
        name, alias = (one.child_by_field_name(field) for field in ("name", "alias"))
        if name is not None and alias is not None and source.of(alias) != "default":
            yield source.of(alias), source.of(name)
