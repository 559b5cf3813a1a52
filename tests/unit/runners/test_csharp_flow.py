"""What C#'s own constructs become in the statement tree."""

from __future__ import annotations

import pytest
from lowered import assert_sound, every, first_function, member

from pytest_flow2code.core import ir
from pytest_flow2code.flowchart import build
from pytest_flow2code.runners.csharp.flow import lower


def method(body: str) -> ir.Block:
    """The body of the one method of a class, checked to make a sound graph."""
    unit = lower(f"class P\n{{\n    int F(int n)\n    {{\n{body}\n    }}\n}}\n")
    found = member(unit)
    assert found.name == "F"
    return found.body


def test_goto_case_enters_the_arm_it_names() -> None:
    body = method("switch (n) { case 1: return 1; case 2: goto case 1; default: goto default; }")
    switch = body.items[0]
    assert isinstance(switch, ir.Switch)
    labels = {label.name for label in every(body, ir.Label)}
    gotos = {jump.label for jump in every(body, ir.Jump) if jump.kind is ir.JumpKind.GOTO}
    assert gotos == labels
    assert len(gotos) == 2
    problems = build(
        lower("class P { void F(int n) { switch (n) { case 1: goto case 7; } } }")
    ).problems
    assert problems, "a jump to an arm that is not there is told"


def test_labels_stack_and_sections_do_not_fall_through() -> None:
    body = method("switch (n) { case 1: case 2: n = 3; break; case 4 when n > 1: break; }")
    switch = body.items[0]
    assert isinstance(switch, ir.Switch)
    first, second = switch.cases
    assert [test.code for test in first.tests] == ["1", "2"]
    assert not first.falls
    assert second.guard is not None
    assert second.guard.code == "n > 1"


@pytest.mark.parametrize(
    ("member", "kind", "code"),
    [
        ("int F() => n + 1;", ir.Jump, "n + 1"),
        ("void F() => G();", ir.Statement, "G()"),
        ("int F() => throw new E();", ir.Jump, "throw new E()"),
        ("int F => 3;", ir.Jump, "3"),
    ],
)
def test_arrow_bodies_give_back_or_not(member: str, kind: type, code: str) -> None:
    group = lower(f"class P {{ {member} }}").body.items[0]
    assert isinstance(group, ir.Group)
    only = first_function(group.body).body.items[0]
    assert isinstance(only, kind)
    assert only.text.code == code  # type: ignore[union-attr]


def test_property_with_code_is_a_group_and_one_without_a_statement() -> None:
    unit = lower("class P { int A { get { return 1; } set { b = value; } } int B { get; set; } }")
    group = unit.body.items[0]
    assert isinstance(group, ir.Group)
    with_code, without = group.body.items
    assert isinstance(with_code, ir.Group)
    assert [f.name for f in every(with_code.body, ir.Function)] == ["get", "set"]
    assert isinstance(without, ir.Statement)


def test_yield_using_lock_and_exit() -> None:
    body = method(
        "yield return 1; using (var r = G()) { } lock (n) { } Environment.Exit(2); yield break;"
    )
    given, using, lock, leave, stop = body.items
    assert isinstance(given, ir.Statement)
    assert isinstance(using, ir.Group)
    assert using.cleanup is not None
    assert isinstance(lock, ir.Group)
    assert isinstance(leave, ir.Jump)
    assert leave.kind is ir.JumpKind.EXIT
    assert isinstance(stop, ir.Jump)
    assert stop.kind is ir.JumpKind.RETURN


def test_catch_with_a_filter_does_not_catch_all() -> None:
    tried = method("try { G(); } catch when (n > 1) { } catch { throw; } finally { H(); }").items[0]
    assert isinstance(tried, ir.Try)
    assert [h.catches_all for h in tried.handlers] == [False, True]
    assert tried.final is not None


def test_switch_expression_stays_text_and_directives_leave_no_trace() -> None:
    body = method("#region a\nvar s = n switch { 1 => 2, _ => 3 };\n#endregion\nreturn s;")
    assert [type(item) for item in body.items] == [ir.Statement, ir.Jump]


def test_fragment_without_closers_is_whole() -> None:
    assert_sound(lower("namespace A\n{\nclass P\n{\nint F()\n{\nreturn 1;\n}\n"))
