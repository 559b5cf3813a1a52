"""How Fortran answers and their tests become one program; the samples show what that does."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from joining import minimal_task

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.runners.fortran.answer import take_apart
from pytest_flow2code.runners.fortran.fixed import free_form
from pytest_flow2code.runners.fortran.join import assemble, join, outline
from pytest_flow2code.runners.fortran.repair import repaired
from pytest_flow2code.runners.fortran.results import valueless

REFERENCE = """  integer function add(a, b)
    integer, intent(in) :: a, b
    add = a + b
  end function add

end program sums
"""
TESTS = """program sums
  implicit none
  integer :: first

  first = 2
  call assert(add(first, 3) == 5)
  if (first > 2) call assert(abs(add(0, 0)) < 1)
  call assert(helper(1) == 1)

contains

subroutine assert(condition)
  logical, intent(in) :: condition
  if (.not. condition) then
    print *, 'not as expected'
    stop
  end if
end subroutine assert
"""
BARE = (
    "integer function add(a, b)\n  integer, intent(in) :: a, b\n  add = a + b\nend function add\n"
)


def task(tests: str = TESTS, reference: str = REFERENCE, header: str = "") -> Task:
    return minimal_task("fortran", "add", Tests(tests, Placement.AROUND), header, reference)


def lines(answer: str, asked: Task | None = None) -> list[str]:
    joined = join(asked or task(), answer, "w")
    return [line.strip() for line in joined.splitlines() if line.strip()]


def test_bare_function_becomes_a_module_held_to_the_tests_rule() -> None:
    joined = lines(BARE)
    start = joined.index("module flow2code_answer")
    end = joined.index("end module flow2code_answer")
    assert joined[start + 1 : start + 3] == ["implicit none", "contains"]
    assert joined[end - 1] == "end function add"
    assert joined[end + 1 : end + 3] == ["program sums", "use flow2code_answer, only: add"]
    assert joined[-1] == "end program sums"


def test_tests_without_the_rule_hold_nobody_to_it() -> None:
    lax = task(TESTS.replace("  implicit none\n", ""))
    assert "implicit none" not in lines(BARE, lax)


def test_every_stop_reports_and_the_end_does_too() -> None:
    joined = lines(BARE)
    assert "stop" not in joined
    assert "call flow2code_failed_w(16)" in joined
    assert joined[joined.index("contains", joined.index("program sums")) - 1] == (
        "call flow2code_done_w()"
    )


@pytest.mark.parametrize("leaving", ["error stop 'x'", "STOP 1", "call exit(1)", "CALL ABORT"])
def test_other_ways_to_give_up_report(leaving: str) -> None:
    joined = lines(BARE, task(TESTS.replace("    stop\n", f"    {leaving}\n")))
    assert "call flow2code_failed_w(16)" in joined


def test_stop_after_the_last_test_is_no_failure() -> None:
    stopping = TESTS.replace("\ncontains\n", "\n  stop\n\ncontains\n", 1)
    joined = lines(BARE, task(stopping))
    main = joined[joined.index("program sums") :]
    assert "stop" not in main
    assert not any("failed" in line for line in main[: main.index("contains")])


def test_checks_say_their_line_unless_an_if_owns_them() -> None:
    joined = lines(BARE)
    assert "call flow2code_at_w(6); call assert(add(first, 3) == 5)" in joined
    assert "if (first > 2) call assert(abs(add(0, 0)) < 1)" in joined


def test_tests_may_end_their_program_themselves() -> None:
    whole = "program sums\n  if (add(1, 1) /= 2) stop 1\nend program sums\n"
    joined = lines(BARE, task(whole))
    assert joined.count("end program sums") == 1
    assert joined[-2:] == ["call flow2code_done_w()", "end program sums"]
    assert "if (add(1, 1) /= 2) call flow2code_failed_w(2)" in joined


def test_only_what_the_reference_has_reaches_the_tests() -> None:
    own = BARE + "\ninteger function abs(n)\n  integer :: n\n  abs = 0\nend function abs\n"
    own += "subroutine assert(c)\n  logical :: c\nend subroutine assert\n"
    own += "integer function helper(n)\n  integer :: n\n  helper = n\nend function helper\n"
    assert "use flow2code_answer, only: add" in lines(own)
    with_helper = task(reference=own)
    assert "use flow2code_answer, only: abs, add, assert, helper" in lines(own, with_helper)


def test_module_stays_whole_and_is_used() -> None:
    module = f"module sums_of\n  implicit none\ncontains\n{BARE}end module sums_of\n"
    demo = "program demo\n  use sums_of\n  print *, add(1, 2)\nend program demo\n"
    joined = lines(module + demo)
    assert "use sums_of, only: add" in joined
    assert "print *, add(1, 2)" not in joined
    assert "module flow2code_answer" not in joined


def test_program_gives_its_declarations_and_not_its_statements() -> None:
    program = f"""program demo
  use, intrinsic :: iso_fortran_env
  implicit real(a-h)
  integer, parameter :: n = 3
  type :: pair
    integer :: first
  end type pair
  print *, add(n, 1)
