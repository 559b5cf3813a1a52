"""What pytest's own reporting options make of a run."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from small_runs import LOST, RIGHT, WORKERS, WRONG, Run, journals, replay, uids

FIRST, SECOND, THIRD = uids(limit=3)
THREE = ("--flow2code-language=python", "--flow2code-flowchart=code", "--flow2code-limit=3")


@pytest.fixture
def mixed(pytester: pytest.Pytester) -> str:
    return replay(pytester.path, {FIRST: [RIGHT], SECOND: [WRONG], THIRD: [LOST]})


def test_the_header_says_what_is_run(run: Run) -> None:
    run().stdout.fnmatch_lines(
        ["flow2code: reference on 2 tasks, 2 cases", "flow2code: journal .flow2code/runs/*.jsonl"]
    )


def test_the_summary_says_where_the_journal_is(run: Run, pytester: pytest.Pytester) -> None:
    result = run()
    (path,) = journals(pytester.path)
    result.stdout.fnmatch_lines([f"journal: {path.relative_to(pytester.path)}"])


@pytest.mark.parametrize("workers", WORKERS)
def test_quiet(run: Run, mixed: str, workers: tuple[str, ...]) -> None:
    result = run("-q", *workers, model=mixed, small=THREE)
    result.stdout.re_match_lines([rf"{re.escape(mixed)}: pass@1 50\.0% \[.*\] over 3 cases"])
    assert "difficulty" not in result.stdout.str()


def test_very_quiet(run: Run, mixed: str) -> None:
    result = run("-qq", model=mixed, small=THREE)
    assert "pass@1" not in result.stdout.str()
    result.stdout.fnmatch_lines(["the run has failed: 1 of 3 samples could not be scored*"])


def test_very_quiet_says_nothing_when_all_is_well(run: Run) -> None:
    assert "flow2code" not in run("-qq").stdout.str().replace("flow2code ..", "")


@pytest.mark.parametrize("workers", WORKERS)
def test_without_a_terminal(
    run: Run, pytester: pytest.Pytester, mixed: str, workers: tuple[str, ...]
) -> None:
    result = run("-p", "no:terminal", *workers, model=mixed, small=THREE)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert len(journals(pytester.path)) == 1


@pytest.mark.parametrize("family", ["xunit1", "xunit2"])
@pytest.mark.parametrize("workers", WORKERS)
def test_junit(
    run: Run, pytester: pytest.Pytester, mixed: str, workers: tuple[str, ...], family: str
) -> None:
    pytester.makeini(f"[pytest]\njunit_family = {family}\n")
    run("--junitxml=out.xml", *workers, model=mixed, small=THREE)
    suite = ElementTree.parse(pytester.path / "out.xml").getroot()[0]
    assert {name: suite.get(name) for name in ("tests", "failures", "errors", "skipped")} == {
        "tests": "3",
        "failures": "1",
        "errors": "0",
        "skipped": "1",
    }
    cases = {case.get("name"): case for case in suite.iter("testcase")}
    assert set(cases) == {f"{uid}[code]" for uid in (FIRST, SECOND, THIRD)}
    properties = {
        name: {p.get("name"): p.get("value") for p in case.iter("property")}
        for name, case in cases.items()
    }
    assert properties[f"{SECOND}[code]"] == {
        "flow2code_model": mixed,
        "flow2code_verdicts": "wrong-answer",
    }
    failure = cases[f"{SECOND}[code]"].find("failure")
    assert failure is not None
    assert "to reproduce: pytest" in str(failure.text)


def test_the_misses_are_listed(run: Run, mixed: str) -> None:
    result = run("-ra", model=mixed, small=THREE)
    result.stdout.fnmatch_lines([f"FAILED flow2code::{SECOND}?code?*"])


def test_a_users_own_hooks_and_fixtures_do_no_harm(run: Run, pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        """
        import pytest

        @pytest.fixture(autouse=True)
        def everywhere(request):
            yield

        def pytest_collection_modifyitems(items):
            for item in items:
                item.add_marker(pytest.mark.xdist_group("one"))
        """
    )
    result = run("-n2", "--dist=loadgroup")
    result.assert_outcomes(passed=2)
    assert "not run" not in result.stdout.str()
