"""How a PHP answer and its tests are joined: the texts, before anything runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from joining import minimal_task, text

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.php.answer_text import opened
from pytest_flow2code.runners.php.join import assemble, outline
from pytest_flow2code.runners.php.names import GRAMMAR, declared_global, free, variables
from pytest_flow2code.runners.php.tests_text import prepare
from pytest_flow2code.syntax import parse

TOOLCHAIN = Toolchain("php", (("php", "/usr/bin/php"),), Path("/nowhere"))


def task(tests: str = "assert(add(1, 2) === 3);", header: str = "", call: str = "") -> Task:
    return minimal_task("php", "add", Tests(tests, call=call), header)


def joined(source: str, **fields: str) -> Program:
    return assemble(task(**fields), source, TOOLCHAIN)


def prepared(code: str, taken: tuple[str, ...] = ()) -> str:
    return prepare(code, first="", taken=taken).text.removeprefix("<?php ")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("assert(f());", "\\Flow2Code\\hold(f());"),
        ("\\assert(f(), 'x');", "\\Flow2Code\\hold(f(), 'x');"),
        ("return $x == $y;", "return (\\Flow2Code\\equal($x , $y));"),
        ("$a != 1;", "(!\\Flow2Code\\equal($a , 1));"),
        ("$a <> 1;", "(!\\Flow2Code\\equal($a , 1));"),
        ("$a === $b;", "$a === $b;"),
        ("function f() { exit(1); }", "function f() { \\Flow2Code\\quit(1); }"),
        ("function f() { exit; }", "function f() { \\Flow2Code\\quit(0); }"),
        ("f() or die('x');", "f() or \\Flow2Code\\quit('x');"),
        ("exit;", "return;"),
        ("exit(0);", "return;"),
        ("$s = 'assert(1 == 2); exit(1);';", "$s = 'assert(1 == 2); exit(1);';"),
        ("// assert($a == $b)", "// assert($a == $b)"),
    ],
)
def test_the_tests_are_armed(code: str, expected: str) -> None:
    assert prepared(code) == expected


def test_a_throw_of_the_tests_is_announced_before_its_value() -> None:
    assert prepared("\nthrow new E(f());") == (
        "\nthrow \\Flow2Code\\failing(\\Flow2Code\\about(2), new E(f()));"
    )


def test_functions_of_the_tests_make_room_for_the_answers() -> None:
    code = (
        "function Compare($compare) { return $x->compare(); }\n"
        "compare(1);\narray_map('compare', []);"
    )
    assert prepared(code, ("compare",)) == (
        "function flow2code_Compare($compare) { return $x->compare(); }\n"
        "flow2code_compare(1);\narray_map('flow2code_compare', []);"
    )
    assert prepared(code, ("main",)) == code


def test_the_published_lines_keep_their_numbers() -> None:
    published = "\n\nif ($a == f(1)) {\n    throw new Exception('x');\n}\n?>"
    assert prepared(published).count("\n") == published.count("\n")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("function f() {}", "<?php function f() {}"),
        ("<?php f();", "<?php f();"),
        ("#!/usr/bin/php\n<?php f();", "<?php\n f();"),
        ("Here:\n\n<?php declare(strict_types=1);", "<?php\n\n declare(strict_types=1);"),
    ],
)
def test_an_answer_begins_with_its_tag(source: str, expected: str) -> None:
    assert opened(source) == expected


def test_a_closing_tag_of_the_answer_does_not_reach_the_tests() -> None:
    program = joined(
        "<?php function add($a, $b) { return 7; } ?>\nprose", tests="assert(add(1, 2));"
    )
    assert "prose" not in text(program, "tests.php")
    assert text(program, "tests.php").startswith("<?php")


def test_variables_are_found_where_they_are_global() -> None:
    source = parse(
        GRAMMAR, "<?php $a = [$b]; function f($c) { global $d; $e = $_GET; } $f = fn($g) => $this;"
    )
    assert variables(source) == ("a", "b", "f")
    assert declared_global(source) == ("d",)
    assert free(source) == ("b",)


def test_the_tests_keep_their_own_variables_to_themselves() -> None:
    tests = "$v0 = 5; foreach ($table as $row => [$x]) { assert(add($v0, $limit)); }"
    program = joined("<?php global $v0; $table = []; $limit = 1;", tests=tests)
    plan = json.loads(text(program, "plan.json"))
    assert plan["tests"] == ["limit", "table"]
    assert plan["answer"] == ["limit", "table", "v0"]


def test_a_namespace_of_the_answer_is_imported_by_the_tests() -> None:
    source = "<?php namespace A\\B; function add() {} class C {} function compare() {}"
    program = joined(source, tests="function compare() {}\nassert(add());")
    first = text(program, "tests.php").splitlines()[0]
    assert "use function A\\B\\add;" in first
    assert "use A\\B\\C;" in first
    assert "compare;" not in first


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("<?php class S { function add($a, $b) {} }", "(new \\S)->add(...$given)"),
        ("<?php namespace N; class S { function Add($a, $b) {} }", "(new \\N\\S)->add(...$given)"),
        ("<?php $add = function ($a, $b) {};", "$GLOBALS['add'](...$given)"),
        ("<?php $add = fn($a, $b) => 1;", "$GLOBALS['add'](...$given)"),
    ],
)
def test_the_entry_point_is_reached_where_the_answer_has_put_it(source: str, target: str) -> None:
    assert target in text(joined(source), "tests.php")


def test_no_bridge_where_the_function_is_there() -> None:
    source = "<?php class S { function add() {} } function ADD() {}"
    assert "$given" not in text(joined(source), "tests.php")


def test_a_bare_body_gets_the_header() -> None:
    program = joined("return $a + $b;\n}", header="<?php\nfunction add($a, $b) {\n")
    answer = parse(GRAMMAR, text(program, "answer.php"))
    assert not answer.errors
    assert outline(text(program, "answer.php")).names == {"add"}


def test_imports_of_the_header_come_after_what_must_be_first() -> None:
    header = "<?php\nuse A\\B;\nfunction add() {"
    program = joined(
        "<?php declare(strict_types=1);\nnamespace N;\nfunction add() {}", header=header
    )
    assert "namespace N; use A\\B; \nfunction add" in text(program, "answer.php")
    again = joined("<?php use A\\B;\nfunction add() {}", header=header)
    assert text(again, "answer.php").count("use A") == 1


def test_helpers_of_the_header_are_given_unless_the_answer_has_them() -> None:
    header = "<?php\nfunction twice($x) { return 2 * $x; }\nfunction add($a) {\n"
    assert "twice" in text(joined("function add($a) {}", header=header), "given.php")
    own = "function add($a) {} function TWICE($x) {}"
    assert "twice" not in text(joined(own, header=header), "given.php")


def test_only_extensions_that_are_mentioned_are_loaded() -> None:
    plan = json.loads(text(joined("<?php function add() { return mb_strlen('x'); }"), "plan.json"))
    assert plan["extensions"] == ["mbstring"]
    plan = json.loads(text(joined("<?php function add() {}"), "plan.json"))
    assert plan["extensions"] == []


def test_a_call_is_added_where_the_task_asks_for_one() -> None:
    program = joined("", tests="function check($f) {}", call="check")
    assert "check('add');" in text(program, "tests.php")


def test_no_php_ini_has_a_say() -> None:
    argv = joined("").steps[-1].argv
    assert "-n" in argv
    assert "zend.assertions=1" in argv


def test_outline_takes_code_without_a_tag_for_code() -> None:
    found = outline("function Add($a) { return 1; }\n$twice = fn($x) => 2 * $x;")
    assert {"Add", "add", "twice"} <= found.names
    assert (found.errors, found.statements) == (0, 2)
    assert outline("This is no code at all.").errors > 0


def test_tests_that_only_define_functions_are_called() -> None:
    program = joined("", tests="function main() { assert(add()); }\nfunction given($x) {}")
    assert text(program, "tests.php").endswith("main();")
    tests = "function main() { assert(add()); }\nmain();"
    assert text(joined("", tests=tests), "tests.php").count("main();") == 1
    tests = "function main() { assert(add()); }\n?>\n"
    assert text(joined("", tests=tests), "tests.php").endswith("<?php main();")
