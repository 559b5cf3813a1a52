"""An answer rewritten, with its grammar, into every form in which models give it.

Some forms are the same for all languages: other line ends and white space, with the task's header
once more or without it, the bare function, a class closed that its tests would close. The others
are texts in `runners/<language>/forms/` around the place of the answer: `@ANSWER@` stands for all
of it, `@DEFINITIONS@` for the complete things it defines, `@ENTRY@` for the entry point's name.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from tree_sitter import Node

from pytest_flow2code import runners
from pytest_flow2code.core.language import Language
from pytest_flow2code.core.task import Task
from pytest_flow2code.syntax import Grammar, Source, descendants, parse

_KEPT = ("string", "heredoc", "template", "comment", "regex", "literal", "text", "quoted")
"""Parts of the names of nodes whose white space means something, or may."""


@cache
def grammar_of(name: str) -> Grammar:
    """The grammar that a language's join reads answers with: the one with most closers."""
    package = import_module(f"pytest_flow2code.runners.{name}")
    found = [
        value
        for module in pkgutil.iter_modules(package.__path__)
        if module.name not in ("support", "samples", "hostile", "forms")
        for value in vars(import_module(f"{package.__name__}.{module.name}")).values()
        if isinstance(value, Grammar)
    ]
    return max(found, key=lambda grammar: len(grammar.closers))


def rewritten(task: Task, language: Language, form: str) -> str | None:
    """The task's reference in a form; None where it has none, or is in it already."""
    source = parse(grammar_of(language.name), task.reference)
    if form in EVERYWHERE:
        text = EVERYWHERE[form](task, language, source)
    else:
        path = _folder(language.name) / f"{form}{language.suffix}"
        text = _around(path.read_text(encoding="utf-8"), task, language, source)
    return text if text not in ("", task.reference) else None


def names(language: str) -> tuple[str, ...]:
    """The forms a reference of this language can have."""
    own = sorted(path.stem for path in _folder(language).glob("*.*"))
    return (*EVERYWHERE, *own)


def _folder(language: str) -> Path:
    return Path(str(runners.__file__)).parent / language / "forms"


def _crlf(task: Task, language: Language, source: Source) -> str:
    return task.reference.replace("\r\n", "\n").replace("\n", "\r\n")


def _tabs(task: Task, language: Language, source: Source) -> str:
    def tabbed(line: str) -> str:
        inner = line.lstrip(" ")
        return "\t" * (len(line) - len(inner)) + inner

    return _by_line(task.reference, _inside(source, at_start=True), tabbed)


def _spacious(task: Task, language: Language, source: Source) -> str:
    def padded(line: str) -> str:
        return line if line.endswith("\\") else f"{line}  \t"

    text = _by_line(task.reference, _inside(source, at_start=False), padded)
    return f"\n\n{text}\n\n\n"


def _tight(task: Task, language: Language, source: Source) -> str:
    """Without empty lines and without an end to the last one."""
    kept = _inside(source, at_start=True) | _inside(source, at_start=False)
    lines = task.reference.split("\n")
    return "\n".join(line for row, line in enumerate(lines) if line.strip() or row in kept).rstrip()


def _header_again(task: Task, language: Language, source: Source) -> str:
    given = _given(task, language)
    return "\n".join((*given, task.reference)) if given else ""


def _without_header(task: Task, language: Language, source: Source) -> str:
    given = {text.strip() for text in _given(task, language)}
    nodes = [n for n in source.root.named_children if source.of(n).strip() in given]
    return _without(task.reference, nodes).strip("\n") if nodes else ""


def _bare(task: Task, language: Language, source: Source) -> str:
    """The entry point alone, where the rest of the reference is the header's or nothing."""
    node = _entry(source, task, language)
    if node is None:
        return ""
    given = {text.strip() for text in _given(task, language)}
    for other in source.root.named_children:
        inside = other.start_byte <= node.start_byte and node.end_byte <= other.end_byte
        if not inside and not other.is_extra and source.of(other).strip() not in given:
            return ""
    text = source.of(node)
    mine, whole, known = (language.outline(t).names for t in (text, task.reference, task.header))
    around = {name for above in _above(node) for name in _named(source, above)}
    return text if whole <= mine | known | around else ""


def _closed(task: Task, language: Language, source: Source) -> str:
    return task.reference + source.closer if source.closer.strip() else ""


Rewrite = Callable[[Task, Language, Source], str]
EVERYWHERE: dict[str, Rewrite] = {
    "crlf": _crlf,
    "tabs": _tabs,
    "spacious": _spacious,
    "tight": _tight,
    "header-again": _header_again,
    "without-header": _without_header,
    "bare": _bare,
    "closed": _closed,
}


def _around(text: str, task: Task, language: Language, source: Source) -> str:
    whole = task.reference + source.closer if source.closer.strip() else task.reference
    definitions = "\n\n".join(
        source.of(node)
        for node in source.root.named_children
        if not node.has_error and language.outline(source.of(node)).names
    )
    text = text.replace("@ANSWER@", whole.rstrip())
    return text.replace("@DEFINITIONS@", definitions).replace("@ENTRY@", task.entry_point)


def _given(task: Task, language: Language) -> list[str]:
    """What stands whole in the task's header."""
    source = parse(grammar_of(language.name), task.header)
    return [
        source.of(node)
        for node in source.root.named_children
        if not node.has_error
        and node.end_byte < source.length
        and task.entry_point not in source.of(node)
    ]


def _entry(source: Source, task: Task, language: Language) -> Node | None:
    """The smallest node that defines the entry point without help, where it is first named."""
    best = None
    first = source.data.find(task.entry_point.encode())
    for node in descendants(source.root):
        if node.end_byte > source.length or node.has_error or not node.is_named:
            continue
        if not node.start_byte <= first < node.end_byte:
            continue
        text = source.of(node)
        if task.entry_point in text and len(text) > len(task.entry_point):
            seen = language.outline(text)
            whole = not parse(grammar_of(language.name), text).closer
            if task.entry_point in seen.names and not seen.errors and whole:
                best = node if best is None or len(text) <= len(source.of(best)) else best
    return best


def _above(node: Node) -> Iterator[Node]:
    above = node.parent
    while above is not None:
        yield above
        above = above.parent


def _named(source: Source, node: Node) -> Iterator[str]:
    name = node.child_by_field_name("name")
    if name is not None:
        yield source.of(name)


def _without(text: str, nodes: list[Node]) -> str:
    data = text.encode()
    for node in sorted(nodes, key=lambda n: -n.start_byte):
        data = data[: node.start_byte] + data[node.end_byte :]
    return data.decode()


def _inside(source: Source, *, at_start: bool) -> frozenset[int]:
    """Rows that begin (or end) inside of a token, where white space is part of a value."""
    rows: set[int] = set()
    for node in descendants(source.root):
        first, last = node.start_point[0], node.end_point[0]
        if first < last and (not node.children or any(word in node.type for word in _KEPT)):
            rows.update(range(first + 1, last + 1) if at_start else range(first, last))
    return frozenset(rows)


def _by_line(text: str, kept: frozenset[int], change: Callable[[str], str]) -> str:
    lines = text.split("\n")
    return "\n".join(line if row in kept else change(line) for row, line in enumerate(lines))
