"""The same construct reads the same, whatever language it is written in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from pytest_flow2code.flowchart.invariants import texts_of

SENTENCES: dict[str, dict[str, str]] = {
    "check whether `n` modulo 2 is equal to 0": {
        "python": "if n % 2 == 0:\n    pass",
        "javascript": "if (n % 2 == 0) {}",
        "c": "void f() { if (n % 2 == 0) {} }",
        "cpp": "void f() { if (n % 2 == 0) {} }",
        "java": "class A { void f() { if (n % 2 == 0) {} } }",
        "shell": "if (( n % 2 == 0 )); then :; fi",
        "csharp": "class A { void F() { if (n % 2 == 0) { } } }",
        "php": "<?php if ($n % 2 == 0) { }",
        "ruby": "if n % 2 == 0 then a end",
        "perl": "if ($n % 2 == 0) { a() }",
        "tcl": "if {$n % 2 == 0} {a}",
        "fortran": "subroutine f(n)\nif (mod(n, 2) == 0) then\ncall a()\nend if\nend subroutine\n",
        "pascal": "procedure P;\nbegin\nif n mod 2 = 0 then A;\nend;\n",
        "vb": "Module M\nSub F()\nIf n Mod 2 = 0 Then\nA()\nEnd If\nEnd Sub\nEnd Module\n",
    },
    "set `total` to `total` plus `x`": {
        "python": "total += x",
        "javascript": "total += x;",
        "c": "void f() { total += x; }",
        "cpp": "void f() { total = total + x; }",
        "java": "class A { void f() { total += x; } }",
        "shell": "total=$((total + x))",
        "csharp": "class A { void F() { total += x; } }",
        "php": "<?php $total += $x;",
        "ruby": "total += x",
        "perl": "$total += $x;",
        "tcl": "set total [expr {$total + $x}]",
        "fortran": "subroutine f()\ntotal = total + x\nend subroutine\n",
        "pascal": "procedure P;\nbegin\ntotal := total + x;\nend;\n",
        "vb": "Module M\nSub F()\ntotal += x\nEnd Sub\nEnd Module\n",
    },
    "return 0": {
        "python": "def f():\n    return 0",
        "javascript": "function f() { return 0; }",
        "c": "int f() { return 0; }",
        "cpp": "int f() { return 0; }",
        "java": "class A { int f() { return 0; } }",
        "shell": "f() { return 0; }",
        "csharp": "class A { int F() { return 0; } }",
        "php": "<?php function f() { return 0; }",
        "ruby": "def f\n  return 0\nend",
        "perl": "sub f { return 0; }",
        "tcl": "proc f {} {return 0}",
        "pascal": "procedure P;\nbegin\nExit(0);\nend;\n",
        "vb": "Module M\nFunction F()\nReturn 0\nEnd Function\nEnd Module\n",
    },
    "set element `i` of `a` to `b`": {
        "python": "a[i] = b",
        "javascript": "a[i] = b;",
        "c": "void f() { a[i] = b; }",
        "cpp": "void f() { a[i] = b; }",
        "java": "class A { void f() { a[i] = b; } }",
        "shell": "a[$i]=$b",
        "csharp": "class A { void F() { a[i] = b; } }",
        "php": "<?php $a[$i] = $b;",
        "ruby": "a[i] = b",
        "perl": "$a[$i] = $b;",
        "tcl": "set a($i) $b",
        "fortran": "subroutine f()\na(i) = b\nend subroutine\n",
        "pascal": "procedure P;\nbegin\na[i] := b;\nend;\n",
        "vb": "Module M\nSub F()\na(i) = b\nEnd Sub\nEnd Module\n",
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
        "csharp": "class A { void F() { while (a < b && !(c == d)) g(); } }",
        "php": "<?php while ($a < $b && !($c == $d)) g();",
        "ruby": "while a < b && !(c == d) do g end",
        "perl": "while ($a < $b && !($c == $d)) { g() }",
        "tcl": "while {$a < $b && !($c == $d)} {g}",
        "fortran": (
            "subroutine f()\ndo while (a < b .and. c /= d)\ncall g()\nend do\nend subroutine\n"
        ),
        "pascal": "procedure P;\nbegin\nwhile (a < b) and (c <> d) do G;\nend;\n",
        "vb": (
            "Module M\nSub F()\nWhile a < b AndAlso Not c = d\nG()\n"
            "End While\nEnd Sub\nEnd Module\n"
        ),
    },
    "for each `x` in `xs`": {
        "python": "for x in xs: pass",
        "javascript": "for (const x of xs) f();",
        "cpp": "void f() { for (auto x : xs) g(); }",
        "java": "class A { void f() { for (int x : xs) g(); } }",
        "shell": "for x in $xs; do f; done",
        "csharp": "class A { void F() { foreach (var x in xs) G(); } }",
        "php": "<?php foreach ($xs as $x) g();",
        "ruby": "xs.each { |x| g }",
        "perl": "for my $x (@xs) { g() }",
        "tcl": "foreach x $xs {g}",
        "pascal": "procedure P;\nbegin\nfor x in xs do G;\nend;\n",
        "vb": "Module M\nSub F()\nFor Each x In xs\nG()\nNext\nEnd Sub\nEnd Module\n",
    },
    "print `x`": {
        "python": "print(x)",
        "javascript": "console.log(x);",
        "cpp": "void f() { std::cout << x; }",
        "java": "class A { void f() { System.out.println(x); } }",
        "shell": 'echo "$x"',
        "csharp": "class A { void F() { Console.WriteLine(x); } }",
        "php": "<?php echo $x;",
        "ruby": "puts x",
        "perl": "print $x;",
        "tcl": "puts $x",
        "fortran": "subroutine f()\nprint *, x\nend subroutine\n",
        "pascal": "procedure P;\nbegin\nWriteLn(x);\nend;\n",
        "vb": "Module M\nSub F()\nConsole.WriteLine(x)\nEnd Sub\nEnd Module\n",
    },
    "call `f` with `a` and 1": {
        "python": "f(a, 1)",
        "javascript": "f(a, 1);",
        "c": "void g() { f(a, 1); }",
        "cpp": "void g() { f(a, 1); }",
        "java": "class A { void g() { f(a, 1); } }",
        "csharp": "class A { void G() { f(a, 1); } }",
        "php": "<?php f($a, 1);",
        "ruby": "f(a, 1)",
        "perl": "f($a, 1);",
        "tcl": "f $a 1",
        "fortran": "subroutine g()\ncall f(a, 1)\nend subroutine\n",
        "pascal": "procedure P;\nbegin\nF(a, 1);\nend;\n",
        "vb": "Module M\nSub G()\nf(a, 1)\nEnd Sub\nEnd Module\n",
    },
    "if any error is raised": {
        "python": "try:\n    a()\nexcept:\n    b()",
        "javascript": "try { a(); } catch { b(); }",
        "cpp": "void f() { try { a(); } catch (...) { b(); } }",
        "csharp": "class A { void F() { try { a(); } catch { b(); } } }",
        "ruby": "begin\n  a\nrescue\n  b\nend",
        "tcl": "try {a} on error {} {b}",
        "vb": "Module M\nSub F()\nTry\nA()\nCatch\nB()\nEnd Try\nEnd Sub\nEnd Module\n",
    },
    "leave the loop": {
        "python": "while a:\n    break",
        "javascript": "while (a) break;",
        "c": "void f() { while (a) break; }",
        "cpp": "void f() { while (a) break; }",
        "java": "class A { void f() { while (a) break; } }",
        "csharp": "class A { void F() { while (a) break; } }",
        "php": "<?php while ($a) break;",
        "ruby": "while a do break end",
        "perl": "while ($a) { last }",
        "tcl": "while {$a} {break}",
        "shell": "while a; do break; done",
        "fortran": "subroutine f()\ndo while (a)\nexit\nend do\nend subroutine\n",
        "pascal": "procedure P;\nbegin\nwhile a do Break;\nend;\n",
        "vb": "Module M\nSub F()\nWhile a\nExit While\nEnd While\nEnd Sub\nEnd Module\n",
    },
    "go on with the next round": {
        "python": "while a:\n    continue",
        "javascript": "while (a) continue;",
        "c": "void f() { while (a) continue; }",
        "cpp": "void f() { while (a) continue; }",
        "java": "class A { void f() { while (a) continue; } }",
        "csharp": "class A { void F() { while (a) continue; } }",
        "php": "<?php while ($a) continue;",
        "ruby": "while a do next end",
        "perl": "while ($a) { next }",
        "tcl": "while {$a} {continue}",
        "shell": "while a; do continue; done",
        "fortran": "subroutine f()\ndo while (a)\ncycle\nend do\nend subroutine\n",
        "pascal": "procedure P;\nbegin\nwhile a do Continue;\nend;\n",
        "vb": "Module M\nSub F()\nWhile a\nContinue While\nEnd While\nEnd Sub\nEnd Module\n",
    },
    "look at `x`": {
        "python": "match x:\n    case 1: a()",
        "javascript": "switch (x) { case 1: a(); }",
        "c": "void f() { switch (x) { case 1: a(); } }",
        "cpp": "void f() { switch (x) { case 1: a(); } }",
        "java": "class A { void f() { switch (x) { case 1: a(); } } }",
        "csharp": "class A { void F() { switch (x) { case 1: a(); break; } } }",
        "php": "<?php switch ($x) { case 1: a(); }",
        "ruby": "case x\nwhen 1 then a\nend",
        "tcl": "switch $x {1 {a}}",
        "shell": "case $x in 1) a ;; esac",
        "fortran": (
            "subroutine f()\nselect case (x)\ncase (1)\ncall a()\nend select\nend subroutine\n"
        ),
        "pascal": "procedure P;\nbegin\ncase x of 1: A; end;\nend;\n",
        "vb": "Module M\nSub F()\nSelect Case x\nCase 1\nA()\nEnd Select\nEnd Sub\nEnd Module\n",
    },
    "end the program": {
        "c": "void f() { abort(); }",
        "shell": "exit",
        "perl": "exit;",
        "ruby": "exit",
        "php": "<?php exit;",
        "tcl": "exit",
        "fortran": "program p\nstop\nend program\n",
        "pascal": "procedure P;\nbegin\nHalt;\nend;\n",
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
    said = {(found or "").lower() for found in _said(language, source)}
    # Sigils belong to a variable's name; Pascal and Visual Basic do not tell cases apart.
    assert sentence.lower() in {re.sub(r"`[$@%]", "`", found) for found in said}


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


@pytest.mark.parametrize(
    ("language", "source", "sentence"),
    [
        ("ruby", "t.each_char do |c|\n a\nend", "for each `c` in `t`"),
        ("shell", 'if [[ $o == *"(" ]]; then :; fi', 'check whether `o` is equal to *"("'),
        (
            "c",
            "void f() { if ((a < b) && (c + 1) > 2) g(); }",
            "check whether `a` is less than `b` and `c` plus 1 is greater than 2",
        ),
        ("c", "void f() { int *e = g(1); }", None),
        ("c", "void f() { char *open; }", "declare `open` as `char*`"),
        ("cpp", "void f() { int& r = x; }", "declare `r` as `int&` and set it to `x`"),
        ("cpp", "void f() { std::exit(1); }", "end the program with status 1"),
        (
            "vb",
            'Module M\nSub F()\nIf a <> "(["(i) Then\nB()\nEnd If\nEnd Sub\nEnd Module\n',
            'check whether `a` is not equal to element `i` of "(["',
        ),
        (
            "vb",
            "Module M\nSub F()\nIf Not a = b Then\nB()\nEnd If\nEnd Sub\nEnd Module\n",
            "check whether `a` is not equal to `b`",
        ),
    ],
)
def test_what_a_grammar_takes_apart_is_said_whole(
    language: str, source: str, sentence: str | None
) -> None:
    said = set(_said(language, source))
    if sentence is not None:
        assert sentence in said
    assert not any("`*" in (found or "") for found in said)


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
