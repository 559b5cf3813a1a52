"""Functions of the C library that an answer writes anew and its tests call: two names for two.

A definition with C's linkage takes the place of the library's own in the whole program.
"""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.assembly import native
from pytest_flow2code.runners.cpp.dialect import DIALECT, GRAMMAR
from pytest_flow2code.syntax import Source, ancestors, apply, descendants, parse, replace

_NAMES = """acos asin atan atan2 cbrt ceil cos cosh exp exp2 expm1 fabs fabsf fdim floor fma fmaf
fmax fmin fmod hypot isalnum isalpha isdigit islower isspace isupper ldexp llround log log10 log1p
log2 logb lround memcmp nearbyint pow powf remainder rint round scalbn sin sinh sqrt sqrtf strcmp
strlen strncmp tan tanh tolower toupper trunc"""
_DECLARED = frozenset(_NAMES.split())
"""What the library has declared with C's linkage by the time that somebody else defines it."""


def kept_apart(answer: str, called: frozenset[str]) -> str:
    """The answer with its own versions of the library's functions among `called` under other
    names. What it calls in `std` stays what it is."""
    source = parse(GRAMMAR, answer)
    names = {name for name in _defined(source) if name in called}
    if not names:
        return answer
    words = descendants(source.root, "identifier")
    return apply(
        source,
        (
            replace(node, f"flow2code_own_{source.of(node)}")
            for node in words
            if source.of(node) in names and not _qualified(node)
        ),
    )


def _defined(source: Source) -> Iterator[str]:
    for node in descendants(source.root, "function_definition"):
        scopes = {above.type for above in ancestors(node)}
        linked = "linkage_specification" in scopes
        if scopes - {"linkage_specification", "declaration_list", "translation_unit", "ERROR"}:
            continue
        name = native.declared_name(DIALECT, source, node)
        if linked or name in _DECLARED:
            yield name


def _qualified(node: Node) -> bool:
    return node.parent is not None and node.parent.type == "qualified_identifier"
