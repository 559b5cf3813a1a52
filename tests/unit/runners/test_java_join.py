"""How Java answers and their tests become one program; what that does is shown by the samples."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from joining import Run, installed, minimal_task, squeezed, text

from pytest_flow2code.core.errors import DataError, ToolchainError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.runners.java import jdk
from pytest_flow2code.runners.java.escapes import unescaped
from pytest_flow2code.runners.java.join import assemble, outline

HEADER = """import java.util.*;

class Solution {
    private static final int[] STEPS = {1, 2};

    static int twice(int n) {
        return 2 * n;
    }

    public static List<Integer> f(int n) {
"""
REFERENCE = HEADER + "        return List.of(n);\n    }\n}\n"
AFTER = """public class Main {
    static boolean same(Object a, Object b) { return a.equals(b) && Objects.equals(a, b); }

    public static void main(String[] args) throws Exception {
        if (!same(Solution.f(3), List.of(3))) throw new Exception("no");
        try {
            Solution.f(1);
        } catch (RuntimeException e) {
            throw new IllegalStateException(e);
        }
        if (Solution.f(4) == null) assert false;
        else assert Solution.f(4).size() == 1 : "size " + 1;
        System.exit(0);
    }
}
"""
INSIDE = """    static void check(int[] steps) { assert steps.length == 2; }

    public static void main(String[] args) {
        check(STEPS);
        assert f(3).equals(List.of(3));
    }
}
"""


def task(tests: str = AFTER, placement: Placement = Placement.AFTER) -> Task:
    return minimal_task("java", "f", Tests(tests, placement), HEADER, REFERENCE)


INSIDE_TASK = task(INSIDE, Placement.INSIDE)


@pytest.fixture(scope="module")
def toolchain(cache: Path) -> Toolchain:
    return installed("java", "javac", jdk.find(), cache)


def answer_of(source: str, toolchain: Toolchain, asked: Task | None = None) -> str:
    return text(assemble(asked or task(), source, toolchain), "Answer.java")


def test_tests_report_their_failures_themselves(toolchain: Toolchain) -> None:
    armed = squeezed(text(assemble(task(), REFERENCE, toolchain), "Tests.java"))
    assert 'throw flow2code.Harness.failed(new Exception("no"))' in armed
    assert "flow2code.Harness.equal(a, b) && flow2code.Harness.same(a, b)" in armed
    assert '{ if (!( false)) throw flow2code.Harness.broken("assert false;"); } else {' in armed
    assert 'throw flow2code.Harness.broken( "size " + 1); }' in armed
    assert "flow2code.Harness.exit(0)" in armed
    assert "throw new IllegalStateException(e)" in armed, "handing on is no failed assertion"
    assert "public class" not in armed


def test_bare_method_gets_the_class_and_what_the_header_gives(toolchain: Toolchain) -> None:
    joined = answer_of("public static List<Integer> f(int n) { return List.of(n); }", toolchain)
    assert joined.startswith("import java.util.*;")
    assert squeezed(joined).count("class Solution {") == 1
    assert "STEPS" in joined
    assert "twice" in joined


def test_bare_body_gets_the_whole_header(toolchain: Toolchain) -> None:
    joined = squeezed(answer_of("return List.of(n);\n", toolchain))
    assert "public static List<Integer> f(int n) { return List.of(n); }" in joined


def test_own_helper_of_the_header_is_not_given_twice(toolchain: Toolchain) -> None:
    source = REFERENCE.replace("2 * n", "n + n")
    joined = answer_of(source, toolchain)
    assert joined.count("int twice(") == 1
    assert "n + n" in joined


def test_records_and_classes_beside_a_bare_method_stay_outside(toolchain: Toolchain) -> None:
    source = "record Pair(int a) {}\nstatic List<Integer> f(int n) { return new Pair(n) == null; }"
    joined = squeezed(answer_of(source, toolchain))
    assert joined.index("record Pair") > joined.index("new Pair(n) == null; } }")


def test_other_class_name_is_made_the_tasks(toolchain: Toolchain) -> None:
    source = "public class Main { Main() {} static List<Integer> f(int n) { new Main(); } }"
    joined = answer_of(source, toolchain)
    assert "Main" not in joined
    assert squeezed(joined).count("Solution") == 3
    assert "public class" not in joined


def test_types_of_the_tests_and_unit_tests_are_left_out(toolchain: Toolchain) -> None:
    source = (
        "package a.b;\nimport org.junit.Test;\n"
        + REFERENCE
        + "class Main { }\nclass T { @Test void t() { } }\n"
    )
    joined = answer_of(source, toolchain)
    for gone in ("package", "junit", "class Main", "class T"):
        assert gone not in joined


def test_single_import_of_the_answer_wins_over_the_headers(toolchain: Toolchain) -> None:
    asked = replace(task(), header=HEADER.replace("java.util.*", "java.util.List"))
    joined = answer_of("import a.List;\n" + REFERENCE, toolchain, asked)
    assert "import a.List;" in joined
    assert "import java.util.List;" not in joined


@pytest.mark.parametrize("closing", ["", "}", "}\n\nclass Other {}\n", "\n}\r\n"])
def test_tests_go_inside_whether_the_class_is_closed_or_not(
    closing: str, toolchain: Toolchain
) -> None:
    source = "class Solution {\n static List<Integer> f(int n) { return null; }\n" + closing
    program = assemble(INSIDE_TASK, source, toolchain)
    joined = text(program, "Answer.java")
    assert outline(joined).errors == 0
    assert squeezed(joined).index("f(int n)") < squeezed(joined).index("static void check(")
    assert "flow2code.Harness.equal(f(3), List.of(3))" in joined
    assert [file.path for file in program.files] == ["Answer.java"]
    assert program.steps[-1].argv[-1] == "Solution"


def test_own_main_gives_way_to_that_of_the_tests(toolchain: Toolchain) -> None:
    source = "class Solution { static List<Integer> f(int n) { return null; }"
    source += " public static void main(String... a) { System.exit(0); } }"
    joined = answer_of(source, toolchain, INSIDE_TASK)
    assert joined.count("void main(") == 1
    assert "exit" not in joined


def test_method_left_open_is_not_closed_for_it(toolchain: Toolchain) -> None:
    joined = answer_of("class Solution { static int f(int n) {\nreturn 1;", toolchain, INSIDE_TASK)
    assert outline(joined).errors > 0, "what the compiler must refuse stays broken"


def test_library_types_of_the_answer_do_not_stand_for_the_tests(toolchain: Toolchain) -> None:
    source = REFERENCE + "class List {}\nclass Objects {}\nclass Exception {}\n"
    armed = text(assemble(task(), source, toolchain), "Tests.java")
    assert "java.util.List.of(3)" in armed
    assert "new java.lang.Exception(" in armed
    nested = "class Solution { static class List {} static int f(int n) { return 1; } }"
    assert "java.util.List.of(3)" in answer_of(nested, toolchain, INSIDE_TASK)


@pytest.mark.parametrize("name", ["class flow2code {}", "class \\u0066low2code {}"])
def test_answer_cannot_put_itself_before_the_harness(name: str, toolchain: Toolchain) -> None:
    program = assemble(task(), REFERENCE + name, toolchain)
    armed = text(program, "Tests.java")
    assert "throw flow2code.Harness" not in armed
    package = armed.partition("throw ")[2].partition(".")[0]
    assert f"package {package};" in text(program, "Harness.java")
    assert f"{package}.Harness" in program.steps[-1].argv


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (r"cl\u0061ss A {}", "class A {}"),
        (r"\uuu0041", "A"),
        (r'"\\u0041"', r'"\\u0041"'),
        (r"'\u005c''", r"'\u005c''"),
        (r"\u00zz \u12", r"\u00zz \u12"),
        ("no escapes", "no escapes"),
    ],
)
def test_escapes_are_read_as_java_reads_them(written: str, meant: str) -> None:
    assert unescaped(written) == meant


@pytest.mark.parametrize(
    "own",
    ["class java { static class util {} }", "class \\u006aava {}", "class A { int java; }"],
)
def test_answer_cannot_put_itself_before_a_package(own: str, toolchain: Toolchain) -> None:
    joined = answer_of(REFERENCE + own, toolchain)
    assert "java_" in joined
    assert "import java.util.*;" in joined


def test_harness_is_compiled_once(toolchain: Toolchain) -> None:
    first = assemble(task(), REFERENCE, toolchain)
    assert "Harness.java" not in [file.path for file in first.files]
    prepared = jdk.prepared(toolchain)
    assert (prepared.harness / "flow2code" / "Harness.class").is_file()
    assert str(prepared.folder) in first.steps[0].mounts
    assert jdk.prepared(toolchain) == prepared


def test_cache_that_cannot_be_written_is_done_without(toolchain: Toolchain) -> None:
    blocked = replace(toolchain, cache=Path("/proc/nowhere"))
    prepared = jdk.prepared(blocked)
    assert (prepared.harness / "flow2code" / "Harness.class").is_file()
    assert "nowhere" not in str(prepared.folder)


def test_compiler_that_fails_is_our_fault_and_said_so(tmp_path: Path) -> None:
    broken = tmp_path / "jdk" / "bin"
    broken.mkdir(parents=True)
    (broken / "java").write_text("#!/bin/sh\necho this is no java\nexit 3\n")
    (broken / "java").chmod(0o755)
    toolchain = Toolchain("java", (("javac", str(broken / "javac")),), tmp_path / "cache")
    with pytest.raises(ToolchainError, match="this is no java"):
        jdk.prepared(toolchain)


def test_tests_without_a_main_method_are_refused(toolchain: Toolchain) -> None:
    with pytest.raises(DataError, match="no main method"):
        assemble(task("class Main { static void test() {} }"), REFERENCE, toolchain)


def test_jdk_that_is_too_old_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, version in (("old", "11.0.2"), ("new", "21.0.1")):
        javac = tmp_path / name / "bin" / "javac"
        javac.parent.mkdir(parents=True)
        javac.write_text("")
        javac.chmod(0o755)
        (tmp_path / name / "release").write_text(f'A="b"\nJAVA_VERSION="{version}"\n')
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "new"))
    assert jdk.find() == str(tmp_path / "new" / "bin" / "javac")
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "old"))
    assert jdk.find() != str(tmp_path / "old" / "bin" / "javac")


def test_outline_names_what_is_declared() -> None:
    found = outline("class A { int f() { return 1; } enum E { X } }\nrecord R(int a) {}\n")
    assert {"A", "f", "E", "R"} <= found.names
    assert found.errors == 0
    assert outline("def f(): pass").errors > 0


FORGED = """class Solution {
    static class List<T> extends ArrayList<T> {
        static List<Integer> of(int n) { return null; }
        public boolean equals(Object o) { return true; }
    }
    static List<Integer> f(int n) { return new List<>(); }
}"""
IN_CLASS = "class Solution { static List<Integer> f(int n) { "


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        ("static List<Integer> f(int n) { return List.of(n); }", Verdict.PASS),
        (IN_CLASS + "return List.of(3); }", Verdict.PASS),
        (IN_CLASS + "return List.of(3);", Verdict.COMPILE_ERROR),
        (IN_CLASS + "return List.of(2); }", Verdict.WRONG_ANSWER),
        (FORGED, Verdict.WRONG_ANSWER),
        ("class Other { static int g(int n) { return 1; } }", Verdict.COMPILE_ERROR),
    ],
)
def test_tests_inside_the_class_judge(
    answer: str, verdict: Verdict, toolchain: Toolchain, judged: Run
) -> None:
    found = judged(assemble(INSIDE_TASK, answer, toolchain))
    assert found.verdict is verdict, found


def test_entry_point_is_reached_without_an_object(toolchain: Toolchain) -> None:
    answer = """class Util {
    @Deprecated private <T> List<Integer> f(int n) { return g(n); }
    List<Integer> g(int n) { return List.of(n); }
}"""
    joined = squeezed(answer_of(answer, toolchain))
    assert "@Deprecated static <T> List<Integer> f(int n)" in joined
    assert "static List<Integer> g(int n)" in joined
    assert answer_of(joined, toolchain).count("static") == joined.count("static"), "once is enough"


def test_own_string_class_hides_no_main(toolchain: Toolchain, judged: Run) -> None:
    answer = (
        "class Solution { static List<Integer> f(int n) { return List.of(0); } }\nclass String {}"
    )
    found = judged(assemble(task(), answer, toolchain))
    assert found.verdict is Verdict.WRONG_ANSWER, found


STATEFUL = """class Counter {{
    private int calls = 0;
    private final List<Integer> found = new ArrayList<>();
    {builder}
    private List<Integer> f(final int n) throws IllegalStateException {{
        calls++;
        found.add(n);
        return calls > 9 ? this.f(n) : found;
    }}
    public static void main(String... args) {{
        System.out.println(new Counter().f(1));
    }}
}}
class Demo {{ List<Integer> g() {{ return new Counter().f(2); }} }}
"""


@pytest.mark.parametrize("builder", ["", "Counter() {} Counter(int n) {}"])
@pytest.mark.parametrize("asked", [task(), INSIDE_TASK], ids=["after", "inside"])
def test_entry_point_that_uses_its_object_gets_a_fresh_one_each_time(
    asked: Task, builder: str, toolchain: Toolchain, judged: Run
) -> None:
    found = judged(assemble(asked, STATEFUL.format(builder=builder), toolchain))
    assert found.verdict is Verdict.PASS, found


def test_generic_and_variadic_entry_points_are_handed_on(toolchain: Toolchain) -> None:
    answer = "class A { int k; <T> void f(T first, int... rest) { f(first, k); } }"
    joined = squeezed(answer_of(answer, toolchain))
    assert "public static <T> void f(T first, int... rest) { " in joined
    assert "new Solution().own_f(first, rest); }" in joined
    assert "<T> void own_f(T first, int... rest) { own_f(first, k); }" in joined


@pytest.mark.parametrize("name", ["Objects", "List"])
def test_field_called_like_a_library_type_is_not_the_tests_own(
    name: str, toolchain: Toolchain, judged: Run
) -> None:
    answer = f"""class Solution {{
    static Yes {name} = new Yes();
    static class Yes {{
        boolean equals(Object a, Object b) {{ return true; }}
        java.util.List<Integer> of(int n) {{ return f(n); }}
    }}
    static java.util.List<Integer> f(int n) {{ return java.util.List.of(7); }}
}}"""
    tests = (
        "    public static void main(String[] a) { assert Objects.equals(f(3), List.of(3)); }\n}\n"
    )
    found = judged(assemble(task(tests, Placement.INSIDE), answer, toolchain))
    assert found.verdict is Verdict.WRONG_ANSWER, found
