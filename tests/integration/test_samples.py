"""Several samples a case, and the Pass@k that comes out of them."""

from __future__ import annotations

import pytest
from small_runs import LOST, RIGHT, WORKERS, WRONG, Run, journals, records, replay, summary, uids

FIRST, SECOND = uids()


@pytest.mark.parametrize("workers", WORKERS)
def test_pass_at_k_is_the_estimators(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    """1 of 5 and 5 of 5 pass: Pass@3 is the mean of 1 - C(4,3)/C(5,3) = 0.6 and 1."""
    wanted = {FIRST: [WRONG, WRONG, RIGHT, WRONG, WRONG], SECOND: [RIGHT] * 5}
    result = run(*workers, "--flow2code-samples=5", model=replay(pytester.path, wanted))
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        ["*cases*pass@1*pass@3*pass@5", "*overall*2*60.0%*80.0%*100.0%*", "verdicts: pass 6, *"]
    )
    (model,) = summary(journals(pytester.path)[0])["models"]  # type: ignore[misc,attr-defined]
    assert model["rows"][0]["pass"] == {"1": 0.6, "3": 0.8, "5": 1.0}
    assert model["samples"] == 10


def test_unscored_samples_leave_a_case_out_of_the_larger_k(
    run: Run, pytester: pytest.Pytester
) -> None:
    wanted = {FIRST: [RIGHT, LOST, LOST], SECOND: [RIGHT, WRONG, WRONG]}
    result = run("--flow2code-samples=3", model=replay(pytester.path, wanted))
    result.stdout.fnmatch_lines(
        ["*overall*2*66.7%*100.0%*", "  pass@3 leaves out 1 case with fewer than 3 scored samples"]
    )


def test_each_sample_is_a_record(run: Run, pytester: pytest.Pytester) -> None:
    wanted = {FIRST: [RIGHT, WRONG], SECOND: [WRONG, RIGHT]}
    run("--flow2code-samples=2", model=replay(pytester.path, wanted))
    samples = records(journals(pytester.path)[0], "sample")
    found = [(s["uid"], s["sample"], s["verdict"]) for s in samples]
    assert found == [
        (FIRST, 0, "pass"),
        (FIRST, 1, "wrong-answer"),
        (SECOND, 0, "wrong-answer"),
        (SECOND, 1, "pass"),
    ]
    assert "wrong" in str(samples[1]["program"])
    assert "wrong" in str(samples[1]["completion"])


@pytest.mark.parametrize("workers", WORKERS)
def test_models_are_scored_side_by_side(
    run: Run, pytester: pytest.Pytester, workers: tuple[str, ...]
) -> None:
    result = run(*workers, "--flow2code-model=wrong:empty", "-v")
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(
        [
            "reference: 2 cases, 2 samples",
            "*overall*2*100.0%*",
            "wrong:empty: 2 cases, 2 samples",
            "*overall*2*0.0%*",
        ]
    )
    assert f"flow2code::{FIRST}[code-reference]" in result.stdout.str()
    assert f"flow2code::{FIRST}[code-empty]" in result.stdout.str()
