"""What GitHub Actions is told: commands that cannot be forged, and a summary that fits."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display import github
from pytest_flow2code.display.github import Annotation, Miss, Outcome
from pytest_flow2code.journals import recording
from pytest_flow2code.running.summary import Skipped, conclude

SAMPLE = SampleResult(
    uid="d/python/1",
    flowchart="code",
    model="m|x",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=1.0,
    language="python",
    dataset="d",
    difficulty="easy",
)
SUMMARY = conclude([SAMPLE, replace(SAMPLE, uid="d/python/2", verdict="timeout")], (1,))


def misses(number: int) -> tuple[Miss, ...]:
    return tuple(Miss(f"flow2code::d/{n}[uml]", "timeout", n) for n in range(number))


def test_nothing_in_a_text_can_end_a_command_or_begin_another() -> None:
    made = Annotation("error", "a:b,c\n%", "100%\r\n::error::forged", "x,y:z", 3)
    assert made.command() == (
        "::error file=x%2Cy%3Az,line=3,title=a%3Ab%2Cc%0A%25::100%25%0D%0A::error::forged"
    )


def kinds(found: Outcome) -> list[str]:
    return [made.kind for made in github.annotate(found)]


def test_misses_are_errors_at_their_line_of_the_journal() -> None:
    miss, score = github.annotate(Outcome(SUMMARY, misses(1), 1, file="r.jsonl"))
    assert miss.command() == ("::error file=r.jsonl,line=0,title=flow2code%3A%3Ad/0[uml]::timeout")
    assert score.command().startswith("::notice title=flow2code%3A m|x::Pass@1 50.0%25 [")
    assert kinds(Outcome(SUMMARY, misses(1), 1)) == ["error", "notice"]


def test_with_gates_only_a_gate_that_fails_is_an_error() -> None:
    found = Outcome(SUMMARY, misses(1), 1, gates=((True, "a holds"), (False, "b fails")))
    made = github.annotate(found)
    assert [(one.kind, one.message) for one in made if one.kind == "error"] == [
        ("error", "b fails")
    ]
    assert "timeout" in [one.message for one in made if one.kind == "notice"]


@pytest.mark.parametrize("gates", [(), ((True, "fine"),)])
def test_there_are_never_more_than_github_shows(gates: tuple[tuple[bool, str], ...]) -> None:
    summary = replace(
        SUMMARY,
        skipped=tuple(Skipped(f"l{n}", "missing", 1) for n in range(30)),
        not_run=("a", "b"),
    )
    made = github.annotate(Outcome(summary, misses(50), 70, stopped="no key", gates=gates))
    counts = {
        kind: sum(one.kind == kind for one in made) for kind in ("error", "warning", "notice")
    }
    assert max(counts.values()) <= github.MOST
    assert made[0].message == "no key"
    last = [one for one in made if one.kind == ("notice" if gates else "error")][-1]
    assert last.message == "and 62 more cases that did not pass"


def test_a_job_summary_has_the_scores_the_verdicts_and_what_went_wrong() -> None:
    summary = replace(SUMMARY, skipped=(Skipped("c", "gcc is missing", 3),))
    gates = ((False, "pass@1>=0.9: 0.5"),)
    text = github.job_summary(Outcome(summary, misses(2), 60, gates=gates), "r.jsonl")
    for part in (
        "### m\\|x",
        "|  |  | cases | Pass@1 |",
        "| overall |  | 2 | 50.0%",
        "Verdicts: pass 1, timeout 1",
        "- **fails**: pass@1>=0.9: 0.5",
        "3 cases skipped (c): gcc is missing",
        "60 cases did not pass",
        "- and 10 more",
        "Journal: `r.jsonl`",
    ):
        assert part in text


def test_a_programs_words_make_no_mark_up() -> None:
    evil = Miss("flow2code::x", "</details><script>a|b`\n# heading **bold**")
    text = github.job_summary(Outcome(SUMMARY, (evil,), 1), None)
    line = next(line for line in text.splitlines() if "script" in line)
    assert "<" not in line.replace("- `flow2code::x`", "")
    assert "a\\|b\\` # heading \\*\\*bold" in line


@pytest.mark.parametrize("room", [0, 10, 60, 200, 900])
def test_a_summary_fits_into_the_room_there_is(room: int) -> None:
    text = github.job_summary(Outcome(SUMMARY, misses(50), 50), "é" * 100, room)
    assert len(text.encode()) <= room
    assert not text or text.endswith("(cut: GitHub takes 1 MiB of summary)\n\n")


def test_a_miss_is_found_in_the_journal_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    writer = recording.Writer(recording.start(path, {"options": {}}))
    for number in range(3):
        writer.sample(replace(SAMPLE, uid=f"é/{number}"))
    writer.close()
    keys = [("m|x", "é/2", "code"), ("m|x", "gone", "code")]
    found = github.find_lines(path, keys)
    assert found == {keys[0]: 4}
    assert json.loads(path.read_text().splitlines()[3])["uid"] == "é/2"
