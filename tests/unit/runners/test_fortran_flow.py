"""What Fortran's control flow is lowered to, and how it is worded."""

from __future__ import annotations

import pytest
from lowered import first_function, said, shape

from pytest_flow2code import flowchart
from pytest_flow2code.core import ir
from pytest_flow2code.runners.fortran.flow import lower


def body(statements: str) -> ir.Block:
    """The statements of a subroutine around `statements`."""
    unit = lower(f"subroutine s(a)\n{statements}\nend subroutine s\n")
    assert not unit.notes
    return first_function(unit.body).body


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("if (a > b) return", [("if", ["return"])]),
        (
            "IF (A) THEN\nB = 1\nELSE IF (C) THEN\nELSE\nB = 2\nEND IF",
            [("if", ["S"], [("if", [], ["S"])])],
        ),
        ("if (a) then; b = 1; elseif (c) then; b = 2; endif", [("if", ["S"], [("if", ["S"])])]),
        ("do i = 1, 3\ncycle\nexit\nend do", [("for", ["continue", "break"])]),
        ("do while (a)\nb = 1\nenddo", [("loop before", ["S"])]),
        ("do while (.TRUE.)\nexit\nenddo", [("loop none", ["break"])]),
        ("do\nexit\nend do", [("loop none", ["break"])]),
        ("do 10 i = 1, 3\nb = 1\n10 continue", [("for", ["S", "10:"])]),
        ("do 10 i = 1, 3\n10 b = 1", [("for", ["10:", "S"])]),
        (
            "do 10 i = 1, 3\ndo 10 j = 1, 3\nif (a) goto 10\n10 b = 1",
            [("for", [("for", [("if", ["goto 10"]), "10:", "S"])])],
        ),
        (
            "Out: do i = 1, 3\ndo\ncycle OUT\nend do\nend do out",
            [("out:", ("for out", [("loop none", ["continue out"])]))],
        ),
        ("x: block\nexit x\nend block x", [("x:", "break x")]),
        ("x: if (a) then\nexit x\nend if x", [("x:", ("if", ["break x"]))]),
        (
            "select case (n)\ncase (1, 3:5, 9:)\nb = 1\ncase default\nend select",
            [("switch", (3, False, ["S"]), (0, True, []))],
        ),
        (
            "select type (a)\ntype is (integer)\nb = 1\nclass default\nb = 2\nend select",
            [("switch", (1, False, ["S"]), (0, True, ["S"]))],
        ),
        ("where (x > 0) x = 1", [("if", ["S"])]),
        (
            "where (x > 0)\nx = 1\nelsewhere (x < 0)\nx = 2\nelsewhere\nx = 3\nend where",
            [("if", ["S"], [("if", ["S"], ["S"])])],
        ),
        ("forall (i = 1:3) x(i) = i", [("for", ["S"])]),
        ("do concurrent (i = 1:3)\nx(i) = i\nend do", [("for", ["S"])]),
        ("associate (x => y)\nx = 1\nend associate", [("group", ["S"])]),
        ("goto 20\n020 b = 1", ["goto 20", "20:", "S"]),
        (
            "goto (10, 20), k\n10 b = 1\n20 b = 2",
            [
                ("switch", (1, False, ["goto 10"]), (1, False, ["goto 20"])),
                "10:",
                "S",
                "20:",
                "S",
            ],
        ),
        (
            "if (k) 10, 10, 10\n10 return",
            [
                ("switch", *[(1, False, ["goto 10"])] * 3),
                "10:",
                "return",
            ],
        ),
        ("read (5, *, end=10) b\n10 return", ["in", ("if", ["goto 10"]), "10:", "return"]),
        ("print *, b\nwrite (*, *) b\nread *, b", ["out", "out", "in"]),
        ("character(9) :: t\nwrite (t, *) b\nread (t, *) b", ["S", "S", "S"]),
        ("stop 1\nerror stop\ncall exit(1)\ncall other", ["exit", "exit", "exit", "S"]),
        ("continue\n! return", []),
    ],
)
def test_control_flow(source: str, expected: list[object]) -> None:
    assert shape(body(source)) == expected


def test_program_units() -> None:
    source = """program p
  implicit none
  call s
contains
  subroutine s
  end subroutine s
end program p
module m
contains
  pure integer function f(x) result(y)
    y = x
  end function f
end module m
integer function bare(n)
  bare = n
end function bare
end program main
"""
    unit = lower(source)
    assert shape(unit.body) == [
        ("p", ["S", "S", ("s", [])]),
        ("group m", [("f", ["S"])]),
        ("bare", ["S"]),
    ]
    names = [(f.group, f.name) for f in flowchart.build(unit).functions]
    assert names == [("", "p"), ("p", "s"), ("m", "f"), ("", "bare")]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("x = a ** 2 + mod(b, 2)", "set `x` to `a` to the power of 2 plus (`b` modulo 2)"),
        (
            "if (.not. a .and. b .ne. 1) x = 1",
            "check whether `a` is false and `b` is not equal to 1",
        ),
        (
            "integer :: n, m = 3",
            "declare `n` as `integer`, then declare `m` as `integer` and set it to 3",
        ),
        ("t(i:i) = 'a'", "set character `i` of `t` to 'a'"),
        ("x = f(1)", "set `x` to the result of calling `f` with 1"),
        ("call sort(x, n)", "call `sort` with `x` and `n`"),
        ("do i = n, 1, -1\nend do", "for `i` from `n` down to 1"),
        ("do i = 1, n, 2\nend do", "for `i` from 1 to `n` in steps of 2"),
        ("where (x > 0) x = 1", "check for each element whether `x` is greater than 0"),
        ("use m, only: a, b", "import `a` and `b` from `m`"),
        ("allocate(x(n))", "allocate `x(n)`"),
        ("p%x = (/ 1, 2 /)", "set `p%x` to the list of 1 and 2"),
        ("cycle", "go on with the next round"),
        ("stop", "end the program"),
    ],
)
def test_wording(source: str, words: str) -> None:
    assert said(body(source)) == [words]


def test_declared_arrays_have_elements_and_others_are_called() -> None:
    items = body("integer :: x(3)\nreal, dimension(2) :: y\nx(1) = z(2)\ny(1) = 0").items
    assert [item.text.said for item in items[2:] if isinstance(item, ir.Statement)] == [
        "set element 1 of `x` to the result of calling `z` with 2",
        "set element 1 of `y` to 0",
    ]


def test_case_labels_are_worded() -> None:
    switch = body("select case (n)\ncase (:0, 3:5, 9:)\nend select").items[0]
    assert isinstance(switch, ir.Switch)
    assert [text.said for text in switch.cases[0].tests] == [
        "it is at most 0",
        "it is from 3 to 5",
        "it is at least 9",
    ]


@pytest.mark.parametrize(
    "source", ["function f(a)\nif (a) then\n", "x = (1 +", "do i = 1, 3\n", "end", "select case (x"]
)
def test_broken_text_still_gives_a_chart(source: str) -> None:
    assert flowchart.build(lower(source)).functions


def test_lines_and_comments() -> None:
    unit = lower("subroutine s\n! one\nif (a) then ! two\nb = &\n  1\nend if\nend subroutine\n")
    assert unit.comments == (2, 3)
    branch = first_function(unit.body).body.items[0]
    assert isinstance(branch, ir.If)
    inner = branch.then.items[0]
    assert isinstance(inner, ir.Statement)
    assert (branch.test.line, inner.text.line, inner.text.end_line) == (3, 4, 5)
