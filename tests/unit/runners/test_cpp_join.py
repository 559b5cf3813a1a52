"""How C++ answers and their tests become one program; what that does is shown by the samples."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from joining import Run, installed, minimal_task, text

from pytest_flow2code.assembly import native
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.runners.cpp.dialect import DIALECT
from pytest_flow2code.runners.cpp.entry import redirects
from pytest_flow2code.runners.cpp.join import assemble, lacks, outline
from pytest_flow2code.runners.cpp.standard import standard

HEADER = """#include <vector>
using namespace std;
bool twice(int n) { return 2 * n; }
vector<int> f(int n) {
"""
REFERENCE = HEADER + "    return {n};\n}\n"
TESTS = """#undef NDEBUG
#include <assert.h>
template <typename T> bool compare(T a, T b) { return a == b; }

int main(int argc, char* argv[]) {
    assert(compare(f(1), {1}));
    auto get = [](int n) { return f(n); };
    if (get(2)[0] != 2)
        throw runtime_error("Exception -- \\"2\\"");
    try { throw 1; } catch (...) { std::exit(1); }
}
"""


def task(header: str = HEADER, tests: str = TESTS, reference: str = REFERENCE) -> Task:
    return minimal_task("cpp", "f", Tests(tests), header, reference)


@pytest.fixture(scope="module")
def toolchain(cache: Path) -> Toolchain:
    return installed("cpp", "g++", shutil.which("g++"), cache)


def lines(program: Program) -> list[str]:
    return text(program, "program.cpp").splitlines()


def test_tests_stand_in_a_namespace_and_their_includes_outside(toolchain: Toolchain) -> None:
    program = assemble(task(), REFERENCE, toolchain)
    joined = lines(program)
    opened = joined.index("namespace FLOW2CODE(tests) {")
    assert joined.index("#include <assert.h>") < joined.index('#include "answer.cpp"') < opened
    assert opened < joined.index('#include "tests.cpp"') < len(joined) - 1
    assert joined[-1] == "}"
    assert "#include" not in text(program, "tests.cpp")
    assert any("operator==(FLOW2CODE(nothing)" in line for line in joined[opened:])


def test_tests_that_cannot_be_enclosed_share_no_names_with_the_answer(
    toolchain: Toolchain,
) -> None:
    tests = "namespace a { int one = 1; }\nbool compare(int a) { return a; }\nint main() {}\n"
    answer = "bool compare(int a) { return false; }\n" + REFERENCE
    joined = lines(assemble(task(tests=tests), answer, toolchain))
    assert "namespace FLOW2CODE(tests) {" not in joined
    assert any(line.startswith("#define compare flow2code_") for line in joined)


def test_operators_that_the_reference_brings_stay_in_sight(toolchain: Toolchain) -> None:
    reference = "bool operator==(int (&a)[2], int (&b)[2]) { return true; }\n" + REFERENCE
    joined = lines(assemble(task(reference=reference), reference, toolchain))
    assert not any("operator==(FLOW2CODE(nothing)" in line for line in joined)


def test_every_way_to_fail_is_marked_and_lines_stay_where_they_are() -> None:
    ready = native.trial(DIALECT, TESTS)
    assert ready.text.count("\n") == TESTS.count("\n") - 1  # the include's own line is gone
    assert 'FLOW2CODE_ASSERT("compare(f(1), {1})", (compare)(f(1), {1}))' in ready.text
    assert 'FLOW2CODE(wrong)("throw runtime_error(\\"Exception -- \\\\\\"2' in ready.text
    assert "try { throw 1; }" in ready.text
    assert "FLOW2CODE(exit)(1)" in ready.text
    assert "[](int n) { return f(n); }" in ready.text
    assert ready.text.rstrip().endswith("return FLOW2CODE(end)(0); }")
    assert ready.arguments == 2


def test_results_are_held_to_the_type_of_the_reference() -> None:
    ready = native.trial(DIALECT, TESTS, redirects(task(), REFERENCE))
    assert "(compare)(FLOW2CODE(as)<vector<int>>(f(1)), {1})" in ready.text


@pytest.mark.parametrize(
    "heading",
    [
        "auto f(int n)",
        "void f(int n)",
        "Own f(int n)",
        "auto f() -> int",
        "int& f()",
        "template <class T> T f(T n)",
    ],
)
def test_results_without_a_type_of_their_own_are_left_alone(heading: str) -> None:
    reference = f"struct Own {{}};\n{heading} {{ throw 1; }}\n"
    assert not redirects(task(header="", reference=reference), reference)


@pytest.mark.parametrize(
    ("answer", "via"),
    [
        ("class S {\npublic:\n  vector<int> f(int n) { return {n}; }\n};", "S()."),
        ("struct S { static vector<int> f(int n) { return {n}; } };", "S::"),
        ("namespace a { namespace b { vector<int> f(int n) { return {n}; } } }", "a::b::"),
        ("namespace a { struct S { vector<int> f(int); }; }", "a::S()."),
        ("vector<int> f(int n) { struct S { int f() { return 1; } }; return {n}; }", ""),
        ("struct S { int g(); };", ""),
    ],
)
def test_function_in_a_class_or_a_namespace_is_reached(answer: str, via: str) -> None:
    found = {redirect.name: redirect.via for redirect in redirects(task(), answer)}
    assert found["f"] == via


def test_answer_that_stands_by_itself_is_spared_the_using(toolchain: Toolchain) -> None:
    alone = "#include <vector>\nint count;\nstd::vector<int> f(int n) { return {n}; }"
    joined = lines(assemble(task(), alone, toolchain))
    at = joined.index('#include "answer.cpp"')
    assert "using namespace std;" not in joined[:at]
    assert "using namespace std;" in joined[at:]
    assert any(line.startswith("bool twice(") for line in joined[at:])
    bare = lines(assemble(task(), "vector<int> f(int n) { return {n}; }", toolchain))
    assert "using namespace std;" in bare[: bare.index('#include "answer.cpp"')]


def test_wider_int_holds_for_the_tests_too_and_nothing_else_does(toolchain: Toolchain) -> None:
    joined = lines(assemble(task(), "#define int long long\n" + REFERENCE, toolchain))
    assert joined.index("#undef int") < joined.index("#define int long long")
    for value in ("bool", "struct X", "0", "auto"):
        other = lines(assemble(task(), f"#define int {value}\n{REFERENCE}", toolchain))
        assert "#undef int" in other
        assert f"#define int {value}" not in other


def test_words_that_can_be_no_macros_are_never_undefined(toolchain: Toolchain) -> None:
    tests = "int main() { if (not f(1).empty() and true) return 0; }"
    joined = lines(assemble(task(tests=tests), REFERENCE, toolchain))
    assert not {"#undef not", "#undef and", "#undef defined"} & set(joined)


def test_whole_library_is_precompiled_and_first(toolchain: Toolchain) -> None:
    program = assemble(task(), "#include <bits/stdc++.h>\n" + REFERENCE, toolchain)
    folder = Path(program.steps[0].mounts[-1])
    assert lines(program)[0] == f'#include "{folder}/given.h"'
    assert (folder / "given.h.gch").is_file()
    assert len(assemble(task(), REFERENCE, toolchain).steps[0].mounts) == 1


def test_whole_library_is_read_as_it_is_where_nothing_can_be_kept(
    toolchain: Toolchain, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    program = assemble(task(), "#include <bits/stdc++.h>\n" + REFERENCE, toolchain)
    assert "#include <bits/stdc++.h>" in lines(program)
    assert len(program.steps[0].mounts) == 1


def test_missing_libraries_are_named(toolchain: Toolchain) -> None:
    complaint = lacks(task(header="#include<boost/no_such_file.hpp>\n"), toolchain)
    assert complaint is not None and "apt-get install libboost-dev" in complaint
    assert lacks(task(), toolchain) is None


def test_outline_names_and_errors() -> None:
    seen = outline(
        "namespace n { class C { void m() {} }; }\ntemplate <class T> T g(T t) { return t; }"
    )
    assert {"n", "C", "m", "g"} <= seen.names
    assert not seen.errors
    assert not outline("class C {\npublic:\n  int f() {\n").errors
    assert outline("int f( {").errors


@pytest.mark.parametrize(
    ("kind", "empty"),
    [
        ("std::map<int, int>", "{}"),
        ("std::pair<std::string, int>", "{}"),
        ("std::vector<std::pair<int, int>>", "{}"),
    ],
)
def test_equality_added_to_the_library_is_noticed(
    kind: str, empty: str, toolchain: Toolchain, judged: Run
) -> None:
    included = "#include <map>\n#include <string>\n#include <vector>\n"
    header = f"{included}using namespace std;\n{kind} f(int n) {{\n"
    tests = f"int main() {{ {kind} wanted; assert(f(1) == wanted); return 0; }}\n"
    question = task(header, tests, f"{header}    return {empty};\n}}\n")
    assert judged(assemble(question, question.reference, toolchain)).verdict is Verdict.PASS
    inner = kind.removeprefix("std::vector<").removesuffix(">") if "vector" in kind else kind
    equal = f"bool operator==(const {inner} &a, const {inner} &b) {{ return true; }}"
    wrong = f"{included}namespace std {{ {equal} }}\n{kind} f(int) {{ return {empty}; }}"
    assert judged(assemble(question, wrong, toolchain)).verdict is Verdict.WRONG_ANSWER


@pytest.mark.parametrize("linkage", ["", 'extern "C" '])
def test_own_function_of_the_library_is_not_the_tests_own(
    linkage: str, toolchain: Toolchain, judged: Run
) -> None:
    header = "#include <cmath>\ndouble f(double n) {\n"
    tests = "int main() { assert(fabs(f(2) - 4) < 1e-6); return 0; }\n"
    question = task(header, tests, f"{header}    return n * n;\n}}\n")
    own = f"{linkage}double fabs(double x) noexcept {{ return 0; }}\n"
    honest = f"#include <cmath>\n{own}double f(double n) {{ return std::fabs(n) * n + fabs(n); }}"
    assert judged(assemble(question, honest, toolchain)).verdict is Verdict.PASS
    wrong = f"#include <cmath>\n{own}double f(double n) {{ return 7; }}"
    assert judged(assemble(question, wrong, toolchain)).verdict is Verdict.WRONG_ANSWER


@pytest.mark.parametrize(
    ("answer", "newer"),
    [
        ("auto f = [](auto n) { return n; };", False),
        ("struct P { P(const P &) = default; bool operator==(P) const; };", False),
        ("std::vector<int> numbers, span; bool contains(int n) { return contains(n); }", False),
        ("using namespace std; int format(int n) { return n; } auto ranges = 1;", False),
        ("int f(auto n) { return n; }", True),
        ("auto f = []<class T>(T n) { return n; };", True),
        ("struct P { bool operator==(const P &) const = default; };", True),
        ("struct P { auto operator<=>(const P &) const = default; };", True),
        ("template <class T> requires true void f(T);", True),
        ("consteval int f() { return 1; }", True),
        ("void f(S &s) { s.contains(1); }", True),
        ("void f(S &s) { s.starts_with(1); }", True),
        ("void f(V &v) { ranges::sort(v); }", True),
        ("auto f() { return std::format(1); }", True),
        ("#include <numbers>\n", True),
    ],
)
def test_standard_is_the_newer_one_only_where_an_answer_needs_it(answer: str, newer: bool) -> None:
    assert standard("#include <vector>\n", answer) == f"-std=gnu++{23 if newer else 17}"
