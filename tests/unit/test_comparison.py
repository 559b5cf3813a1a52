"""Two runs compared: what is paired, what is missing, what is warned about."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.display import comparing
from pytest_flow2code.journals import comparison, journal

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
    dataset="d",
    difficulty="easy",
)


def case(uid: str, verdicts: Iterable[str], **changes: str) -> list[SampleResult]:
    return [
        replace(BASE, uid=uid, sample=number, verdict=verdict, **changes)
        for number, verdict in enumerate(verdicts)
    ]


OLD = [
    *case("a", ["pass", "pass"]),
    *case("b", ["pass", "pass"]),
    *case("c", ["timeout", "pass"]),
    *case("d", ["unscored", "unscored"]),
    *case("e", ["pass", "pass"]),
]
NEW = [
    *case("a", ["pass", "pass", "timeout"]),
    *case("b", ["pass", "wrong-answer"]),
    *case("c", ["pass", "pass"]),
    *case("d", ["pass", "pass"]),
    *case("f", ["pass", "pass"], flowchart="uml"),
]


def test_cases_are_paired_and_every_other_one_is_named() -> None:
    found = comparison.compare(OLD, NEW, (1,))
    assert found.cases == 4
    assert found.only_base == ("e[code]",)
    assert found.only_new == ("f[uml]",)
    assert found.unscored == ("d[code]",)


def test_flips_are_listed_in_both_directions() -> None:
    found = comparison.compare(OLD, NEW, (1,))
    assert found.lost == (comparison.Flip("b[code]", "pass", "wrong-answer"),)
    assert found.won == (comparison.Flip("c[code]", "timeout", "pass"),)
    assert (found.mcnemar.both, found.mcnemar.neither) == (1, 0)


def test_samples_that_one_side_lacks_make_no_flip() -> None:
    """a has a third sample on one side only, and it does not pass."""
    found = comparison.compare(OLD[:2], NEW[:3], (1,))
    assert found.lost == ()
    assert found.differences[0].new == pytest.approx(2 / 3)


def test_another_picture_is_a_warning() -> None:
    old = case("a", ["pass"], picture="1", chart="x") + case("b", ["pass"])
    new = case("a", ["pass"], picture="2", chart="x") + case("b", ["pass"], picture="9")
    found = comparison.compare(old, new, (1,))
    assert found.warnings == ("the picture differs in 1 of 2 cases, as in a[code]",)


HEADER: dict[str, object] = {
    "type": "run",
    "flow2code": "0.1.0",
    "prompt": "p",
    "dataset": {"path": "x", "hash": "h", "tasks": 3},
    "sandbox": {"name": "nsjail", "notices": []},
    "toolchains": {"c": {"gcc": "12"}, "java": {"javac": "17"}},
    "options": {"models": ["m"], "samples": 1, "timeout": None, "limit": None, "asked": {"m": "i"}},
}


def written(path: Path, samples: Iterable[SampleResult], **changes: object) -> journal.Journal:
    lines = [HEADER | changes, *({"type": "sample", **sample.to_plain()} for sample in samples)]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return journal.read(path)


@pytest.mark.parametrize(
    ("changes", "warning"),
    [
        ({"dataset": {"hash": "other"}}, 'the tasks\' hash was "h" and is "other"'),
        ({"prompt": "q"}, 'the prompt\'s hash was "p" and is "q"'),
        ({"flow2code": "0.2"}, 'the version of flow2code was "0.1.0" and is "0.2"'),
        ({"sandbox": {"name": "none"}}, 'sandbox was "nsjail" and is "none"'),
        (
            {"toolchains": {"c": {"gcc": "13"}}},
            'the toolchain of c was {"gcc": "12"} and is {"gcc": "13"}',
        ),
        ({"options": {"models": ["m"], "samples": 5}}, "samples was 1 and is 5"),
        ({"options": {"samples": 1, "timeout": 3}}, "timeout was not given and is 3"),
        ({"options": {"samples": 1, "asked": {"m": "j"}}}, 'identity of m was "i" and is "j"'),
    ],
)
def test_runs_under_other_circumstances_are_warned_about(
    tmp_path: Path, changes: dict[str, object], warning: str
) -> None:
    base = written(tmp_path / "a", OLD)
    assert comparison.warnings(base, base) == ()
    assert comparison.warnings(base, written(tmp_path / "b", NEW, **changes)) == (warning,)


def test_other_tasks_and_models_are_no_other_circumstances(tmp_path: Path) -> None:
    base = written(tmp_path / "a", OLD)
    options = {"models": ["n"], "samples": 1, "limit": 9, "languages": ["c"], "asked": {"n": "x"}}
    other = written(tmp_path / "b", NEW, options=options, toolchains={"perl": {"perl": "5"}})
    assert comparison.warnings(base, other) == ()


def test_a_model_is_compared_with_its_namesake_or_the_only_one(tmp_path: Path) -> None:
    one = written(tmp_path / "a", OLD)
    two = written(tmp_path / "b", [*OLD, *case("a", ["pass"], model="n")])
    assert comparison.partner(one, "anything") == "m"
    assert comparison.partner(two, "n") == "n"
    assert comparison.partner(two, "n", "m") == "m"
    with pytest.raises(DataError, match="holds m, n: nothing says which"):
        comparison.partner(two, "o")
    with pytest.raises(DataError, match="no samples of the model o") as caught:
        comparison.partner(two, "n", "o")
    assert caught.value.mend == "choose from m, n"


def test_what_is_shown() -> None:
    found = comparison.compare(OLD, NEW, (1, 5), names=("a.jsonl: m", "b.jsonl: m"), warnings=["!"])
    lines = [line.text for line in comparing.render(found)]
    assert lines[0] == "b.jsonl: m against a.jsonl: m: 4 cases in both"
    assert lines[1] == "  warning: !"
    assert lines[2].startswith("  pass@1: 83.3% -> 72.2%, -11.1 points [")
    assert "  pass@5: no case has 5 scored samples in both" in lines
    assert "    b[code]  pass -> wrong-answer" in lines
    assert "    e[code]" in lines
    text = "\n".join(comparing.markdown(found))
    assert "| Pass@5 | - | - | - | - | - | 0 |" in text
    assert "- lost: 1 case\n  - b[code]  pass -> wrong-answer" in text
    plain = comparing.to_plain(found)
    assert json.loads(json.dumps(plain)) == plain
    assert comparing.short(found).text.endswith("; pass@5 -; 1 lost, 1 won of 4 cases")


def test_long_lists_can_be_cut() -> None:
    old = [result for i in range(9) for result in case(f"t{i}", ["pass"])]
    new = [replace(result, verdict="timeout") for result in old]
    lines = [line.text for line in comparing.render(comparison.compare(old, new, (1,)), named=2)]
    assert lines[-2:] == ["    t1[code]  pass -> timeout", "    and 7 more"]
