"""Tables in five formats, of the same scores."""

from __future__ import annotations

import csv
import io
import json

import pytest

from pytest_flow2code import tables
from pytest_flow2code.scoring import CaseResult, Interval


def case(uid: str, passed: int, language: str, flowchart: str = "code") -> CaseResult:
    return CaseResult(uid, flowchart, "m", language, "mbxp", "easy", 5, passed, 0)


ONE = [case("a", 5, "c"), case("b", 0, "c"), case("d", 2, "java"), case("d", 4, "java", "uml")]
TWO = [case("a", 0, "c"), case("b", 5, "c"), case("d", 5, "java")]
MODELS = [("one|a", ONE), ("two_b", TWO)]
LONG = tables.long(MODELS, ("language",), (1, 5))
WIDE = tables.wide(MODELS, ("language",), (1, 5))


def test_a_long_table_has_a_line_for_each_slice_and_both_means() -> None:
    assert [keys for keys, *_ in LONG.lines][:4] == [
        ("one|a", "c"),
        ("one|a", "java"),
        ("one|a", "all (micro)"),
        ("one|a", "all (macro)"),
    ]
    means = [cells[0].mean for _, _, _, cells in LONG.lines[:4]]
    assert means == pytest.approx([0.5, 0.6, 0.55, 0.55])
    assert [(tasks, cases) for _, tasks, cases, _ in LONG.lines[:3]] == [(2, 2), (1, 2), (3, 4)]


def test_two_dimensions_crossed() -> None:
    found = tables.long([("m", ONE)], ("language", "flowchart"), (1,))
    assert found.keys == ("model", "language", "flowchart")
    assert [keys[1:] for keys, *_ in found.lines] == [
        ("c", "code"),
        ("java", "code"),
        ("java", "uml"),
        ("all (micro)", ""),
        ("all (macro)", ""),
    ]


def test_sound_tasks_stand_beside_all() -> None:
    found = tables.long([("m", ONE)], ("language",), (1,), sound=frozenset({"a"}))
    assert found.columns == (("all tasks", "Pass@1"), ("sound tasks", "Pass@1"))
    means = {keys[1]: [cell.mean for cell in cells] for keys, _, _, cells in found.lines}
    assert means["c"] == [0.5, 1.0]
    assert means["java"] == [pytest.approx(0.6), None]
    assert means["all (micro)"] == [pytest.approx(0.55), 1.0]


def test_a_wide_table_is_the_papers() -> None:
    assert [head for head, _ in WIDE.columns] == [
        *("c", "c", "java", "java", "micro", "micro", "macro", "macro")
    ]
    best = {keys[0]: [cell.best for cell in cells] for keys, _, _, cells in WIDE.lines}
    assert best["one|a"] == [True, True, False, True, False, True, False, True]


def test_in_the_terminal() -> None:
    lines = tables.write([LONG], "terminal").splitlines()
    assert lines[0] == "by language"
    assert lines[1].split() == ["model", "language", "tasks", "cases", "Pass@1", "Pass@5"]
    assert lines[2].startswith("  one|a  c                2      2  50.0 [")
    assert len({len(line) for line in lines[1:]}) == 1


def test_markdown_escapes_what_would_end_a_cell() -> None:
    text = tables.write([WIDE], "markdown")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len({row.replace("\\|", "").count("|") for row in rows}) == 1
    assert "one\\|a" in text
    assert "**60.0**" not in text.split("two_b")[0]


def test_csv_holds_every_number_whole() -> None:
    rows = list(csv.DictReader(io.StringIO(tables.write([LONG, WIDE], "csv"))))
    assert len(rows) == 8 * 2 + 2 * 8
    assert rows[2]["mean"] == repr(LONG.lines[1][3][0].mean)
    assert rows[-1]["slice"] == "macro"
    assert {row["table"] for row in rows} == {"by language"}


def test_json_is_the_tables_themselves() -> None:
    (found,) = json.loads(tables.write([LONG], "json"))
    assert found["lines"][0]["language"] == "c"
    score = found["lines"][0]["scores"][0]
    assert (score["score"], score["mean"], score["bootstrap"]) == ("Pass@1", 0.5, None)


def test_latex_is_balanced_and_escaped() -> None:
    text = tables.write([LONG, WIDE], "latex")
    assert text.count("\\begin{") == text.count("\\end{") == 4
    assert "two\\_b" in text
    assert "\\textbf{" in text
    body = text.split("\\begin{tabular}")[2]
    rows = [line for line in body.splitlines() if line.endswith("\\\\")]
    spans = body.splitlines()[2].count("\\multicolumn{2}{c}")
    assert spans == 4
    assert {row.count("&") for row in rows[1:]} == {8}


def test_resampled_intervals_stand_in_round_brackets() -> None:
    found = tables.long([("m", ONE)], (), (1,), resample=lambda *_: Interval(0.1, 0.9))
    assert "(10.0, 90.0)" in tables.write([found], "terminal")


def test_no_case_no_score() -> None:
    found = tables.long([("m", ONE)], (), (7,))
    assert tables.write([found], "terminal").split()[-1] == "-"
