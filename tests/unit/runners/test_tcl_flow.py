"""What Tcl's control flow is lowered to, and how it is worded."""

from __future__ import annotations

import pytest
from lowered import kinds, said

from pytest_flow2code import flowchart
from pytest_flow2code.core import ir
from pytest_flow2code.runners.tcl.flow import lower

S = "Statement"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("if {$a} {b} elseif {$c} then {d} else {e}", [("If", [S], [("If", [S], [S])])]),
        ("if $a break", [("If", ["break"])]),
        ("while {$a} {b; continue}", [("Loop", [S, "continue"])]),
        ("for {set i 0} {$i < 3} {incr i} {break}", [("Loop", ["break"])]),
        ("foreach {a b} $c d $e {f}", [("ForEach", [S])]),
        ("dict for {k v} $d {f}", [("ForEach", [S])]),
        ("switch -- $a {\n x -\n y {b}\n default {exit}\n}", [("Switch", [S], ["exit"])]),
        ("switch $a x {b} y {c}", [("Switch", [S], [S])]),
        ("catch {a} b", [("Try", [S], [])]),
        ("if {[catch {a} b]} {c} else {d}", [("Try", [S], [S], [S])]),
        ("try {a} on error {m} {b} finally {c}", [("Try", [S], [S], [S])]),
        ("proc f {a} {\n return 1\n}\nf 2", [("Function", ["return"]), S]),
        ("namespace eval n {proc f {} {}}", [("Group", [("Function", [])])]),
        ("error a", ["throw"]),
        ("return -code error a", ["throw"]),
        ("return -code", ["return"]),
        ("if {$a}", [S]),
        ("# if {$a} {b}", []),
    ],
)
def test_control_flow(source: str, expected: list[object]) -> None:
    unit = lower(source)
    assert kinds(unit.body) == expected
    assert not unit.notes


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("set x [expr {$a ** 2 + -1}]", "set `x` to `a` to the power of 2 plus -1"),
        ("set x [expr {$a - $b - $c}]", "set `x` to `a` minus `b` minus `c`"),
        (
            'if {!($a eq "x") && [llength $l] > 0} {b}',
            'check whether `a` is not equal to "x" and the length of `l` is greater than 0',
        ),
        ("set m($k) {}", "set element `k` of `m` to an empty value"),
        ("incr n -1", "set `n` to `n` minus 1"),
        ("lappend r $x", "add `x` to the end of `r`"),
        ('puts "a $b"', 'print "a $b"'),
        ("return [lindex $l end]", "return element end of `l`"),
        ("f $a [g b]", "call `f` with `a` and the result of calling `g` with b"),
    ],
)
def test_wording(source: str, words: str) -> None:
    assert said(lower(source).body) == [words]


@pytest.mark.parametrize(
    "source", ["proc f {} {\n if {$a} {\n b\n", 'set a "b', "set a {b}c\nd", "while {$a", "]"]
)
def test_broken_text_is_kept_and_noted(source: str) -> None:
    unit = lower(source)
    assert unit.body.items
    assert flowchart.build(unit).functions


def test_deep_nesting_ends_in_text() -> None:
    unit = lower("if 1 {" * 200 + "a" + "}" * 200)
    assert any("nested" in note.what for note in unit.notes)


def test_lines_and_comments() -> None:
    unit = lower("# one\nset a 1\n\nif {$a} {\n    # two\n    b\n}\n")
    branch = unit.body.items[1]
    assert isinstance(branch, ir.If)
    assert branch.test.line == 4
    assert unit.comments == (1, 5)
