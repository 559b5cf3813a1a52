"""How a JavaScript answer and its tests are joined: the texts, before anything runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from joining import minimal_task, text

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.javascript import libraries
from pytest_flow2code.runners.javascript.join import assemble, lacks, outline
from pytest_flow2code.runners.javascript.modules import as_script
from pytest_flow2code.runners.javascript.names import GRAMMAR, bound, waits
from pytest_flow2code.runners.javascript.tests_text import prepare
from pytest_flow2code.syntax import parse

TOOLCHAIN = Toolchain("javascript", (("node", "/usr/bin/node"),), Path("/nowhere"))


def task(tests: str = "console.assert(add(1, 2) === 3);", header: str = "", call: str = "") -> Task:
    return minimal_task("javascript", "add", Tests(tests, call=call), header)


def script(code: str) -> str:
    return as_script(parse(GRAMMAR, code))[0]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("function a() { var b; function c() {} }", ("a",)),
        ("const a = 1, { b, c: d, ...e } = {}, [f, [g = 2]] = [];", ("a", "b", "d", "e", "f", "g")),
        ("if (x) { var a = 1; }\nfor (var b of []) {}", ("a",)),
        ("class A { m() { const n = 1; } }\nasync function* b() {}", ("A", "b")),
        ("(() => { const hidden = 1; })();", ()),
        ("const s = 'function no() {}'; // const no = 1", ("s",)),
    ],
)
def test_names_bound_at_the_top_level(code: str, names: tuple[str, ...]) -> None:
    assert bound(parse(GRAMMAR, code)) == names


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import x from 'm';", "const x = require('m');"),
        ("import * as x from 'm';", "const x = require('m');"),
        ("import { a, b as c } from 'm';", "const { a, b: c } = require('m');"),
        ("import x, { a } from 'm';", "const x = require('m'), { a } = require('m');"),
        ("import 'm';", "require('m');"),
        ("export const a = 1;", "const a = 1;"),
        ("export default function add() {}", "function add() {}"),
        ("export default (a) => a;", "module.exports = (a) => a;"),
        ("export { a };", ""),
        ("await import('m');", "await flow2code_import('m');"),
        ("f(import.meta.url, new.target);", 'f(({ url: "file:///answer.js" }).url, new.target);'),
        ("const s = `export const a`;", "const s = `export const a`;"),
    ],
)
def test_modules_become_scripts(code: str, expected: str) -> None:
    assert script(code) == expected


def test_a_rewritten_import_keeps_its_lines() -> None:
    assert script("import {\n  a,\n  b,\n} from 'm';\nx").count("\n") == 4


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("await f();", True),
        ("for await (const x of y) {}", True),
        ("async () => await f();", False),
    ],
)
def test_waiting_scripts_are_told(code: str, expected: bool) -> None:
    assert waits(parse(GRAMMAR, code)) is expected


def test_calls_of_the_tests_are_held() -> None:
    assert prepare("let a = f(g(1));").text == (
        "let a = flow2code_after(f(flow2code_after(g(1))));"
    )


def test_statements_of_the_tests_are_watched() -> None:
    assert prepare("main();").text == "flow2code_last(main());"


@pytest.mark.parametrize(
    "code", ["a?.b().c();", "require('x');", "console.log(1);", "const s = 'f()';", "// f()"]
)
def test_what_must_not_be_touched_is_not(code: str) -> None:
    assert prepare(code).text == code


def test_a_throw_of_the_tests_is_announced_before_its_value() -> None:
    assert prepare("\nthrow 'x' + y;").text == (
        "\nthrow (flow2code_throw(2), flow2code_thrown(('x' + y)));"
    )


@pytest.mark.parametrize(
    ("code", "later"),
    [
        ("setTimeout(() => console.assert(f()), 1);", True),
        ("f().then(check);", True),
        ("(async () => { await f(); })();", True),
        ("console.assert(f() === 'await');", False),
    ],
)
def test_tests_that_go_on_later_are_told(code: str, later: bool) -> None:
    assert prepare(code).waits is later


def test_the_published_lines_keep_their_numbers() -> None:
    published = "var a = add(1);\nif (a) {\n  throw 'x';\n}\n"
    assert prepare(published).text.count("\n") == published.count("\n")


def test_the_answers_names_are_made_known_first_and_strictness_is_kept() -> None:
    program = assemble(task(), "'use strict';\nconst add = 1;", TOOLCHAIN)
    first = text(program, "answer.js").splitlines()[0]
    assert first.startswith('"use strict"; flow2code_export({ "add": () => add }); ')


def test_a_directive_that_is_no_first_statement_is_none() -> None:
    program = assemble(task(), "let x;\n'use strict';", TOOLCHAIN)
    assert not text(program, "answer.js").startswith('"use strict"')


def test_an_alias_is_exported_under_its_own_name() -> None:
    program = assemble(task(), "function plus() {}\nexport { plus as add };", TOOLCHAIN)
    assert '"add": () => plus' in text(program, "answer.js")


@pytest.mark.parametrize(
    "body", ["return a + b;\n}", "return a + b;\n", "const add = a + b;\nreturn add;\n}"]
)
def test_a_bare_body_gets_the_header(body: str) -> None:
    program = assemble(task(header="function add(a, b) {\n"), body, TOOLCHAIN)
    assert f"function add(a, b) {{\n{body}" in text(program, "answer.js")


@pytest.mark.parametrize(
    "source", ["module.exports = (a, b) => a;", "const add = () => 1;", "plus = () => 1;"]
)
def test_what_is_no_body_gets_no_header(source: str) -> None:
    program = assemble(task(header="function add(a, b) {\n"), source, TOOLCHAIN)
    assert "function add(a, b)" not in text(program, "answer.js")


def test_helpers_of_the_header_are_given_unless_the_answer_has_them() -> None:
    header = (
        "const _ = require('lodash');\nfunction twice(x) { return 2 * x; }\nfunction add(a) {\n"
    )
    given = text(assemble(task(header=header), "function add(a) {}", TOOLCHAIN), "given.js")
    assert "function twice" in given
    assert "require('lodash')" in given
    own = "function add(a) {}\nfunction twice(x) {}\nconst _ = 1;"
    given = text(assemble(task(header=header), own, TOOLCHAIN), "given.js")
    assert "function twice" not in given
    assert "lodash" not in given


def test_a_call_is_added_where_the_task_asks_for_one() -> None:
    program = assemble(task("function check(f) {}", call="check"), "", TOOLCHAIN)
    assert "check(add)" in text(program, "tests.js")


def test_exports_define_names() -> None:
    assert {"add", "Solution"} <= outline("exports.add = 1; class Solution { sub() {} }").names
    assert "add" not in outline("// function add() {}\n'function add() {}'").names


def test_packages_are_told_from_modules_of_node_and_files() -> None:
    wanted = ("fs", "node:fs", "fs/promises", "./x", "lodash", "lodash/fp", "@a/b/c")
    assert libraries.packages(wanted) == ("lodash", "@a/b")


def test_a_missing_package_is_named_with_its_command() -> None:
    said = lacks(task("const x = require('no-such-package-of-flow2code');"), TOOLCHAIN)
    assert said is not None
    assert "no-such-package-of-flow2code: npm install" in said
    assert lacks(task("require('fs');"), TOOLCHAIN) is None


def test_a_package_is_found_where_the_environment_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "some-package-of-flow2code"
    (tmp_path / name).mkdir()
    (tmp_path / name / "package.json").write_text("{}")
    monkeypatch.setenv("FLOW2CODE_NODE_PATH", str(tmp_path))
    wanting = task(f"require('{name}');")
    assert lacks(wanting, TOOLCHAIN) is None
    step = assemble(wanting, "", TOOLCHAIN).steps[-1]
    assert str(tmp_path) in dict(step.env)["NODE_PATH"].split(":")
    assert str(tmp_path) in step.mounts
