"""Programs that must not pass: what the tests of a data set are tested with."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Fault(str, Enum):
    """What is wrong with a program; the values are the health file's words."""

    EXIT = "exit"
    EMPTY = "empty"
    CONSTANT = "constant"
    ALWAYS_EQUAL = "always-equal"
    NEGATED = "negated-condition"
    OFF_BY_ONE = "off-by-one"
    DROPPED = "dropped-statement"
    SWAPPED = "swapped-branch"
    CHANGED = "changed-constant"
    DROPPED_ELEMENT = "dropped-element"
    SWAPPED_CHILDREN = "swapped-children"
    CHANGED_TEXT = "changed-text"
    CHANGED_ATTRIBUTE = "changed-attribute"

    @property
    def certain(self) -> bool:
        """Whether such a program is wrong for any task that asks for anything at all.

        The others are mutants of the reference: one of them may do exactly what it does.
        """
        return self in _CERTAIN


_CERTAIN = frozenset({Fault.EXIT, Fault.EMPTY, Fault.CONSTANT, Fault.ALWAYS_EQUAL})


@dataclass(frozen=True, slots=True)
class Spoiled:
    """A wrong program for a task, made from the task's reference."""

    kind: Fault
    source: str
