"""ClassEval: whole Python classes, tested by unittest classes."""

from __future__ import annotations

import re

from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.datasets.record import Record


def read(record: Record) -> Task:
    """A ClassEval record as a task: the entry point is the class under test."""
    source = record.source
    name = source.filled("class_name")
    heading = re.search(rf"^class\s+{re.escape(name)}\b[^:\n]*:", record.reference, re.M)
    if heading is None:
        raise record.error(f"the reference does not define the class {name}")
    return record.task(
        entry_point=name,
        signature=heading.group(),
        description=source.text("class_description").strip().strip('"').strip(),
        tests=Tests(source.filled("test"), unittest=True),
    )
