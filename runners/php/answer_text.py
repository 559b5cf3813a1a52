"""An answer made fit to be included as a file of its own, and its names made known to the tests."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pytest_flow2code.assembly import given
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.php.names import (
    GRAMMAR,
    TYPES,
    closures,
    defined,
    methods,
    name_of,
    namespaces,
)
from pytest_flow2code.syntax import Edit, Source, apply, outside, parse, replace

_IMPORTS = ("namespace_use_declaration",)
_DEFINITIONS = {"function_definition": ("name",), "class_declaration": ("name",)}
_SILENT = ("php_tag", "php_end_tag", "comment", "text", "text_interpolation")
_HEAD = ("php_tag", "declare_statement", "comment")


def completed(task: Task, source: str) -> Source:
    """The answer in PHP mode; the task's header before it where it is only a function's body."""
    plain = _without_last_exit(parse(GRAMMAR, opened(source.replace("\r\n", "\n"))))
    if _answers(plain, task.entry_point) or not _is_body(plain):
        return plain
    body = apply(plain, [Edit(0, len("<?php"))])
    header = apply(parse(GRAMMAR, task.header), ())
    for opening, closing in (("", ""), ("", "\n}"), (" {\n", "\n}")):
        whole = parse(GRAMMAR, f"{opened(header)}{opening}{body}{closing}")
        if not whole.errors and not whole.closer and _answers(whole, task.entry_point):
            return whole
    return plain


def _without_last_exit(source: Source) -> Source:
    """The answer without an `exit` as its very last statement, where a script says that it is over
    and tests that follow would never run."""
    statements = [n for n in source.root.named_children if n.type not in _SILENT]
    if not statements:
        return source
    last = statements[-1]
    words = [source.of(node).lower() for node in last.named_children]
    if last.type == "exit_statement" or (last.type == "expression_statement" and words == ["die"]):
        return parse(GRAMMAR, apply(source, [replace(last, ";")]))
    return source


def opened(text: str) -> str:
    """The text with an opening tag, and without what stands before it: a `declare` must come first.

    Lines keep their numbers.
    """
    source = parse(GRAMMAR, text)
    tag = next((node for node in source.root.children if node.type == "php_tag"), None)
    if tag is None:
        return f"<?php {text}"
    before = source.data[: tag.start_byte].count(b"\n")
    head = Edit(0, tag.end_byte, "<?php" + "\n" * before)
    return apply(source, [head])


def with_imports(task: Task, answer: Source) -> str:
    """The answer with the `use` lines of the task's header that it lacks."""
    uses = [node for node in outside(answer.root) if node.type in _IMPORTS]
    texts = {" ".join(answer.of(node).split()) for node in uses}
    lines, _ = given(GRAMMAR, task.header, imports=_IMPORTS, table=_DEFINITIONS, without=())
    missing = [line for line in lines if " ".join(line.split()) not in texts]
    if not missing:
        return apply(answer, ())
    place = 0
    for node in answer.root.children:
        single = node.type == "namespace_definition" and node.child_by_field_name("body") is None
        if node.type in _HEAD or single:
            place = node.end_byte
        else:
            break
    return apply(answer, [Edit(place, place, f" {' '.join(missing)} ")])


def helpers(task: Task, answer: Source) -> str:
    """What the task's header defines besides the entry point and the answer does not."""
    known = {name.lower() for name in taken(answer)} | {task.entry_point.lower()}
    _, found = given(GRAMMAR, task.header, imports=(), table=_DEFINITIONS, without=())
    texts = [text for name, text in found.items() if name.lower() not in known]
    return "<?php\n" + "\n".join(texts)


def taken(answer: Source) -> frozenset[str]:
    """The names, in lower case, that the answer has given in the global namespace."""
    spaces = namespaces(answer)
    return frozenset(
        name_of(answer, node).lower()
        for node in outside(answer.root, *TYPES)
        if node.type in ("function_definition", *TYPES) and node.id not in spaces
    )


def bridge(task: Task, answer: Source) -> str:
    """Statements that let the tests call what the answer has put elsewhere.

    In a namespace it is imported; a method of a class, or a function held by a variable, gets a
    function of the entry point's name.
    """
    tests = defined(parse(GRAMMAR, opened(task.tests.code)), "function_definition", *TYPES)
    parts = list(_uses(answer, {name.lower() for name in tests}))
    entry = task.entry_point
    if entry and entry.lower() not in {n.lower() for n in defined(answer, "function_definition")}:
        owners = [owner for owner, method in methods(answer) if method.lower() == entry.lower()]
        if entry in closures(answer):
            parts.append(_forward(entry, f"$GLOBALS['{entry}']"))
        elif owners:
            parts.append(_forward(entry, f"(new {_qualified(answer, owners[0])})->{entry}"))
    return " ".join(parts)


def _forward(entry: str, target: str) -> str:
    return f"function {entry}(...$given) {{ return {target}(...$given); }}"


def _uses(answer: Source, without: Collection[str]) -> Iterator[str]:
    spaces = namespaces(answer)
    for node in outside(answer.root, *TYPES):
        space, name = spaces.get(node.id), name_of(answer, node)
        if space and node.type in ("function_definition", *TYPES) and name.lower() not in without:
            kind = "function " if node.type == "function_definition" else ""
            yield f"use {kind}{space}\\{name};"


def _qualified(answer: Source, owner: str) -> str:
    spaces = namespaces(answer)
    for node in outside(answer.root, *TYPES):
        if node.type == "class_declaration" and name_of(answer, node) == owner:
            return f"\\{spaces[node.id]}\\{owner}" if node.id in spaces else f"\\{owner}"
    return f"\\{owner}"


def _answers(source: Source, entry: str) -> bool:
    names = {*defined(source, "function_definition"), *closures(source)}
    names |= {method for _, method in methods(source)}
    return entry.lower() in {name.lower() for name in names}


def _is_body(source: Source) -> bool:
    nodes = outside(source.root, "function_definition", *TYPES)
    return any(node.type == "return_statement" for node in nodes)
