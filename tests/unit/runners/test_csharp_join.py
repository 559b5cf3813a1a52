"""How C# answers and their tests become one program; what that does is shown by the samples."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from joining import Run, installed, minimal_task, squeezed, text

from pytest_flow2code.assembly import dotnet
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.runners.csharp.join import assemble, lacks, outline

HEADER = """using System;
using System.Text;

namespace Solution
{
    public class Program
    {
        const int Limit = 9;

        public static int F(int n)
        {
"""
REFERENCE = HEADER + "            return n;\n        }\n"
INSIDE = """        public static void Main(string[] args)
        {
            System.Diagnostics.Debug.Assert(F(1) == 1, "one");
            if (F(2) != 2) { throw new Exception("two"); }
            try { F(3); } catch (Exception e) { throw new Exception("three", e); }
            Debug.Assert(new List<int> { F(4) }.SequenceEqual(new List<int> { 4 }) && Limit == 9);
            Debug.Assert(F(5).Equals(5));
            Environment.Exit(0);
        }
    }
}
"""
AFTER = """using System.Diagnostics;
class Tests
{
    static void Main() { Debug.Assert(Program.F(1) == 1); }
}
"""
SILENT = """        static void Main()
        {
            Console.WriteLine(F(1) == 1);
            Console.WriteLine("F(1) is " + F(1));
        }
    }
}
"""
COMPARED = """        static void Main()
        {
            var logic = new CompareLogic();
            if (!logic.Compare(F(1), 1).AreEqual) { throw new Exception("no"); }
        }
    }
}
"""


def task(tests: str = INSIDE, placement: Placement = Placement.INSIDE) -> Task:
    return minimal_task("csharp", "F", Tests(tests, placement), HEADER, REFERENCE)


@pytest.fixture(scope="module")
def toolchain(cache: Path) -> Toolchain:
    return installed("csharp", "dotnet", dotnet.find(), cache)


def answer_of(source: str, toolchain: Toolchain, asked: Task | None = None) -> str:
    """The answer's file, with the digest in its aliases replaced by a word."""
    return re.sub(
        r"_[0-9a-f]{16}\b", "", text(assemble(asked or task(), source, toolchain), "Answer.cs")
    )


HARNESS = "flow2code::Flow2Code.Harness"


def test_tests_report_their_failures_themselves(toolchain: Toolchain) -> None:
    joined = squeezed(answer_of(REFERENCE, toolchain))
    assert f'{HARNESS}.Assert({HARNESS}.Honest(F(1)) == 1, "one");' in joined
    assert f"if ({HARNESS}.Honest(F(2)) != 2)" in joined
    assert f'throw {HARNESS}.Failed(new Exception("two"));' in joined
    assert 'throw new Exception("three", e);' in joined, "handing on is no failed assertion"
    assert f"{HARNESS}.SequenceEqual(new List<int> {{ F(4) }}, new List<int> {{ 4 }})" in joined
    assert f"{HARNESS}.Honest(F(5)).Equals(5)" in joined
    assert f"{HARNESS}.Exit(0);" in joined
    assert "Debug.Assert" not in joined


def test_comparisons_that_are_only_printed_count(toolchain: Toolchain) -> None:
    joined = answer_of(REFERENCE, toolchain, task(SILENT))
    assert f"WriteLine({HARNESS}.Shown({HARNESS}.Honest(F(1)) == 1))" in joined
    assert "Shown(" not in answer_of(REFERENCE, toolchain), "tests that assert may print anything"


def test_names_that_the_answer_would_have_to_guess_differ_by_answer(toolchain: Toolchain) -> None:
    one, two = (assemble(task(), REFERENCE + end, toolchain) for end in ("", "\n"))
    main = one.steps[-1].argv[-1]
    assert re.fullmatch(r"Main_[0-9a-f]{16}", main)
    assert f"void {main}(string[] args)" in text(one, "Answer.cs")
    assert main != two.steps[-1].argv[-1]
    assert one == assemble(task(), REFERENCE, toolchain)


@pytest.mark.parametrize("closing", ["", "}", "}\n}\n", "}\n}\nclass Other {}\n", "\r\n}\r\n}\r\n"])
def test_tests_go_inside_whether_the_class_is_closed_or_not(
    closing: str, toolchain: Toolchain
) -> None:
    program = assemble(task(), REFERENCE + closing, toolchain)
    joined = text(program, "Answer.cs")
    assert outline(joined).errors == 0
    assert joined.index("return n;") < joined.index("void Main_")
    assert program.steps[-1].argv[-2] == "Solution.Program"


def test_bare_method_gets_the_class_and_what_the_header_gives(toolchain: Toolchain) -> None:
    source = "using System.Linq;\npublic static int F(int n) => n;\nrecord R(int A);\nF(1);\n"
    joined = squeezed(answer_of(source, toolchain))
    assert "namespace Solution { public class Program { const int Limit = 9;" in joined
    assert "using System.Linq; using System; using System.Text;" in joined
    assert joined.endswith("record R(int A);")
    assert "F(1);" not in joined.replace("(F(1)", "")


