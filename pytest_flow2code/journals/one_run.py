"""Whether journals are of one run, shared out among machines, and which of them has each sample."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals import journal
from pytest_flow2code.journals.journal import Journal, Record
from pytest_flow2code.scoring import SampleKey, settle

_MACHINE = ("toolchains", "sandbox")
"""What of a machine can change a verdict."""
_NAMED = 5


def place(found: Journal) -> tuple[int, int, str]:
    """What shards are put in order by. Raises DataError as `shard_of` does."""
    number, count = shard_of(found)
    return count, number, str(found.path)


def shard_of(found: Journal) -> tuple[int, int]:
    """Which shard of how many a journal is of; (0, 0) if it is of no shard.

    Raises DataError if its header says so in a way that makes no sense.
    """
    text = journal.asked(found.header).get("shard")
    if text is None:
        return 0, 0
    read = re.fullmatch(r"(\d+)/(\d+)", str(text))
    if read is None:
        raise DataError(
            f"{found.path}:1: expected a shard like 3/16, found {text!r}",
            mend="leave that file out, or run the shard again",
        )
    return int(read[1]), int(read[2])


def check_same_run(first: Journal, other: Journal, *, any_machine: bool) -> None:
    """Raises DataError, naming what differs, for journals that are not of one run.

    With `any_machine`, tools and sandbox may differ.
    """
    found = journal.changes(_terms(first), _terms(other))
    if found:
        raise DataError(
            f"{other.path} is of another run than {first.path}: {'; '.join(found)}",
            mend="merge the journals of one run: the same options but for the shard",
        )
    differ = [] if any_machine else list(_other_machine(first.header, other.header))
    if differ:
        raise DataError(
            f"{other.path} was made with other tools than {first.path}: {'; '.join(differ)}",
            mend="run it again with the same tools, or add --any-machine if they do not matter",
        )


def _terms(found: Journal) -> Record:
    """What the shards of one run have in common."""
    latest = journal.asked(found.latest)
    shared = {name: latest.get(name) for name in ("samples", "k")}
    own = journal.terms(found.header)
    return {**own, **shared, "shard": None, "the number of shards": shard_of(found)[1]}


def _other_machine(first: Record, other: Record) -> Iterator[str]:
    for name in _MACHINE:
        old, new = first.get(name), other.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            # A shard knows the tools of the languages that it has cases in.
            both = [part for part in old if part in new and part != "notices"]
            yield from (
                f"{name}: {change}"
                for change in journal.changes(
                    {part: old[part] for part in both}, {part: new[part] for part in both}
                )
            )


def owners_of(
    journals: Sequence[Journal], settled: Sequence[dict[SampleKey, SampleResult]]
) -> dict[SampleKey, int]:
    """Which journal each sample is taken from. Raises DataError where two disagree."""
    owners: dict[SampleKey, int] = {}
    for number, results in enumerate(settled):
        twice = [key for key in results if key in owners]
        for owner in sorted({owners[key] for key in twice}):
            keys = [key for key in twice if owners[key] == owner]
            _check_identical(journals[owner], journals[number], keys)
        owners.update({key: number for key in results if key not in owners})
    return owners


def _check_identical(first: Journal, other: Journal, keys: Sequence[SampleKey]) -> None:
    """Read once more, with the texts: what is in two journals must be one and the same record."""
    here = settle(journal.read(first.path).samples)
    there = settle(journal.read(other.path).samples)
    differ = [key for key in keys if here[key] != there[key]]
    if differ:
        names = [f"{uid}[{flowchart}] sample {n}" for _, uid, flowchart, n in differ[:_NAMED]]
        more = f" and {len(differ) - _NAMED} more" if len(differ) > _NAMED else ""
        raise DataError(
            f"{first.path} and {other.path} have different results of the same samples: "
            f"{', '.join(names)}{more}",
            mend="leave one of the two files out",
        )
