"""What the runners of C and C++ share: one translation unit in which an answer, and then its
tests, are included as files of their own, so that nothing an answer leaves open reaches the tests.
The harness beside it and the linker serve whatever else is linked with C.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from pytest_flow2code.assembly.native.dialect import DECLARED, IMPORTS, Dialect
from pytest_flow2code.assembly.native.harness import harness
from pytest_flow2code.assembly.native.libraries import flags, lacking, linker, tools
from pytest_flow2code.assembly.native.pieces import Piece, declared_name, names, pieces
from pytest_flow2code.assembly.native.precompiled import line, precompiled
from pytest_flow2code.assembly.native.shield import after, before, widened
from pytest_flow2code.assembly.native.trial import Redirect, Trial, trial
from pytest_flow2code.assembly.support import support
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.program import SourceFile
from pytest_flow2code.core.task import Task
from pytest_flow2code.syntax import parse

__all__ = [
    "DECLARED",
    "IMPORTS",
    "Dialect",
    "Frame",
    "Piece",
    "Redirect",
    "Trial",
    "complete",
    "declared_name",
    "files",
    "flags",
    "given",
    "harness",
    "includes",
    "lacking",
    "line",
    "linker",
    "names",
    "pieces",
    "precompiled",
    "tools",
    "trial",
]


@dataclass(frozen=True, slots=True)
class Frame:
    """What a language puts around answer and tests, as lines.

    `first` stands at the very top, `opening` and `closing` around the tests and their start.
    `shown` are the pieces of the task's header that stand before the answer. `renamed` are names
    that the answer is not to share with its tests.
    """

    first: tuple[str, ...] = ()
    shown: tuple[Piece, ...] = ()
    opening: tuple[str, ...] = ()
    closing: tuple[str, ...] = ()
    renamed: frozenset[str] = frozenset()


def complete(dialect: Dialect, task: Task, answer: str) -> str:
    """The answer, behind the task's header if it is nothing but the body of the entry point."""
    source = parse(dialect.grammar, answer)
    body = any(node.type.endswith("_statement") for node in source.root.named_children)
    if not body or not task.header or task.entry_point in names(dialect, answer):
        return answer
    opened = f"{task.header.rstrip()}\n"
    for whole in (opened + answer, f"{opened}{{\n{answer}\n}}\n"):
        tried = parse(dialect.grammar, whole)
        if not tried.closer and not tried.errors and task.entry_point in names(dialect, whole):
            return whole
    return answer


def given(dialect: Dialect, task: Task, answer: str) -> tuple[Piece, ...]:
    """What the task's header gives and the answer has not got itself, in the header's order."""
    own = names(dialect, answer) | {task.entry_point}
    return tuple(
        piece
        for piece in pieces(dialect, task.header)
        if piece.name not in own and not (own & _BRINGS.get(_file(piece), frozenset()))
    )


_BRINGS = {"stdbool.h": frozenset({"bool", "true", "false"})}
"""What a header defines that answers like to define themselves."""


def includes(dialect: Dialect, *texts: str) -> frozenset[str]:
    """The files that the texts include, as they are written between the brackets."""
    return frozenset(
        _file(piece) for text in texts for piece in pieces(dialect, text) if piece.is_include
    )


def _file(piece: Piece) -> str:
    if not piece.is_include:
        return ""
    written = piece.text.partition("include")[2].lstrip()
    ends = {"<": ">", '"': '"'}
    return written[1:].partition(ends.get(written[:1], "\n"))[0].strip()


def files(
    dialect: Dialect, task: Task, answer: str, tests: Trial, frame: Frame
) -> tuple[SourceFile, ...]:
    """The translation unit `program<suffix>` and what it includes.

    Raises DataError for tests that cannot be started.
    """
    digest = hashlib.sha256(answer.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    renamed = sorted(frame.renamed)
    text, call = _callable(task, tests)
    lines = [
        *frame.first,
        *(piece.text for piece in tests.pieces if piece.is_include),
        *(piece.text for piece in frame.shown),
        *before(tests),
        *(_own_includes(dialect, answer) if renamed else ()),
        *(f"#define {name} flow2code_{digest}_own_{name}" for name in ("main", *renamed)),
        f'#include "answer{dialect.suffix}"',
        ";",
        *(f"#undef {name}" for name in renamed),
        *after(dialect, tests, answer, pieces(dialect, task.header), task.reference),
        f"#define FLOW2CODE(name) flow2code_{digest}_##name",
        '#include "shield.h"',
        *widened(dialect, answer),
        f"#define main flow2code_{digest}_main",
        *frame.opening,
        f'#include "tests{dialect.suffix}"',
        f"#define FLOW2CODE_START {call}",
        f'#include "finish{dialect.suffix}"',
        *frame.closing,
    ]
    return (
        SourceFile(f"program{dialect.suffix}", "\n".join(lines) + "\n"),
        SourceFile(f"answer{dialect.suffix}", answer),
        SourceFile(f"tests{dialect.suffix}", text),
        support(__file__, "shield.h"),
    )


def _own_includes(dialect: Dialect, answer: str) -> list[str]:
    return [piece.text for piece in pieces(dialect, answer) if piece.is_include]


def _callable(task: Task, tests: Trial) -> tuple[str, str]:
    """The tests' text and the expression that starts them."""
    if tests.arguments is not None:
        return tests.text, "main(1, arguments)" if tests.arguments else "main()"
    if not task.tests.call:
        raise DataError(
            f"{task.uid}: its tests define no main, and no test function is named to be called",
            mend="add a main function to the tests, or name the function in `call`",
        )
    line = f"int main(void) {{ {task.tests.call}({task.entry_point}); return FLOW2CODE(end)(0); }}"
    return f"{tests.text}\n{line}\n", "main()"
