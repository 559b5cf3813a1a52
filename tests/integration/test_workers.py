"""The same numbers however the cases are spread over processes."""

from __future__ import annotations

import pytest
from small_runs import LOST, RIGHT, WRONG, Run, journals, records, replay, summary, uids

NAMES = uids(limit=6)
SIX = ("--flow2code-language=python", "--flow2code-flowchart=code", "--flow2code-limit=6")
MIXED = {
    NAMES[0]: [RIGHT, RIGHT],
    NAMES[1]: [WRONG, RIGHT],
    NAMES[2]: [WRONG, WRONG],
    NAMES[3]: [LOST, RIGHT],
    NAMES[4]: [LOST, LOST],
    NAMES[5]: [RIGHT, WRONG],
}


def test_the_numbers_are_the_same_in_every_way_of_running(
    run: Run, pytester: pytest.Pytester
) -> None:
    model = replay(pytester.path, MIXED)
    found = {}
    ways = ("", "-n0", "-n2", "-n2 --dist=worksteal", "-n2 --dist=loadgroup", "-n3 --dist=each")
    for way in ways:
        path = pytester.path / f"run{len(found)}.jsonl"
        args = ("--flow2code-samples=2", f"--flow2code-results={path}", *way.split())
        result = run(*args, model=model, small=SIX)
        assert result.ret == pytest.ExitCode.TESTS_FAILED
        found[way] = summary(path)
    assert found[""]["samples"] == 12
    assert found[""]["unscored"] == 3
    assert all(numbers == found[""] for numbers in found.values())


@pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["alone", "n2"])
@pytest.mark.parametrize("stop", ["-x", "--maxfail=1"])
def test_an_early_stop_scores_only_what_was_finished(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...], stop: str
) -> None:
    wanted = {uid: [WRONG] for uid in NAMES}
    result = run(stop, *workers, model=replay(pytester.path, wanted), small=SIX)
    (path,) = journals(pytester.path)
    found = summary(path)
    assert found["samples"] + found["not_run"] == 6  # type: ignore[operator]
    assert 1 <= found["samples"] < 6  # type: ignore[operator]
    assert len(records(path, "sample")) >= found["samples"]  # type: ignore[operator]
    result.stdout.fnmatch_lines([f"not run: {found['not_run']} case*", "  flow2code::*"])


def test_a_crashed_worker_loses_its_case_by_name_and_no_other(
    run: Run, pytester: pytest.Pytester, odd: None
) -> None:
    result = run("-n2", model=f"odd:crash@{NAMES[2]}", small=SIX)
    result.assert_outcomes(passed=5, failed=1)
    result.stdout.fnmatch_lines(
        ["*overall*5*100.0%*", "not run: 1 case", f"  flow2code::{NAMES[2]}?code?"]
    )
    assert summary(journals(pytester.path)[0])["not_run"] == 1


def test_a_slow_way_of_spreading_is_pointed_out(run: Run) -> None:
    run("-n2", "--dist=loadfile").stdout.fnmatch_lines(
        ["flow2code: --dist=loadfile gives every case to one worker: use load"]
    )


def test_a_rerun_asks_nothing_twice(run: Run, pytester: pytest.Pytester) -> None:
    """As plug-ins that repeat failures do it: the protocol runs again on the same item."""
    pytester.makeconftest(
        """
        import pytest
        from _pytest.runner import runtestprotocol

        @pytest.hookimpl(tryfirst=True)
        def pytest_runtest_protocol(item, nextitem):
            runtestprotocol(item, nextitem=item)
            runtestprotocol(item, nextitem=nextitem)
            return True
        """
    )
    first, second = uids()
    run(model=replay(pytester.path, {first: [WRONG], second: [RIGHT]}))
    (path,) = journals(pytester.path)
    assert len(records(path, "sample")) == 2
    assert summary(path)["samples"] == 2
