"""Shards' journals into one: what fits, what is refused, what is missing."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals import journal, recording
from pytest_flow2code.journals.journal import SelectedCase, SkippedCase
from pytest_flow2code.running.summary import conclude
from pytest_flow2code.verbs import merging

VERDICTS = ("pass", "pass", "wrong-answer", "timeout", "unscored")


def results(cases: int = 40, samples: int = 2) -> list[SampleResult]:
    rnd = random.Random(7)
    return [
        SampleResult(
            uid=f"d/{language}/{case}",
            flowchart=flowchart,
            model=model,
            sample=sample,
            verdict=rnd.choice(VERDICTS),
            step="run",
            reason="because",
            seconds=rnd.random(),
            language=language,
            dataset="d",
            difficulty=rnd.choice(("easy", "hard")),
            completion="é" * rnd.randrange(99),
        )
        for case in range(cases)
        for language in ("python", "c")
        for flowchart in ("code", "uml")
        for model in ("m", "n")
        for sample in range(samples)
    ]


ALL = results()


def case_of(result: SampleResult) -> SelectedCase:
    return SelectedCase(result.model, result.uid, result.flowchart)


def header(shard: str | None, **changed: Any) -> dict[str, Any]:
    options = {"models": ["m", "n"], "samples": 2, "k": [1, 2], "seed": 0, "shard": shard}
    found: dict[str, Any] = {
        "started": "2025-01-01T00:00:00Z",
        "flow2code": "1",
        "prompt": "p",
        "dataset": {"hash": "h"},
        "toolchains": {"c": {"gcc": "12"}},
        "sandbox": {"name": "nsjail", "notices": ["some"]},
        "options": {**options, **changed.pop("options", {})},
    }
    return {**found, **changed}


def write(
    path: Path,
    head: dict[str, Any],
    samples: Sequence[SampleResult],
    selection: Sequence[SampleResult] | None = None,
    skipped: Sequence[SkippedCase] = (),
) -> Path:
    writer = recording.Writer(recording.start(path, head))
    writer.selection(dict.fromkeys(map(case_of, samples if selection is None else selection)))
    for skip in skipped:
        writer.skipped(skip)
    for sample in samples:
        writer.sample(sample)
    writer.close()
    return path


@pytest.fixture
def shards(tmp_path: Path) -> list[Path]:
    """Sixteen of them, with all samples of a case in one."""
    parts: list[list[SampleResult]] = [[] for _ in range(16)]
    for result in ALL:
        parts[hash_of(case_of(result)) % 16].append(result)
    return [
        write(tmp_path / f"s{number}.jsonl", header(f"{number}/16"), part)
        for number, part in enumerate(parts, 1)
    ]


def hash_of(case: SelectedCase) -> int:
    return sum(map(ord, repr(case)))


def scores(path: Path) -> str:
    found = journal.read(path).summary
    assert found is not None
    return json.dumps({name: value for name, value in found.items() if name != "finished"})


def test_sixteen_shards_are_one_run_byte_for_byte(tmp_path: Path, shards: list[Path]) -> None:
    random.Random(3).shuffle(shards)
    merged = merging.merge(shards, tmp_path / "all.jsonl")
    assert merged.complete
    one = conclude(ALL, (1, 2)).to_plain()
    assert scores(tmp_path / "all.jsonl") == json.dumps({"type": "summary", **one})
    found = journal.read(tmp_path / "all.jsonl")
    assert sorted(map(repr, found.samples)) == sorted(map(repr, ALL)), "with their long texts"
    assert journal.differences(found, header(None)) == ()


def test_the_order_of_the_files_makes_no_difference(tmp_path: Path, shards: list[Path]) -> None:
    merging.merge(shards, tmp_path / "a.jsonl")
    merging.merge(shards[::-1], tmp_path / "b.jsonl")
    first, second = (
        (tmp_path / name).read_bytes().split(b"\n", 1)[1].rsplit(b"\n", 2)[0]
        for name in ("a.jsonl", "b.jsonl")
    )
    assert first == second


def test_missing_shards_and_cases_are_named_and_the_rest_is_kept(
    tmp_path: Path, shards: list[Path]
) -> None:
    part = [result for result in ALL if hash_of(case_of(result)) % 16 == 4]
    shards[4].unlink()
    write(shards[4], header("5/16"), part[:-1], part)
    merged = merging.merge([*shards[:7], *shards[8:]], tmp_path / "all.jsonl")
    assert not merged.complete
    assert merged.missing_shards == (8,)
    case = case_of(part[-1])
    assert merged.summary.not_run == (f"{case.name} by {case.model}",)
    assert merged.summary.samples == len(
        [r for r in ALL if hash_of(case_of(r)) % 16 != 7 and case_of(r) != case]
    )


def test_skipped_cases_are_skipped_unless_another_shard_ran_them(tmp_path: Path) -> None:
    first, second = ALL[0], next(r for r in ALL if r.uid == "d/c/1")
    ours = [r for r in ALL if case_of(r) == case_of(first)]
    skips = [SkippedCase(case_of(r), r.language, "gcc is missing") for r in (first, second)]
    a = write(tmp_path / "a", header("1/2"), ours)
    b = write(tmp_path / "b", header("2/2"), [], [first, second], skips)
    merged = merging.merge([a, b], tmp_path / "all")
    assert merged.complete
    assert [(s.language, s.reason, s.cases) for s in merged.summary.skipped] == [
        ("c", "gcc is missing", 1)
    ]


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (header("2/2", options={"seed": 3}), "seed was 0 and is 3"),
        (header("2/2", options={"models": ["m"]}), r'models was \["m", "n"\] and is \["m"\]'),
        (header("2/2", options={"samples": 3}), "samples was 2 and is 3"),
        (header("2/2", options={"k": [1]}), r"k was \[1, 2\] and is \[1\]"),
        (header("2/2", options={"durations": "abc"}), 'durations was not given and is "abc"'),
        (header("2/3"), "the number of shards was 2 and is 3"),
        (header("2/2", prompt="q"), 'the prompt\'s hash was "p" and is "q"'),
        (header("2/2", dataset={"hash": "i"}), 'the tasks\' hash was "h" and is "i"'),
        (header("2/2", flow2code="2"), 'the version of flow2code was "1" and is "2"'),
        (header("2/2", toolchains={"c": {"gcc": "13"}}), "toolchains: c was .*12.* and is .*13"),
        (header("2/2", sandbox={"name": "none"}), 'sandbox: name was "nsjail" and is "none"'),
    ],
)
def test_runs_that_differ_are_refused_by_what_differs(
    tmp_path: Path, other: dict[str, Any], message: str
) -> None:
    a = write(tmp_path / "a", header("1/2"), ALL[:2])
    b = write(tmp_path / "b", other, ALL[2:4])
    with pytest.raises(DataError, match=message):
        merging.merge([a, b], tmp_path / "all")
    assert not (tmp_path / "all").exists()


def test_other_tools_may_be_allowed_and_others_languages_never_matter(tmp_path: Path) -> None:
    a = write(tmp_path / "a", header("1/2"), ALL[:2])
    tools = {"python": {"python": "3"}}
    b = write(tmp_path / "b", header("2/2", toolchains=tools), ALL[2:4])
    merging.merge([a, b], tmp_path / "all")
    assert journal.read(tmp_path / "all").header["toolchains"] == {"c": {"gcc": "12"}, **tools}
    other = header("2/2", toolchains={"c": {"gcc": "13"}})
    c = write(tmp_path / "c", other, ALL[2:4])
    merging.merge([a, c], tmp_path / "any", any_machine=True)


def test_the_same_record_twice_is_one_and_another_is_refused(tmp_path: Path) -> None:
    a = write(tmp_path / "a", header("1/2"), ALL[:4])
    b = write(tmp_path / "b", header("2/2"), ALL[2:8])
    merged = merging.merge([a, b, a], tmp_path / "all")
    assert merged.summary.samples == 8
    assert len(journal.read(tmp_path / "all").samples) == 8
    changed = replace(ALL[2], completion="another answer", verdict="pass")
    c = write(tmp_path / "c", header("2/2"), [changed, *ALL[3:8]])
    name = f"{ALL[2].uid}.{ALL[2].flowchart}. sample 0"
    with pytest.raises(DataError, match=f"different results of the same samples: {name}\n"):
        merging.merge([a, c], tmp_path / "other")


def test_a_text_alone_makes_a_difference_too(tmp_path: Path) -> None:
    a = write(tmp_path / "a", header("1/2"), ALL[:1])
    b = write(tmp_path / "b", header("2/2"), [replace(ALL[0], completion="another")])
    with pytest.raises(DataError, match="different results of the same samples"):
        merging.merge([a, b], tmp_path / "all")


def test_unscored_then_scored_in_one_journal_is_no_conflict(tmp_path: Path) -> None:
    lost = replace(ALL[0], verdict="unscored")
    a = write(tmp_path / "a", header("1/1"), [lost, replace(lost, verdict="pass"), ALL[1]])
    merged = merging.merge([a], tmp_path / "all")
    assert (merged.summary.samples, merged.summary.models[0].rows[0].cases) == (2, 1)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    a = write(tmp_path / "a", header("1/1"), ALL[:2])
    with pytest.raises(Flow2CodeError, match="is there already"):
        merging.merge([a], a)
    with pytest.raises(Flow2CodeError, match="cannot be written: No such file"):
        merging.merge([a], tmp_path / "no" / "where")


def test_records_of_other_kinds_come_along_and_torn_lines_do_not(tmp_path: Path) -> None:
    a = write(tmp_path / "a", header("1/1"), ALL[:2])
    with a.open("a") as file:
        file.write('{"type": "mark", "by": "someone"}\n{"type": "sam')
    merging.merge([a], tmp_path / "all")
    lines = (tmp_path / "all").read_text().splitlines()
    assert '{"type": "mark", "by": "someone"}' in lines
    assert all(map(json.loads, lines))
