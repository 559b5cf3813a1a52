"""The short report of a case that did not pass."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code.core import task as tasks
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display import misses
from pytest_flow2code.models import ModelOptions, resolve
from pytest_flow2code.running.cases import Case
from pytest_flow2code.running.settings import Settings

TASK = tasks.Task(
    uid="mine/python/1",
    dataset="mine",
    language="python",
    task_id="1",
    entry_point="f",
    signature="def f(x):",
    difficulty="easy",
    description="",
    header="",
    reference="def f(x):\n    return x\n",
    tests=tasks.Tests("assert f(1) == 1\n"),
    licence="MIT",
)
CASE = Case(
    TASK, tasks.FlowchartType.UML, resolve("reference", ModelOptions()), "mine/python/1[uml-x]"
)
SETTINGS = Settings(models=("reference",))
MISS = SampleResult(
    uid=TASK.uid,
    flowchart="uml",
    model="reference",
    sample=0,
    verdict="wrong-answer",
    step="run",
    reason="f(2) was 3",
    seconds=0.1,
    language="python",
    dataset="mine",
    difficulty="easy",
    output="one\ntwo\n",
)


def test_verdict_step_reason_output_and_command() -> None:
    assert misses.report(CASE, [MISS], SETTINGS).splitlines() == [
        "wrong-answer in step run: f(2) was 3",
        "  | one",
        "  | two",
        "to reproduce: pytest --flow2code-model=reference 'flow2code::mine/python/1[uml]'",
    ]


def test_of_several_samples_each_miss_is_named_and_one_shown() -> None:
    passed = replace(MISS, verdict="pass")
    results = [passed, replace(MISS, sample=1), replace(MISS, sample=2, verdict="no-code", step="")]
    assert misses.report(CASE, results, SETTINGS).splitlines()[:-1] == [
        "1 of 3 samples pass",
        "sample 1: wrong-answer in step run: f(2) was 3",
        "  | one",
        "  | two",
        "sample 2: no-code: f(2) was 3",
    ]


def test_only_the_last_lines_of_output_are_shown_and_each_is_cut() -> None:
    output = "\n".join(["x" * 5000] * 3 + [f"line {i}" for i in range(11)])
    lines = misses.report(CASE, [replace(MISS, output=output)], SETTINGS).splitlines()[1:-1]
    assert lines[0] == "  | ... 2 lines before"
    assert lines[1] == f"  | {'x' * 200} ..."
    assert lines[2:] == [f"  | line {i}" for i in range(11)]


def test_the_command_has_every_option_that_bears_on_the_case() -> None:
    settings = replace(
        SETTINGS, data=Path("/my data"), samples=3, seed=7, timeout=2.5, sandbox="none"
    )
    assert shlex.split(misses.command(CASE, settings)) == [
        "pytest",
        "--flow2code-model=reference",
        "--flow2code-data=/my data",
        "--flow2code-samples=3",
        "--flow2code-seed=7",
        "--flow2code-timeout=2.5",
        "--flow2code-sandbox=none",
        "flow2code::mine/python/1[uml]",
    ]


def test_the_command_chooses_the_language_where_the_run_chose_some() -> None:
    words = shlex.split(misses.command(CASE, replace(SETTINGS, languages=("py", "c"))))
    assert "--flow2code-language=python" in words


def test_the_command_repeats_what_was_typed_over_an_ini_file() -> None:
    """Even a default: without it the ini's value would hold."""
    overrides = (
        ("samples", "1"),
        ("seed", "0"),
        ("k", "1"),
        ("flowchart", "uml"),
        ("sandbox", "nsjail"),
        ("results", "r.jsonl"),
        ("shard", "1/2"),
    )
    words = shlex.split(misses.command(CASE, replace(SETTINGS, overrides=overrides)))
    assert words == [
        "pytest",
        "--flow2code-model=reference",
        "--flow2code-samples=1",
        "--flow2code-seed=0",
        "--flow2code-sandbox=nsjail",
        "--flow2code-k=1",
        "--flow2code-flowchart=uml",
        "flow2code::mine/python/1[uml]",
    ]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2Jgone\x07", r"\x1b[2Jgone\x07"),
        ("a\rb\x00c", r"a\x0db\x00c"),
        ("\ud800", r"\ud800"),
        ("tab\tand é 漢\n", "tab\tand é 漢\n"),
    ],
)
def test_what_a_program_prints_does_nothing_to_the_terminal(text: str, shown: str) -> None:
    assert misses.printable(text) == shown


def test_a_reason_of_several_lines_has_no_line_of_its_own_at_the_beginning() -> None:
    """There some readers of logs look for commands."""
    miss = replace(MISS, reason="first\n::error::forged\nlast", output="")
    assert misses.report(CASE, [miss], SETTINGS).splitlines()[:3] == [
        "wrong-answer in step run: first",
        "  | ::error::forged",
        "  | last",
    ]


def test_an_unscored_case_says_why_on_one_line() -> None:
    lost = replace(MISS, verdict="unscored", reason="HTTP 429:\n slow down")
    assert misses.unscored([replace(MISS, verdict="pass"), lost]) == "unscored: HTTP 429: slow down"
