"""Answers with the task's own reference, as a model would write it: in a fence, between prose."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Completion, Request
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider


def fenced(code: str, tag: str) -> str:
    """`code` as a fenced block that no run of backticks in it can close."""
    longest = max(map(len, re.findall(r"`+", code)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}{tag}\n{code}{'' if code.endswith(chr(10)) else chr(10)}{fence}\n"


@dataclass(frozen=True, slots=True)
class ReferenceModel:
    """The upper bound: every sound task passes with it."""

    name: str = "reference"

    @property
    def identity(self) -> str:
        return self.name

    @property
    def paid(self) -> bool:
        return False

    @property
    def max_tokens(self) -> int | None:
        return None

    def check(self) -> None:
        """Nothing can be missing."""

    def complete(self, request: Request) -> Completion:
        """The reference, whatever the prompt."""
        task = request.task
        text = (
            "The flowchart describes the following program.\n\n"
            f"{fenced(task.reference, task.language)}\n"
            "It takes the branches in the order in which they are drawn.\n"
        )
        return Completion(self.name, request.sample, text)


def _create(argument: str, _options: ModelOptions) -> ReferenceModel:
    if argument:
        raise ModelError(
            f"the model reference takes nothing after a colon, found {argument!r}",
            mend="write it as: reference",
        )
    return ReferenceModel()


PROVIDER = Provider(_create, "reference")
