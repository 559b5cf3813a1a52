"""What Pascal's control flow is lowered to, and how it is worded."""

from __future__ import annotations

import pytest
from lowered import first_function, said, shape

from pytest_flow2code import flowchart
from pytest_flow2code.core import ir
from pytest_flow2code.runners.pascal.flow import lower


def body(statements: str) -> ir.Block:
    """The statements of a procedure around `statements`."""
    unit = lower(f"procedure P;\nbegin\n{statements}\nend;\n")
    assert not unit.notes
    return first_function(unit.body).body


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("if a then Exit; b := 1;", [("if", ["return"]), "S"]),
        (
            "IF a THEN b := 1 ELSE IF c THEN BEGIN b := 2 END ELSE;",
            [("if", ["S"], [("if", ["S"])])],
        ),
        ("if a then begin if b then c := 1 end else c := 2;", [("if", [("if", ["S"])], ["S"])]),
        ("while a do begin Break; continue end;", [("loop before", ["break", "continue"])]),
        ("while True do b := 1;", [("loop none", ["S"])]),
        ("repeat b := 1; c := 2 until a;", [("until after", ["S", "S"])]),
        ("repeat b := 1 until False;", [("loop none", ["S"])]),
        ("for i := 1 to 3 do;", [("for", [])]),
        ("for i := 3 downto 1 do begin b := 1; end;", [("for", ["S"])]),
        ("for c in s do WriteLn(c);", [("for", ["out"])]),
        (
            "case n of 1, 3..5: a := 1; 7: begin end; else a := 2; b := 3; end;",
            [("switch", (2, False, ["S"]), (1, False, []), (0, True, ["S", "S"]))],
        ),
        (
            "case n of 1: break otherwise a := 2 end;",
            [("switch", (1, False, ["break"]), (0, True, ["S"]))],
        ),
        ("try a := 1 except end;", [("try", ["S"], [])]),
        ("try a := 1 except raise; end;", [("try", ["S"], ["throw"])]),
        (
            "try a := 1 except on e: EFoo do b := 1; on EBar do; else b := 2; end;",
            [("try", ["S"], ["S"], [], ["S"])],
        ),
        ("try a := 1 finally b := 2 end;", [("try", ["S"], "final", ["S"])]),
        ("with p, q do x := 1;", [("group", ["S"])]),
        ("again: a := 1; goto again;", ["again:", "S", "goto again"]),
        ("Halt(1); RunError(2); Exit(3); raise EFoo.Create;", ["exit", "exit", "return", "throw"]),
        ("ReadLn(a); Write(b); Foo; { Halt; }", ["in", "out", "S"]),
    ],
)
def test_control_flow(source: str, expected: list[object]) -> None:
    assert shape(body(source)) == expected


def test_program_and_nested_procedures() -> None:
    source = """program Demo(input, output);
uses Math;
var n: Integer;
function F(a: Integer): Integer;
  procedure Inner;
  begin
    a := 1;
  end;
begin
  F := a;
end;
begin
  n := F(1);
end.
"""
    unit = lower(source.replace("(input, output)", ""))
    assert not unit.notes
    assert shape(unit.body) == [("Demo", ["S", "S", ("F", [("Inner", ["S"]), "S"]), "S"])]
    assert shape(lower(source).body) == shape(unit.body)
    names = [(f.group, f.name) for f in flowchart.build(unit).functions]
    assert names == [("", "Demo"), ("Demo", "F"), ("Demo.F", "Inner")]


def test_unit_is_a_group() -> None:
    source = "unit U;\ninterface\nprocedure P;\nimplementation\nprocedure P;\nbegin\nend;\nend.\n"
    unit = lower(source)
    assert not unit.notes
    assert shape(unit.body) == [("group U", ["S", ("P", [])])]


def test_directives_and_comments_leave_no_trace() -> None:
    unit = lower("{$mode objfpc}{$H+}\n(* one *)\nprocedure P;\nbegin\n  a := 1; // two\nend;\n")
    assert shape(unit.body) == [("P", ["S"])]
    assert unit.comments == (2, 5)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (
            "x := a div 2 + b MOD 2;",
            "set `x` to `a` divided, rounding down, by 2 plus `b` modulo 2",
        ),
        ("x += 1;", "set `x` to `x` plus 1"),
        ("Inc(x); ", "set `x` to `x` plus 1"),
        ("DEC(x, 2);", "set `x` to `x` minus 2"),
        ("if (n and 1) = 1 then x := 1;", "check whether `n` bitwise and 1 is equal to 1"),
        (
            "if not (a = 1) and (b <> 2) then x := 1;",
            "check whether `a` is not equal to 1 and `b` is not equal to 2",
        ),
        ("x[i] := 'a';", "set element `i` of `x` to 'a'"),
        ("p^ := @q;", "set what `p` points to to the address of `q`"),
        ("WriteLn;", "print an empty line"),
        ("Exit(a + 1);", "return `a` plus 1"),
        ("for i := 9 downto 1 do;", "for `i` from 9 down to 1"),
        ("for c in s do;", "for each `c` in `s`"),
        ("while True do x := 1;", "repeat for ever"),
        ("raise EFoo.Create('bad');", "raise the result of calling `Create` on `EFoo` with 'bad'"),
        ("Sort(x);", "call `Sort` with `x`"),
        ("list.Clear;", "call `Clear` on `list`"),
        ("Assert(a > 1);", "make sure that `a` is greater than 1"),
    ],
)
def test_wording(source: str, words: str) -> None:
    assert said(body(source)) == [words]


def test_case_labels_are_worded() -> None:
    switch = body("case n of 1, 3..5: a := 1; end;").items[0]
    assert isinstance(switch, ir.Switch)
    assert [text.said for text in switch.cases[0].tests] == ["it is 1", "it is 3 to 5"]


def test_semicolons_belong_to_no_statement() -> None:
    items = body("a := 1; Foo(2); goto b; b: raise E.Create;").items
    codes = [item.text.code for item in items if isinstance(item, (ir.Statement, ir.Jump))]
    assert codes == ["a := 1", "Foo(2)", "goto b", "raise E.Create"]


@pytest.mark.parametrize(
    "source", ["procedure P;\nbegin\n if a then", "x := (1 +", "begin", "end.", "case x of", "*)"]
)
def test_broken_text_still_gives_a_chart(source: str) -> None:
    assert flowchart.build(lower(source)).functions
