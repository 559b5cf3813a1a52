"""What C and C++ do not share, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pytest_flow2code.assembly.imports import Imports
from pytest_flow2code.assembly.outline import Name
from pytest_flow2code.syntax import Grammar

DECLARED: Mapping[str, Name] = {
    "function_definition": ("declarator",),
    "declaration": ("declarator",),
    "type_definition": ("declarator",),
    "struct_specifier": ("name",),
    "union_specifier": ("name",),
    "enum_specifier": ("name",),
    "preproc_def": ("name",),
    "preproc_function_def": ("name",),
}
"""Node types of both grammars that give a name to something -> the way to the name."""

CONDITIONAL = (
    "preproc_ifdef",
    "preproc_if",
    "preproc_else",
    "preproc_elif",
    "preproc_elifdef",
)
IMPORTS = Imports(
    statements=("preproc_include", "preproc_def", "preproc_function_def", "preproc_call"),
    around=CONDITIONAL,
)
"""Both grammars' names for what the preprocessor is told."""

_LIMITS = """CHAR_BIT SCHAR_MIN SCHAR_MAX UCHAR_MAX CHAR_MIN CHAR_MAX SHRT_MIN SHRT_MAX USHRT_MAX
INT_MIN INT_MAX UINT_MAX LONG_MIN LONG_MAX ULONG_MAX LLONG_MIN LLONG_MAX ULLONG_MAX"""
_STDINT = """INT8_MIN INT8_MAX UINT8_MAX INT16_MIN INT16_MAX UINT16_MAX INT32_MIN INT32_MAX
UINT32_MAX INT64_MIN INT64_MAX UINT64_MAX SIZE_MAX INTPTR_MIN INTPTR_MAX UINTPTR_MAX"""
_FLOAT = """FLT_EPSILON FLT_MIN FLT_MAX FLT_DIG DBL_EPSILON DBL_MIN DBL_MAX DBL_DIG LDBL_EPSILON
LDBL_MIN LDBL_MAX"""
_MATH = """M_PI M_PI_2 M_PI_4 M_E M_LN2 M_LN10 M_SQRT2 INFINITY NAN HUGE_VAL isnan isinf isfinite
isnormal signbit fpclassify"""

STANDARD: Mapping[str, str] = {
    name: header
    for header, names in {
        "limits.h": _LIMITS,
        "stdint.h": _STDINT,
        "float.h": _FLOAT,
        "math.h": _MATH,
        "stdio.h": "EOF BUFSIZ stdin stdout stderr",
        "stdlib.h": "EXIT_SUCCESS EXIT_FAILURE RAND_MAX",
        "stddef.h": "NULL offsetof",
        "errno.h": "errno",
        "stdarg.h": "va_start va_arg va_end va_copy",
    }.items()
    for name in names.split()
}
"""Macros of the standard library -> the header that defines them."""


@dataclass(frozen=True, slots=True, eq=False)
class Dialect:
    """One of the two languages; there is one value of each, told apart by identity.

    `keywords` are never macros of a header, `fixed` can be no macros at all. `restored` are names
    that an answer may have made macros of and what they are to the tests. `pure` are functions
    the tests compare with and for which the shield has its own. `looks_in_arguments` says that the
    types of a call's arguments have a say in which function is called.
    """

    grammar: Grammar
    suffix: str
    declared: Mapping[str, Name]
    keywords: frozenset[str]
    restored: Mapping[str, str]
    fixed: frozenset[str] = frozenset({"defined"})
    pure: frozenset[str] = frozenset({"strcmp", "strncmp", "memcmp", "strlen"})
    looks_in_arguments: bool = False
