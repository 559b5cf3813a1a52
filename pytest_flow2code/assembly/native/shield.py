"""What stands between an answer and its tests: macros of the answer end where the tests begin."""

from __future__ import annotations

from collections.abc import Iterable

from pytest_flow2code.assembly.native.dialect import STANDARD, Dialect
from pytest_flow2code.assembly.native.pieces import Piece, pieces
from pytest_flow2code.assembly.native.trial import Trial
from pytest_flow2code.syntax import descendants, parse

_WIDER = frozenset({"long long", "long long int", "signed long long", "int64_t", "long", "ll"})
"""What competition programs make of `int`; the tests are then meant to follow."""

_OURS = ("FLOW2CODE", "FLOW2CODE_ASSERT", "flow2code_tests", "main", "unused", "noreturn")


def before(trial: Trial) -> list[str]:
    """Lines ahead of the answer: what its macros must not change is put away."""
    used = sorted(trial.words & STANDARD.keys())
    return [
        *(f"#include <{header}>" for header in sorted({STANDARD[name] for name in used})),
        *(f'#pragma push_macro("{name}")' for name in used),
    ]


def after(
    dialect: Dialect, trial: Trial, answer: str, header: Iterable[Piece], reference: str
) -> list[str]:
    """Lines behind the answer: every word of the tests, and of what we put around them, means
    again what it meant.

    A macro that the task's header defines gets the header's value back; one that only the
    reference defines is the answer's to define.
    """
    own = macros(dialect, answer)
    shown = {piece.name: piece.text for piece in header if piece.is_macro}
    free = macros(dialect, reference).keys() - shown.keys()
    free |= {piece.name for piece in trial.pieces if piece.is_macro}
    used = trial.words & STANDARD.keys()
    undone = {word for word in trial.words if not word.isupper()} | own.keys()
    undone -= used
    undone |= shown.keys() & trial.words
    undone = (undone - free | {*dialect.keywords, *_OURS, *dialect.pure}) - dialect.fixed
    types = {piece.name for piece in pieces(dialect, answer) if piece.kind == "type_definition"}
    return [
        *(f"#undef {word}" for word in sorted(undone)),
        *(f'#pragma pop_macro("{word}")' for word in sorted(used)),
        *(text for name, text in shown.items() if name in undone),
        *(f"#define {a} {b}" for a, b in dialect.restored.items() if a not in types),
    ]


def widened(dialect: Dialect, answer: str) -> list[str]:
    """The answer's own wider `int`, for the tests to follow."""
    value = macros(dialect, answer).get("int", "")
    return [f"#define int {value}"] if value in _WIDER else []


def macros(dialect: Dialect, text: str) -> dict[str, str]:
    """The macros that a text is seen to define, and their values."""
    source = parse(dialect.grammar, text)
    found = {}
    for node in descendants(source.root, "preproc_def", "preproc_function_def"):
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if name is not None:
            written = source.of(value) if value is not None else ""
            found[source.of(name)] = " ".join(written.split())
    return found
