"""Text made fit for boxes."""

from __future__ import annotations

import pytest

from pytest_flow2code.flowchart.labels import cap, clean, columns, escape, unescape, wrap


def test_control_characters_become_visible_and_line_ends_plain() -> None:
    assert clean("a\x00b\x1b\r\nc\td\x7f") == "a\u2400b\u241b\nc   d\u2421"
    assert clean("lone \ud800 surrogate") == "lone ? surrogate"


def test_wrapping_prefers_blanks_and_loses_nothing_else() -> None:
    assert wrap("alpha beta gamma", 11) == ["alpha beta", "gamma"]
    assert wrap("f(alpha, beta)", 9) == ["f(alpha,", "beta)"]


def test_a_word_too_long_is_cut_at_punctuation_then_anywhere() -> None:
    assert wrap("call(argument)", 9) == ["call(", "argument)"]
    assert wrap("x" * 25, 10) == ["x" * 10, "x" * 10, "x" * 5]


def test_a_hanging_indent_marks_what_goes_on() -> None:
    assert wrap("alpha beta gamma\ndelta", 11, hang=2) == ["alpha beta", "  gamma", "delta"]


def test_wide_characters_count_twice_and_combining_ones_not_at_all() -> None:
    assert columns("漢字") == 4
    assert columns("e\u0301") == 1
    assert wrap("漢字漢字", 4) == ["漢字", "漢字"]


def test_a_label_is_capped_with_a_count() -> None:
    assert cap("x" * 5000) == "x" * 5000
    assert cap("abcdef", 4) == "abcd… (+2 characters)"


@pytest.mark.parametrize(
    "text",
    [
        "a\\nb",
        "\\N \\G \\L \\l",
        "<b>bold</b>",
        "{a|b}",
        "&amp; &lt;",
        'say "hi"',
        "end\\",
        "ש \u200fאב",
    ],
)
@pytest.mark.parametrize("left", [True, False])
def test_escaping_is_undone_by_unescaping(text: str, left: bool) -> None:
    assert unescape(escape(text.split("\n"), left=left)) == text
    assert unescape(escape([text, text], left=left)) == f"{text}\n{text}"


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("self.board[row][col] == ' '", 26, ["self.board[row][col] ==", "' '"]),
        ('join(", ", names, separators)', 14, ['join(", ",', "names,", "separators)"]),
        ("scores.each_with_index do |a|", 19, ["scores", ".each_with_index do", "|a|"]),
        ("it doesn't and it won't", 12, ["it doesn't", "and it won't"]),
        ("f(' ')" * 4, 12, ["f(' ')f(' ')", "f(' ')f(' ')"]),
    ],
)
def test_lines_break_where_they_may_be_read(text: str, width: int, lines: list[str]) -> None:
    """A short text in quotes stays whole, and a chain of names breaks before a dot."""
    assert wrap(text, width) == lines
