"""Gates, and the misses that they make bearable, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pytest_flow2code.display import comparing
from pytest_flow2code.display.lines import Line, count
from pytest_flow2code.gates import Checked
from pytest_flow2code.session.gatekeeping import Held

_FEW = 10

Miss = tuple[str, str]
"""A case's node id and its report, a paragraph."""


def missed(misses: Sequence[Miss], verbosity: int) -> Iterator[Line]:
    """With -v every report whole, else a line each of the first few, with -q nothing."""
    if verbosity < 0 or not misses:
        return
    yield Line(f"misses: {count(len(misses), 'case')}", "bold")
    for nodeid, report in misses if verbosity > 0 else misses[:_FEW]:
        first, *rest = report.splitlines() or [""]
        yield Line(f"MISS {nodeid} - {first}", "yellow")
        yield from (Line(f"  {text}") for text in rest if verbosity > 0)
    hidden = len(misses) - _FEW
    if verbosity == 0 and hidden > 0:
        yield Line(f"  and {hidden} more: -v shows all of them, with what they printed")


def held(found: Held, verbosity: int) -> Iterator[Line]:
    """Failed gates are never silent: they decide on the exit status."""
    if verbosity >= 0:
        named = None if verbosity > 0 else _FEW
        for each in found.comparisons:
            yield from comparing.render(each, named=named)
    elif verbosity == -1:
        yield from map(comparing.short, found.comparisons)
    for gate in found.checked:
        if verbosity >= -1 or gate.outcome in ("fail", "unknown"):
            yield _gate(gate)


def _gate(checked: Checked) -> Line:
    words = {
        "pass": ("holds", ""),
        "fail": ("FAILED", "red"),
        "unknown": ("FAILED, it cannot be evaluated", "red"),
    }
    outcome, tone = words.get(checked.outcome, ("is not held here", ""))
    return Line(f"gate {checked.gate} {outcome}: {checked.said}", tone)
