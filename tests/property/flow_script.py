"""The outcomes that a tree and its graph are both run with, and the trace that they leave."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_flow2code.core import ir

MOST_STEPS = 250


class EnoughError(Exception):
    """The trace is long enough."""


@dataclass
class Script:
    """Outcomes of decisions in the order in which they are asked for; then always no."""

    outcomes: list[bool]
    trace: list[tuple[str, ...]] = field(default_factory=list)

    def ask(self) -> bool:
        return self.outcomes.pop(0) if self.outcomes else False

    def see(self, *texts: ir.Text) -> None:
        self.trace.append(tuple(text.code for text in texts))
        if len(self.trace) >= MOST_STEPS:
            raise EnoughError
