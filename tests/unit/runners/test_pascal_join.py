"""How Pascal answers and their tests become one program; the samples show what that does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from joining import installed, minimal_task

from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.runners.pascal.join import assemble, join
from pytest_flow2code.runners.pascal.outlining import outline

HEADER = """{$mode objfpc}{$H+}
uses
  SysUtils, Math;
const
  Limit = 9;
function Add(a, b: Integer): Integer;
"""
REFERENCE = HEADER + "begin\n  Result := a + b;\nend;\n"
TESTS = """procedure TestAdd;
begin
  Assert(Add(2, 3) = 5, 'two and three');
  if IntToStr(Add(1, 1)) <> '2' then
    Halt(1);
  if Add(0, 0) > Limit then
    raise Exception.Create('large');
  try
    raise Exception.Create('caught');
  except
  end;
end;

begin
  TestAdd;
  Halt;
end.
"""
BARE = "function Add(a, b: Integer): Integer;\nbegin\n  Add := a + b;\nend;\n"


def task(tests: str = TESTS, reference: str = REFERENCE, header: str = HEADER) -> Task:
    return minimal_task("pascal", "Add", Tests(tests), header, reference)


def joined(answer: str, asked: Task | None = None) -> str:
    return join(asked or task(), answer, "w")


def test_bare_function_gets_what_the_header_gives() -> None:
    text = joined(BARE)
    assert text.startswith("program Flow2CodeTests;\n{$mode objfpc}\n{$H+}\n")
    assert "uses SysUtils, Math, Flow2Codew;" in text
    assert "Limit = 9;" in text
    assert text.count("function Add") == 1


def test_header_repeated_is_there_once() -> None:
    text = joined(REFERENCE)
    assert text.count("{$mode objfpc}") == 1
    assert text.lower().count("uses ") == 1
    assert text.count("Limit = 9") == 1


def test_units_of_the_answer_are_added_whatever_their_case() -> None:
    text = joined("uses sysutils, Contnrs;\n" + BARE)
    assert "uses SysUtils, Math, Contnrs, Flow2Codew;" in text


def test_switches_of_the_answer_come_before_the_tasks() -> None:
    text = joined("{$MODE DELPHI}\n" + BARE)
    assert text.startswith("program Flow2CodeTests;\n{$MODE DELPHI}\n")
    assert "{$mode objfpc}" not in text


@pytest.mark.parametrize(
    "opening", ["program Demo;\n", "program demo(input, output);\n", "PROGRAM Demo ;\nuses Math;\n"]
)
def test_program_loses_its_heading_and_its_main_block(opening: str) -> None:
    text = joined(f"{opening}{BARE}begin\n  WriteLn(Add(1, 2));\nend.\nand what follows\n")
    assert text.lower().count("program ") == 1
    assert "WriteLn" not in text
    assert "what follows" not in text
    assert text.rstrip().endswith("end.")
    assert outline(text).errors == 0


def test_unit_becomes_part_of_the_program() -> None:
    unit = f"""unit Sums;
interface
uses Math;
const Nothing = 0;
function Add(a, b: Integer): Integer;
implementation
var offset: Integer;
{BARE}initialization
  offset := 7;
finalization
  offset := 0;
