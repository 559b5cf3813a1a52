"""The same construct reads the same, whatever language it is written in."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from pytest_flow2code.flowchart.invariants import texts_of

SENTENCES = {
    "check whether `n` modulo 2 is equal to 0": {
        "python": "if n % 2 == 0:\n    pass",
        "javascript": "if (n % 2 == 0) {}",
        "c": "void f() { if (n % 2 == 0) {} }",
        "cpp": "void f() { if (n % 2 == 0) {} }",
        "java": "class A { void f() { if (n % 2 == 0) {} } }",
        "shell": "if (( n % 2 == 0 )); then :; fi",
    },
    "set `total` to `total` plus `x`": {
        "python": "total += x",
        "javascript": "total += x;",
        "c": "void f() { total += x; }",
        "cpp": "void f() { total = total + x; }",
        "java": "class A { void f() { total += x; } }",
        "shell": "total=$((total + x))",
    },
    "return 0": {
        "python": "def f():\n    return 0",
        "javascript": "function f() { return 0; }",
        "c": "int f() { return 0; }",
        "cpp": "int f() { return 0; }",
        "java": "class A { int f() { return 0; } }",
        "shell": "f() { return 0; }",
    },
    "set element `i` of `a` to `b`": {
        "python": "a[i] = b",
        "javascript": "a[i] = b;",
        "c": "void f() { a[i] = b; }",
        "cpp": "void f() { a[i] = b; }",
        "java": "class A { void f() { a[i] = b; } }",
        "shell": "a[$i]=$b",
    },
    "return true": {
        "python": "def f():\n    return True",
        "javascript": "function f() { return true; }",
        "php": "<?php function f() { return TRUE; }",
        "vb": "Module M\nFunction F() As Boolean\nReturn True\nEnd Function\nEnd Module",
    },
    "set `found` to false": {
        "fortran": "subroutine s\n  found = .FALSE.\nend subroutine",
        "pascal": "procedure f; begin found := False end;",
        "python": "found = False",
    },
    "set element (element (`i` minus 1) of `p`) of `u` to `i`": {
        "python": "u[p[i - 1]] = i",
        "javascript": "u[p[i - 1]] = i;",
        "c": "void f() { u[p[i - 1]] = i; }",
        "java": "class A { void f() { u[p[i - 1]] = i; } }",
        "pascal": "procedure f; begin u[p[i - 1]] := i end;",
        "ruby": "u[p[i - 1]] = i",
        "csharp": "class A { void f() { u[p[i - 1]] = i; } }",
    },
    "check whether `a` is less than `b` and `c` is not equal to `d`": {
        "python": "while a < b and not c == d: pass",
        "javascript": "while (a < b && !(c == d)) f();",
        "c": "void f() { while (a < b && c != d) g(); }",
        "cpp": "void f() { while (a < b and c != d) g(); }",
        "java": "class A { void f() { while (a < b && !(c == d)) g(); } }",
        "shell": "while [[ $a -lt $b && $c -ne $d ]]; do g; done",
    },
    "for each `x` in `xs`": {
        "python": "for x in xs: pass",
        "javascript": "for (const x of xs) f();",
        "cpp": "void f() { for (auto x : xs) g(); }",
        "java": "class A { void f() { for (int x : xs) g(); } }",
        "shell": "for x in $xs; do f; done",
    },
    "print `x`": {
        "python": "print(x)",
        "javascript": "console.log(x);",
        "cpp": "void f() { std::cout << x; }",
        "java": "class A { void f() { System.out.println(x); } }",
        "shell": 'echo "$x"',
    },
    "call `f` with `a` and 1": {
        "python": "f(a, 1)",
        "javascript": "f(a, 1);",
        "c": "void g() { f(a, 1); }",
        "cpp": "void g() { f(a, 1); }",
        "java": "class A { void g() { f(a, 1); } }",
    },
    "if any error is raised": {
        "python": "try:\n    a()\nexcept:\n    b()",
        "javascript": "try { a(); } catch { b(); }",
        "cpp": "void f() { try { a(); } catch (...) { b(); } }",
    },
}

CASES = [
    pytest.param(language, source, sentence, id=f"{language}-{sentence[:24]}")
    for sentence, sources in SENTENCES.items()
    for language, source in sources.items()
]


def _said(language: str, source: str) -> Iterator[str | None]:
    unit = import_module(f"pytest_flow2code.runners.{language}.flow").lower(source)
    assert unit.notes == ()
    return (text.said for text in texts_of(unit.body))


@pytest.mark.parametrize(("language", "source", "sentence"), CASES)
def test_a_construct_reads_the_same(language: str, source: str, sentence: str) -> None:
    assert sentence in set(_said(language, source))


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("x = (a + b) * c", "set `x` to (`a` plus `b`) times `c`"),
        ("x *= a + b", "set `x` to `x` times (`a` plus `b`)"),
        ("x = y = 0", "set `x` and `y` to 0"),
        ("return_value = not a", "set `return_value` to whether `a` is false"),
        ("x = not (a and b)", "set `x` to whether it is not so that (`a` is true and `b` is true)"),
        ("x = f(a) + 1", "set `x` to (the result of calling `f` with `a`) plus 1"),
        ("x = a if b else c", "set `x` to (`a` if `b` is true, otherwise `c`)"),
        (
            "x = [i for i in y if i > 0]",
            "set `x` to the list of `i` for each `i` in `y` if `i` is greater than 0",
        ),
        ("x = y[1:]", "set `x` to the part of `y` from 1 to the end"),
        ("x = []", "set `x` to an empty list"),
        ("x.append(-1)", "call `append` on `x` with -1"),
        ("x: int = 3", "declare `x` as `int` and set it to 3"),
        ("a.b.c = 1", "set `a.b.c` to 1"),
        ("raise ValueError('no')", "raise `ValueError` with 'no'"),
        ("assert a <= b", "make sure that `a` is at most `b`"),
        ("from m import a, b", "import `a` and `b` from `m`"),
    ],
)
def test_python_sentences(source: str, sentence: str) -> None:
    assert list(_said("python", source)) == [sentence]


def test_what_no_rule_can_word_is_counted_and_stays_source() -> None:
    lower = import_module("pytest_flow2code.runners.javascript.flow").lower
    unit = lower("x = 1; debounce(function () { a(); b(); });")
    assert (unit.worded, unit.unworded) == (1, 1)
    said = [text.said or "" for text in texts_of(unit.body)]
    assert any("`function () { a(); b(); }`" in sentence for sentence in said)


def test_an_expression_nested_beyond_measure_stays_quoted() -> None:
    lower = import_module("pytest_flow2code.runners.python.flow").lower
    unit = lower("x = " + " + ".join("a" for _ in range(3000)))
    assert unit.unworded == 1
