"""MBXP: short functions in seven languages, translated from one collection."""

from __future__ import annotations

from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.datasets.record import Record, find_signature, split_header

_PLACEMENT = {"csharp": Placement.INSIDE}
"""C# references stop after the method; the tests are its `Main` and the two closing braces."""

_CALL = {"python": "check"}
"""Python tests only define `check(candidate)`. Four tasks name their own function `check` too."""


def read(record: Record) -> Task:
    """An MBXP record as a task."""
    source = record.source
    entry_point = source.filled("entry_point")
    header = split_header(
        record.reference, source.text("canonical_solution"), source.text("prompt")
    )
    return record.task(
        entry_point=entry_point,
        signature=find_signature(header, entry_point),
        description=source.text("description").strip(),
        header=header,
        tests=Tests(
            source.filled("test"),
            placement=_PLACEMENT.get(record.language, Placement.AFTER),
            call=_CALL.get(record.language, ""),
        ),
    )