end.
"""
    text = joined(unit)
    assert "function Add(a, b: Integer): Integer; forward;" in text
    assert "procedure Startw;\nbegin\noffset := 7;\nend;" in text
    assert "begin Startw; Beginw(" in text
    for word in ("unit ", "interface", "implementation", "finalization"):
        assert word not in text
    assert outline(text).errors == 0


def test_ways_to_give_up_report_and_the_end_does_too() -> None:
    text = joined(BARE)
    assert "Failedw(5);" in text
    assert "Failedw(7);" in text
    assert "Create('caught')" in text
    assert "Halt" not in text
    assert text.rstrip().endswith("; Donew;\nend.")


def test_tests_know_the_line_where_they_start() -> None:
    text = joined(BARE)
    lines = text.splitlines()
    start = int(text.partition("Beginw(")[2].partition(")")[0])
    assert lines[start - 1] == "procedure TestAdd;"


def test_names_that_mean_something_else_to_the_tests_are_the_answers_alone() -> None:
    own = BARE + "function IntToStr(n: Integer): string;\nbegin\n  Result := '2';\nend;\n"
    own += "procedure Assert(c: Boolean; const m: string);\nbegin\nend;\n"
    own += "procedure TestAdd;\nbegin\n  Assert(Add(1, 1) = 2, '');\nend;\n"
    text = joined(own)
    answer, tests = text.split("{$MACRO OFF}")
    assert "function own_IntToStr" in answer
    assert "procedure own_Assert" in answer
    assert "own_Assert(Add(1, 1) = 2, '')" in answer
    assert "procedure own_TestAdd" in answer
    assert "own_" not in tests


def test_name_that_the_reference_has_too_stays() -> None:
    helper = "function Twice(n: Integer): Integer;\nbegin\n  Twice := 2 * n;\nend;\n"
    asked = task(TESTS.replace("Add(2, 3)", "Twice(2)"), reference=HEADER + helper + BARE)
    assert "function Twice" in joined(helper + BARE, asked)


def test_record_as_result_is_held_to_the_plain_value() -> None:
    own = "type TAny = record value: Integer; end;\n" + BARE.replace("): Integer", "): TAny")
    text = joined(own)
    assert "function Heldw(value: Integer): Integer" in text
    assert "Assert(Heldw(Add(2, 3)) = 5" in text
    assert "Held" not in joined(BARE)


def test_other_truths_cannot_stand_beside_the_real_ones() -> None:
    assert "const True = System.True; False = System.False;" in joined(BARE)


def test_body_alone_is_put_behind_the_header() -> None:
    for body in (
        "begin\n  Result := a + b;\nend;\n",
        "var n: Integer;\nbegin\n  Add := a + b\nend",
    ):
        text = joined(body)
        assert "function Add(a, b: Integer): Integer;" in text
        assert outline(text).errors == 0


def test_units_that_nothing_calls_for_are_left_out() -> None:
    plain = TESTS.replace("IntToStr(Add(1, 1)) <> '2'", "Add(1, 1) <> 2")
    plain = plain[: plain.index("  if Add(0, 0)")] + plain[plain.index("end;\n\nbegin") :]
    asked = task(plain)
    assert "uses Flow2Codew;" in joined(BARE, asked)


@pytest.mark.parametrize(
    "body",
    [
        "Add := Max(a, b);",
        "Add := StrToInt('3');",
        "try Add := a div b except Add := 0 end;",
        "raise EAbort.Create('x');",
        "Add := a.MaxValue;",
        "{$I more.inc}",
    ],
)
def test_units_that_may_be_called_for_stay(body: str) -> None:
    plain = "procedure TestAdd;\nvar max: Integer;\nbegin\n  max := Add(1, 1);\nend;\nbegin\nend.\n"
    answer = BARE.replace("Add := a + b;", body)
    assert "uses SysUtils, Math, Flow2Codew;" in joined(answer, task(plain))


def test_words_in_texts_and_comments_are_left_alone() -> None:
    answer = BARE.replace(
        "Add := a + b;", "Add := a + b; { Assert end. } WriteLn('TestAdd: end.');"
    )
    answer += "procedure TestAdd; begin end;\n"
    text = joined(answer)
    assert "{ Assert end. } WriteLn('TestAdd: end.');" in text


def test_harness_is_called_by_a_word_that_no_answer_knows(tmp_path: Path) -> None:
    compiler = shutil.which("ppcx64") or shutil.which("fpc")
    program = assemble(task(), BARE, installed("pascal", "fpc", compiler, tmp_path))
    word = (tmp_path / "secret").read_text()
    assert f"Done{word};" in program.files[0].text
    compile_step, run = program.steps
    assert "-k--wrap=fpc_assert" in compile_step.argv
    assert run.proves
    assert compile_step.mounts[0] not in run.mounts


@pytest.mark.parametrize(
    "source",
    [
        f"{BARE}begin\n  WriteLn(Add(1, 2));\nend.\n",
        f"program demo(input, output);\n{BARE}begin\nend.\n",
        f"program Demo;\n{BARE}begin\nend.\nand what follows (*\n",
        f"PROGRAM demo (input);\n{BARE}begin\nend.\nand what follows\n",
    ],
)
def test_outline_takes_old_style_programs_for_sound(source: str) -> None:
    found = outline(source)
    assert {"Add", "add"} <= found.names
    assert not found.errors


def test_outline_counts_what_is_no_pascal() -> None:
    assert outline(BARE.replace("a + b", "a + (")).errors
    assert outline("program demo(input;\n" + BARE).errors


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("Integer", "-21846"),
        ("Byte", "171"),
        ("Int64", "-1431655766"),
        ("Real", "-6.25e37"),
        ("Char", "#171"),
        ("boolean", "True"),
        ("string", ""),
        ("TPoint", ""),
    ],
)
def test_a_result_is_worthless_until_it_is_set(kind: str, value: str) -> None:
    answer = f"function add(a: Integer): {kind};\nbegin\n  add := a;\nend;"
    begun = f"begin add := {value};" if value else "begin"
    assert f"{begun}\n  add := a;\nend;" in join(task(), answer, "x")


def test_results_of_inner_and_renamed_functions_are_worthless_too() -> None:
    answer = """function check(a: Integer): Integer;
  function inner: Byte;
  begin
    inner := 1;
  end;
begin
  check := inner;
end;
function add(a: Integer): Integer;
begin
  add := check(a);
end;"""
    joined = join(task(tests="begin Assert(check(add(1)) = 1); end."), answer, "x")
    assert "begin inner := 171;\n" in joined
    assert "begin own_check := -21846;\n" in joined


@pytest.mark.parametrize(
    ("types", "kind", "held"),
    [
        ("type T = record v: Integer; end;", "T", True),
        ("type T = ^Integer;", "T", True),
        ("type T = (one, two);", "T", True),
        ("type generic T<X> = record v: X; end;", "specialize T<Integer>", True),
        ("type T = ^Integer;", "Integer", False),
    ],
)
def test_results_of_own_types_are_held_to_the_plain_one(types: str, kind: str, held: bool) -> None:
    answer = f"{types}\nfunction add(a, b: Integer): {kind};\nbegin\nend;"
    assert ("Heldx(" in join(task(tests="begin Assert(add(1, 2) = 3); end."), answer, "x")) is held
