"""Filters, and subsets that are fair, repeatable and nested."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.datasets import select


def task(dataset: str, language: str, difficulty: str, number: int) -> Task:
    return Task(
        uid=f"{dataset}/{language}/{difficulty}-{number}",
        dataset=dataset,
        language=language,
        task_id=f"{number}",
        entry_point="f",
        signature="f()",
        difficulty=difficulty,
        description="",
        header="",
        reference="f()",
        tests=Tests("f()"),
        licence="CC0-1.0",
    )


def made(**sizes: int) -> tuple[Task, ...]:
    """Tasks by `dataset_language_difficulty=count`, the strata one after the other."""
    return tuple(
        task(dataset, language, difficulty, number)
        for stratum, n in sizes.items()
        for dataset, language, difficulty in [stratum.split("_")]
        for number in range(n)
    )


TASKS = made(a_c_easy=40, a_c_hard=20, a_perl_easy=60, b_c_easy=30, b_ruby_middle=6, x_vb_hard=4)


def test_all_without_filters() -> None:
    assert select(TASKS) == TASKS


def test_filters_work_together_and_keep_the_order() -> None:
    chosen = select(TASKS[::-1], languages=["c"], sources=["a", "b"], difficulties=["easy"])
    assert chosen == tuple(t for t in TASKS[::-1] if t.language == "c" and t.difficulty == "easy")
    assert len(chosen) == 70


@pytest.mark.parametrize(
    ("asked", "message", "mend"),
    [
        ({"sources": ["mbxp"]}, "unknown source: mbxp", "choose from a, b, x"),
        ({"difficulties": ["easy", "max"]}, "unknown difficulty: max", "easy, hard, middle"),
        ({"languages": ["cobol"]}, "unknown language: cobol", "choose from c, perl, ruby, vb"),
        ({"sources": ["x"], "languages": ["c"]}, "no task fits language c; source x", "x/vb/hard"),
        ({"limit": 0}, "a limit of 0", "1 or more"),
        ({"limit": -3}, "a limit of -3", "1 or more"),
    ],
)
def test_what_cannot_be_chosen(asked: dict[str, object], message: str, mend: str) -> None:
    with pytest.raises(Flow2CodeError) as caught:
        select(TASKS, **asked)  # type: ignore[arg-type]
    assert message in caught.value.message
    assert mend in caught.value.mend


def test_known_languages_are_the_callers() -> None:
    known = frozenset({"c", "tcl"})
    assert len(select(TASKS, languages=["c"], known_languages=known)) == 90
    with pytest.raises(Flow2CodeError, match="unknown language: perl") as caught:
        select(TASKS, languages=["perl"], known_languages=known)
    assert caught.value.mend == "choose from c, tcl"
    with pytest.raises(Flow2CodeError, match="no task fits language tcl"):
        select(TASKS, languages=["tcl"], known_languages=known)


def test_no_tasks_at_all() -> None:
    with pytest.raises(Flow2CodeError, match="no task fits"):
        select(())


def strata(tasks: tuple[Task, ...]) -> Counter[tuple[str, str, str]]:
    return Counter((t.dataset, t.language, t.difficulty) for t in tasks)


def test_whole_shares_are_met_exactly() -> None:
    chosen = strata(select(TASKS, limit=80, seed=3))
    assert chosen == {key: count // 2 for key, count in strata(TASKS).items()}


def test_a_small_subset_has_the_mixture_of_the_whole() -> None:
    many = made(a_c_easy=3600, **{f"b_l{i}_easy": 30 for i in range(10)}, d_c_easy=100)
    chosen = Counter(t.dataset for t in select(many, limit=40))
    assert chosen == {"a": 36, "b": 3, "d": 1}


def test_a_limit_above_the_data_is_no_limit() -> None:
    assert select(TASKS, limit=len(TASKS)) == select(TASKS, limit=10_000) == TASKS


def test_the_order_of_the_data_is_kept_and_does_not_matter() -> None:
    chosen = select(TASKS, limit=25, seed=5)
    positions = [TASKS.index(t) for t in chosen]
    assert positions == sorted(positions)
    assert set(select(TASKS[::-1], limit=25, seed=5)) == set(chosen)


def test_seeds_choose_differently() -> None:
    subsets = {select(TASKS, limit=25, seed=seed) for seed in range(20)}
    assert len(subsets) == 20
    assert len({tuple(sorted(strata(subset).items())) for subset in subsets}) == 1


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_the_choice_is_the_same_in_every_process(hash_seed: str) -> None:
    program = (
        "from pytest_flow2code.datasets import load, select\n"
        "print(*(t.uid for t in select(load(), languages=['python'], limit=4, seed=7)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
    )
    # Written down, so that a change of the order shows: it would change everybody's subsets.
    assert done.stdout.split() == PINNED


PINNED = [
    "starter/python/count_vowels",
    "starter/python/roman_to_number",
    "starter/python/is_balanced",
    "starter/python/merge_intervals",
]


@settings(deadline=None)  # other tests may keep the machine busy
@given(
    sizes=st.lists(st.integers(1, 20), min_size=1, max_size=8),
    seed=st.integers(0, 2**32),
)
def test_subsets_are_nested_and_fair(sizes: list[int], seed: int) -> None:
    tasks = tuple(
        task(f"d{place % 3}", f"l{place}", "easy", number)
        for place, size in enumerate(sizes)
        for number in range(size)
    )
    subsets = [set(select(tasks, limit=limit, seed=seed)) for limit in range(1, len(tasks) + 1)]
    assert [len(subset) for subset in subsets] == list(range(1, len(tasks) + 1))
    assert all(smaller < larger for smaller, larger in pairwise(subsets))
    whole = Counter(t.dataset for t in tasks)
    for subset in subsets:
        taken = Counter(t.dataset for t in subset)
        for name, count in whole.items():
            # Webster's method with three parties never leaves the quota.
            assert abs(taken[name] - count * len(subset) / len(tasks)) < 1
