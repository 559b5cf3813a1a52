"""What Visual Basic's own constructs become in the statement tree."""

from __future__ import annotations

import pytest
from lowered import assert_sound, every, member

from pytest_flow2code.core import ir
from pytest_flow2code.runners.vb.flow import lower


def function(body: str) -> ir.Block:
    """The body of the one procedure of a module, checked to make a sound graph."""
    unit = lower(
        f"Module M\nFunction F(n As Integer) As Integer\n{body}\nEnd Function\nEnd Module\n"
    )
    found = member(unit)
    assert found.name == "F"
    return found.body


@pytest.mark.parametrize(
    ("source", "when", "negated", "test"),
    [
        ("Do While n > 1\nn -= 1\nLoop", ir.Test.BEFORE, False, "n > 1"),
        ("do until n > 1\nn += 1\nloop", ir.Test.BEFORE, True, "n > 1"),
        ("Do\nn -= 1\nLoop While n > 1", ir.Test.AFTER, False, "n > 1"),
        ("Do\nn += 1\nLoop Until n > 1", ir.Test.AFTER, True, "n > 1"),
        ("Do\nLoop Until n > 1", ir.Test.AFTER, True, "n > 1"),
        ("Do Until n > 1\nLoop", ir.Test.BEFORE, True, "n > 1"),
        ("While n > 1\nn -= 1\nEnd While", ir.Test.BEFORE, False, "n > 1"),
    ],
)
def test_every_kind_of_loop(source: str, when: ir.Test, negated: bool, test: str) -> None:
    loop = function(source).items[0]
    assert isinstance(loop, ir.Loop)
    assert (loop.when, loop.negated) == (when, negated)
    assert loop.test is not None
    assert loop.test.code == test


@pytest.mark.parametrize("source", ["Do\nExit Do\nLoop", "While True\nExit While\nEnd While"])
def test_endless_loop_has_no_test(source: str) -> None:
    loop = function(source).items[0]
    assert isinstance(loop, ir.Loop)
    assert loop.when is ir.Test.NONE


def test_exit_and_continue_name_the_block_they_mean() -> None:
    body = function(
        "For i = 1 To 3\nWhile n > 1\nSelect Case n\nCase 1\nExit For\nCase 2\nContinue While\n"
        "Case 3\nExit Select\nEnd Select\nEnd While\nNext\nExit Function"
    )
    outer = body.items[0]
    assert isinstance(outer, ir.ForEach)
    inner = outer.body.items[0]
    assert isinstance(inner, ir.Loop)
    cases = inner.body.items[0]
    assert isinstance(cases, ir.Switch)
    assert [(j.kind, j.label) for j in every(outer.body, ir.Jump)] == [
        (ir.JumpKind.BREAK, outer.label),
        (ir.JumpKind.CONTINUE, inner.label),
        (ir.JumpKind.BREAK, cases.label),
    ]
    last = body.items[-1]
    assert isinstance(last, ir.Jump)
    assert last.kind is ir.JumpKind.RETURN


def test_exit_try_leaves_the_attempt() -> None:
    body = function("Try\nIf n = 1 Then Exit Try\nn = 2\nCatch\nn = 3\nEnd Try\nReturn n")
    label = body.items[0]
    assert isinstance(label, ir.Label)
    assert next(every(body, ir.Jump)).label == label.name


def test_jump_out_of_nothing_is_noted_and_kept() -> None:
    unit = lower("Module M\nSub F()\nExit For\nEnd Sub\nEnd Module\n")
    assert [note.kind for note in unit.notes] == [ir.WarningKind.UNKNOWN]
    assert any("Exit For" in s.text.code for s in every(unit.body, ir.Statement))


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ("If n = 1 Then Return 5", [ir.Jump]),
        ("If n = 1 Then n = 2 : n += 3", [ir.Statement, ir.Statement]),
        ("If n = 1 Then Throw New Exception()", [ir.Jump]),
        ("If n = 1 Then End", [ir.Jump]),
    ],
)
def test_if_on_one_line(line: str, kinds: list[type]) -> None:
    branch = function(line).items[0]
    assert isinstance(branch, ir.If)
    assert [type(item) for item in branch.then.items] == kinds
    assert branch.orelse is None


def test_else_ifs_hang_on_each_other() -> None:
    branch = function("If n = 1 Then\nn = 2\nElseIf n = 2 Then\nn = 3\nElse\nn = 4\nEnd If").items[
        0
    ]
    assert isinstance(branch, ir.If)
    assert branch.orelse is not None
    second = branch.orelse.items[0]
    assert isinstance(second, ir.If)
    assert second.orelse is not None


def test_case_labels_may_be_values_ranges_and_comparisons() -> None:
    switch = function(
        "Select Case n\nCase 1, 3 To 5, Is > 7\nn = 1\nCase Else\nn = 2\nEnd Select"
    ).items[0]
    assert isinstance(switch, ir.Switch)
    first, last = switch.cases
    assert [test.said for test in first.tests] == [
        "it is 1",
        "it is from 3 to 5",
        "it is greater than 7",
    ]
    assert last.default
    assert not first.falls


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        ("For i As Integer = 0 To n - 1", "for `i` from 0 to `n` minus 1"),
        ("For i = n To 0 Step -1", "for `i` from `n` down to 0"),
        ("For i = 0 To n Step 2", "for `i` from 0 to `n` in steps of 2"),
        ("For Each c As Char In word", "for each `c` in `word`"),
    ],
)
def test_counting_and_each(heading: str, said: str) -> None:
    for body in ("n += 1\n", ""):
        loop = function(f"{heading}\n{body}Next").items[0]
        assert isinstance(loop, ir.ForEach)
        assert loop.header.code == heading
        assert loop.header.said == said


def test_assignment_is_told_from_comparison() -> None:
    body = function("n = 1\nm.a = n = 2\nn = grid(0)(1)\nG(n)")
    assert [item.text.said for item in body.items] == [  # type: ignore[union-attr]
        "set `n` to 1",
        "set `m.a` to whether `n` is equal to 2",
        "set `n` to element 1 of the result of calling `grid` with 0",
        "call `G` with `n`",
    ]


@pytest.mark.parametrize(
    "source",
    [
        "Module M\nFunction F() As Integer\nReturn 1\nEnd Function\n",
        "Function F() As Integer\nReturn 1\nEnd Function\n",
        "Imports System\n\nFunction F() As Integer\nReturn 1\nEnd Function\n",
    ],
)
def test_fragments_are_whole(source: str) -> None:
    unit = lower(source)
    assert_sound(unit)
    assert [f.name for f in every(unit.body, ir.Function)] == ["F"]
