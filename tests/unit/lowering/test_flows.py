"""Constructs of six languages, each as the edges its chart must have."""

from __future__ import annotations

from importlib import import_module

import pytest

from pytest_flow2code.flowchart import build
from pytest_flow2code.flowchart.invariants import graph_violations


def edges(language: str, source: str) -> set[str]:
    """The edges of the last function, nodes by the first line of their source."""
    unit = import_module(f"pytest_flow2code.runners.{language}.flow").lower(source)
    graph = build(unit)
    assert unit.notes == ()
    assert graph.problems == ()
    assert graph_violations(unit, graph) == []
    function = graph.functions[-1]
    names = {
        n.id: "|".join(t.code.split("\n")[0] for t in n.texts) or n.word or n.kind.value
        for n in function.nodes
    }
    start = function.nodes[0].id
    names[start] = "start"
    return {f"{names[e.source]} -{e.kind.value}-> {names[e.target]}" for e in function.edges}


PYTHON = [
    (
        "for x in y:\n    if a: break\nelse:\n    b()\nc()",
        {"for x in y -done-> b()", "break -next-> c()", "a -no-> for x in y"},
    ),
    (
        "while a:\n    b()\nelse:\n    c()",
        {"a -yes-> b()", "b() -back-> a", "a -no-> c()"},
    ),
    (
        "try:\n    a()\nexcept E as e:\n    b()\nelse:\n    c()\nfinally:\n    d()\ne()",
        {
            "a() -next-> c()",
            "try -throw-> except E as e",
            "except E as e -match-> b()",
            "b() -next-> finally",
            "finally -next-> d()",
            "resume -next-> e()",
        },
    ),
    (
        "match a:\n    case 1 | 2: b()\n    case _ if c: d()\n    case _: e()",
        {"a -next-> 1 | 2", "1 | 2 -other-> _", "_ -match-> c", "c -no-> e()", "_ -other-> e()"},
    ),
    (
        "with open(f) as g:\n    return 1",
        {"with open(f) as g -next-> return 1", "return 1 -next-> end with", "end with -next-> end"},
    ),
    ("while True:\n    a()\n    if b: break\nc()", {"while True -body-> a()", "break -next-> c()"}),
    ("@dec\nasync def f():\n    await a()", {"start -next-> await a()"}),
]

JAVASCRIPT = [
    (
        "function f() { switch (a) { case 1: case 2: b(); break; default: c(); case 3: d(); } }",
        {
            "a -next-> 1|2",
            "1|2 -match-> b();",
            "1|2 -other-> 3",
            "3 -other-> c();",
            "c(); -fall-> d();",
            "d(); -next-> end",
        },
    ),
    (
        "out: for (const [k, v] of m) { for (;;) { continue out; } }",
        {
            "out: -next-> for (const [k, v] of m)",
            "for (;;) -body-> continue out;",
            "continue out; -back-> for (const [k, v] of m)",
        },
    ),
    ("const f = (x) => { return x; };", {"start -next-> return x;"}),
    ("block: { if (a) break block; b(); } c();", {"break block; -next-> c();"}),
    ("do a(); while (b)", {"a(); -next-> b", "b -yes-> a();", "b -no-> end"}),
    ("if (a) b(); else if (c) d();", {"a -no-> c", "c -yes-> d();", "c -no-> end"}),
]

C = [
    (
        "int f() { for (int i = 0; i < n; i++) if (a) continue; return 1; }",
        {
            "int i = 0; -next-> i < n",
            "i < n -yes-> a",
            "continue; -next-> i++",
            "a -no-> i++",
            "i++ -back-> i < n",
            "i < n -no-> return 1;",
        },
    ),
    (
        "void f() { switch (n % 2) { case 0: do { a(); case 1: b(); } while (--k > 0); } }",
        {
            "n % 2 -next-> 0",
            "0 -other-> 1",
            "go to case 1 -back-> case 1:",
            "case 1: -next-> b();",
            "--k > 0 -yes-> a();",
        },
    ),
    ("void f() { again: a(); if (b) goto again; }", {"goto again; -back-> again:"}),
    ("void f() { while (*s++) ; g(); }", {"*s++ -yes-> *s++", "*s++ -no-> g();"}),
    ("void f() { if (a) exit(1); b(); }", {"exit(1); -next-> end"}),
]

CPP = [
    (
        "void f() { try { a(); } catch (const E& e) { throw; } catch (...) { b(); } }",
        {
            "catch (const E& e) -other-> catch (...)",
            "throw; -throw-> end",
            "catch (...) -match-> b();",
        },
    ),
    ("void f() { for (auto& x : v) { g(x); } }", {"for (auto& x : v) -body-> g(x);"}),
    ("template <typename T> T f(T a) { return a; }", {"start -next-> return a;"}),
]

JAVA = [
    (
        "class A { int f() { switch (a) { case 1, 2 -> b(); default -> { return 3; } } c(); } }",
        {"1|2 -match-> b();", "1|2 -other-> return 3;", "b(); -next-> c();"},
    ),
    (
        "class A { void f() { try (R r = n()) { a(); } catch (E e) { b(); } } }",
        {
            "try -next-> try (R r = n())",
            "a(); -next-> close",
            "close -next-> end",
            "try -throw-> catch (E e)",
        },
    ),
    (
        "class A { int f() { try { return 1; } finally { b(); } } }",
        {"return 1; -next-> finally", "b(); -next-> resume", "resume -resume-> end"},
    ),
    (
        "class A { void f() { out: while (a) { while (true) { if (b) break out; } } c(); } }",
        {"break out; -next-> c();", "a -no-> c();"},
    ),
]

SHELL = [
    ("a && b || c", {"a && b -yes-> end", "a && b -no-> c"}),
    (
        'case "$1" in a|b) x;; c) y ;& d) z ;;& *) w;; esac',
        {'"$1" -next-> a|b', "a|b -other-> c", "y -fall-> z", "z -next-> w", "d -other-> w"},
    ),
    ("until a; do b; done", {"a -no-> b", "a -yes-> end", "b -back-> a"}),
    (
        "for i in 1 2; do for j in 3; do continue 2; done; done",
        {"continue 2 -back-> for i in 1 2"},
    ),
    ("[ -z $x ] && return 1\na", {"-z $x -yes-> return 1", "-z $x -no-> a"}),
    ("while read l; do a; done < f", {"< f -next-> read l", "read l -yes-> a"}),
    ("while true; do if a; then break; fi; done\nb", {"break -next-> b"}),
]

CASES = [
    pytest.param(language, source, wanted, id=f"{language}-{i}")
    for language, table in (
        ("python", PYTHON),
        ("javascript", JAVASCRIPT),
        ("c", C),
        ("cpp", CPP),
        ("java", JAVA),
        ("shell", SHELL),
    )
    for i, (source, wanted) in enumerate(table)
]


@pytest.mark.parametrize(("language", "source", "wanted"), CASES)
def test_a_construct_gives_its_edges(language: str, source: str, wanted: set[str]) -> None:
    assert wanted - edges(language, source) == set()
