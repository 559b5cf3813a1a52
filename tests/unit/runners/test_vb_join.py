"""How Visual Basic answers and their tests become one program; the samples show what that does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from joining import Run, installed, minimal_task, text

from pytest_flow2code.assembly import dotnet
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.runners.vb.join import assemble, outline

HEADER = """Imports System.Text
Module Module1
Const Limit As Integer = 9
Function F(ByVal n As Integer) As Integer
"""
REFERENCE = HEADER + "Return n\nEnd Function\n"
INSIDE = """Sub Check(g As Func(Of Integer, Integer))
System.Diagnostics.Debug.Assert(g(1) = 1, "one")
If g(2) <> 2 Then Throw New Exception("two")
Try
debug.assert((New List(Of Integer) From {g(4)}).SequenceEqual(New List(Of Integer) From {4}))
Catch e As Exception
Throw New Exception("three", e)
End Try
Dim box(1) As Integer
box(0) = g(5)
Debug.Assert(g(6).Equals(6) AndAlso Limit = 9)
End Sub

Sub Main()
Check(AddressOf F)
End Sub
End Module
"""
AFTER = """Module Tests
Sub Main()
Debug.Assert(F(1) = 1)
End Sub
End Module
"""
SILENT = "Sub Main()\nConsole.WriteLine(F(1) = 1)\nEnd Sub\nEnd Module\n"


def task(tests: str = INSIDE, placement: Placement = Placement.INSIDE) -> Task:
    return minimal_task("vb", "F", Tests(tests, placement), HEADER, REFERENCE)


@pytest.fixture(scope="module")
def toolchain(cache: Path) -> Toolchain:
    return installed("vb", "dotnet", dotnet.find(), cache)


def armed_of(source: str, toolchain: Toolchain, asked: Task | None = None) -> str:
    return text(assemble(asked or task(), source, toolchain), "Tests.vb")


def answer_of(source: str, toolchain: Toolchain, asked: Task | None = None) -> str:
    return text(assemble(asked or task(), source, toolchain), "Answer.vb")


HARNESS = "Global.Flow2Code.Harness"


def test_tests_report_their_failures_themselves(toolchain: Toolchain) -> None:
    armed = armed_of(REFERENCE, toolchain)
    assert f'{HARNESS}.Assert({HARNESS}.Honest(g(1)) = 1, "one")' in armed
    assert f"If {HARNESS}.Honest(g(2)) <> 2 Then Throw {HARNESS}.Failed(New Exception(" in armed
    assert f"{HARNESS}.SequenceEqual((New List(Of Integer) From {{g(4)}}), New List" in armed
    assert 'Throw New Exception("three", e)' in armed, "handing on is no failed assertion"
    assert "\nbox(0) = g(5)\n" in armed, "an assignment is no comparison"
    assert f"{HARNESS}.Honest(g(6)).Equals(6)" in armed
    assert "ebug.Assert" not in armed


def test_comparisons_that_are_only_printed_count(toolchain: Toolchain) -> None:
    armed = armed_of(REFERENCE, toolchain, task(SILENT))
    assert f"Console.WriteLine({HARNESS}.Shown({HARNESS}.Honest(F(1)) = 1))" in armed
    assert "Shown(" not in armed_of(REFERENCE, toolchain), "tests that assert may print anything"


def test_main_has_a_name_that_no_answer_can_know(toolchain: Toolchain) -> None:
    one, two = (assemble(task(), REFERENCE + end, toolchain) for end in ("", "\n"))
    main = one.steps[-1].argv[-1]
    assert re.fullmatch(r"Main_[0-9a-f]{16}", main)
    assert f"Sub {main}()" in text(one, "Tests.vb")
    assert main != two.steps[-1].argv[-1]
    assert one == assemble(task(), REFERENCE, toolchain)


@pytest.mark.parametrize("closing", ["", "End Module", "END MODULE\r\n", "End Module\n' done\n"])
def test_tests_are_another_part_of_the_module_closed_or_not(
    closing: str, toolchain: Toolchain
) -> None:
    program = assemble(task(), REFERENCE + closing, toolchain)
    joined = text(program, "Answer.vb")
    assert joined.lower().count("end module") == 1
    assert outline(joined).errors == 0
    armed = text(program, "Tests.vb")
    assert armed.startswith("Imports System.Text\nPartial Module Module1\n")
    assert outline(armed).errors == 0
    assert program.steps[-1].argv[-2] == "Module1"


def test_bare_procedure_gets_a_module_and_what_the_header_gives(toolchain: Toolchain) -> None:
    source = "Imports System.IO\n\nFunction F(n As Integer) As Integer\nReturn n\nEnd Function\n"
    joined = answer_of(source, toolchain)
    assert joined.index("Imports System.IO") < joined.index("Module Module1")
    assert "Imports System.Text" in joined
    assert outline(joined).errors == 0
    assert "Const Limit As Integer = 9" in armed_of(source, toolchain)


def test_bare_body_gets_the_whole_header(toolchain: Toolchain) -> None:
    joined = answer_of("Return n\n", toolchain)
    assert joined.index("Function F(") < joined.index("Return n") < joined.index("End Function")
    assert outline(joined).errors == 0


def test_member_of_the_header_is_not_given_twice(toolchain: Toolchain) -> None:
    assert "Limit As" not in armed_of(REFERENCE, toolchain)
    assert "Limit As" in armed_of(REFERENCE.replace("Const Limit", "Const Other"), toolchain)


def test_namespace_class_and_options_stay_the_answers_own(toolchain: Toolchain) -> None:
    source = (
        "Option Strict On\nImports System\nNamespace A\nPublic Class Solution\n"
        "Public Function F(n As Integer) As Integer\nReturn n\nEnd Function\n"
        "End Class\nEnd Namespace\n"
    )
    program = assemble(task(), source, toolchain)
    assert text(program, "Answer.vb").startswith("Option Strict On")
    armed = text(program, "Tests.vb")
    assert "Option" not in armed
    assert "Namespace A\nPartial Class Module1\n" in armed
    assert program.steps[-1].argv[-2] == "A.Module1"


def test_own_checks_stay_under_another_name(toolchain: Toolchain) -> None:
    source = REFERENCE + "Sub CHECK()\nEnd Sub\nSub Main()\nCheck()\nEnd Sub\nEnd Module\n"
    joined = answer_of(source, toolchain)
    assert joined.lower().count("own_check(") == 2


def test_unit_tests_of_the_answer_are_left_out(toolchain: Toolchain) -> None:
    source = "Imports Xunit\n" + REFERENCE
    source += "End Module\nClass T\n<Fact>\nSub A()\nEnd Sub\nEnd Class\n"
    joined = answer_of(source, toolchain)
    assert "Xunit" not in joined
    assert "Class T" not in joined


@pytest.mark.parametrize("word", ["System", "flow2code", "[Microsoft]", "Global.System.Linq"])
def test_answer_cannot_put_a_namespace_before_the_library(word: str, toolchain: Toolchain) -> None:
    source = REFERENCE + f"End Module\nNamespace {word}\nClass X\nEnd Class\nEnd Namespace\n"
    program = assemble(task(), source, toolchain)
    assert "Namespace Own_" in text(program, "Answer.vb")
    assert "Imports System.Linq" not in text(program, "Tests.vb")


def test_library_types_of_the_answer_do_not_stand_for_the_tests(toolchain: Toolchain) -> None:
    source = REFERENCE + "Class LIST(Of T)\nEnd Class\nEnd Module\n"
    armed = armed_of(source, toolchain)
    assert "New Global.System.Collections.Generic.List(Of Integer) From" in armed


def test_answer_the_grammar_cannot_read_is_left_to_the_compiler(toolchain: Toolchain) -> None:
    torn = 'Const Torn As String = "a\nEnd Module"\n'
    source = (
        HEADER.replace("Function", torn + "Function", 1) + "Return n\nEnd Function\nEnd Module\n"
    )
    assert outline(source).errors > 0
    program = assemble(task(), source, toolchain)
    assert source in text(program, "Answer.vb")
    assert "Partial Module Module1" in text(program, "Tests.vb")


def test_tests_without_a_main_are_refused(toolchain: Toolchain) -> None:
    with pytest.raises(DataError, match="no Sub Main"):
        assemble(task("Sub Test()\nEnd Sub\nEnd Module\n"), REFERENCE, toolchain)


def test_outline_names_what_is_declared_whatever_the_case() -> None:
    found = outline("Module A\nFunction FooBar() As Integer\nEnd Function\nEnd Module\n")
    assert {"A", "FooBar", "foobar"} <= found.names
    assert found.errors == 0
    bare = outline("Imports System\nFunction G(x As Integer) As Integer\nReturn x\nEnd Function\n")
    assert "G" in bare.names
    assert bare.errors == 0
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
    source = REFERENCE.replace("Return n", f"Return {value}") + "End Module\n"
    found = judged(assemble(task(tests, placement), source, toolchain))
    assert found.verdict is verdict, found


def test_entry_point_is_reached_from_outside(toolchain: Toolchain) -> None:
    answer = """Namespace Sums
