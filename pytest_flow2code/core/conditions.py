"""Conditions that a run has to meet, as values; `gates` reads and checks them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

PASS_AT = re.compile(r"pass@([1-9][0-9]*)")


@dataclass(frozen=True, slots=True)
class Gate:
    """One condition: `metric` (`pass@3`, a verdict's name, `cost`) over the cases `where` picks
    (dimension, value), compared by `operator` with `bound`: a share of 1, or US dollars."""

    text: str
    metric: str
    where: tuple[tuple[str, str], ...]
    operator: str
    bound: Fraction

    @property
    def k(self) -> int | None:
        """The k of Pass@k, None for other metrics."""
        found = PASS_AT.fullmatch(self.metric)
        return int(found[1]) if found else None

    def holds(self, value: Fraction) -> bool:
        return {
            ">=": value >= self.bound,
            "<=": value <= self.bound,
            ">": value > self.bound,
            "<": value < self.bound,
        }[self.operator]


@dataclass(frozen=True, slots=True)
class MaxDrop:
    """How much lower than the baseline's Pass@k may be: by `most` (0 if not given), and if
    `significance` is given, more than that only where chance is no explanation at that level."""

    most: float | None = None
    significance: float | None = None

    @property
    def asked(self) -> bool:
        return self.most is not None or self.significance is not None

    @property
    def text(self) -> str:
        parts = [] if self.most is None else [f"max-drop {self.most:g}"]
        if self.significance is not None:
            parts.append(f"significance {self.significance:g}")
        return " at ".join(parts)


@dataclass(frozen=True, slots=True)
class Asked:
    """`baseline` is the journal of an earlier run, to compare with and for `drop` to look at."""

    gates: tuple[Gate, ...] = ()
    baseline: Path | None = None
    drop: MaxDrop = field(default_factory=MaxDrop)

    @property
    def any(self) -> bool:
        """Whether something decides on the exit status, in place of the single cases."""
        return bool(self.gates) or self.drop.asked

    @property
    def budgets_unscored(self) -> bool:
        """Whether a gate over the whole run says how much may stay unscored."""
        return any(gate.metric == "unscored" and not gate.where for gate in self.gates)
