"""The tests of a task, prepared so that nothing they say is lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.runners.javascript.modules import as_script
from pytest_flow2code.runners.javascript.names import GRAMMAR, waits
from pytest_flow2code.syntax import Edit, Source, ancestors, apply, descendants, parse

_LATER = frozenset(
    {
        "Promise",
        "queueMicrotask",
        "setImmediate",
        "setInterval",
        "setTimeout",
        "nextTick",
        "then",
        "node:test",
    }
)
_WORDS = ("identifier", "property_identifier", "string_fragment")


@dataclass(frozen=True, slots=True)
class Prepared:
    """`text` is what is run; `waits` says that some of it may run later than its last line,
    `exits` that it ends the process itself, `waiting` that it awaits at its top level."""

    text: str
    modules: tuple[str, ...]
    waits: bool
    exits: bool
    waiting: bool


def prepare(code: str) -> Prepared:
    """Mark every `throw`, and have built-ins looked after once a call has come back."""
    source = parse(GRAMMAR, as_script(parse(GRAMMAR, code))[0])
    words = {source.of(node) for node in descendants(source.root, *_WORDS)}
    later = not words.isdisjoint(_LATER) or any(descendants(source.root, "async", "await"))
    return Prepared(
        text=apply(source, [*_calls(source), *_throws(source)]),
        modules=required(source),
        waits=later,
        exits="process" in words,
        waiting=waits(source),
    )


def required(source: Source) -> tuple[str, ...]:
    """The modules that `require` and `import` name as plain strings."""
    found: dict[str, None] = {}
    for node in descendants(source.root, "string"):
        parent = node.parent
        if parent is None:
            continue
        imported = parent.type in ("import_statement", "export_statement")
        if imported or (parent.type == "arguments" and _loads(source, parent.parent)):
            found[source.of(node)[1:-1]] = None
    return tuple(found)


def _loads(source: Source, call: Node | None) -> bool:
    function = None if call is None else call.child_by_field_name("function")
    return function is not None and source.of(function) in ("require", "import")


def _calls(source: Source) -> Iterator[Edit]:
    for node in descendants(source.root, "call_expression", "new_expression"):
        if node.type == "call_expression" and not _may_be_held(source, node):
            continue
        parent = node.parent
        alone = parent is not None and parent.type == "expression_statement"
        yield Edit(node.start_byte, node.start_byte, f"flow2code_{'last' if alone else 'after'}(")
        yield Edit(node.end_byte, node.end_byte, ")")


def _may_be_held(source: Source, call: Node) -> bool:
    """Whether a call may be put in brackets without a change of meaning, and is worth it."""
    function = call.child_by_field_name("function")
    if function is None or function.type in ("super", "import"):
        return False
    if source.of(function) == "require" or source.of(function).startswith("console."):
        return False
    return not _in_optional_chain(call)


def _in_optional_chain(call: Node) -> bool:
    """`a?.b().c` stops as a whole where `a` is missing: brackets would cut the chain short."""
    chain = [call]
    for above in ancestors(call):
        if above.type not in ("member_expression", "call_expression", "subscript_expression"):
            break
        chain.append(above)
    return any(list(descendants(link, "optional_chain")) for link in chain)


def _throws(source: Source) -> Iterator[Edit]:
    """`throw x` says first that the tests are about to fail: to work out `x` may itself fail."""
    for node in descendants(source.root, "throw_statement"):
        values = [child for child in node.named_children if child.type != "comment"]
        if not values:
            continue
        first, last = values[0], values[-1]
        mark = f"(flow2code_throw({node.start_point[0] + 1}), flow2code_thrown(("
        yield Edit(first.start_byte, first.start_byte, mark)
        yield Edit(last.end_byte, last.end_byte, ")))")
