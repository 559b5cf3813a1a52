"""The parts of a Pascal text, found with its grammar."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.assembly import name_of
from pytest_flow2code.syntax import Edit, Grammar, Source, child, descendants, parse

GRAMMAR = Grammar(
    "tree_sitter_pascal", closers=("\nend;\n",), outmost=("\nbegin\nend.\n", "\nend.\n")
)
PLAIN = Grammar("tree_sitter_pascal")
"""For the beginnings of programs, which end in an open heading however they are closed."""

_WHOLES = ("program", "library", "unit", "interface", "implementation", "ERROR")
_HEADS = ("kProgram", "kLibrary", "kUnit")
_SECTIONS = ("declTypes", "declConsts", "declVars")


def top(source: Source) -> Iterator[Node]:
    """What stands at the top of a text or of the program or unit in it, in order."""
    stack = list(reversed(source.root.children))
    while stack:
        node = stack.pop()
        if node.type in _WHOLES:
            stack.extend(reversed(node.children))
        else:
            yield node


def heading(source: Source) -> Edit | None:
    """Takes out `program X(input, output);`, or the like."""
    start: int | None = None
    for leaf in descendants(source.root):
        if leaf.type in _HEADS:
            start = leaf.start_byte
        elif start is not None and leaf.type == ";":
            return Edit(start, leaf.end_byte)
    return None


def tidied(text: str) -> str:
    """`text` without what the grammar does not know though the language does: the files behind a
    program's name, the full stop of a program without a name, and what follows it."""
    source = parse(PLAIN, text)
    if not source.errors:
        return text
    titled = heading(source)
    data = source.data
    if titled is not None:
        name, bracket, files = data[titled.start : titled.end].partition(b"(")
        if b")" in files:
            blank = bytes(c if c in b";\n" else 32 for c in bracket + files)
            data = data[: titled.start] + name + blank + data[titled.end :]
    for node in source.root.children:
        last = child(node, "kEndDot") if node.type in _WHOLES else None
        if last is not None:
            return data[: last.end_byte].decode("utf-8", "replace")
        if node.type == "block" and data[node.end_byte :].lstrip().startswith(b"."):
            return data[: node.end_byte].decode("utf-8", "replace")
    return data.decode("utf-8", "replace")


def uses(source: Source) -> list[str]:
    """The units that a text uses."""
    return [
        source.of(name)
        for node in descendants(source.root, "declUses")
        for name in node.named_children
        if name.type == "moduleName"
    ]


def words(source: Source) -> frozenset[str]:
    """All identifiers of a text, in lower case."""
    found = descendants(source.root, "identifier")
    return frozenset(source.of(node).lower() for node in found)


def names(source: Source) -> frozenset[str]:
    """What a text makes known to those that come after it, in lower case."""
    return frozenset(source.of(node).lower() for part in top(source) for node in _named(part))


def procedure_name(node: Node) -> Node | None:
    """The plain name of a procedure, None for a method or an operator."""
    head = child(node, "declProc") if node.type == "defProc" else node
    name = None if head is None else name_of(head, ("name",))
    if name is not None and name.type == "genericTpl":
        name = name.child_by_field_name("entity")
    return name if name is not None and name.type == "identifier" else None


def result_type(source: Source, name: str) -> str:
    """What a function gives back, as it is written; empty for what gives nothing back."""
    for part in top(source):
        if part.type not in ("defProc", "declProc"):
            continue
        called = procedure_name(part)
        if called is not None and source.of(called).lower() == name.lower():
            head = child(part, "declProc") if part.type == "defProc" else part
            result = None if head is None else head.child_by_field_name("type")
            return "" if result is None else source.of(result)
    return ""


def own_types(source: Source) -> frozenset[str]:
    """The types that a text declares, in lower case."""
    found = set()
    for declared in descendants(source.root, "declType"):
        name = declared.child_by_field_name("name")
        first = None if name is None else next(descendants(name, "identifier"), None)
        if first is not None:
            found.add(source.of(first).lower())
    return frozenset(found)


def words_of(kind: str) -> frozenset[str]:
    """All identifiers of a type as it is written, in lower case."""
    return words(parse(PLAIN, f"var flow2code: {kind};"))


def _named(node: Node) -> Iterator[Node]:
    if node.type in ("defProc", "declProc"):
        name = procedure_name(node)
        if name is not None:
            yield name
    elif node.type in _SECTIONS:
        for declaration in node.named_children:
            for name in declaration.children_by_field_name("name"):
                if name.type == "identifier":
                    yield name
        for value in descendants(node, "declEnumValue"):
            name = value.child_by_field_name("name")
            if name is not None:
                yield name
