"""The grammar of C++ and its words."""

from __future__ import annotations

from pytest_flow2code.assembly import Imports, native
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_cpp", closers=("}", "};"))

DECLARED = {
    **native.DECLARED,
    "class_specifier": ("name",),
    "namespace_definition": ("name",),
    "alias_declaration": ("name",),
    "concept_definition": ("name",),
}

IMPORTS = Imports(
    statements=(
        *native.IMPORTS.statements,
        "using_declaration",
        "alias_declaration",
        "namespace_alias_definition",
    ),
    around=(*native.IMPORTS.around, "linkage_specification", "declaration_list"),
)

_KEYWORDS = """alignas alignof asm auto bool break case catch char char16_t
char32_t class const constexpr const_cast continue decltype default delete do double
dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable
namespace new noexcept nullptr operator private protected public register
reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template
this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile
wchar_t while override final __attribute__ __builtin_trap __builtin_exit __is_class
__is_union __is_enum"""

_OPERATORS = "and and_eq bitand bitor compl not not_eq or or_eq xor xor_eq defined"
"""Words that the preprocessor lets nobody define."""

_LIBRARY = """std exception bad_alloc bad_array_new_length what decay_t is_same_v
is_lvalue_reference_v is_default_constructible_v resize value_type insert first second"""
"""What the shield itself uses of the standard library."""

DIALECT = native.Dialect(
    grammar=GRAMMAR,
    suffix=".cpp",
    declared=DECLARED,
    keywords=frozenset((_KEYWORDS + " " + _LIBRARY).split()),
    fixed=frozenset(_OPERATORS.split()),
    restored={},
    looks_in_arguments=True,
)
