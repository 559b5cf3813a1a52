"""How a Tcl answer and its tests are joined, and how Tcl's text is split into words."""

from __future__ import annotations

from pathlib import Path

import pytest
from joining import minimal_task, text

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.tcl.join import assemble, outline
from pytest_flow2code.runners.tcl.words import Kind, elements, split

TOOLCHAIN = Toolchain("tcl", (("tclsh", "/usr/bin/tclsh"),), Path("/nowhere"))
GOOD = "proc add {a b} {\n    expr {$a + $b}\n}\n"


def task(tests: str = "", header: str = "", call: str = "") -> Task:
    return minimal_task("tcl", "add", Tests(tests, call=call), header, GOOD)


def words(source: str) -> list[list[str]]:
    script = split(source)
    return [[script.of(word) for word in command.words] for command in script.commands]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("set x 1; puts $x\nexit", [["set", "x", "1"], ["puts", "$x"], ["exit"]]),
        ("if {$a > 1} {\n b; c\n} else d", [["if", "{$a > 1}", "{\n b; c\n}", "else", "d"]]),
        ('puts "a b; c" ;# comment {', [["puts", '"a b; c"']]),
        ("# set a 1 \\\n set b 2\nset c 3", [["set", "c", "3"]]),
        ("set x [lindex $l [expr {1 + 1}]]", [["set", "x", "[lindex $l [expr {1 + 1}]]"]]),
        ("set a(b c) 1", [["set", "a(b", "c)", "1"]]),
        ("puts $a(b c)", [["puts", "$a(b c)"]]),
        ("puts ${a b}", [["puts", "${a b}"]]),
        ("set x \\\n  2", [["set", "x", "2"]]),
        ("set b \\{", [["set", "b", "\\{"]]),
        ("set b {a \\} b}", [["set", "b", "{a \\} b}"]]),
        ("f {*}$args {*}", [["f", "{*}$args", "{*}"]]),
        ('puts "[f "x"]"', [["puts", '"[f "x"]"']]),
        ("set h a#b", [["set", "h", "a#b"]]),
        ("", []),
    ],
)
def test_words_are_split_as_tcl_splits_them(source: str, expected: list[list[str]]) -> None:
    assert words(source) == expected
    assert split(source).fault is None


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("proc f {} {", "missing close-brace"),
        ("set x [f", "missing close-bracket"),
        ('set x "a', "missing quote"),
        ("set x {a}b", "extra characters after close-brace"),
        ('set x "a"b', "extra characters after close-quote"),
        ("puts ${a", "missing close-brace for variable name"),
        ("puts $a(b", "missing )"),
    ],
)
def test_text_that_is_no_tcl_is_found_out(source: str, why: str) -> None:
    fault = split(source).fault
    assert fault is not None
    assert fault[1] == why


def test_words_know_how_they_are_written() -> None:
    (command,) = split('f a "b" {c} {*}{d}').commands
    assert [word.kind for word in command.words] == [
        Kind.BARE,
        Kind.BARE,
        Kind.QUOTED,
        Kind.BRACED,
        Kind.BRACED,
    ]
    assert [word.expands for word in command.words] == [False, False, False, False, True]


def test_elements_of_a_list_may_stand_on_several_lines() -> None:
    source = "a {\n b } c\n"
    assert [source[w.start : w.end] for w in elements(source, 0, len(source))] == [
        "a",
        "{\n b }",
        "c",
    ]


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ("exit 1", "::flow2code::leave 1\n"),
        (
            "if {[add 1 2] != 3} {\n    exit 1\n}",
            "if {[add 1 2] != 3} {\n    ::flow2code::leave 1\n}\n",
        ),
        ("proc t {} {if 1 {exit}}", "proc t {} {if 1 {::flow2code::leave}}\n"),
        ("puts [list [exit 2]]", "puts [list [::flow2code::leave 2]]\n"),
        ('puts "exit 1" ;# exit', 'puts "exit 1" ;# exit\n'),
        ("set exit 1", "set exit 1\n"),
    ],
)
def test_only_the_command_exit_is_replaced(tests: str, expected: str) -> None:
    program = assemble(task(tests), GOOD, TOOLCHAIN)
    assert text(program, "tests.tcl") == expected
    assert program.steps[-1].argv[-1] == str(int("leave" in expected))


def test_what_the_tests_define_call_and_rely_on_is_told_to_the_harness() -> None:
    tests = (
        "proc check {f} {\n proc assert {x} { if {!$x} { error no } }\n"
        " assert [string equal [helper] [$f 1 2]]\n}\ncheck add"
    )
    answer = f"proc helper {{}} {{}}\nproc unused {{}} {{}}\n{GOOD}"
    asked, procs, names, leaves = assemble(task(tests), answer, TOOLCHAIN).steps[-1].argv[-4:]
    assert asked == "{add} {helper}"
    assert procs == "{assert} {check}"
    assert {"{error}", "{if}", "{string}", "{proc}"} <= set(names.split())
    assert "{lsort}" not in names
    assert leaves == "0"


@pytest.mark.parametrize(
    ("header", "answer", "expected"),
    [
        ("proc add {a b} {\n", "    return 3\n}\n", "proc add {a b} {\n    return 3\n}\n"),
        ("proc add {a b} {\n", GOOD, GOOD),
        ("set x 1\nproc add {a b} {\n", GOOD, f"set x 1\n{GOOD}"),
        ("set x 1\nproc add {a b} {\n", f"set x 1\n{GOOD}", f"set x 1\n{GOOD}"),
        ("proc one {} {}\nproc add {a b} {\n", GOOD, f"proc one {{}} {{}}\n{GOOD}"),
        (
            "proc one {} {}\nproc add {a b} {\n",
            f"proc one {{}} {{x}}\n{GOOD}",
            f"proc one {{}} {{x}}\n{GOOD}",
        ),
        ("proc add {a b} {\n", "proc plus {} {}\n", "proc plus {} {}\n"),
        ("", f"{GOOD}exit 0\n", GOOD),
        ("", f"exit 0\n{GOOD}", f"exit 0\n{GOOD}"),
    ],
)
def test_what_the_task_gives_is_added_where_it_lacks(
    header: str, answer: str, expected: str
) -> None:
    assert text(assemble(task(header=header), answer, TOOLCHAIN), "answer.tcl") == f"{expected}\n"


def test_the_test_procedure_is_called_if_the_task_says_so() -> None:
    program = assemble(task("proc check {f} {}", call="check"), GOOD, TOOLCHAIN)
    assert text(program, "tests.tcl").endswith("\ncheck add\n")


def test_outline() -> None:
    seen = outline(
        "proc a {} { proc b {} {} }\n# proc c {} {}\nputs {proc}\n"
        "namespace eval n { proc d {} {} }\r\n"
    )
    assert seen.names == {"a", "b", "d"}
    assert seen.errors == 0
    assert outline("proc a {} {\n").errors == 1
