"""`pytest --flow2code-audit=FILE` and `flow2code audit`, as a user starts them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from small_runs import WORKERS, Run, journals, summary, uids

from pytest_flow2code import cli

# Imported here so that runs inside this process find everything loaded.
from pytest_flow2code.audit import hooks  # noqa: F401

ONE, TWO = uids()
SMALL = ("--flow2code-language=python", "--flow2code-limit=2", "--flow2code-mutants=1")

Audit = Callable[..., pytest.RunResult]


@pytest.fixture
def audit(pytester: pytest.Pytester) -> Audit:
    def audit(*args: str) -> pytest.RunResult:
        return pytester.runpytest("--flow2code-audit=h.json", *SMALL, *args)

    return audit


def found(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    return {task["uid"]: task for task in data["tasks"]}


def without_time(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    return {key: value for key, value in data.items() if key != "made"}


WEAK = """
import pytest
from dataclasses import replace
from pytest_flow2code import datasets
from pytest_flow2code.core.task import Tests

load = datasets.load

def spoiled(*args, **kwargs):
    def change(task):
        if task.uid == "{weak}":
            return replace(task, tests=Tests("True"))
        if task.uid == "{broken}":
            return replace(task, reference="def nothing():\\n    pass\\n")
        return task
    return tuple(map(change, load(*args, **kwargs)))

