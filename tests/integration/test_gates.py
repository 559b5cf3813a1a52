"""Gates: what decides the exit status, and what becomes of misses."""

from __future__ import annotations

from xml.etree import ElementTree

import gate_table
import pytest
from small_runs import LOST, RIGHT, WORKERS, WRONG, Run, journals, records, replay, uids

FIRST, SECOND = uids()
HOLDS, FAILS = "--flow2code-fail-under=pass@1>=0.5", "--flow2code-fail-under=pass@1>0.5"

CHOSEN = [
    *((gate, outcome, "none", "plain") for gate in gate_table.GATES for outcome in ("a miss",)),
    *((gate, "an unscored", "none", "no:terminal") for gate in ("none", "holds", "fails")),
    *((gate, "all pass", "0", "junitxml") for gate in ("holds", "fails", "cannot be evaluated")),
    ("small drop allowed", "an unscored", "none", "-q"),
    ("holds", "another test fails", "none", "no:terminal"),
    ("holds", "usage error", "none", "-q"),
    ("fails", "interrupted", "none", "junitxml"),
    ("fails", "a miss", "2", "no:terminal"),
    ("fails", "interrupted", "2", "plain"),
]
"""Each gate and each outcome, each with some switch and with workers; the benchmark of the same
name runs all."""


@pytest.mark.parametrize(("gate", "outcome", "workers", "switch"), CHOSEN)
def test_the_exit_status(
    pytester: pytest.Pytester, gate: str, outcome: str, workers: str, switch: str
) -> None:
    arguments = gate_table.prepare(pytester.path, outcome)
    # An interrupt goes through to whoever runs pytest in the same process.
    how = pytester.runpytest_subprocess if outcome == "interrupted" else pytester.runpytest
    result = how(
        *arguments,
        *gate_table.GATES[gate],
        *gate_table.WORKERS[workers],
        *gate_table.SWITCHES[switch],
    )
    assert result.ret == gate_table.expected(gate, outcome)


@pytest.fixture
def half(pytester: pytest.Pytester) -> str:
    return replay(pytester.path, {FIRST: [WRONG], SECOND: [RIGHT]})


@pytest.mark.parametrize("workers", WORKERS)
def test_a_miss_is_a_miss_and_no_failure(
    run: Run, pytester: pytest.Pytester, half: str, workers: tuple[str, ...]
) -> None:
    result = run(HOLDS, "--junitxml=out.xml", "-x", *workers, model=half)
    assert result.ret == pytest.ExitCode.OK
    assert result.parseoutcomes() == {"passed": 1, "miss": 1}
    result.stdout.fnmatch_lines(
        [
            "misses: 1 case",
            f"MISS flow2code::{FIRST}?code? - wrong-answer in step run: *",
            "gate pass@1>=0.5 holds: 50.00%*over 2 cases",
        ]
    )
    suite = ElementTree.parse(pytester.path / "out.xml").getroot()[0]
    counts = [suite.get(name) for name in ("tests", "failures", "errors", "skipped")]
    assert counts == ["2", "0", "0", "1"]
    (skipped,) = suite.iter("skipped")
    assert "to reproduce: pytest" in str(skipped.get("message"))
    (summary,) = records(journals(pytester.path)[0], "summary")
    (gate,) = summary["gates"]  # type: ignore[misc,attr-defined]
    assert (gate["gate"], gate["outcome"]) == ("pass@1>=0.5", "pass")


def test_a_failed_gate_is_never_silent(run: Run, half: str) -> None:
    result = run(FAILS, HOLDS, "-qq", model=half)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    shown = [line for line in result.outlines if line.startswith("gate")]
    assert [line.partition(": ")[0] for line in shown] == ["gate pass@1>0.5 FAILED"]


def test_verbose_shows_what_a_miss_printed(run: Run, half: str) -> None:
    result = run(HOLDS, "-v", model=half)
    result.stdout.fnmatch_lines([f"*{FIRST}?code? MISS*", "    | seen before the miss"])


