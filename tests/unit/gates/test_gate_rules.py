"""Gates as they are written, and what a run's results make of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

import pytest

from pytest_flow2code.core.errors import WrongUseError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.gates import Checked, Evidence, MaxDrop, check, check_drop, parse
from pytest_flow2code.scoring import CaseResult, difference

BASE = SampleResult(
    uid="d/c/1",
    flowchart="code",
    model="m",
    sample=0,
    verdict="pass",
    step="run",
    reason="",
    seconds=0.1,
    language="c",
    dataset="mbxp",
    difficulty="easy",
)


def case(uid: str, verdicts: Iterable[str], **changes: object) -> list[SampleResult]:
    return [
        replace(BASE, uid=uid, sample=number, verdict=verdict, **changes)  # type: ignore[arg-type]
        for number, verdict in enumerate(verdicts)
    ]


RESULTS = [
    *case("a", ["pass", "pass", "timeout"]),
    *case("b", ["pass", "unscored", "refused"]),
    *case("c", ["timeout"] * 3, language="python", flowchart="uml"),
    *case("d", ["pass"] * 3, language="python"),
]


def outcome(text: str, found: Evidence | None = None) -> str:
    (gate,) = parse(text)
    (checked,) = check(gate, found or Evidence(RESULTS))
    return checked.outcome


def said(text: str, found: Evidence | None = None) -> str:
    (gate,) = parse(text)
    (checked,) = check(gate, found or Evidence(RESULTS))
    assert checked.outcome == "unknown"
    return checked.said


def test_a_list_is_split_outside_brackets() -> None:
    found = parse("pass@1 >= 0.6, pass@3[language=c, flowchart=uml] > 70%,unscored<=.01,cost<5")
    assert [gate.text for gate in found] == [
        "pass@1>=0.6",
        "pass@3[language=c,flowchart=uml]>70%",
        "unscored<=.01",
        "cost<5",
    ]
    assert found[1].where == (("language", "c"), ("flowchart", "uml"))
    assert found[1].bound == Fraction(7, 10)
    assert [gate.k for gate in found] == [1, 3, None, None]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected METRIC"),
        ("pass@1", "expected METRIC"),
        ("pass@1>=0.6,", "expected METRIC"),
        ("pass@1=0.6", "expected METRIC"),
        ("pass@1==0.6", "expected METRIC"),
        ("pass@1>=", "expected METRIC"),
        ("pass@1>=x", "expected METRIC"),
        ("pass@1>=-0.1", "expected METRIC"),
        ("pass@1>=nan", "expected METRIC"),
        ("pass@1[language=c>=0.6", "expected METRIC"),
        ("pass@0>=0.6", "expected a metric"),
        ("pass@>=0.6", "expected a metric"),
        ("score>=0.6", "expected a metric"),
        ("pass>=0.6", "expected a metric"),
        ("pass@1>=60", "expected a share from 0 to 1"),
        ("unscored<=120%", "expected a share from 0 to 1"),
        ("cost<=5%", "expected US dollars"),
        ("pass@1[colour=red]>=0.6", "expected a slice"),
        ("pass@1[language]>=0.6", "expected a slice"),
        ("pass@1[language=]>=0.6", "expected a slice"),
        ("pass@1[]>=0.6", "expected a slice"),
        ("pass@1[language=c,language=c]>=0.6", "expected a slice"),
    ],
)
def test_what_is_no_gate(text: str, message: str) -> None:
    with pytest.raises(WrongUseError, match=message) as caught:
        parse(text)
    assert caught.value.mend


def test_percent_is_named_to_whoever_forgot_it() -> None:
    with pytest.raises(WrongUseError) as caught:
        parse("pass@1>=60")
    assert caught.value.mend == "write 60% for percent"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # (2/3 + 1/2 + 0 + 1) / 4 = 13/24
        ("pass@1>=0.5416", "pass"),
        ("pass@1>=0.5417", "fail"),
        ("pass@1[language=c]>=0.58", "pass"),
        ("pass@1[language=C]<0.58", "fail"),
        ("pass@1[language=python]<=0.5", "pass"),
        ("pass@1[language=python]<0.5", "fail"),
        ("pass@1[language=python]>0.5", "fail"),
        ("pass@1[language=python,flowchart=uml]<=0", "pass"),
        ("pass@1[source=mbxp,difficulty=easy,model=m]>50%", "pass"),
        ("pass@3>=0.66", "pass"),
        ("unscored<=0.0833", "fail"),
        ("unscored<=0.0834", "pass"),
        ("timeout<=0.3", "fail"),
        ("refused[language=c]<=0.17", "pass"),
    ],
)
def test_exact_comparison(text: str, expected: str) -> None:
    assert outcome(text) == expected


def test_a_share_that_no_float_holds_is_still_equal() -> None:
    thirds = [r for i in range(3) for r in case(f"t{i}", ["pass" if i else "timeout"] * 10)]
    assert outcome("pass@1>=66.66666666666666%", Evidence(thirds)) == "pass"
    tenths = [r for i in range(10) for r in case(f"t{i}", ["pass" if i < 7 else "timeout"])]
    assert outcome("pass@1>=0.7", Evidence(tenths)) == "pass"
    assert outcome("pass@1>0.7", Evidence(tenths)) == "fail"


def test_what_cannot_be_evaluated_says_why() -> None:
    assert said("pass@1[language=cobol]>=0") == "no case has language=cobol; there is c, python"
    assert said("pass@1[language=c,flowchart=uml]>=0").startswith("no case has flowchart=uml")
    assert said("pass@5>=0") == (
        "none of 4 cases has 5 scored samples: give --flow2code-samples=5 or more"
    )
    assert said("pass@1>=0", Evidence([])) == "there is no case"
    assert said("cost<=5") == "no price is known for 11 of 12 samples"
    assert said("pass@1>=0", Evidence(RESULTS, not_run=2)) == "not run: 2 cases"
    assert said("pass@1[health=sound]>=0").startswith("no health file")
    skipped = Evidence(RESULTS, skipped=[("java", "Java needs javac")])
    assert said("pass@1>=0", skipped) == "cases were skipped: Java needs javac"
    assert outcome("pass@1[language=c]>=0", skipped) == "pass"
    assert said("pass@1[language=java]>=0", skipped).startswith("cases were skipped")


def test_only_unscored_samples_are_no_score() -> None:
    assert said("pass@1>=0", Evidence(case("a", ["unscored"]))).startswith("none of 1 case has")


def test_the_cost_is_that_of_all_samples() -> None:
    priced = [replace(result, cost=0.25) for result in RESULTS]
    assert outcome("cost<=3", Evidence(priced)) == "pass"
    assert outcome("cost<3", Evidence(priced)) == "fail"
    without = [replace(r, cost=None) if not r.scored else r for r in priced]
    assert outcome("cost<3", Evidence(without)) == "pass", "an unscored sample got no answer"


def test_sound_tasks_only() -> None:
    found = Evidence(RESULTS, states={"a": "sound", "b": "broken", "d": "sound"})
    assert outcome("pass@1[health=sound]>=0.83", found) == "pass"
    assert outcome("pass@1[health=unchecked]<=0", found) == "pass"


def test_every_model_is_held_against_a_score() -> None:
    both = [*RESULTS, *case("a", ["timeout"], model="n")]
    (gate,) = parse("pass@1>=0.5")
    assert [(found.gate, found.outcome) for found in check(gate, Evidence(both))] == [
        ("pass@1>=0.5 by m", "pass"),
        ("pass@1>=0.5 by n", "fail"),
    ]
    assert outcome("pass@1[model=m]>=0.5", Evidence(both)) == "pass"
    assert outcome("timeout<=0.39", Evidence(both)) == "pass", "all else is the run's"


def pairs(lost: int, won: int, same: int) -> list[tuple[CaseResult, CaseResult]]:
    flips = [(1, 0)] * lost + [(0, 1)] * won + [(1, 1)] * same
    return [
        tuple(CaseResult(f"t{i}", "code", "m", "c", "d", "e", 1, passed, 0) for passed in flip)
        for i, flip in enumerate(flips)
    ]  # type: ignore[misc]


def drop(most: float | None, significance: float | None, lost: int, won: int = 0) -> Checked:
    return check_drop(MaxDrop(most, significance), difference(pairs(lost, won, 100 - lost), 1))


@pytest.mark.parametrize(
    ("most", "significance", "lost", "expected"),
    [
        (0.02, None, 2, "pass"),
        (0.02, None, 3, "fail"),
        (0.0, None, 0, "pass"),
        (0.0, None, 1, "fail"),
        (None, 0.05, 4, "pass"),
        (None, 0.05, 5, "fail"),
        (0.02, 0.05, 4, "pass"),
        (0.02, 0.05, 6, "fail"),
        (0.10, 0.05, 6, "pass"),
    ],
)
def test_a_drop_fails_if_it_is_large_and_no_chance(
    most: float | None, significance: float | None, lost: int, expected: str
) -> None:
    assert drop(most, significance, lost).outcome == expected


def test_a_gain_is_no_drop_however_significant() -> None:
    assert drop(None, 0.05, 0, won=20).outcome == "pass"


def test_a_drop_over_no_case_or_one_task_cannot_be_evaluated() -> None:
    assert check_drop(MaxDrop(0.1), difference([], 1)).outcome == "unknown"
    one = difference(pairs(1, 0, 0), 1)
    assert check_drop(MaxDrop(0.1), one).outcome == "fail"
    assert check_drop(MaxDrop(None, 0.05), one).outcome == "unknown"
    assert check_drop(MaxDrop(0.1), one, "m").gate == "max-drop 0.1 (pass@1, m)"