contains
{BARE}end program other
"""
    joined = lines(program)
    module = joined[: joined.index("end module flow2code_answer")]
    assert module[1:4] == [
        "use, intrinsic :: iso_fortran_env",
        "implicit real(a-h)",
        "integer, parameter :: n = 3",
    ]
    assert "type :: pair" in module
    assert not any(line.startswith("print") for line in module)


def test_neighbours_are_no_longer_strangers() -> None:
    answer = """program main
  integer add, twice
  external add
  print *, add(1, twice(2))
end

integer function add(a, b)
  integer a, b, half, twice
  external half
  interface
    integer function twice(n)
      integer n
    end function
  end interface
  add = half(twice(a + b))
end

integer function twice(n)
  integer n
  twice = 2 * n
end

integer function half(n)
  integer n, add
  add = n
  half = add / 2
end
"""
    text = repaired(answer)
    assert "external" not in text
    assert "integer a, b\n" in text
    assert text.count("function twice") == 1
    # A variable of its own that is called like a neighbour stays.
    assert "integer n, add" in text
    assert not outline(text).errors


def test_arguments_and_results_called_like_a_neighbour_stay() -> None:
    answer = (
        "function add(a, twice) result(half)\n integer :: a, twice, half\n half = twice(a)\nend\n"
    )
    answer += "integer function half(n)\n integer n\n half = n\nend\n"
    answer += "integer function twice(n)\n integer n\n twice = n\nend\n"
    assert repaired(answer) == answer


def test_no_procedure_takes_a_name_in_the_library() -> None:
    answer = 'subroutine w(n) bind(c, name="write")\n  integer :: n\n'
    answer += '  interface\n    subroutine e() bind(c, name="exit")\n    end subroutine\n'
    answer += "  end interface\nend subroutine w\nsubroutine write(n) bind(c)\nend subroutine\n"
    text = repaired(answer)
    assert 'name="write"' not in text
    assert text.count('bind(c, name="")') == 2
    assert 'name="exit"' in text


def test_names_of_a_module_are_what_others_can_use() -> None:
    module = """module m
  integer, parameter :: a = 1, b(2) = [1, 2]
  real, pointer :: c => null()
  type, public :: t
  end type t
  interface g
    module procedure s
  end interface g
contains
  subroutine S(x)
    integer :: x, inner
  end subroutine S
