"""Answers read from a file of earlier ones.

One JSON object a line: `uid`, `flowchart`, `sample` and `completion`, and, if known, `stop`,
`tokens_in` and `tokens_out`. Unknown fields are ignored.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from pytest_flow2code.core.errors import CompletionError, DataError, ModelError
from pytest_flow2code.core.model import Completion, Request, StopReason
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.models.bodies import whole
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider
from pytest_flow2code.models.text import well_formed

_FORM = '{"uid": "...", "flowchart": "code", "sample": 0, "completion": "..."}'
_STOPS = (StopReason.END, StopReason.LENGTH, StopReason.REFUSAL, StopReason.CONTENT_FILTER)
_FLOWCHARTS = tuple(kind.value for kind in FlowchartType)

Key = tuple[str, str, int]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Answer:
    key: Key
    text: str
    stop: str
    tokens_in: int | None
    tokens_out: int | None


class ReplayModel:
    """Repeats the answers of a file; a case that the file lacks has no answer."""

    def __init__(self, path: str) -> None:
        self._path = Path(path).expanduser()
        self.name = f"replay:{path}"
        self._loaded: dict[Key, _Answer] | None = None

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
        """Raises ModelError for a file that cannot be read, DataError for a line of it."""
        self._answers()

    def complete(self, request: Request) -> Completion:
        """The recorded answer. Raises CompletionError if there is none."""
        key = (request.task.uid, request.flowchart.value, request.sample)
        answer = self._answers().get(key)
        if answer is None:
            uid, flowchart, sample = key
            raise CompletionError(
                f"{self._path} holds no answer for {uid}, flowchart {flowchart}, sample {sample}"
            )
        return Completion(
            self.name,
            request.sample,
            answer.text,
            stop=answer.stop,
            tokens_in=answer.tokens_in,
            tokens_out=answer.tokens_out,
        )

    def _answers(self) -> dict[Key, _Answer]:
        if self._loaded is None:
            self._loaded = _load(self._path)
        return self._loaded


def _load(path: Path) -> dict[Key, _Answer]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ModelError(
            f"the replay file {path} cannot be read: {error.strerror}",
            mend="give the path of an existing file: replay:FILE",
        ) from error
    answers: dict[Key, _Answer] = {}
    lines: dict[Key, int] = {}
    for number, answer in _read(path, data):
        if answer.key in lines:
            raise DataError(
                f"{path}, line {number}: {answer.key} was answered on line "
                f"{lines[answer.key]} already",
                mend="keep one line for each uid, flowchart and sample",
            )
        lines[answer.key] = number
        answers[answer.key] = answer
    if not answers:
        raise DataError(f"{path} holds no answers", mend=f"write one line an answer: {_FORM}")
    return answers


def _read(path: Path, data: bytes) -> Iterator[tuple[int, _Answer]]:
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
        if not line.strip():
            continue
        try:
            yield number, _answer(json.loads(line.decode("utf-8")))
        except (ValueError, TypeError, RecursionError) as error:
            raise DataError(
                f"{path}, line {number}: {error}", mend=f"each line must look like {_FORM}"
            ) from error


def _answer(record: object) -> _Answer:
    """Raises TypeError or ValueError that says what was expected and found."""
    if not isinstance(record, dict):
        raise TypeError(f"expected a JSON object, found {type(record).__name__}")
    sample = _field(record, "sample", int)
    if sample < 0:
        raise ValueError(f"sample counts from 0, found {sample}")
    flowchart = _one_of(_field(record, "flowchart", str), "flowchart", _FLOWCHARTS)
    return _Answer(
        key=(_field(record, "uid", str), flowchart, sample),
        text=well_formed(_field(record, "completion", str)),
        stop=_one_of(_field(record, "stop", str, StopReason.END), "stop", _STOPS),
        tokens_in=whole(record.get("tokens_in")),
        tokens_out=whole(record.get("tokens_out")),
    )


def _field(record: dict[str, object], name: str, kind: type[T], default: T | None = None) -> T:
    value = record.get(name, default)
    if name not in record and default is None:
        raise ValueError(f"the field {name!r} is missing")
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError(f"expected {name!r} to be {kind.__name__}, found {value!r:.60}")
    return value


def _one_of(value: str, name: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ValueError(f"{name!r} must be one of {', '.join(allowed)}; found {value!r}")
    return value


def _create(argument: str, _options: ModelOptions) -> ReplayModel:
    if not argument:
        raise ModelError("the model replay needs a file", mend="write it as: replay:FILE")
    return ReplayModel(argument)


PROVIDER = Provider(_create, "replay:FILE")
