"""MCEval: hand-written tasks in fifteen languages here, each level easy, middle or hard.

Fortran references are procedures followed by the `end program` line of a host program whose
beginning, up to `contains` and an `assert`, is the test text: the answer's procedures go in before
that last line. HTML tasks have no test at all. Java, C# and Visual Basic references leave their
class or module open for the tests to go on in.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.datasets.record import Record, find_signature, split_header

_LEVELS = frozenset({"easy", "middle", "hard"})

_NOT_CODE = re.compile(
    r'"""[\s\S]*?"""|@"(?:[^"]|"")*"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\''
    r"|//[^\n]*|/\*[\s\S]*?\*/"
)
_MODULE = re.compile(r"^[ \t]*(?:(?:public|friend)[ \t]+)?module[ \t]+\w", re.I | re.M)
_END_MODULE = re.compile(r"^[ \t]*end[ \t]+module\b", re.I | re.M)


def _open_braces(code: str) -> int:
    bare = _NOT_CODE.sub("", code)
    return bare.count("{") - bare.count("}")


def _open_modules(code: str) -> int:
    return len(_MODULE.findall(code)) - len(_END_MODULE.findall(code))


_OPEN: dict[str, Callable[[str], int]] = {
    "java": _open_braces,
    "csharp": _open_braces,
    "vb": _open_modules,
}
"""How many types or modules a text leaves open, in the languages whose tests may close them."""

_PLACEMENT = {"fortran": Placement.AROUND, "html": Placement.TREE}

_DIRECTIVE = {"pascal": re.compile(r"\{\$[^}]*\}")}
"""Compiler directives that look like comments: the release's references have lost them with the
doc comments, and some do not compile without."""


def read(record: Record) -> Task:
    """An MCEval record as a task. Its reference has the prompt's compiler directives again."""
    source = record.source
    prompt = source.text("prompt")
    level = source.text("level")
    if level not in _LEVELS:
        raise source.error("level", "easy, middle or hard")
    tests = source.text("test")
    placement = _placement(record, tests)
    if placement is Placement.TREE:
        return record.task(
            entry_point="",
            signature="",
            description=prompt.strip(),
            difficulty=level,
            tests=Tests("", placement),
        )
    if not tests.strip():
        raise source.error("test", "a string that is not empty")
    directives = _lost_directives(record, prompt)
    header = directives + split_header(record.reference, source.text("canonical_solution"), prompt)
    entry_point = source.filled("entry_point")
    return record.task(
        entry_point=entry_point,
        signature=_signature(record, header, entry_point),
        description=source.text("docstring").strip(),
        difficulty=level,
        header=header,
        reference=directives + record.reference,
        tests=Tests(tests, placement),
    )


def _placement(record: Record, tests: str) -> Placement:
    """INSIDE where the reference leaves a type open and the tests close it."""
    fixed = _PLACEMENT.get(record.language)
    if fixed is not None:
        return fixed
    left_open = _OPEN.get(record.language)
    if left_open and left_open(record.reference) > 0 > left_open(tests):
        return Placement.INSIDE
    return Placement.AFTER


def _signature(record: Record, header: str, entry_point: str) -> str:
    """The published signature, or the header's where the published one is another task's."""
    published = record.source.text("signature").strip()
    if published and published in record.reference:
        return published
    return find_signature(header, entry_point)


def _lost_directives(record: Record, prompt: str) -> str:
    pattern = _DIRECTIVE.get(record.language)
    if pattern is None:
        return ""
    lost = [d for d in pattern.findall(prompt) if d.lower() not in record.reference.lower()]
    return "".join(f"{directive}\n" for directive in lost)
