"""What a model is asked and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from pytest_flow2code.core.task import FlowchartType, Task


@dataclass(frozen=True, slots=True)
class Picture:
    """An image as sent to a model: `media_type` like image/png; `origin` says who drew it."""

    media_type: str
    data: bytes
    origin: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """The text and the pictures of one request."""

    text: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Request:
    """One sample to be asked for: `sample` counts from 0."""

    task: Task
    flowchart: FlowchartType
    sample: int
    prompt: Prompt


class StopReason:
    """Why a model stopped writing; the values are the journal's words."""

    END = "end"
    LENGTH = "length"
    REFUSAL = "refusal"
    CONTENT_FILTER = "content-filter"


@dataclass(frozen=True, slots=True)
class Completion:
    """A model's answer. Token counts are None where the provider does not say; seconds are wall
    clock; cost is in US dollars, None where no price is known."""

    model: str
    sample: int
    text: str
    stop: str = StopReason.END
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    seconds: float = 0.0


class Model(Protocol):
    """A model adapter. `name` is what the user typed, in its full form (`openai:gpt-4o`)."""

    @property
    def name(self) -> str: ...

    @property
    def identity(self) -> str:
        """What its answers depend on besides prompt and sample number, as one line of text: two
        adapters with the same identity may share stored answers."""

    @property
    def paid(self) -> bool:
        """Whether an answer costs money or time, so that it is worth keeping."""

    @property
    def max_tokens(self) -> int | None:
        """The most tokens that one answer may have, None if nobody has said."""

    def check(self) -> None:
        """Raise ModelError if no answer can ever come (no key, no SDK, no file).

        Called once, before anything runs. Must not cost anything.
        """

    def complete(self, request: Request) -> Completion:
        """One answer, by one attempt: who repeats a failed call, and when, is not the adapter's
        business. Called by many threads at once if `paid`.

        Raises CompletionError if the provider fails: the sample is unscored unless another attempt
        succeeds; ModelError if every later call would fail as well.
        """
