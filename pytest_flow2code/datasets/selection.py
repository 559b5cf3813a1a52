"""Which tasks of a data set a run takes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import Task

_STRATA: tuple[Callable[[Task], str], ...] = (
    lambda task: task.dataset,
    lambda task: task.language,
    lambda task: task.difficulty,
)


def select(
    tasks: Sequence[Task],
    *,
    languages: Iterable[str] = (),
    sources: Iterable[str] = (),
    difficulties: Iterable[str] = (),
    limit: int | None = None,
    seed: int = 0,
    known_languages: frozenset[str] | None = None,
) -> tuple[Task, ...]:
    """The tasks of the given languages, sources and difficulties (none given: all), `limit` of
    them at most, in the order of `tasks`.

    `limit` takes a stratified subset. Places are given to the data sets in proportion to their
    tasks, each data set's places to its languages, each language's to its difficulties, so that
    even a small subset has the mixture of the whole. Each division is Webster's (Sainte-Lague):
    shares are rounded to the nearest whole number, as with the largest remainder, but never
    shrink when there is more to give. Hence the subset for a larger limit contains the subset
    for a smaller one, with the same seed. Within a stratum the tasks come in the order of
    SHA-256(seed, uid), which is the same in every process and every Python.

    Raises Flow2CodeError, naming the choices, if a source or difficulty is not in the data, if a
    language is not one of `known_languages` (None: not one of the data's), if no task is left, or
    if `limit` is below 1.
    """
    asked = {
        "language": (frozenset(languages), {task.language for task in tasks}),
        "source": (frozenset(sources), {task.dataset for task in tasks}),
        "difficulty": (frozenset(difficulties), {task.difficulty for task in tasks}),
    }
    for what, (wanted, present) in asked.items():
        known = known_languages if what == "language" and known_languages is not None else present
        _check(what, wanted, known)
    if limit is not None and limit < 1:
        raise Flow2CodeError(
            f"a limit of {limit} leaves no task", mend="give a limit of 1 or more, or none"
        )
    (wanted_languages, _), (wanted_sources, _), (wanted_difficulties, _) = asked.values()
    kept = tuple(
        task
        for task in tasks
        if (not wanted_languages or task.language in wanted_languages)
        and (not wanted_sources or task.dataset in wanted_sources)
        and (not wanted_difficulties or task.difficulty in wanted_difficulties)
    )
    if not kept:
        raise _nothing_left(tasks, {what: wanted for what, (wanted, _) in asked.items()})
    if limit is None or limit >= len(kept):
        return kept
    chosen = {task.uid for task in _ordered(kept, f"{seed}", _STRATA)[:limit]}
    return tuple(task for task in kept if task.uid in chosen)


def _check(what: str, wanted: frozenset[str], known: Iterable[str]) -> None:
    choices = sorted(known)
    unknown = sorted(wanted.difference(choices))
    if unknown:
        raise Flow2CodeError(
            f"unknown {what}: {', '.join(unknown)}", mend=f"choose from {', '.join(choices)}"
        )


def _nothing_left(tasks: Sequence[Task], wanted: dict[str, frozenset[str]]) -> Flow2CodeError:
    asked = "; ".join(f"{what} {', '.join(sorted(w))}" for what, w in wanted.items() if w)
    there = sorted({(task.dataset, task.language, task.difficulty) for task in tasks})
    choices = ", ".join("/".join(stratum) for stratum in there)
    return Flow2CodeError(
        f"no task fits {asked or 'an empty data set'}",
        mend=f"choose from source/language/difficulty: {choices or 'none'}",
    )


def _ordered(
    tasks: Sequence[Task], way: str, strata: tuple[Callable[[Task], str], ...]
) -> list[Task]:
    """All of `tasks`, so that each beginning of the list has the mixture of the whole.

    `way` names the node of the tree of strata: what ties are broken by.
    """
    if not strata:
        return sorted(tasks, key=lambda task: _digest(way.partition("\0")[0], task.uid))
    groups: dict[str, list[Task]] = {}
    for task in tasks:
        groups.setdefault(strata[0](task), []).append(task)
    placed: list[tuple[float, bytes, Task]] = []
    for name, group in groups.items():
        tie = _digest(way, name)
        # Webster's divisors: the j-th place (from 0) is worth size / (2 j + 1). Equal fractions
        # divide to the same float, so ties are seen as ties.
        placed.extend(
            ((2 * j + 1) / len(group), tie, task)
            for j, task in enumerate(_ordered(group, f"{way}\0{name}", strata[1:]))
        )
    placed.sort(key=lambda place: place[:2])
    return [task for _, _, task in placed]


def _digest(way: str, name: str) -> bytes:
    return hashlib.sha256(f"{way}\0{name}".encode()).digest()
