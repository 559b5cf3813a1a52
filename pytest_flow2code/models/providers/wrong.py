"""Answers that must never pass: they test the benchmark, not a model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Completion, Request
from pytest_flow2code.core.task import Task
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider


def _empty(task: Task) -> str:
    return f"Here is the program.\n\n```{task.language}\n\n```\n"


def _header(task: Task) -> str:
    return f"```{task.language}\n{task.header}\n```\n"


def _prose(_task: Task) -> str:
    return "The flowchart starts at the top, decides once and ends at the bottom.\n"


_KINDS: dict[str, Callable[[Task], str]] = {
    "empty": _empty,
    "header": _header,
    "prose": _prose,
}


@dataclass(frozen=True, slots=True)
class WrongModel:
    """`empty` answers with an empty program, `header` with no more than the task itself gives
    away, `prose` without any code."""

    kind: str

    @property
    def name(self) -> str:
        return f"wrong:{self.kind}"

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
        """The wrong answer of this kind to the request's task."""
        return Completion(self.name, request.sample, _KINDS[self.kind](request.task))


def _create(argument: str, _options: ModelOptions) -> WrongModel:
    if argument not in _KINDS:
        raise ModelError(
            f"there is no wrong answer of kind {argument!r}",
            mend=f"choose from {', '.join(f'wrong:{kind}' for kind in _KINDS)}",
        )
    return WrongModel(argument)


PROVIDER = Provider(_create, "wrong:KIND")
