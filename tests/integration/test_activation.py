"""When the plugin does something, and what it then collects."""

from __future__ import annotations

import pytest
from small_runs import SMALL, Run, uids

MODEL = "--flow2code-model=reference"


@pytest.fixture
def own_test(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_own="def test_own(): pass")


def test_without_a_model_nothing_happens(pytester: pytest.Pytester, own_test: None) -> None:
    result = pytester.runpytest("--flow2code-limit=zero", "--flow2code-data=nowhere")
    result.assert_outcomes(passed=1)
    assert "flow2code:" not in result.stdout.str()
    assert not (pytester.path / ".flow2code").exists()


def test_without_a_model_no_marker_is_registered(pytester: pytest.Pytester) -> None:
    result = pytester.runpytest("--markers")
    assert "@pytest.mark.flow2code" not in result.stdout.str()


@pytest.mark.parametrize("workers", [(), ("-n0",), ("-n2",)], ids=["alone", "n0", "n2"])
def test_a_model_alone_runs_the_benchmark_and_nothing_else(
    run: Run, own_test: None, workers: tuple[str, ...]
) -> None:
    result = run(*workers)
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["*overall*2*100.0%*", "verdicts: pass 2"])
    assert "test_own" not in result.stdout.str()


def test_testpaths_of_the_project_are_not_collected(
    run: Run, pytester: pytest.Pytester, own_test: None
) -> None:
    pytester.makeini("[pytest]\ntestpaths = test_own.py\n")
    run("--collect-only").stdout.no_fnmatch_line("*test_own*")


@pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["alone", "n2"])
def test_paths_add_to_the_benchmark(run: Run, own_test: None, workers: tuple[str, ...]) -> None:
    result = run("test_own.py", *workers)
    result.assert_outcomes(passed=3)
    result.stdout.fnmatch_lines(["*overall*2*100.0%*"])


def test_a_path_that_is_not_there_is_still_refused(run: Run) -> None:
    result = run("test_gone.py")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: file or directory not found: test_gone.py"])


def test_an_ini_can_ask_for_the_benchmark(pytester: pytest.Pytester) -> None:
    pytester.makeini(
        "[pytest]\nflow2code_model = reference\nflow2code_language = python\n"
        "flow2code_flowchart = uml\nflow2code_limit = 1\n"
    )
    result = pytester.runpytest("-v")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines([f"flow2code::{uids(limit=1)[0]}?uml? PASSED*"])


def test_every_starter_task_is_the_default(pytester: pytest.Pytester) -> None:
    result = pytester.runpytest(MODEL, "--collect-only", "-q")
    for uid in uids(limit=None):
        for kind in ("code", "uml", "pseudocode"):
            assert f"flow2code::{uid}[{kind}]" in result.outlines


def test_collecting_needs_no_key_no_sandbox_and_leaves_nothing(
    pytester: pytest.Pytester, odd: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    result = pytester.runpytest("--flow2code-model=odd:keyless", *SMALL, "--collect-only", "-q")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["flow2code::*[[]code[]]", "2 tests collected*"])
    assert not (pytester.path / ".flow2code").exists()


@pytest.mark.parametrize("args", [["--fixtures"], ["--setup-plan"], ["--markers"], ["--help"]])
def test_looking_around_needs_no_key(pytester: pytest.Pytester, odd: None, args: list[str]) -> None:
    result = pytester.runpytest("--flow2code-model=odd:keyless", *SMALL, *args)
    assert result.ret == pytest.ExitCode.OK
    assert not (pytester.path / ".flow2code").exists()


@pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["alone", "n2"])
def test_no_key_is_one_error_before_anything_runs(
    pytester: pytest.Pytester, odd: None, workers: tuple[str, ...]
) -> None:
    result = pytester.runpytest("--flow2code-model=odd:keyless", *SMALL, *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        ["ERROR: there is no key for odd", "  to mend it: export ODD_KEY=..."]
    )
    assert "test session starts" not in result.stdout.str()
    assert not (pytester.path / ".flow2code").exists()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--flow2code-model=nobody"], "ERROR: no provider has a model 'nobody'"),
        ([MODEL, "--flow2code-language=cobol"], "ERROR: no language is called 'cobol'"),
        ([MODEL, "--flow2code-source=mbxp"], "ERROR: unknown source: mbxp"),
        ([MODEL, "--flow2code-difficulty=absurd"], "ERROR: unknown difficulty: absurd"),
        ([MODEL, "--flow2code-k=7"], "ERROR: --flow2code-k=7: Pass@7 cannot be estimated*"),
        ([MODEL, "--flow2code-data=."], "ERROR: *expected a folder with data/manifest.jsonl*"),
        (["--flow2code-model=replay:gone"], "ERROR: the replay file gone cannot be read*"),
    ],
)
def test_a_bad_option_is_one_error_before_anything_runs(
    pytester: pytest.Pytester, args: list[str], message: str
) -> None:
    result = pytester.runpytest(*args)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([message])
    assert "Traceback" not in result.stderr.str()
    assert "test session starts" not in result.stdout.str()