Class Util
Private Function F(n As Integer) As Integer
Return G(n)
End Function
<Obsolete>
Function G(n As Integer) As Integer
Return n
End Function
End Class
End Namespace
"""
    outside = task(AFTER, Placement.AFTER)
    joined = answer_of(answer, toolchain, outside)
    assert "Shared Friend Function F(" in joined
    assert "Shared Function G(" in joined
    assert "Imports Sums.Module1\n" in armed_of(answer, toolchain, outside)
    assert "Shared" not in answer_of(answer, toolchain), "tests inside make an object"


@pytest.mark.parametrize("result", ["Yes", "Object"])
def test_an_object_that_equals_whatever_is_converted_to_it_is_no_answer(
    result: str, toolchain: Toolchain, judged: Run
) -> None:
    answer = f"""Class Yes
Public Shared Widening Operator CType(n As Integer) As Yes
Return New Yes()
End Operator
Public Shared Operator =(a As Yes, b As Yes) As Boolean
Return True
End Operator
Public Shared Operator <>(a As Yes, b As Yes) As Boolean
Return False
End Operator
End Class
Module Module1
Function F(n As Integer) As {result}
Return New Yes()
End Function
End Module
"""
    found = judged(assemble(task(AFTER, Placement.AFTER), answer, toolchain))
    assert found.verdict is Verdict.WRONG_ANSWER, found


def test_field_called_like_a_library_type_is_not_the_tests_own(
    toolchain: Toolchain, judged: Run
) -> None:
    answer = """Class M
Function Abs(n As Integer) As Integer
Return 0
End Function
End Class
Module Module1
Dim Math As New M()
Function F(n As Integer) As Integer
Return 7
End Function
End Module
"""
    tests = "Sub Main()\nDebug.Assert(Math.Abs(F(1) - 1) < 1)\nEnd Sub\nEnd Module\n"
    found = judged(assemble(task(tests), answer, toolchain))
    assert found.verdict is Verdict.WRONG_ANSWER, found
