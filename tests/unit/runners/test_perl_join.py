"""How a Perl answer and its tests are joined: the texts, before anything runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from joining import minimal_task, text

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.perl.join import assemble, lacks, outline

TOOLCHAIN = Toolchain("perl", (("perl", "/usr/bin/perl"),), Path("/nowhere"))
GOOD = "sub add { return $_[0] + $_[1] }\n"
MARK = "UNITCHECK { $Flow2code::compiled = 1 }\n#line 1\n"


def task(tests: str = "", header: str = "", call: str = "") -> Task:
    return minimal_task("perl", "add", Tests(tests, call=call), header, GOOD)


def armed(tests: str) -> str:
    whole = text(assemble(task(tests), GOOD, TOOLCHAIN), "tests.pl")
    return whole.removeprefix("package main;\n#line 1\n").removesuffix("\n;1;\n")


def answer(source: str, header: str = "") -> str:
    return text(assemble(task(header=header), source, TOOLCHAIN), "answer.pl").removeprefix(MARK)


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ('die "no" if f();', 'Flow2code::fail "no" if f();'),
        ("f() or die;", "f() or Flow2code::fail;"),
        ('die("a", "b");', 'Flow2code::fail("a", "b");'),
        ("exit 1;", "Flow2code::leave 1;"),
        ("exit;", "Flow2code::leave;"),
        ('print "die"; # die', 'print "die"; # die'),
        ("my %h = (die => 1); $o->die;", "my %h = (die => 1); $o->die;"),
    ],
)
def test_only_calls_of_die_and_exit_are_replaced(tests: str, expected: str) -> None:
    assert armed(tests) == expected


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        (
            "die unless f(1) == 2;",
            "Flow2code::fail unless Flow2code::same('==', scalar(f(1) ), scalar( 2));",
        ),
        ("$x ne 'a';", "Flow2code::same('ne', scalar($x ), scalar( 'a'));"),
        ("$x < 2;", "$x < 2;"),
        ("$x <=> 2;", "$x <=> 2;"),
        ("# $x == 1", "# $x == 1"),
    ],
)
def test_comparisons_are_asked_of_the_harness(tests: str, expected: str) -> None:
    assert armed(tests) == expected


def test_a_comparison_keeps_its_lines() -> None:
    tests = "die unless f(1)\n  ==\n  2;\n"
    assert armed(tests).count("\n") == tests.count("\n")


def test_tests_run_in_the_package_that_the_answer_ends_in() -> None:
    program = assemble(task("add();"), f"package Solution;\n{GOOD}", TOOLCHAIN)
    assert text(program, "tests.pl").startswith("package Solution;\n")
    assert "Solution" in program.steps[-1].argv
    block = assemble(task("add();"), f"package A {{ sub x {{ 1 }} }}\n{GOOD}", TOOLCHAIN)
    assert text(block, "tests.pl").startswith("package main;\n")


@pytest.mark.parametrize(
    ("header", "source", "expected"),
    [
        (
            "use strict;\n\nsub add {\n",
            "    return 3;\n}\n",
            "use strict;\n\nsub add {\n    return 3;\n}\n",
        ),
        ("use List::Util qw(sum);\nsub add {\n", GOOD, f"use List::Util qw(sum);\n{GOOD}"),
        ("use strict;\nsub add {\n", GOOD, GOOD),
        ("sub one { 1 }\nsub add {\n", GOOD, f"sub one {{ 1 }}\n{GOOD}"),
        ("sub add {\n", "sub plus { 1 }\n", "sub plus { 1 }\n"),
    ],
)
def test_what_the_task_gives_is_added_where_it_lacks(
    header: str, source: str, expected: str
) -> None:
    assert answer(source, header) == expected


def test_an_import_that_is_there_is_not_added_again() -> None:
    own = f"use List::Util qw(sum max);\n{GOOD}"
    assert answer(own, "use List::Util qw(sum);\nsub add {\n") == own


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (f"{GOOD}exit 0;\n", f"{GOOD};\n"),
        (f"{GOOD}exit(main());\n# the end\n", f"{GOOD};\n# the end\n"),
        (f"exit 0;\n{GOOD}", f"exit 0;\n{GOOD}"),
        (f"{GOOD}exit 1 if @ARGV;\n", f"{GOOD}exit 1 if @ARGV;\n"),
    ],
)
def test_a_last_exit_goes(source: str, expected: str) -> None:
    assert answer(source) == expected


def test_modules_of_the_tests_are_loaded_first_and_missing_ones_are_named() -> None:
    tests = "use strict; use Test::More tests => 1; use No::Such::Module;\n"
    argv = assemble(task(tests), GOOD, TOOLCHAIN).steps[-1].argv
    assert argv[-2:] == ("Test::More", "No::Such::Module")
    message = lacks(task("use No::Such::Module;"), TOOLCHAIN)
    assert message is not None and "No::Such::Module" in message


def test_the_test_function_is_called_if_the_task_says_so() -> None:
    program = assemble(task("sub check { }", call="check"), GOOD, TOOLCHAIN)
    assert "check(\\&add);" in text(program, "tests.pl")


def test_outline() -> None:
    seen = outline(
        "sub a { sub b { } }\n# sub c { }\nmy $d = 'sub e { }';\n=pod\n\nsub f { }\n\n=cut\n"
    )
    assert seen.names == {"a", "b"}
    assert seen.errors == 0
    assert outline("sub a {\n").errors


def test_tests_run_under_the_pragmas_of_the_task() -> None:
    header = "use strict;\nuse List::Util qw(sum);\nuse warnings;\n\nsub add {\n"
    program = assemble(task("add();", header=header), GOOD, TOOLCHAIN)
    assert text(program, "tests.pl").startswith(
        "package main;\nuse strict;\nuse warnings;\n#line 1\nadd();"
    )
