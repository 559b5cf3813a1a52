"""HumanEval-X: one function in Python, C++ or Java. The source names no entry point."""

from __future__ import annotations

import re

from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.datasets.record import Record, find_signature, split_header

_DECLARED = re.compile(r"^[ \t]*(?:[\w<>\[\],:&*]+[ \t]+)+(\w+)[ \t]*\(", re.M)
"""A function's heading in all three languages: a type, modifiers or `def` before the name."""

_BLOCK_COMMENT = re.compile(r"/\*(.*?)\*/", re.S)
_LINE_COMMENTS = re.compile(r"(?:^[ \t]*//[^\n]*\n)+", re.M)


def read(record: Record) -> Task:
    """A HumanEval-X record as a task.

    Its tests call everything themselves: Python's end with `check(f)`, C++ has `main`, Java a
    public class Main. Headers of some tasks define helpers that the tests call as well.
    """
    source = record.source
    tests = source.filled("test")
    header = split_header(
        record.reference, source.text("canonical_solution"), source.text("prompt")
    )
    entry_point = _entry_point(header, tests)
    if not entry_point:
        raise record.error("the declaration names no function that the tests call")
    return record.task(
        entry_point=entry_point,
        signature=find_signature(header, entry_point),
        description=_description(record),
        header=header,
        tests=Tests(tests),
    )


def _entry_point(header: str, tests: str) -> str:
    """The function that the declaration ends with: the last one there that the tests mention."""
    tested = set(re.findall(r"\w+", tests))
    names = (m.group(1) for m in reversed(list(_DECLARED.finditer(header))))
    return next((name for name in names if name in tested), "")


def _description(record: Record) -> str:
    """The task in words; C++ records have it only as the last comment of the prompt."""
    if "text" in record.source.values:
        return record.source.text("text").strip()
    prompt = record.source.text("prompt")
    blocks: list[str] = _BLOCK_COMMENT.findall(prompt)
    if blocks:
        return blocks[-1].strip()
    lines: list[str] = _LINE_COMMENTS.findall(prompt)
    return "\n".join(line.strip(" \t/") for line in lines[-1].splitlines()) if lines else ""
