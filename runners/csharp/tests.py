"""The tests of a task, armed: what they say about a failure goes to the harness."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tree_sitter import Node

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Placement, Task
from pytest_flow2code.runners.csharp.library import (
    COMPARER,
    COMPARER_NAMESPACE,
    EXTENSIONS,
    LIBRARY,
)
from pytest_flow2code.runners.csharp.names import (
    GRAMMAR,
    LEADING,
    body,
    end_of,
    is_top,
    methods,
    name,
    path,
    types,
)
from pytest_flow2code.syntax import (
    Edit,
    Source,
    ancestors,
    apply,
    child,
    cut,
    descendants,
    named,
    parse,
    replace,
    text,
)

_OPENING = "class Flow2CodeTests__ {\n"
_ASSERTS = {"Assert": "Assert", "Fail": "Fail"}
_COMPARED = ("invocation_expression", "identifier", "element_access_expression")


@dataclass(frozen=True, slots=True)
class Aliases:
    """Extern aliases that no answer can shadow: each carries a digest of the answer itself.

    `shadowed` are names that the answer declares too, types or extension methods; where the tests
    use one, they mean the library's.
    """

    digest: str
    shadowed: frozenset[str]

    @property
    def harness(self) -> str:
        return f"flow2code_{self.digest}"

    @property
    def comparer(self) -> str:
        return f"comparer_{self.digest}"

    @property
    def main(self) -> str:
        """What the tests' Main is called, so that no other can be called in its place."""
        return f"Main_{self.digest}"

    def library(self, assembly: str) -> str:
        return f"{assembly.replace('.', '_')}_{self.digest}"


@dataclass(frozen=True, slots=True)
class CSharpTests:
    """`members` go into the answer's class (INSIDE); `types` stand on their own.

    `signatures` are what the members define; `type_names` the types; `main` is the full name of
    the type whose Main runs everything, empty if that is the answer's own.
    """

    leading: tuple[str, ...]
    members: str
    types: str
    signatures: frozenset[tuple[str, tuple[str, ...]]]
    type_names: frozenset[str]
    main: str


def armed(task: Task, aliases: Aliases) -> CSharpTests:
    """The tests with their assertions, throws, exits and comparisons led to the harness.

    Raises DataError if nothing in the tests can be run.
    """
    inside = task.tests.placement is Placement.INSIDE
    plain = parse(GRAMMAR, (_OPENING if inside else "") + task.tests.code)
    mains = [m for t in types(plain) for m, (called, _) in methods(t) if called == "Main"]
    if not mains:
        raise DataError(
            f"{task.uid}: its tests have no Main method, so there is nothing to run",
            mend="write the tests with `static void Main()`",
        )
    label = mains[0].child_by_field_name("name")
    edits = [] if label is None else [replace(label, aliases.main)]
    source = parse(GRAMMAR, apply(plain, [*edits, *_edits(plain, aliases)]))
    tops = [t for t in types(source) if is_top(t)]
    host = tops.pop(0) if inside else None
    leading = named(source.root, *LEADING)
    runs = [path(source, t) for t in tops if any(c == aliases.main for _, (c, _) in methods(t))]
    return CSharpTests(
        leading=tuple(source.of(n) for n in leading),
        members="" if host is None else _inner(source, host),
        types="\n".join(map(source.of, tops)) if inside else apply(source, map(cut, leading)),
        signatures=frozenset(s for _, s in methods(host)) if host is not None else frozenset(),
        type_names=frozenset(name(t) for t in tops),
        main=runs[0] if runs else "",
    )


def _inner(source: Source, host: Node) -> str:
    inner = body(host)
    start = source.length if inner is None else inner.start_byte + 1
    return source.data[start : end_of(source, host)].decode("utf-8", "replace")


def _edits(source: Source, aliases: Aliases) -> Iterator[Edit]:
    harness = f"{aliases.harness}::Flow2Code.Harness"
    silent = not _says_failure(source)
    for node in descendants(source.root):
        if node.type in ("throw_statement", "throw_expression") and node.named_children:
            if not _passes_on(node):
                yield from _wrapped(node.named_children[0], f"{harness}.Failed(")
        elif node.type == "invocation_expression":
            yield from _call(node, harness, silent=silent, aliases=aliases)
        elif node.type == "binary_expression":
            yield from _comparison(node, harness)
        elif node.type == "identifier":
            yield from _name(node, aliases)


