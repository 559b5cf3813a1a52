"""How C answers and their tests become one program; what that does is shown by the samples."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from joining import installed, minimal_task, text

from pytest_flow2code.assembly import native
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.c.join import DIALECT, assemble, lacks, outline

HEADER = """#include <assert.h>
#include <stdbool.h>
#define LIMIT 9
static int twice(int n) { return 2 * n; }
int f(int n)
"""
REFERENCE = HEADER + "{\n    return twice(n) > LIMIT;\n}\n"
TESTS = """static int near(int a, int b) { return a == b; }

int main()
{
    assert(near(f(1), 0)
           && true);
    assert(strcmp("a", "a") == 0 && f(LIMIT) < INT_MAX);
    if (!f(5)) return 1;
    return 0;
}
"""


def task(header: str = HEADER, tests: str = TESTS, reference: str = REFERENCE) -> Task:
    return minimal_task("c", "f", Tests(tests), header, reference)


@pytest.fixture(scope="module")
def toolchain(cache: Path) -> Toolchain:
    return installed("c", "gcc", shutil.which("gcc"), cache)


def lines(program: Program) -> list[str]:
    return text(program, "program.c").splitlines()


def test_answer_is_a_file_of_its_own_and_not_touched(toolchain: Toolchain) -> None:
    answer = "int f(int n)\r\n{\r\n\treturn n;\r\n}\r\nint main() { return f(0); }"
    program = assemble(task(), answer, toolchain)
    assert text(program, "answer.c") == answer
    joined = lines(program)
    at = joined.index('#include "answer.c"')
    assert joined[at + 1] == ";"
    assert any(re.match(r"#define main flow2code_\w+_own_main$", line) for line in joined[:at])
    assert "#undef main" in joined[at:]


def test_header_gives_what_the_answer_lacks_and_nothing_twice(toolchain: Toolchain) -> None:
    bare = lines(assemble(task(), "int f(int n) { return n; }", toolchain))
    assert "static int twice(int n) { return 2 * n; };" in bare
    own = "int twice(int n) { return n + n; }\nint f(int n) { return twice(n); }"
    assert not any("twice" in line for line in lines(assemble(task(), own, toolchain)))


def test_header_does_not_declare_the_entry_point(toolchain: Toolchain) -> None:
    joined = lines(assemble(task("int f(int n);"), "int f(int n) { return n; }", toolchain))
    assert not any(" f(" in line for line in joined)


def test_answer_with_its_own_bool_is_spared_the_headers(toolchain: Toolchain) -> None:
    own = "typedef enum { false, true } bool;\nint f(int n) { bool b = n; return b; }"
    joined = lines(assemble(task(), own, toolchain))
    assert "#include <stdbool.h>" not in joined
    assert "#define bool _Bool" not in joined
    assert "#define true 1" in joined


def test_body_alone_is_put_behind_the_header() -> None:
    for body in ("{\n    return n > 9;\n}\n", "    n += 1;\n    return n;\n"):
        whole = native.complete(DIALECT, task(), body)
        assert "f" in native.names(DIALECT, whole)
        assert not outline(whole).errors


@pytest.mark.parametrize(
    "answer",
    ["int f(int n) { return n; }", "struct S { int n; };", "", "}}} nothing like it", "{ return"],
)
def test_what_is_no_body_is_left_alone(answer: str) -> None:
    assert native.complete(DIALECT, task(), answer) == answer


def test_macros_of_the_answer_end_before_the_tests(toolchain: Toolchain) -> None:
    answer = "#define LIMIT 3\n#define OTHER 1\nint f(int n) { return n; }"
    joined = lines(assemble(task(), answer, toolchain))
    behind = joined[joined.index('#include "answer.c"') :]
    for word in ("near", "strcmp", "return", "if", "f", "LIMIT", "assert", "FLOW2CODE", "int"):
        assert f"#undef {word}" in behind
    # The header's own macro means again what the header says.
    assert behind.index("#undef LIMIT") < behind.index("#define LIMIT 9")
    assert "#include <limits.h>" in joined
    assert '#pragma push_macro("INT_MAX")' in joined
    assert '#pragma pop_macro("INT_MAX")' in behind


def test_macro_that_only_the_reference_defines_stays_the_answers(toolchain: Toolchain) -> None:
    asked = task(reference="#define SIZE 4\n" + REFERENCE, tests="int main() { assert(SIZE); }")
    joined = lines(assemble(asked, "#define SIZE 5\nint f(int n) { return n; }", toolchain))
    assert "#undef SIZE" not in joined


def test_names_shared_with_the_tests_are_the_answers_alone(toolchain: Toolchain) -> None:
    answer = "int near(int a) { return a; }\nint strcmp(char *a, char *b) { return 0; }\n"
    joined = lines(assemble(task(), answer + "int f(int n) { return n; }", toolchain))
    for name in ("near", "strcmp"):
        assert any(re.match(rf"#define {name} flow2code_\w+_own_{name}$", x) for x in joined)
    assert not any(re.match(r"#define f ", x) for x in joined)


def test_names_of_the_shield_depend_on_the_answer(toolchain: Toolchain) -> None:
    found = [
        next(x for x in lines(assemble(task(), text, toolchain)) if "FLOW2CODE(name)" in x)
        for text in ("int f(int n) { return n; }", "int f(int n) { return n + 1; }")
    ]
    assert found[0] != found[1]


def test_every_way_to_fail_is_marked_and_lines_stay_where_they_are() -> None:
    code = TESTS.replace("return 1", "exit(EXIT_FAILURE)") + "void die() { abort(); _exit(2); }\n"
    ready = native.trial(DIALECT, code)
    assert ready.text.count("\n") == code.count("\n")
    assert 'FLOW2CODE_ASSERT("near(f(1), 0) && true", near(f(1), 0)' in ready.text
    assert "if (!f(5)) FLOW2CODE(exit)(EXIT_FAILURE);" in ready.text
    assert "FLOW2CODE(abort)(); FLOW2CODE(exit)(2);" in ready.text
    assert "return  FLOW2CODE(end)(0);" in ready.text
    assert "FLOW2CODE(strcmp)(" in ready.text


def test_only_mains_own_returns_say_that_the_tests_ended() -> None:
    ready = native.trial(DIALECT, TESTS)
    assert "{ return a == b; }" in ready.text
    assert ready.text.rstrip().endswith("return FLOW2CODE(end)(0); }")


def test_words_in_strings_and_comments_are_no_calls() -> None:
    code = 'int main() { /* exit(1) */ puts("abort() assert(0)"); return 0; }'
    assert native.trial(DIALECT, code).called == {"puts"}


def test_named_test_function_is_called(toolchain: Toolchain) -> None:
    asked = task(tests="void check(int (*f)(int)) { assert(f(9)); }")
    asked = replace(asked, tests=replace(asked.tests, call="check"))
    program = assemble(asked, REFERENCE, toolchain)
    assert "check(f);" in text(program, "tests.c")


def test_tests_that_cannot_be_started_are_refused(toolchain: Toolchain) -> None:
    with pytest.raises(DataError, match="define no main"):
        assemble(task(tests="void check() {}"), REFERENCE, toolchain)


def test_main_with_arguments_gets_some(toolchain: Toolchain) -> None:
    for heading, call in (
        ("main(void)", "main()"),
        ("main(int c, char **v)", "main(1, arguments)"),
    ):
        program = assemble(task(tests=f"int {heading} {{ return 0; }}"), REFERENCE, toolchain)
        assert f"#define FLOW2CODE_START {call}" in lines(program)


def test_harness_is_compiled_once(toolchain: Toolchain) -> None:
    programs = [assemble(task(), text, toolchain) for text in (REFERENCE, "int f;")]
    folders = {program.steps[0].mounts[0] for program in programs}
    assert len(folders) == 1
    assert (Path(folders.pop()) / "harness.o").is_file()


def test_standard_headers_ahead_of_the_answer_are_precompiled(toolchain: Toolchain) -> None:
    plain = HEADER.replace("#define LIMIT 9\n", "")
    program = assemble(task(header=plain), "int f(int n) { return n; }", toolchain)
    folder = Path(program.steps[0].mounts[1])
    assert lines(program)[0] == f'#include "{folder}/given.h"'
    assert (folder / "given.h.gch").is_file()
    assert "<assert.h>" in (folder / "given.h").read_text()


def test_headers_that_a_macro_could_change_are_read_as_they_are(toolchain: Toolchain) -> None:
    header = "#define _GNU_SOURCE\n" + HEADER
    assert len(assemble(task(header=header), "int f;", toolchain).steps[0].mounts) == 1


def test_libraries_are_linked_and_missed_only_where_they_are_used(toolchain: Toolchain) -> None:
    digest = task(header="#include <openssl/md5.h>\n" + HEADER)
    assert "-lcrypto" in assemble(digest, REFERENCE, toolchain).steps[0].argv
    assert "-lcrypto" not in assemble(task(), REFERENCE, toolchain).steps[0].argv
    assert lacks(task(), toolchain) is None
    complaint = lacks(task(header="#include <openssl/no_such_file.h>\n"), toolchain)
    assert complaint is not None and "apt-get install libssl-dev" in complaint


def test_outline_names_and_errors() -> None:
    seen = outline("struct P { int x; };\n#define M 1\nint *g(int a[]) { return a; }\nint h(")
    assert {"P", "M", "g"} <= seen.names
    assert seen.errors
    assert not outline("int g(int a) {\n  if (a) {\n").errors