datasets.load = spoiled
"""


@pytest.fixture
def bad_data(pytester: pytest.Pytester) -> None:
    """A starter set of which one task's tests kill nothing and another's reference is wrong."""
    pytester.makepyfile(bad=WEAK.format(weak=ONE, broken=TWO))
    pytester.syspathinsert()


def test_sound_tasks_whatever_the_number_of_processes(
    audit: Audit, pytester: pytest.Pytester
) -> None:
    files = []
    for args, _ in ((w.values[0], w.id) for w in WORKERS):
        result = audit(*args)
        assert result.ret == 0
        result.assert_outcomes(passed=2)
        result.stdout.fnmatch_lines(["*starter*python*2*2*0*0*0*", "health: h.json"])
        files.append(without_time(pytester.path / "h.json"))
    assert files[0] == files[1]
    assert files[0]["counts"] == {"sound": 2, "weak": 0, "broken": 0, "unchecked": 0}
    assert not (pytester.path / "h.json.part").exists()


@pytest.mark.parametrize("args", WORKERS)
def test_weak_and_broken_tasks_are_found_and_fail_nothing(
    bad_data: None, pytester: pytest.Pytester, args: tuple[str, ...]
) -> None:
    result = pytester.runpytest_subprocess("-p", "bad", "--flow2code-audit=h.json", *SMALL, *args)
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        [
            "*starter*python*2*0*1*1*0*",
            "broken:",
            f"  {TWO}: the reference: *",
            "weak:",
            f"  {ONE}: passes though wrong: exit, empty, constant, always-equal",
            "*1 weak*",
        ]
    )
    tasks = found(pytester.path / "h.json")
    assert tasks[ONE]["state"] == "weak"
    assert len(tasks[ONE]["certain"]) > 5
    assert all(program["source"] for program in tasks[ONE]["certain"])
    assert tasks[TWO]["state"] == "broken"


def test_one_task_by_its_node_id(audit: Audit, pytester: pytest.Pytester) -> None:
    result = audit(f"flow2code::audit::{TWO}")
    result.assert_outcomes(passed=1)
    assert list(found(pytester.path / "h.json")) == [TWO]


def test_node_ids_are_listed_and_nothing_is_run(audit: Audit, pytester: pytest.Pytester) -> None:
    result = audit("--collect-only", "-q")
    result.stdout.fnmatch_lines([f"flow2code::audit::{ONE}", f"flow2code::audit::{TWO}"])
    assert not (pytester.path / "h.json").exists()
    assert not (pytester.path / "h.json.part").exists()


def test_an_interrupted_audit_goes_on_where_it_was(audit: Audit, pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        f"""
        def pytest_runtest_setup(item):
            if item.name == "{TWO}":
                raise KeyboardInterrupt
        """
    )
    result = pytester.runpytest_subprocess("--flow2code-audit=h.json", *SMALL)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["not done: 1 of 2 tasks; go on with --flow2code-resume"])
    part = pytester.path / "h.json.part"
    assert len(part.read_text().splitlines()) == 2
    assert not (pytester.path / "h.json").exists()
    again = ("--flow2code-audit=h.json", "--flow2code-resume", *SMALL)
    assert pytester.runpytest_subprocess(*again).ret == pytest.ExitCode.INTERRUPTED
    assert len(part.read_text().splitlines()) == 2, "what is kept is not kept twice"
    assert cli.main(["audit", "-o", "other.json", "-n0", "--language=python", "--limit=2"]) == 130
    (pytester.path / "conftest.py").unlink()

    refused = audit()
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(["*h.json.part holds an unfinished audit*"])

    lines = part.read_text().splitlines()
    first = json.loads(lines[1])
    part.write_text("\n".join([lines[0], json.dumps({**first, "reason": "seen before"})]) + "\n")
    result = audit("--flow2code-resume", "-n2")
    assert result.ret == 0
    tasks = found(pytester.path / "h.json")
    assert sorted(tasks) == sorted([ONE, TWO])
    assert tasks[ONE]["reason"] == "seen before"
    assert not part.exists()


def test_a_language_that_cannot_be_run_is_unchecked(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    args = ("--flow2code-audit=h.json", "--flow2code-language=shell", "--flow2code-limit=1")
    result = pytester.runpytest(*args)
    assert result.ret == 0
    result.stdout.fnmatch_lines(["unchecked:", "  starter/shell/*: Shell needs bash*"])
    (task,) = found(pytester.path / "h.json").values()
    assert task["state"] == "unchecked"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--flow2code-model=reference",), "*--flow2code-audit=h.json: expected no model beside*"),
        (("--flow2code-mutants=-1",), "*--flow2code-mutants=-1: expected a whole number*"),
        (("--flow2code-source=moon",), "*unknown source: moon*"),
        (("flow2code::audit::x/1",), "*not found: flow2code::audit::x/1*"),
        (("--flow2code-sandbox=glass",), "*--flow2code-sandbox=glass: expected one of*"),
    ],
)
def test_bad_input_is_one_clear_error(audit: Audit, args: tuple[str, ...], said: str) -> None:
    result = audit(*args)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([said])


def test_scores_on_sound_tasks_stand_beside_all(
    run: Run, audit: Audit, pytester: pytest.Pytester
) -> None:
    audit()
    path = pytester.path / "h.json"
    data = json.loads(path.read_text())
    next(task for task in data["tasks"] if task["uid"] == ONE)["state"] = "weak"
    path.write_text(json.dumps(data))
    result = run("--flow2code-health=h.json")
    result.stdout.fnmatch_lines(
        [
            "*cases*pass@1*sound cases*pass@1",
            "  overall*2*100.0%*1*100.0%*",
            "sound tasks: 1 of 2; left out of the sound scores: 1 weak",
        ]
    )
    (journal,) = journals(pytester.path)
    assert summary(journal)["sound"]["tasks"] == {"sound": 1, "weak": 1}  # type: ignore[index]


def test_without_a_health_file_nothing_is_said_of_soundness(
    run: Run, pytester: pytest.Pytester
) -> None:
    result = run()
    result.stdout.no_fnmatch_line("*sound cases*")
    result.stdout.no_fnmatch_line("sound tasks*")
    (journal,) = journals(pytester.path)
    assert "sound" not in summary(journal)


def test_a_health_file_that_is_none_stops_the_run(run: Run, pytester: pytest.Pytester) -> None:
    (pytester.path / "h.json").write_text("[]")
    result = run("--flow2code-health=h.json")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*h.json: expected a health file*", "*flow2code audit -o FILE*"])


def test_the_command(pytester: pytest.Pytester) -> None:
    """An ini file that asks for a benchmark does not get in its way."""
    pytester.makeini("[pytest]\nflow2code_model = reference\n")
    code = "import sys; from pytest_flow2code.cli import main; sys.exit(main())"
    words = ["audit", "-o", "out/h.json", "--language", "python", "--limit", "1", "--mutants", "0"]
    done = subprocess.run(
        [sys.executable, "-c", code, *words, "-n", "0"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "health: out/h.json" in done.stdout
    assert len(found(pytester.path / "out" / "h.json")) == 1
    bad = subprocess.run(
        [sys.executable, "-c", code, "audit", "--limit", "none"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert bad.returncode == 2
    assert "expected a whole number" in bad.stderr


def test_an_audit_of_nothing_leaves_an_earlier_file_alone(
    audit: Audit, pytester: pytest.Pytester
) -> None:
    earlier = pytester.path / "h.json"
    earlier.write_text("{}")
    assert audit("-k", "no_such_task").ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert earlier.read_text() == "{}"
    assert not (pytester.path / "h.json.part").exists()


def test_an_audit_of_some_tasks_keeps_what_was_found_of_the_others(
    audit: Audit, pytester: pytest.Pytester
) -> None:
    audit().assert_outcomes(passed=2)
    before = found(pytester.path / "h.json")
    audit("-k", ONE).assert_outcomes(passed=1, deselected=1)
    assert found(pytester.path / "h.json") == before
    again = audit(f"flow2code::audit::{TWO}")
    again.assert_outcomes(passed=1)
    assert found(pytester.path / "h.json") == before


def test_findings_under_other_terms_do_not_stand_in_one_file(
    audit: Audit, pytester: pytest.Pytester
) -> None:
    audit().assert_outcomes(passed=2)
    audit("--flow2code-mutants=0", "-k", ONE).assert_outcomes(passed=1, deselected=1)
    assert list(found(pytester.path / "h.json")) == [ONE]


@pytest.mark.parametrize("workers", WORKERS)
def test_an_audit_that_cannot_be_kept_is_one_message(
    pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    pytester.makeconftest(
        """
        import shutil
        def pytest_runtest_logreport(report):
            if report.when == "setup":
                shutil.rmtree("below", ignore_errors=True)
                open("below", "w").close()
        """
    )
    pytester.mkdir("below")
    result = pytester.runpytest("--flow2code-audit=below/h.json", *SMALL, *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stdout.fnmatch_lines(["the audit was stopped: *below/h.json.part cannot be written: *"])
    assert "INTERNALERROR" not in result.stdout.str() + result.stderr.str()
