"""Making one journal of the journals of a run's shards.

What comes out is what one machine's run would have left: the same header but for the shard, every
shard's records as they were written, and the summary of all of them. It can be resumed, compared
and reported on like any other.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from uuid import uuid4

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals import journal, one_run
from pytest_flow2code.journals.journal import Journal, Record, SelectedCase
from pytest_flow2code.running.summary import Skipped, Summary, conclude
from pytest_flow2code.scoring import SampleKey, settle

_OWN = ("run", "resume", "selection", "summary")
"""Records that are about one shard; the others are kept as they were written."""


@dataclass(frozen=True, slots=True)
class Merged:
    """What came out of a merge.

    `shards` says how many a run has (0: it was not shared out), `missing_shards` the numbers of
    those that no journal is of. `summary.not_run` are the selected cases that lack some sample.
    """

    journals: tuple[Journal, ...]
    summary: Summary
    shards: int
    missing_shards: tuple[int, ...]

    @property
    def complete(self) -> bool:
        return not self.summary.not_run and not self.missing_shards


def merge(paths: Sequence[Path], out: Path, *, any_machine: bool = False) -> Merged:
    """Write the journal `out` from those of `paths`, in whatever order they are named.

    With `any_machine`, shards may have been run with other compilers or another sandbox.
    Raises DataError for journals that are not of one run, naming what differs, or that hold
    different results of one sample; Flow2CodeError if `out` is there already or cannot be written.
    """
    if out.exists():
        raise Flow2CodeError(f"{out} is there already", mend="name a new file, or delete it")
    distinct = dict.fromkeys(path.resolve() for path in paths)
    journals = sorted((journal.read(path, slim=True) for path in distinct), key=one_run.place)
    for other in journals[1:]:
        one_run.check_same_run(journals[0], other, any_machine=any_machine)
    settled = [settle(found.samples) for found in journals]
    owners = one_run.owners_of(journals, settled)
    merged = _conclude(journals, [result for one in settled for result in one.values()])
    try:
        _write(out, journals, owners, merged.summary)
    except OSError as error:
        raise Flow2CodeError(
            f"{out} cannot be written: {error.strerror}",
            mend="name a file in a folder that can be written",
        ) from error
    return merged


def _conclude(journals: Sequence[Journal], results: Iterable[SampleResult]) -> Merged:
    asked = journal.asked(journals[0].latest)
    samples = int(str(asked.get("samples", 1)))
    ks = asked.get("k")
    by_case: dict[SelectedCase, list[SampleResult]] = {}
    for result in settle(results).values():
        case = SelectedCase(result.model, result.uid, result.flowchart)
        by_case.setdefault(case, []).append(result)
    selected = dict.fromkeys(case for found in journals for case in found.selection)
    whole = {case for case, found in by_case.items() if len(found) >= samples}
    skips = {
        skip.case: (skip.language, skip.reason)
        for found in journals
        for skip in found.skipped
        if skip.case not in by_case
    }
    counts = Counter(skips.values())
    several = len({case.model for case in selected}) > 1
    # As in a run: a case counts once it is whole.
    summary = conclude(
        [result for case in whole for result in by_case[case]],
        [int(str(k)) for k in ks] if isinstance(ks, list) else [1],
        skipped=[Skipped(*key, cases=cases) for key, cases in counts.items()],
        not_run=[
            f"{case.name}{f' by {case.model}' if several else ''}"
            for case in selected
            if case not in whole and case not in skips
        ],
    )
    numbers = {one_run.shard_of(found)[0] for found in journals}
    _, count = one_run.shard_of(journals[0])
    missing = tuple(number for number in range(1, count + 1) if number not in numbers)
    return Merged(tuple(journals), summary, count, missing)


def _header(journals: Sequence[Journal]) -> Record:
    """One run's: no shard, and the tools of all languages."""
    tools: Record = {}
    for found in journals:
        known = found.header.get("toolchains")
        tools |= known if isinstance(known, dict) else {}
    return {
        **journals[0].header,
        "session": uuid4().hex,
        "started": min(str(found.header.get("started", "")) for found in journals),
        "toolchains": dict(sorted(tools.items())),
        "options": {**journal.asked(journals[0].latest), "shard": None, "durations": None},
        "merged": [
            {
                "path": str(found.path),
                "session": found.header.get("session"),
                "shard": journal.asked(found.header).get("shard"),
                "machine": found.header.get("machine"),
                "started": found.header.get("started"),
                "resumed": len(found.resumes),
            }
            for found in journals
        ],
    }


def _write(
    out: Path, journals: Sequence[Journal], owners: dict[SampleKey, int], summary: Summary
) -> None:
    """Whole or not at all, and over nothing. Raises OSError."""
    selection: dict[str, list[str]] = {}
    for case in dict.fromkeys(case for found in journals for case in found.selection):
        selection.setdefault(case.model, []).append(case.name)
    with tempfile.NamedTemporaryFile(dir=out.parent, prefix=f".{out.name}-") as part:
        _line(part.file, _header(journals))
        _line(part.file, {"type": "selection", "cases": selection})
        for number, found in enumerate(journals):
            part.file.writelines(_kept(found.path, number, owners))
        _line(part.file, {"type": "summary", "finished": journal.now(), **summary.to_plain()})
        part.file.flush()
        os.fsync(part.file.fileno())
        Path(part.name).chmod(0o644)
        os.link(part.name, out)


def _line(file: IO[bytes], record: Record) -> None:
    file.write(json.dumps(record).encode("ascii") + b"\n")


def _kept(path: Path, number: int, owners: dict[SampleKey, int]) -> Iterator[bytes]:
    """The lines of a journal that the merged one has too."""
    for record, line in journal.lines(path):
        if record.get("type") in _OWN:
            continue
        if record.get("type") == "sample":
            key = (record["model"], record["uid"], record["flowchart"], record["sample"])
            if owners[key] != number:  # type: ignore[index]
                continue
        yield line
