"""How a Ruby answer and its tests are joined: the texts, before anything runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from joining import minimal_task, text

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.ruby.join import assemble, outline

TOOLCHAIN = Toolchain("ruby", (("ruby", "/usr/bin/ruby"),), Path("/nowhere"))
GOOD = "def add(a, b)\n  a + b\nend\n"


def task(tests: str = "", header: str = "", call: str = "") -> Task:
    return minimal_task("ruby", "add", Tests(tests, call=call), header, GOOD)


def armed(tests: str) -> str:
    return text(assemble(task(tests), GOOD, TOOLCHAIN), "tests.rb")


def answer(source: str, header: str = "") -> str:
    return text(assemble(task(header=header), source, TOOLCHAIN), "answer.rb")


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ("raise 'x' unless f(1)", "Flow2code.raise 'x' unless f(1)"),
        ("raise StandardError, 'x'", "Flow2code.raise StandardError, 'x'"),
        ("f(1) or raise", "f(1) or Flow2code.raise"),
        ("Kernel.raise 'x'", "Flow2code.raise 'x'"),
        ("fail 'x'", "Flow2code.raise 'x'"),
        ("exit 1", "Flow2code.leave 1"),
        ("Process.exit!(1)", "Flow2code.leave(1)"),
        ("abort('x') if f", "Flow2code.give_up('x') if f"),
        ("puts 'raise' # raise", "puts 'raise' # raise"),
        ("log.fail 'x'; o.raise", "log.fail 'x'; o.raise"),
        ("fail = 1\nputs fail", "fail = 1\nputs fail"),
        ("def raise(x)\nend\nraise 1", "def raise(x)\nend\nraise 1"),
        ("{ exit: 1 }[:exit]", "{ exit: 1 }[:exit]"),
    ],
)
def test_only_calls_that_fail_or_leave_are_replaced(tests: str, expected: str) -> None:
    assert armed(tests) == expected


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ("f(1) == 2", "Flow2code.equal(f(1) , 2)"),
        ("x0 != v0", "Flow2code.unequal(x0 , v0)"),
        (
            "a == (b == c)",
            "Flow2code.equal(a , (Flow2code.equal(b , c)))",
        ),
        ("a == [1] && b", "Flow2code.equal(a , [1]) && b"),
        ("a < b", "a < b"),
        ("'a == b' # a == b", "'a == b' # a == b"),
    ],
)
def test_comparisons_are_asked_of_the_harness(tests: str, expected: str) -> None:
    assert armed(tests) == expected


def test_a_comparison_keeps_its_lines() -> None:
    assert armed("f(1) ==\n  2").count("\n") == 1


@pytest.mark.parametrize(
    ("header", "source", "expected"),
    [
        ("\ndef add(a, b)\n", "  a + b\nend\n", "\ndef add(a, b)\n  a + b\nend\n"),
        ("def add(a, b)\n", GOOD, GOOD),
        ("require 'set'\n\ndef add(a, b)\n", GOOD, f"require 'set'\n{GOOD}"),
        ("require 'set'\ndef add(a, b)\n", f"require 'set'\n{GOOD}", f"require 'set'\n{GOOD}"),
        ("def one\n  1\nend\n\ndef add(a, b)\n", GOOD, f"def one\n  1\nend\n{GOOD}"),
        ("def add(a, b)\n", "def plus(a)\nend\n", "def plus(a)\nend\n"),
    ],
)
def test_what_the_task_gives_is_added_where_it_lacks(
    header: str, source: str, expected: str
) -> None:
    assert answer(source, header) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (f"{GOOD}exit\n", f"{GOOD}\n"),
        (f"{GOOD}exit 0\n# over\n", f"{GOOD}\n# over\n"),
        (f"exit\n{GOOD}", f"exit\n{GOOD}"),
        (f"{GOOD}exit if $x\n", f"{GOOD}exit if $x\n"),
    ],
)
def test_a_last_exit_goes(source: str, expected: str) -> None:
    assert answer(source) == expected


@pytest.mark.parametrize(
    ("source", "gems"),
    [
        (GOOD, False),
        (f"require 'set'\n{GOOD}", False),
        (f"require 'prime'\n{GOOD}", True),
        (f"Gem.loaded_specs\n{GOOD}", True),
        (f"# require 'prime'\n{GOOD}", False),
    ],
)
def test_gems_are_loaded_only_for_who_may_need_them(source: str, gems: bool) -> None:
    argv = assemble(task(), source, TOOLCHAIN).steps[-1].argv
    assert ("--disable=gems" not in argv) is gems


@pytest.mark.parametrize(("tests", "leaves"), [("exit", True), ("raise 'x'", False)])
def test_a_test_that_leaves_is_announced(tests: str, leaves: bool) -> None:
    assert (assemble(task(tests), GOOD, TOOLCHAIN).steps[-1].argv[-1] == "leaves") is leaves


def test_the_test_function_is_called_if_the_task_says_so() -> None:
    program = assemble(task("def check(f)\nend", call="check"), GOOD, TOOLCHAIN)
    assert text(program, "tests.rb").endswith("check(method(:add))\n")


def test_carriage_returns_before_line_feeds_go() -> None:
    assert answer(GOOD.replace("\n", "\r\n")) == GOOD


def test_outline() -> None:
    seen = outline("class A\n  def b\n  end\n  def self.c = 1\nend\n# def d\n'def e; end'\n")
    assert seen.names == {"A", "b", "c"}
    assert seen.errors == 0
    assert outline("def a\n  if x\nend\n").errors