def test_gates_stand_in_an_ini_file(run: Run, pytester: pytest.Pytester, half: str) -> None:
    pytester.makeini("[pytest]\nflow2code_fail_under =\n  pass@1>=0.5\n  timeout<=0, cost<=1\n")
    result = run(model=half)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [
            "gate pass@1>=0.5 holds: *",
            "gate timeout<=0 holds: 0 of 2 samples, 0.00%",
            "gate cost<=1 FAILED, it cannot be evaluated: no price is known for 2 of 2 samples",
        ]
    )


def test_last_failed_runs_the_misses(run: Run, half: str) -> None:
    run(HOLDS, model=half)
    again = run(HOLDS, "--lf", model=half)
    assert again.parseoutcomes() == {"miss": 1, "deselected": 1}
    assert again.ret == pytest.ExitCode.TESTS_FAILED


def test_more_samples_than_asked_for_is_said_at_once(run: Run, half: str) -> None:
    result = run("--flow2code-fail-under=pass@3>=0,pass@1[language=c]>0", model=half)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [
            "flow2code: gate pass@3>=0 will fail: --flow2code-samples is below 3",
            "flow2code: gate pass@1[[]language=c]>0 will fail: no case of this run has language=c",
            "gate pass@3>=0 FAILED, it cannot be evaluated: none of 2 cases has 3 scored samples*",
        ]
    )


def test_a_gate_over_a_part_of_the_run_cannot_be_evaluated(
    run: Run, pytester: pytest.Pytester, odd: None
) -> None:
    """The worker dies at the second case."""
    result = run(HOLDS, "-n1", "--max-worker-restart=0", model=f"odd:crash@{SECOND}")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        ["gate pass@1>=0.5 FAILED, it cannot be evaluated: not run: 1 case"]
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--flow2code-fail-under=pass@1"], "expected METRIC*found 'pass@1'"),
        (["--flow2code-fail-under=pass@1>=60"], "expected a share from 0 to 1, found 'pass@1>=60'"),
        (["--flow2code-max-drop=0.1"], "expected a run to compare with: add --flow2code-baseline*"),
        (["--flow2code-max-drop=x"], "expected a number from 0 to 1, found 'x'"),
        (["--flow2code-max-drop-significance=2"], "expected a number from 0 to 1, found '2'"),
    ],
)
def test_malformed_gates_stop_the_run_before_it_starts(
    run: Run, pytester: pytest.Pytester, options: list[str], message: str
) -> None:
    result = run(*options)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: {options[0]}: {message}"])
    assert journals(pytester.path) == []


@pytest.mark.parametrize("workers", WORKERS)
def test_a_baseline_is_compared_with(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    model = replay(pytester.path, {FIRST: [RIGHT], SECOND: [WRONG]})
    run("--flow2code-results=base.jsonl", model=model)
    replay(pytester.path, {FIRST: [WRONG], SECOND: [LOST]})
    options = ("--flow2code-baseline=base.jsonl", "--flow2code-timeout=9", *workers)
    result = run(*options, model=model)
    assert result.ret == pytest.ExitCode.TESTS_FAILED, "without a gate a miss is a failure"
    result.stdout.fnmatch_lines(
        [
            f"{model} against base.jsonl: {model}: 2 cases in both",
            "  warning: timeout was not given and is 9.0",
            "  pass@1: 100.0% -> 0.0%, -100.0 points over 1 case of 1 task",
            "  lost: 1 case",
            f"    {FIRST}[[]code]  pass -> wrong-answer",
            "  unscored in one of them: 1 case",
        ]
    )


def test_a_baseline_that_is_none_stops_the_run(run: Run, pytester: pytest.Pytester) -> None:
    (pytester.path / "x.jsonl").write_text('{"type": "run"}\n')
    for name in ("missing.jsonl", "x.jsonl"):
        result = run(f"--flow2code-baseline={name}")
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        assert name in result.stderr.str()


def test_a_shard_leaves_the_gates_to_the_whole_run(run: Run, half: str) -> None:
    result = run(FAILS, "--flow2code-shard=1/1", model=half)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["gate pass@1>0.5 is not held here: *flow2code merge*"])
