"""What Ruby's control flow is lowered to, and how it is worded."""

from __future__ import annotations

import pytest
from lowered import kinds, said

from pytest_flow2code import flowchart
from pytest_flow2code.runners.ruby.flow import lower

S = "Statement"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("if a then b elsif c then d else e end", [("If", [S], [("If", [S], [S])])]),
        ("unless a\n  b\nelse\n  c\nend", [("If", [S], [S])]),
        ("b if a", [("If", [S])]),
        ('raise "x" unless a', [("If", [], ["throw"])]),
        ("b while a", [("Loop", [S])]),
        ("begin\n  b\nend until a", [("Loop", [S])]),
        ("loop do\n  break\nend", [("Loop", ["break"])]),
        ("for i in a do next end", [("ForEach", ["continue"])]),
        ("a.each { |x| redo }", [("ForEach", ["redo"])]),
        ("3.times do |i|\n  b\nend", [("ForEach", [S])]),
        ("a.map do |x|\n  b\nend", [("ForEach", [S])]),
        ("c = a.map { |x| b }", [S]),
        ("case a\nwhen 1, 2 then b\nelse c\nend", [("Switch", [S], [S])]),
        ("case a\nin [x] if x > 1 then b\nend", [("Switch", [S])]),
        (
            "begin\n  a\nrescue E => e\n  retry\nelse\n  b\nensure\n  c\nend",
            [("Try", [S], [S], [S], ["retry"])],
        ),
        ("def f\n  a\nrescue\n  b\nend", [("Function", [("Try", [S], [S])])]),
        ("def f(a) = a", [("Function", [S])]),
        ("f = lambda do |x|\n  return x\nend", [("Function", ["return"])]),
        ("class A\n  def f\n  end\nend", [("Group", [("Function", [])])]),
        ('a or raise "x"', [("If", [], ["throw"])]),
        ("exit", ["exit"]),
    ],
)
def test_control_flow(source: str, expected: list[object]) -> None:
    unit = lower(source)
    assert kinds(unit.body) == expected
    assert not unit.notes


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("x += 1", "set `x` to `x` plus 1"),
        ("return a.length if b", "check whether `b` is true"),
        ("b if a.include?(x) && !c.empty?", "check whether `a` contains `x` and `c` is not empty"),
        ("x = a ? 1 : 2", "set `x` to (1 if `a` is true, otherwise 2)"),
        ("puts x", "print `x`"),
        (
            "y = a.map { |v| v * 2 }",
            "set `y` to the result of calling `map` on `a` with a block that takes `v` and gives "
            "`v` times 2",
        ),
        ("r = 0...n", "set `r` to the range from 0 to before `n`"),
    ],
)
def test_wording(source: str, words: str) -> None:
    assert said(lower(source).body) == [words]


@pytest.mark.parametrize(
    "source", ["def f\n  if a\n", "end end", "x = ", "case a\nwhen", "a.each { |x|"]
)
def test_broken_text_still_gives_a_chart(source: str) -> None:
    assert flowchart.build(lower(source)).functions