def test_bare_body_gets_the_whole_header(toolchain: Toolchain) -> None:
    joined = squeezed(answer_of("using System.Linq;\nreturn n;\n", toolchain))
    assert "public static int F(int n) { return n; }" in joined
    assert outline(joined).errors == 0


def test_file_scoped_namespace_and_other_class_name(toolchain: Toolchain) -> None:
    source = "namespace A.B;\nstatic class Other { public static int F(int n) => Other.G(n); }\n"
    program = assemble(task(), source, toolchain)
    assert program.steps[-1].argv[-2] == "A.B.Program"
    assert "Other" not in text(program, "Answer.cs")


def test_own_main_and_demo_statements_do_no_harm(toolchain: Toolchain) -> None:
    source = (
        "F();\nclass Program { static int F(int n) { return n; } static void Main() { F(1); } }"
    )
    joined = squeezed(answer_of(source, toolchain))
    assert "Text; class Program {" in joined, "the statement at the top is left out"
    assert "static void Main() { F(1); }" in joined, "one that another name tells from the tests'"


def test_unit_tests_of_the_answer_are_left_out(toolchain: Toolchain) -> None:
    source = "using Xunit;\n" + REFERENCE + "}\n}\nclass T { [Fact] public void A() { } }"
    joined = answer_of(source, toolchain)
    assert "Xunit" not in joined
    assert "class T" not in joined


def test_defines_come_first(toolchain: Toolchain) -> None:
    joined = answer_of("#define FAST\n#undef DEBUG\nusing A;\n" + REFERENCE, toolchain)
    assert joined.startswith("#define FAST\n#undef DEBUG\nextern alias flow2code;\n")


@pytest.mark.parametrize(
    "own", ["class List<T> { }", "struct List { }", "static class E { }\nclass Enumerable { }"]
)
def test_library_types_of_the_answer_do_not_stand_for_the_tests(
    own: str, toolchain: Toolchain
) -> None:
    source = REFERENCE + own.replace("\n", " ")
    joined = answer_of(source, toolchain)
    qualified = "System_Collections::System.Collections.Generic.List<int>" in joined
    assert qualified == ("List" in own)


def test_alias_and_extension_of_the_answer_do_not_stand_for_the_tests(
    toolchain: Toolchain,
) -> None:
    source = "using Debug = Evil;\n" + REFERENCE
    assert f"{HARNESS}.Assert(" in answer_of(source, toolchain)
    tests = INSIDE.replace("F(5).Equals(5)", "new[] { F(5) }.All(x => x == 5)")
    extension = "}\n}\nstatic class E { public static bool All(this int[] a, object f) => true; }"
    joined = answer_of(REFERENCE + extension, toolchain, task(tests))
    assert "System_Linq::System.Linq.Enumerable.All(new[] { F(5) }, x =>" in joined


def test_tests_beside_the_answer_see_its_namespace(toolchain: Toolchain) -> None:
    program = assemble(task(AFTER, Placement.AFTER), REFERENCE + "}\n}\nclass Tests {}", toolchain)
    assert "using Solution;" in text(program, "Tests.cs")
    assert "class Tests" not in text(program, "Answer.cs")
    assert program.steps[-1].argv[-2] == "Tests"


def test_tests_without_a_main_method_are_refused(toolchain: Toolchain) -> None:
    with pytest.raises(DataError, match="no Main method"):
        assemble(task("static void Test() {} } }"), REFERENCE, toolchain)