end module m
"""
    assert take_apart(module).modules[0].names == {"a", "b", "c", "t", "g", "s"}


def test_body_alone_is_put_behind_the_header() -> None:
    header = "\n  integer function add(a, b)\n"
    for body in ("integer :: a, b\nadd = a + b\n", "integer :: a, b\nadd = a + b\nend function\n"):
        joined = lines(body, task(header=header))
        assert "integer function add(a, b)" in joined
        assert "use flow2code_answer, only: add" in joined


@pytest.mark.parametrize("answer", ["", "nothing like it ((", "end program sums", "! only a note"])
def test_answer_without_a_program_gives_the_tests_nothing(answer: str) -> None:
    joined = lines(answer)
    assert not any(line.startswith("use ") for line in joined)
    assert "call flow2code_done_w()" in joined


def test_unfinished_answer_is_not_finished_for_it() -> None:
    unfinished = BARE.replace("end function add\n", "")
    joined = lines(unfinished)
    assert not any(line.lower().startswith("end function add") for line in joined)


def test_words_in_texts_and_comments_are_left_alone() -> None:
    answer = BARE.replace(
        "add = a + b", "add = a + b ! contains; stop\n  print *, 'end program; stop'"
    )
    joined = lines(answer)
    assert "print *, 'end program; stop'" in joined
    assert "add = a + b ! contains; stop" in joined


def test_outline_knows_names_in_either_case() -> None:
    found = outline("INTEGER FUNCTION Add(a)\nEND FUNCTION\nsubroutine S\nend\n")
    assert {"Add", "add", "S", "s"} <= found.names
    assert not found.errors


def test_harness_is_called_by_a_word_that_no_answer_knows(tmp_path: Path) -> None:
    tools = {name: shutil.which(name) for name in ("gfortran", "gcc")}
    if None in tools.values():
        pytest.skip("gfortran is not installed")
    toolchain = Toolchain("fortran", tuple((k, v or "") for k, v in tools.items()), tmp_path)
    program = assemble(task(), BARE, toolchain)
    word = (tmp_path / "secret").read_text()
    assert f"call flow2code_done_{word}()" in program.files[0].text
    compile_step, run = program.steps
    assert run.proves
    assert compile_step.mounts[0] not in run.mounts
    other = replace(toolchain, cache=tmp_path / "other")
    assert word not in assemble(task(), BARE, other).files[0].text


@pytest.mark.parametrize(
    ("declared", "set_to"),
    [
        ("integer :: r", "r = -1431655766"),
        ("integer(1) :: r", "r = -86"),
        ("integer(kind=8) :: r", "r = -1431655766"),
        ("real(8) :: r(3)", "r = -1431655766"),
        ("double precision r", "r = -1431655766"),
        ("logical :: r", "r = .true."),
        ("character(len=3) :: r", "r = 'no value'"),
        ("integer :: s", "r = -1431655766"),
        ("integer, allocatable :: r(:)", ""),
        ("character(:), allocatable :: r", ""),
        ("integer, pointer :: r", ""),
        ("type(point) :: r", ""),
    ],
)
def test_a_result_is_worthless_until_it_is_set(declared: str, set_to: str) -> None:
    begun = f"function f(x) result(r)\n  {declared}\n  "
    expected = f"{set_to}\nx = 1" if set_to else "x = 1"
    assert valueless(f"{begun}x = 1\nend function\n") == f"{begun}{expected}\nend function\n"


def test_results_are_set_behind_all_declarations_and_before_labels() -> None:
    text = """integer function f(x)
  use m
  integer, dimension(2) :: a
  double(n) = 2 * n
  data a /1, 2/
100 format (i5)
  ! a comment
{}10 f = x
end function
interface
  integer function g(x)
  end function
end interface
"""
    assert valueless(text.format("")) == text.format("f = -1431655766\n")
    body = "integer function f(x)\n  integer :: a(2)\n  {}a(1) = x\nend function\n"
    assert valueless(body.format("")) == body.format("f = -1431655766\n")


def test_fixed_form_is_brought_into_free_form_line_by_line() -> None:
    fixed = """C     Adds.
      INTEGER FUNCTION ADD(A, B)
* another comment
      INTEGER A, B

      ADD = A
     1      + B
   10 CONTINUE
\tRETURN
      END
"""
    assert free_form(fixed).split("\n") == [
        "!     Adds.",
        "      INTEGER FUNCTION ADD(A, B)",
        "! another comment",
        "      INTEGER A, B",
        "",
        "      ADD = A&",
        "     &      + B",
        "   10 CONTINUE",
        " RETURN",
        "      END",
        "",
    ]
    assert "add" in outline(fixed).names
    assert not outline(fixed).errors


@pytest.mark.parametrize("text", [REFERENCE, "call f(\n", "C what is this\nnothing", ""])
def test_what_is_no_fixed_form_is_left_alone(text: str) -> None:
    assert free_form(text) == text
