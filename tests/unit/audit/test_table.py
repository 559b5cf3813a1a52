"""What an audit prints."""

from __future__ import annotations

from dataclasses import replace

from pytest_flow2code.audit import table
from pytest_flow2code.health import State, Survivor, TaskHealth

SOUND = TaskHealth("d/c/1", "d", "c", "x", State.SOUND, mutants=4)


def test_counts_by_source_and_language_and_names_what_is_not_sound() -> None:
    passing = (Survivor("dropped-statement", ""),)
    found = [
        replace(
            SOUND,
            uid="e/c/9",
            dataset="e",
            state=State.BROKEN,
            reason="it\x1b[1m\nfails",
            mutants=0,
        ),
        SOUND,
        replace(SOUND, uid="d/c/2", mutant=passing),
        replace(SOUND, uid="d/c/3", state=State.WEAK, reason="passes though wrong: empty"),
    ]
    assert list(table.render(found, "h.json")) == [
        "  source  language  tasks  sound  weak  broken  unchecked  mutants passing",
        "  d       c             3      2     1       0          0          1 of 12",
        "  e       c             1      0     0       1          0           0 of 0",
        "  total                 4      2     1       1          0          1 of 12",
        "broken:",
        "  e/c/9: it\\x1b[1m fails",
        "weak:",
        "  d/c/3: passes though wrong: empty",
    ]


def test_many_are_only_counted() -> None:
    found = [replace(SOUND, uid=f"d/c/{n:02}", state=State.WEAK, reason="r") for n in range(13)]
    lines = list(table.render(found, "h.json"))
    assert lines[-1] == "  and 3 more, see h.json"
    assert sum(line.startswith("  d/c/") for line in lines) == 10


def test_a_long_reason_is_cut() -> None:
    found = [replace(SOUND, state=State.BROKEN, reason="long " * 100)]
    assert max(map(len, table.render(found, "h.json"))) < 180
