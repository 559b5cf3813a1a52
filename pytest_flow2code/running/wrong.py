"""The models `wrong:KIND`: answers that must never pass. They test the benchmark, not a model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_flow2code import runners
from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Completion, Request, StopReason
from pytest_flow2code.core.spoiled import Fault
from pytest_flow2code.core.task import Task
from pytest_flow2code.models import ModelOptions, Provider

Said = tuple[str, str]
"""A text, and why the model stopped."""


def _code(task: Task, code: str) -> str:
    return f"Here is the program.\n\n```{task.language}\n{code}\n```\n"


def _empty(task: Task) -> Said:
    return _code(task, ""), StopReason.END


def _header(task: Task) -> Said:
    return _code(task, task.header), StopReason.END


def _prose(_task: Task) -> Said:
    text = "The flowchart starts at the top, decides once and ends at the bottom.\n"
    return text, StopReason.END


def _silence(_task: Task) -> Said:
    return "", StopReason.END


def _refusal(_task: Task) -> Said:
    return "I'm sorry, but I can't help with that.", StopReason.REFUSAL


def _filtered(_task: Task) -> Said:
    return "", StopReason.CONTENT_FILTER


def _truncated(task: Task) -> Said:
    """The reference up to its middle, without the end of the fence."""
    return f"```{task.language}\n{task.reference[: len(task.reference) // 2]}", StopReason.LENGTH


_PLAIN: dict[str, Callable[[Task], Said]] = {
    "empty": _empty,
    "header": _header,
    "prose": _prose,
    "silence": _silence,
    "refusal": _refusal,
    "filtered": _filtered,
    "truncated": _truncated,
}
"""Kinds that are the same in every language."""

_SPOILED = {fault.value: fault for fault in Fault if fault.certain and fault is not Fault.EMPTY}
"""Kinds that each language makes from a task's reference, as an audit does."""

KINDS = (*_PLAIN, *_SPOILED)


@dataclass(frozen=True, slots=True)
class WrongModel:
    """`empty` answers with an empty program, `header` with no more than the task itself gives
    away, `prose` without any code, `silence` with nothing, `refusal` and `filtered` decline,
    `truncated` stops in the middle; `exit` ends the process early with status 0, `constant` returns
    a constant, `always-equal` an object that equals everything. Further samples have the next
    program of their kind, where there are several."""

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
        """The wrong answer of this kind to the request's task.

        Raises CompletionError where the task's language has none.
        """
        plain = _PLAIN.get(self.kind)
        text, stop = plain(request.task) if plain else self._spoiled(request)
        return Completion(self.name, request.sample, text, stop=stop)

    def _spoiled(self, request: Request) -> Said:
        task = request.task
        made = runners.load(task.language).spoils(task)
        programs = [program.source for program in made if program.kind is _SPOILED[self.kind]]
        if not programs:
            raise CompletionError(f"no program of the kind {self.kind} can be made for {task.uid}")
        return _code(task, programs[request.sample % len(programs)]), StopReason.END


def _create(argument: str, _options: ModelOptions) -> WrongModel:
    if argument not in KINDS:
        raise ModelError(
            f"there is no wrong answer of kind {argument!r}",
            mend=f"choose from {', '.join(f'wrong:{kind}' for kind in KINDS)}",
        )
    return WrongModel(argument)


PROVIDER = Provider(_create, "wrong:KIND")
