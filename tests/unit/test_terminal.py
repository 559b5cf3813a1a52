"""The lines of the summary, as a user reads them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display import terminal
from pytest_flow2code.running.summary import Skipped, Summary, conclude

BASE = SampleResult(
    uid="mbxp/python/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=0.1,
    language="python",
    dataset="mbxp",
    difficulty="easy",
)


def case(uid: str, verdicts: Iterable[str], **changes: str) -> list[SampleResult]:
    return [
        replace(BASE, uid=uid, sample=i, verdict=verdict, **changes)
        for i, verdict in enumerate(verdicts)
    ]


def text(summary: Summary, verbosity: int = 0, **extra: object) -> list[str]:
    return [line.text for line in terminal.render(summary, verbosity, **extra)]


FULL = conclude(
    [
        *case("a", ["pass", "pass", "wrong-answer"]),
        *case("b", ["pass", "pass", "pass"], flowchart="uml"),
        *case("c", ["timeout", "timeout", "unscored"], language="c", reason="HTTP 429"),
    ],
    (1, 3),
    [Skipped("java", "Java needs javac: apt-get install default-jdk", 2)],
    ["flow2code::d[code]"],
)


def test_the_whole_section() -> None:
    assert text(FULL, journal=".flow2code/runs/x.jsonl") == [
        "m: 3 cases, 9 samples",
        "                            cases             pass@1               pass@3",
        "  overall                       3  55.6% [4.2, 97.2]  100.0% [1.2, 100.0]",
        "  flowchart   code              2  33.3% [0.1, 99.5]               100.0%",
        "              uml               1             100.0%               100.0%",
        "  language    c                 1               0.0%                    -",
        "              python            2  83.3% [2.1, 99.9]  100.0% [1.2, 100.0]",
        "  source      mbxp              3  55.6% [4.2, 97.2]  100.0% [1.2, 100.0]",
        "  difficulty  easy              3  55.6% [4.2, 97.2]  100.0% [1.2, 100.0]",
        "  macro       by flowchart         66.7% [4.7, 98.8]  100.0% [1.2, 100.0]",
        "  macro       by language          41.7% [0.9, 98.3]  100.0% [1.2, 100.0]",
        "  [low, high]: 95% interval, Wilson with the effective numbe"
        "r of tasks (cluster-robust by task, Student's t)",
        "  pass@3 leaves out 1 case with fewer than 3 scored samples",
        "verdicts: pass 5, wrong-answer 1, timeout 2, unscored 1",
        "skipped 2 cases: Java needs javac: apt-get install default-jdk",
        "unscored 1 of 9 samples, left out of every score:",
        "  1 x HTTP 429",
        "not run: 1 case",
        "  flow2code::d[code]",
        "the run has failed: 1 of 9 samples could not be scored, 0 may be; "
        "mend the cause, then continue with --flow2code-resume",
        "journal: .flow2code/runs/x.jsonl",
    ]


def test_quiet_says_the_scores_and_what_went_wrong() -> None:
    lines = text(FULL, -1, journal="x.jsonl")
    assert lines[0] == "m: pass@1 55.6% [4.2, 97.2], pass@3 100.0% [1.2, 100.0] over 3 cases"
    assert not any("flowchart" in line for line in lines)
    assert "not run: 1 case" in lines
    assert lines[-1] == "journal: x.jsonl"


def test_very_quiet_says_only_what_changes_the_exit_status() -> None:
    (line,) = text(FULL, -2, journal="x.jsonl")
    assert line.startswith("the run has failed: ")
    assert text(conclude(case("a", ["pass"]), (1,)), -2, journal="x.jsonl") == []


@pytest.mark.parametrize("verbosity", [1, 0, -1, -2])
def test_a_missing_sandbox_is_never_silent(verbosity: int) -> None:
    summary = conclude(case("a", ["pass"]), (1,))
    assert terminal.NO_SANDBOX in text(summary, verbosity, sandboxed=False)
    assert terminal.NO_SANDBOX not in text(summary, verbosity)


@pytest.mark.parametrize("verbosity", [0, -1, -2])
def test_a_stopped_run_says_why(verbosity: int) -> None:
    lines = text(conclude([], (1,)), verbosity, stopped="the key was revoked")
    assert "the run was stopped: the key was revoked" in lines


def test_long_lists_are_counted_after_a_few() -> None:
    reasons = [r for i in range(5) for r in case(f"t{i}", ["unscored"], reason=f"reason {i}")]
    lines = text(conclude(reasons, (1,), not_run=[f"flow2code::{i}" for i in range(9)]))
    assert lines[lines.index("not run: 9 cases") + 1 :][:4] == [
        "  flow2code::0",
        "  flow2code::1",
        "  flow2code::2",
        "  and 6 more cases",
    ]
    assert "  and 2 more reasons" in lines


def test_nothing_is_said_about_a_model_that_answered_nothing() -> None:
    assert text(conclude([], (1,))) == []


def test_several_models_have_a_table_each() -> None:
    summary = conclude(case("a", ["pass"]) + case("a", ["refused"], model="n"), (1,))
    lines = text(summary)
    assert lines.index("m: 1 case, 1 sample") < lines.index("n: 1 case, 1 sample")
    assert "verdicts: refused 1" in lines


def test_what_is_bad_stands_out() -> None:
    tones = {line.text.split(" ")[0]: line.tone for line in terminal.render(FULL, 0)}
    assert tones["skipped"] == tones["unscored"] == tones["not"] == "yellow"
    assert tones["the"] == "red"
    assert tones["m:"] == "bold"
