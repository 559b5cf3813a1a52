"""Which C++ an answer is written in: C++17, which compilers take for granted, or a newer one.

The older one is kept where it does: the newer library has names (`std::numbers`, `std::format`)
that make those of older programs ambiguous.
"""

from __future__ import annotations

from tree_sitter import Node

from pytest_flow2code.assembly import native
from pytest_flow2code.runners.cpp.dialect import DIALECT, GRAMMAR
from pytest_flow2code.syntax import Source, child, descendants, parse

_OLDER, _NEWER = "-std=gnu++17", "-std=gnu++23"

_FILES = """barrier bit compare concepts coroutine expected format latch numbers ranges semaphore
source_location span spanstream stop_token syncstream version"""
_SYNTAX = """concept_definition requires_clause requires_expression co_return_statement
co_yield_statement co_await_expression <=> consteval constinit char8_t"""
_NAMES = """bind_front bit_cast bit_ceil bit_floor bit_width byteswap countl_one countl_zero
countr_one countr_zero ends_with erase_if has_single_bit jthread midpoint partial_ordering popcount
remove_cvref remove_cvref_t rotl rotr ssize starts_with strong_ordering to_address to_array
to_underlying weak_ordering"""
_QUALIFIED = """common_reference_with convertible_to copyable derived_from equality_comparable
expected floating_point format identity integral invocable lerp movable numbers predicate print
println ranges regular same_as semiregular signed_integral source_location span
totally_ordered type_identity type_identity_t unreachable unsigned_integral views"""
_METHODS = frozenset({"contains"})

_NEW_FILES = frozenset(_FILES.split())
_NEW_SYNTAX = tuple(_SYNTAX.split())
_NEW_NAMES = frozenset(_NAMES.split())
_NEW_IN_STD = frozenset(_QUALIFIED.split())
"""Names that programs may well have given to something of their own, unless `std` says whose."""

_WORDS = ("identifier", "field_identifier", "type_identifier", "namespace_identifier")


def standard(*texts: str) -> str:
    """The compiler's flag for a program made of these texts."""
    newer = native.includes(DIALECT, *texts) & _NEW_FILES or any(map(_is_newer, texts))
    return _NEWER if newer else _OLDER


def _is_newer(text: str) -> bool:
    source, own = parse(GRAMMAR, text), native.names(DIALECT, text)
    if next(descendants(source.root, *_NEW_SYNTAX), None) is not None:
        return True
    if any(map(_is_template, descendants(source.root, "lambda_expression"))):
        return True
    if any(map(_is_deduced, descendants(source.root, "parameter_declaration"))):
        return True
    if any(map(_is_defaulted, descendants(source.root, "default_method_clause"))):
        return True
    return any(
        source.of(node) not in own and _is_new(source, node)
        for node in descendants(source.root, *_WORDS)
    )


def _is_template(closure: Node) -> bool:
    return child(closure, "template_parameter_list") is not None


def _is_deduced(parameter: Node) -> bool:
    """`auto` as the type of a function's parameter; a closure's could be so before."""
    kind = parameter.child_by_field_name("type")
    above = parameter.parent.parent if parameter.parent is not None else None
    deduced = kind is not None and kind.type == "placeholder_type_specifier"
    return deduced and above is not None and above.type == "function_declarator"


def _is_defaulted(clause: Node) -> bool:
    """A comparison that the compiler is to make."""
    above = clause.parent
    names = () if above is None else descendants(above, "operator_name")
    return any(name.children[-1].type in ("==", "!=", "<", ">", "<=", ">=") for name in names)


def _is_new(source: Source, node: Node) -> bool:
    word, above = source.of(node), node.parent
    if word in _NEW_NAMES:
        return True
    if above is None:
        return False
    if word in _METHODS:
        called = above.parent
        return (
            above.type == "field_expression"
            and called is not None
            and called.type == "call_expression"
        )
    if word not in _NEW_IN_STD:
        return False
    if node.type == "namespace_identifier" and word in ("ranges", "views"):
        return True
    while above is not None and above.type in ("template_type", "template_function"):
        above = above.parent
    scopes = []
    while above is not None and above.type == "qualified_identifier":
        scope = above.child_by_field_name("scope")
        scopes.append("" if scope is None else source.of(scope))
        above = above.parent
    return "std" in scopes