def _says_failure(source: Source) -> bool:
    """Whether the tests have any way of their own to fail: an assertion, a throw, an exit."""
    for node in descendants(source.root, "throw_statement", "invocation_expression"):
        if node.type == "throw_statement":
            return True
        called = _called(node)
        if called[0] in ("Debug", "Trace", "Environment") or called[1] == "Assert":
            return True
    return False


def _called(node: Node) -> tuple[str, str]:
    """What a call names: the last part before the method, and the method."""
    function = node.child_by_field_name("function")
    if function is None or function.type != "member_access_expression":
        return "", "" if function is None else text(function)
    target = function.child_by_field_name("expression")
    if target is not None and target.type == "member_access_expression":
        return name(target), name(function)
    return "" if target is None else text(target), name(function)


def _wrapped(node: Node, opening: str, closing: str = ")") -> Iterator[Edit]:
    yield Edit(node.start_byte, node.start_byte, opening)
    yield Edit(node.end_byte, node.end_byte, closing)


def _passes_on(node: Node) -> bool:
    """Whether a throw only hands on what was caught."""
    catches = [n for n in ancestors(node) if n.type == "catch_clause"]
    declared = [child(c, "catch_declaration") for c in catches]
    caught = {name(d) for d in declared if d is not None}
    return any(n.type == "identifier" and text(n) in caught for n in descendants(node))


def _call(node: Node, harness: str, *, silent: bool, aliases: Aliases) -> Iterator[Edit]:
    function = node.child_by_field_name("function")
    arguments = node.child_by_field_name("arguments")
    if function is None or arguments is None:
        return
    count = len(named(arguments, "argument"))
    target, method = _called(node)
    if target in ("Debug", "Trace") and method in _ASSERTS:
        yield replace(function, f"{harness}.{_ASSERTS[method]}")
    elif (target, method) == ("Environment", "Exit"):
        yield replace(function, f"{harness}.Exit")
    elif target in ("object", "Object") and method == "Equals" and count == 2:
        yield replace(function, f"{harness}.Same")
    elif (target, method) == ("Console", "WriteLine") and silent and count == 1:
        yield from _wrapped(named(arguments, "argument")[0], f"{harness}.Shown(")
    elif function.type == "member_access_expression":
        yield from _method(function, arguments, harness, aliases)


def _method(function: Node, arguments: Node, harness: str, aliases: Aliases) -> Iterator[Edit]:
    """A method called on a value: equality is asked honestly, extensions are the library's."""
    target = function.child_by_field_name("expression")
    method = function.child_by_field_name("name")
    if target is None or method is None:
        return
    one = len(named(arguments, "argument")) == 1
    static = ""
    if text(method) == "SequenceEqual" and one:
        static = f"{harness}.SequenceEqual"
    elif text(method) in aliases.shadowed and text(method) not in LIBRARY:
        static = f"{_qualified(EXTENSIONS, aliases)}.{text(method)}"
    if static:
        separator = ", " if named(arguments, "argument") else ""
        yield Edit(target.start_byte, target.start_byte, f"{static}(")
        yield Edit(target.end_byte, arguments.children[0].end_byte, separator)
    elif text(method) == "Equals" and one and target.type not in ("predefined_type", "base"):
        yield from _wrapped(target, f"{harness}.Honest(")


def _comparison(node: Node, harness: str) -> Iterator[Edit]:
    operator = node.child_by_field_name("operator")
    if operator is None or text(operator) not in ("==", "!="):
        return
    for side in ("left", "right"):
        value = node.child_by_field_name(side)
        if value is not None and value.type in _COMPARED:
            yield from _wrapped(value, f"{harness}.Honest(")


def _name(node: Node, aliases: Aliases) -> Iterator[Edit]:
    """A type of the library, by a name that cannot be taken for the answer's own."""
    word = text(node)
    if word not in aliases.shadowed or not (word in LIBRARY or word == COMPARER):
        return
    above = node.parent
    dotted = above is not None and above.type in ("member_access_expression", "qualified_name")
    if above is None or not dotted or above.named_children[-1] != node:
        yield replace(node, _qualified(word, aliases))


def _qualified(word: str, aliases: Aliases) -> str:
    if word == COMPARER:
        return f"{aliases.comparer}::{COMPARER_NAMESPACE}.{COMPARER}"
    namespace, assembly = LIBRARY[word]
    return f"{aliases.library(assembly)}::{namespace}.{word}"
