"""Answer and tests are two files that one translation unit includes, the harness another unit."""

from __future__ import annotations

from collections.abc import Iterable

from tree_sitter import Node

from pytest_flow2code.assembly import native, outliner, support
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.cpp.apart import kept_apart
from pytest_flow2code.runners.cpp.dialect import DECLARED, DIALECT, GRAMMAR, IMPORTS
from pytest_flow2code.runners.cpp.entry import STANDARD, redirects
from pytest_flow2code.runners.cpp.standard import standard
from pytest_flow2code.syntax import descendants, parse

outline = outliner(GRAMMAR, DECLARED, IMPORTS)

_FLAGS = ("-w", "-fsanitize=return", "-fsanitize-undefined-trap-on-error")
"""A function that ends without `return` stops the program: without optimisation its value would be
whatever was computed last, which is often just what should have been returned."""
_EVERYTHING = "bits/stdc++.h"
_NEEDED = ("exception", "new", "type_traits")
_HIDING = (
    "struct FLOW2CODE(nothing) {};",
    *(
        f"void operator{sign}(FLOW2CODE(nothing), FLOW2CODE(nothing));"
        for sign in ("==", "!=", "<", ">", "<=", ">=")
    ),
)
"""With these in the tests' namespace, those of the answer are found only for its own types."""
_STREAMS = frozenset({"cin", "cout", "cerr", "endl"})
_ALONE = ("namespace_definition", "linkage_specification")
"""What cannot stand inside the tests' namespace."""


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """Compile against the prepared harness and, where all of the standard library is wanted,
    against its precompiled header; then run."""
    compiler = toolchain.path("g++")
    answer = native.complete(DIALECT, task, source)
    to = redirects(task, answer)
    tests = native.trial(DIALECT, task.tests.code, to)
    asked = native.names(DIALECT, task.reference) | {task.entry_point}
    answer = kept_apart(answer, tests.called - asked)
    included = native.includes(DIALECT, *_texts(task), answer)
    harness = native.harness(toolchain, compiler)
    flags = (standard(*_texts(task), answer), *_FLAGS)
    header = native.precompiled(
        toolchain,
        (compiler, *flags, "-x", "c++-header"),
        included & {_EVERYTHING},
    )
    enclosed = not _has(task.tests.code, *_ALONE)
    shown, inside = _shown(task, answer)
    frame = native.Frame(
        first=_first(header, _EVERYTHING in included),
        shown=tuple(shown),
        opening=_opening(task, enclosed, inside, (r.result for r in to if r.result)),
        closing=("}",) if enclosed else (),
        renamed=frozenset() if enclosed else _renamed(task, answer, tests),
    )
    return Program(
        language="cpp",
        files=(
            *native.files(DIALECT, task, answer, tests, frame),
            *_support(),
        ),
        steps=(
            Step(
                name="compile",
                argv=(
                    compiler,
                    *flags,
                    "-fmax-errors=10",
                    *native.linker(),
                    f"{harness}/harness.o",
                    f"{BOX}/program.cpp",
                    "-o",
                    f"{BOX}/program",
                    *native.flags(included),
                ),
                limits=Limits(seconds=60.0, memory_mb=2048),
                mounts=(harness,) if header is None else (harness, header),
            ),
            Step(name="run", argv=(f"{BOX}/program",), proves=True),
        ),
    )


def lacks(task: Task, toolchain: Toolchain) -> str | None:  # noqa: ARG001
    """The libraries that the task itself includes and this machine has not got."""
    return native.lacking(native.includes(DIALECT, *_texts(task)))


def _support() -> tuple[SourceFile, ...]:
    return (support(__file__, "shield.hpp"), support(__file__, "finish.cpp"))


def _texts(task: Task) -> tuple[str, str, str]:
    return (task.header, task.reference, task.tests.code)


def _first(header: str | None, everything: bool) -> tuple[str, ...]:
    """A precompiled header counts only if nothing stands before it."""
    if header is not None:
        return (native.line(header),)
    return tuple(
        f"#include <{name}>" for name in (*_NEEDED, *([_EVERYTHING] if everything else []))
    )


def _shown(task: Task, answer: str) -> tuple[list[native.Piece], list[str]]:
    """What the header gives: the pieces ahead of the answer, and lines for the tests alone.

    Using-directives are kept from an answer that stands by itself, with all that needs them:
    they could make the answer's own names ambiguous. One that includes what it needs but says
    `vector` for `std::vector` does not stand by itself.
    """
    shown = native.given(DIALECT, task, answer)
    own = native.pieces(DIALECT, answer)
    words = _words(answer)
    alone = (
        any(piece.is_include for piece in own)
        and _has(answer, "qualified_identifier")
        and not any(piece.name in words for piece in shown)
        and (any(piece.is_using for piece in own) or not _leans_on_usings(answer))
    )
    usings = [piece.text for piece in native.pieces(DIALECT, task.header) if piece.is_using]
    if not alone:
        return list(shown), usings
    ahead = [piece for piece in shown if piece.is_include or piece.is_macro]
    return ahead, [*usings, *(p.text for p in shown if p not in ahead and not p.is_using)]


def _opening(
    task: Task, enclosed: bool, given: list[str], results: Iterable[str]
) -> tuple[str, ...]:
    names = native.names(DIALECT, task.reference)
    hiding = enclosed and not any(name.startswith("operator") for name in names)
    probes = "; ".join(f"FLOW2CODE(probe)<{result}>(0)" for result in dict.fromkeys(results))
    return (
        *(["namespace FLOW2CODE(tests) {"] if enclosed else []),
        *given,
        *(_HIDING if hiding else ()),
        '#include "shield.hpp"',
        f"#define FLOW2CODE_PROBES {probes}",
    )


def _words(text: str) -> set[str]:
    source = parse(GRAMMAR, text)
    return {source.of(node) for node in descendants(source.root, "identifier", "type_identifier")}


def _leans_on_usings(answer: str) -> bool:
    """Whether an answer calls the library's types by their names alone."""
    source = parse(GRAMMAR, answer)
    library = (STANDARD - native.names(DIALECT, answer)) | _STREAMS
    return any(
        source.of(node) in library and not _qualified(node)
        for node in descendants(source.root, "type_identifier", "identifier")
        if node.type == "type_identifier" or source.of(node) in _STREAMS
    )


def _qualified(node: Node) -> bool:
    above = node.parent
    while above is not None and above.type in ("template_type", "template_function"):
        node, above = above, above.parent
    return above is not None and above.type == "qualified_identifier"


def _has(text: str, *types: str) -> bool:
    return next(descendants(parse(GRAMMAR, text).root, *types), None) is not None


def _renamed(task: Task, answer: str, tests: native.Trial) -> frozenset[str]:
    """Names that the answer shares with tests that stand at top level beside it."""
    asked = native.names(DIALECT, task.reference) | {task.entry_point}
    return native.names(DIALECT, answer) & (tests.named - asked) - {"main"}
