"""What a model is given of a flowchart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pytest_flow2code.core.model import Picture


class Input(str, Enum):
    """The form of a flowchart in a prompt; the values are those of the option."""

    IMAGE = "image"
    DOT = "dot"
    MERMAID = "mermaid"
    TEXT = "text"
    """The steps and the ways between them, in words."""
    NONE = "none"
    """No flowchart at all: what passes then was recited, or guessed from a name."""

    @property
    def is_text(self) -> bool:
        return self in (Input.DOT, Input.MERMAID, Input.TEXT)


@dataclass(frozen=True, slots=True)
class ShownChart:
    """A flowchart as a prompt has it: pictures, or a text, or neither.

    `scope` is the class or module that the program stands in, where the tests name it.
    """

    input: Input
    text: str = ""
    pictures: tuple[Picture, ...] = ()
    scope: str = ""
