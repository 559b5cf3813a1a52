"""How a shell answer and its tests are joined: the texts, before anything runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from joining import minimal_task, text

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.shell.join import assemble, lacks, outline

TOOLCHAIN = Toolchain("shell", (("bash", "/bin/bash"),), Path("/nowhere"))
GOOD = "add() {\n    echo $(($1 + $2))\n}\n"


def task(tests: str = "", header: str = "", reference: str = GOOD, call: str = "") -> Task:
    return minimal_task("shell", "add", Tests(tests, call=call), header, reference)


def armed(tests: str) -> str:
    return text(assemble(task(tests), GOOD, TOOLCHAIN), "tests.sh")


def relied_upon(tests: str, reference: str = GOOD) -> set[str]:
    program = assemble(task(tests, reference=reference), GOOD, TOOLCHAIN)
    argv = program.steps[-1].argv
    return set(argv[argv.index("add") + 2 :])


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ("exit 1\n", "__flow2code_exit 1\n"),
        ("f || { echo no; exit 1; }\n", "f || { echo no; __flow2code_exit 1; }\n"),
        ("x=$(f || exit 2)\n", "x=$(f || __flow2code_exit 2)\n"),
        ('echo "exit 1" # exit 1\n', 'echo "exit 1" # exit 1\n'),
        ("cat <<X\nexit 1\nX\n", "cat <<X\nexit 1\nX\n"),
    ],
)
def test_only_the_command_exit_is_replaced(tests: str, expected: str) -> None:
    assert armed(tests) == expected


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        ("[[ $(add 1 2) -eq 3 ]]", '[ "$(add 1 2)" -eq 3 ]'),
        ('[[ "$result" -eq -3 ]]', '[ "$result" -eq -3 ]'),
        ("[[ $result -eq $expected ]]", '[ "$result" -eq "$expected" ]'),
        # An error of `[` counts as false: where a test fails on true, it must stay an expression.
        ("[[ $(add 1 2) -ne 3 ]]", "[[ $(add 1 2) -ne 3 ]]"),
        ('[[ $(add 1 2) == "3" ]]', '[[ $(add 1 2) == "3" ]]'),
        ("[[ $a -eq 1 && $b -eq 2 ]]", "[[ $a -eq 1 && $b -eq 2 ]]"),
        ("[[ a[0] -eq 2 ]]", "[[ a[0] -eq 2 ]]"),
    ],
)
def test_numbers_are_compared_as_numbers(test: str, expected: str) -> None:
    assert armed(f"{test}\n") == f"{expected}\n"


def test_what_the_tests_call_is_relied_upon_but_not_what_they_test() -> None:
    reference = f"helper() {{ :; }}\n{GOOD}"
    names = relied_upon("check() { diff <(add 1 2) <(helper); [ 1 = 1 ]; }\ncheck\n", reference)
    assert {"diff", "[", "check", "unset", "exit"} <= names
    assert not names & {"add", "helper"}


def test_a_function_that_the_reference_tests_itself_with_is_the_tests_own() -> None:
    own = "test_add() { :; }\ntest_add\n"
    assert "test_add" in relied_upon(own, reference=GOOD + own)


@pytest.mark.parametrize(
    ("tests", "expected"),
    [
        ("set -e\nadd\n", "errexit"),
        ("set -euo pipefail\n", "errexit"),
        ("set -o errexit\n", "errexit"),
        ("set -x\n", ""),
        ("set -e\nset +e\n", ""),
    ],
)
def test_errexit_is_noticed(tests: str, expected: str) -> None:
    argv = assemble(task(tests), GOOD, TOOLCHAIN).steps[-1].argv
    assert argv[argv.index("add") + 1] == expected


@pytest.mark.parametrize(
    ("header", "answer", "expected"),
    [
        ("#!/bin/bash\n\nadd() {\n", "echo 3\n}\n", "#!/bin/bash\n\nadd() {\necho 3\n}\n"),
        ("add() {\n", GOOD, GOOD),
        ("add() {\n", "plus() { :; }\n", "plus() { :; }\n"),
        ("helper() { :; }\n\nadd() {\n", GOOD, f"helper() {{ :; }}\n{GOOD}"),
        (
            "helper() { :; }\n\nadd() {\n",
            f"helper() {{ 1; }}\n{GOOD}",
            f"helper() {{ 1; }}\n{GOOD}",
        ),
    ],
)
def test_what_the_task_gives_is_added_where_it_lacks(
    header: str, answer: str, expected: str
) -> None:
    assert text(assemble(task(header=header), answer, TOOLCHAIN), "answer.sh") == expected


def test_carriage_returns_before_line_feeds_go() -> None:
    program = assemble(task("exit 1\r\n"), GOOD.replace("\n", "\r\n"), TOOLCHAIN)
    assert text(program, "answer.sh") == GOOD
    assert text(program, "tests.sh") == "__flow2code_exit 1\n"


def test_the_test_function_is_called_if_the_task_says_so() -> None:
    program = assemble(task("check() { $1 1 2; }", call="check"), GOOD, TOOLCHAIN)
    assert text(program, "tests.sh").endswith("\ncheck add\n")


def test_a_missing_command_is_named() -> None:
    assert lacks(task("no_such_command_anywhere\nadd\necho\n"), TOOLCHAIN) == (
        "needs the command no_such_command_anywhere: install the package that brings it"
    )
    assert lacks(task("add 1 | sort\n[[ x ]]\n"), TOOLCHAIN) is None


def test_outline() -> None:
    seen = outline(f"function a {{ :; }}\n{GOOD}# b() {{ :; }}\necho 'c() {{ :; }}'\n")
    assert seen.names == {"a", "add"}
    assert seen.errors == 0
    assert outline("add() {\n    echo 1\n").errors
