"""What extraction says about an answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pytest_flow2code.core.verdict import Verdict


class Rule(str, Enum):
    """How the program was found; the values are the journal's words."""

    ONLY_DEFINITION = "only-definition"
    """The one block that defines the entry point."""
    LAST_DEFINITION = "last-complete-definition"
    """The last of several sound blocks that define the entry point."""
    WITH_COMPANIONS = "definition-with-companions"
    """That block, joined with blocks that hold its imports, its helpers or its other half."""
    UNCLOSED = "unclosed-fence"
    """That block, which runs to the end of the answer."""
    MENDED = "mended-fence"
    """That block, with fences that the grammar showed to be misplaced put right."""
    MISTAGGED = "mistagged-block"
    """A sound block that defines the entry point and is tagged as another language."""
    JOINED = "joined-blocks"
    """Several blocks that only together are sound and define the entry point."""
    INLINE = "inline-fence"
    """A fence that begins in the middle of a line."""
    WHOLE = "whole-text"
    """The whole answer, without a fence."""
    OPEN_END = "open-end"
    """Lines outside any fence up to the answer's very end, where closers are missing."""
    UNFENCED = "unfenced-lines"
    """A run of lines outside any fence."""
    BROKEN = "broken-definition"
    """The last block that defines the entry point, though the grammar does not accept it."""
    NO_DEFINITION = "no-definition"
    """The last block in the language; it does not define the entry point."""
    OTHER_LANGUAGE = "other-language"
    """Nothing in the language; what there is belongs to another."""
    NOTHING = "nothing"
    """No code at all."""


@dataclass(frozen=True, slots=True)
class Extracted:
    """The program in an answer. `problem` is None where there is one to run, else the verdict;
    `source` is then the evidence, if there is any. `rule` is a `Rule`'s value."""

    source: str
    rule: str
    problem: Verdict | None = None