def test_comparer_is_found_where_packages_are_kept(
    toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "CompareNetObjects" / "4.83.0" / "lib" / "netstandard2.1" / "K.dll"
    library.parent.mkdir(parents=True)
    library.touch()
    monkeypatch.setenv("NUGET_PACKAGES", str(tmp_path))
    program = assemble(task(COMPARED), REFERENCE + "class CompareLogic {}", toolchain)
    assert program.steps[-1].argv[-1] == str(library)
    assert f'-r:"{library}"' in text(program, "references.rsp")
    assert str(library.parent) in program.steps[0].mounts
    assert "::KellermanSoftware.CompareNetObjects.CompareLogic()" in text(program, "Answer.cs")
    assert lacks(task(COMPARED), toolchain) is None


def test_missing_comparer_is_what_the_machine_lacks(
    toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("NUGET_PACKAGES", raising=False)
    elsewhere = dotnet.sdk(toolchain)
    monkeypatch.setattr(dotnet, "sdk", lambda _: replace(elsewhere, root=tmp_path))
    assert "CompareNETObjects" in (lacks(task(COMPARED), toolchain) or "")
    assert lacks(task(), toolchain) is None


def test_outline_names_what_is_declared() -> None:
    found = outline(
        "class A { int F() { return 1; } struct E { } }\nrecord R(int A);\nint G() => 1;"
    )
    assert {"A", "F", "E", "R", "G"} <= found.names
    assert found.errors == 0
    assert outline("def f(): pass").errors > 0


@pytest.mark.parametrize(
    ("tests", "value", "verdict"),
    [
        (AFTER, "n", Verdict.PASS),
        (AFTER, "2", Verdict.WRONG_ANSWER),
        (SILENT, "n", Verdict.PASS),
        (SILENT, "0", Verdict.WRONG_ANSWER),
    ],
)
def test_tests_beside_the_answer_and_silent_ones_judge(
    tests: str, value: str, verdict: Verdict, toolchain: Toolchain, judged: Run
) -> None:
    placement = Placement.AFTER if tests is AFTER else Placement.INSIDE
    source = REFERENCE.replace("return n", f"return {value}") + "}\n}\n"
    found = judged(assemble(task(tests, placement), source, toolchain))
    assert found.verdict is verdict, found


def test_entry_point_is_reached_from_outside(toolchain: Toolchain) -> None:
    answer = "class Program { [Obsolete] private int F(int n) => G(n); int G(int n) { return n; } }"
    joined = squeezed(answer_of(answer, toolchain, task(AFTER, Placement.AFTER)))
    assert "[Obsolete] internal static int F(int n)" in joined
    assert "static int G(int n)" in joined
    inside = squeezed(answer_of(answer, toolchain))
    assert "[Obsolete] static private int F(int n)" in inside, "tests inside see what is private"


STATEFUL = """class Counter
{{
    private int calls = 0;
    public int Base {{ get; set; }}
    {builder}
    private int F(int n) => ++calls > 1 ? Base : this.Base + n;
    static void Main() {{ Console.WriteLine(new Counter().F(1)); }}
}}
class Demo {{ int G() => 1; }}
"""


@pytest.mark.parametrize("builder", ["", "Counter() {} Counter(int n) {}"])
@pytest.mark.parametrize("placement", [Placement.INSIDE, Placement.AFTER])
def test_entry_point_that_uses_its_object_gets_a_fresh_one_each_time(
    placement: Placement, builder: str, toolchain: Toolchain, judged: Run
) -> None:
    tests = "Debug.Assert(Program.F(1) == 1); Debug.Assert(Program.F(2) == 2);"
    opening = "using System.Diagnostics;\nclass Tests {" if placement is Placement.AFTER else ""
    closing = "}" if placement is Placement.AFTER else "}\n}"
    text = f"{opening} static void Main() {{ {tests} }}\n{closing}\n"
    if placement is Placement.INSIDE:
        text = text.replace("Debug", "System.Diagnostics.Debug").replace("Program.", "")
    found = judged(assemble(task(text, placement), STATEFUL.format(builder=builder), toolchain))
    assert found.verdict is Verdict.PASS, found


def test_entry_point_called_on_an_object_stays_one_of_an_object(toolchain: Toolchain) -> None:
    answer = """class A {
    int F(int n, out int m, params int[] rest) { m = n; return n; }
    void G() { new A().F(1, out _); }
}"""
    joined = squeezed(answer_of(answer, toolchain))
    assert "internal static int F(int n, out int m, params int[] rest) => new Program()" in joined
    assert ".Own_F(n, out m, rest);" in joined
    assert "new Program().Own_F(1, out _)" in joined


_PAIR = "public static bool operator ==({0}) => true; public static bool operator !=({0}) => false;"
_FROM = "public static implicit operator Yes(int n) => new Yes();"
_TRY = "public override bool TryBinaryOperation(System.Dynamic.BinaryOperationBinder b, object o, "


@pytest.mark.parametrize(
    ("kind", "result"),
    [
        (f"struct Yes {{ {_FROM} {_PAIR.format('Yes a, Yes b')} }}", "Yes"),
        (
            f"struct Yes {{ {_PAIR.format('int a, Yes b')} {_PAIR.format('Yes b, int a')} }}",
            "Yes",
        ),
        (
            "class B { public static implicit operator bool(B b) => true; }"
            f"class Yes {{ {_PAIR.format('Yes a, int b')} }}".replace("static bool", "static B")
            .replace("=> true", "=> new B()")
            .replace("=> false", "=> new B()"),
            "Yes",
        ),
        (
            f"class Yes : System.Dynamic.DynamicObject {{ {_TRY}out object r)"
            " { r = true; return true; } }",
            "dynamic",
        ),
    ],
    ids=["by-conversion", "other-side", "no-truth-value", "dynamic"],
)
def test_an_object_that_equals_any_number_is_no_answer(
    kind: str, result: str, toolchain: Toolchain, judged: Run
) -> None:
    answer = f"{kind}\nclass Program {{ public static {result} F(int n) => new Yes(); }}"
    found = judged(assemble(task(AFTER, Placement.AFTER), answer, toolchain))
    assert found.verdict is Verdict.WRONG_ANSWER, found


def test_field_called_like_a_library_type_is_not_the_tests_own(
    toolchain: Toolchain, judged: Run
) -> None:
    answer = """class M { public int Abs(int n) => 0; }
class Program { static M Math = new M(); public static int F(int n) => 7; }"""
    tests = (
        "static void Main() { System.Diagnostics.Debug.Assert(Math.Abs(F(1) - 1) < 1); }\n}\n}\n"
    )
    found = judged(assemble(task(tests), answer, toolchain))
    assert found.verdict is Verdict.WRONG_ANSWER, found
