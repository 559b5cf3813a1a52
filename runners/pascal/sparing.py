"""Units that a program names and does without.

Loading `SysUtils` takes the compiler as long as everything else it does, and most answers name it
from habit. A unit can be left out if the text has no word that could come from it, and nothing in
it that the unit changes by being there.
"""

from __future__ import annotations

from collections.abc import Iterable

from tree_sitter import Node

from pytest_flow2code.runners.pascal.parts import words
from pytest_flow2code.syntax import Source, descendants

_QUIET = frozenset({"sysutils", "math", "strutils", "classes"})
"""Units that do nothing to a program that calls nothing in them and handles no exceptions."""

_SYSTEM = frozenset(
    word
    for line in (
        "abs ansistring arctan assert assigned boolean break byte cardinal char chr concat",
        "continue copy cos currency dec delete dispose double dword exclude exit exp extended",
        "fillchar frac freemem getmem halt high inc include insert int int64 integer length ln",
        "longint longword low maxint maxlongint move new odd ord pchar pi pos pred ptrint ptruint",
        "qword random randomize read readln real result round runerror setlength shortint",
        "shortstring sin single sizeof smallint sqr sqrt str string succ trunc uint64 upcase val",
        "word write writeln",
    )
    for word in line.split()
)
"""Words that every program has."""

_CALLABLE = ("declProc", "declType")
_DECLARING = (*_CALLABLE, "declArg", "declVar", "declConst", "declField", "declEnumValue")
_TELLTALES = ("try", "raise", "pp", "exprDot", "declClass", "asm", "typerefPtr")
"""Where these stand, more may come from a unit than a word shows."""


def needed(units: Iterable[str], texts: Iterable[Source]) -> list[str]:
    """Those of `units` that the program made of `texts` may need."""
    listed, sources = list(units), list(texts)
    if not _plain(sources):
        return listed
    return [unit for unit in listed if unit.lower() not in _QUIET]


def _plain(sources: list[Source]) -> bool:
    if any(_telling(source, node) for source in sources for node in _telltales(source)):
        return False
    used: set[str] = set()
    called: set[str] = set()
    own: set[str] = set()
    callable_: set[str] = set()
    for source in sources:
        used |= words(source) - _units(source)
        called |= _called(source)
        own |= _declared(source, _DECLARING)
        callable_ |= _declared(source, _CALLABLE)
    return used - own <= _SYSTEM and called - callable_ <= _SYSTEM


def _telltales(source: Source) -> Iterable[Node]:
    return descendants(source.root, *_TELLTALES)


def _telling(source: Source, node: Node) -> bool:
    """A switch of the language mode brings no name; other directives may bring a file."""
    if node.type != "pp":
        return True
    said = source.of(node).lower().lstrip("{(*$ ")
    return not said.startswith(("mode ", "h+", "h-", "assertions", "c+", "c-"))


def _declared(source: Source, kinds: tuple[str, ...]) -> frozenset[str]:
    """All names that a text declares in these ways, wherever."""
    return frozenset(
        source.of(name).lower()
        for node in descendants(source.root, *kinds)
        for name in node.children_by_field_name("name")
    )


def _called(source: Source) -> frozenset[str]:
    """What a text calls: a variable of the same name elsewhere is another thing."""
    heads = (node.children[0] for node in descendants(source.root, "exprCall", "statement"))
    return frozenset(source.of(head).lower() for head in heads if head.type == "identifier")


def _units(source: Source) -> frozenset[str]:
    return frozenset(source.of(name).lower() for name in descendants(source.root, "moduleName"))
