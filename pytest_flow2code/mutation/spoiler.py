"""All wrong programs of a task, chosen and put in order."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence

from pytest_flow2code.core.spoiled import Fault, Spoiled
from pytest_flow2code.core.task import Task
from pytest_flow2code.mutation.anatomy import Anatomy
from pytest_flow2code.mutation.functions import entries
from pytest_flow2code.mutation.hollow import hollow
from pytest_flow2code.mutation.mutants import Mutant, mutants
from pytest_flow2code.syntax import Grammar, Source, apply, parse

MOST = 8
"""How many mutants of one reference are made at most."""


def spoiler(anatomy: Anatomy) -> Callable[[Task], tuple[Spoiled, ...]]:
    """The `spoils` of a language: see the package's own text for what comes out."""

    def spoils(task: Task) -> tuple[Spoiled, ...]:
        source = parse(anatomy.grammar, task.reference)
        functions = entries(anatomy, source, task.entry_point)
        return selected(
            anatomy.grammar,
            source,
            task,
            hollow(anatomy, source, functions),
            mutants(anatomy, source, source.root),
            inside=[(body.start, body.end) for _, body in functions],
        )

    return spoils


def selected(
    grammar: Grammar,
    source: Source,
    task: Task,
    certain: Iterable[Spoiled],
    candidates: Iterable[Mutant],
    *,
    inside: Sequence[tuple[int, int]] = (),
) -> tuple[Spoiled, ...]:
    """The programs worth running: all of the certain ones, and at most `MOST` mutants.

    `inside` are the bytes, from first to last, in which changes matter most.
    """
    seen = {_bare(task.reference)}
    hollowed = tuple(_new(certain, seen))
    queues = _queues(task.uid, candidates, inside)
    return (*hollowed, *_chosen(grammar, source, task.uid, queues, seen))


def _bare(text: str) -> str:
    """A text without white space: two that differ in nothing else are taken to be the same."""
    return "".join(text.split())


def _new(programs: Iterable[Spoiled], seen: set[str]) -> Iterator[Spoiled]:
    for program in programs:
        bare = _bare(program.source)
        if bare not in seen:
            seen.add(bare)
            yield program


def _queues(
    uid: str, candidates: Iterable[Mutant], inside: Sequence[tuple[int, int]]
) -> list[list[Mutant]]:
    """The mutants of each kind: those inside first, else as good as by lot."""

    def place(mutant: Mutant) -> tuple[bool, int, str]:
        start = mutant.edits[0].start
        outside = not any(begin <= start < end for begin, end in inside)
        return outside, mutant.rank, _lot(f"{uid}\0{mutant.kind.value}\0{start}")

    queues: dict[Fault, list[Mutant]] = {kind: [] for kind in Fault}
    for mutant in sorted(candidates, key=place):
        queues[mutant.kind].append(mutant)
    return [queue for queue in queues.values() if queue]


def _lot(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _chosen(
    grammar: Grammar, source: Source, uid: str, queues: list[list[Mutant]], seen: set[str]
) -> Iterator[Spoiled]:
    """The kinds take turns, beginning with one that depends on the task."""
    allowed = len(source.errors)
    first = int(_lot(uid), 16) % len(queues) if queues else 0
    turns = [*queues[first:], *queues[:first]]
    left = MOST
    while left and any(turns):
        for queue in turns:
            made = _next(grammar, source, queue, seen, allowed) if left else None
            if made is not None:
                left -= 1
                yield made


def _next(
    grammar: Grammar, source: Source, queue: list[Mutant], seen: set[str], allowed: int
) -> Spoiled | None:
    """The next mutant in the queue that is a new program and still parses."""
    while queue:
        mutant = queue.pop(0)
        text = apply(source, mutant.edits)
        if _bare(text) in seen or len(parse(grammar, text).errors) > allowed:
            continue
        seen.add(_bare(text))
        return Spoiled(mutant.kind, text)
    return None
