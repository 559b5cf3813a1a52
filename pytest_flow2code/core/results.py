"""What is carried from a finished sample to the summary; made of plain values only."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from pytest_flow2code.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class SampleResult:
    """One judged sample. Times are seconds; `sample` counts from 0.

    `output` is the tail of what the deciding step printed. `rule` names how the program was found
    in the answer. `picture` is the SHA-256 of the picture's bytes, `chart` that of its DOT text.

    `latency` is how long the call took that brought the answer, `waited` how long its `retries`
    and the provider's limits did; `cached` says that it was stored before, None that it is not
    worth storing. `judged_once` says that the verdict is that of the same program, which another
    sample of the task had brought already.
    """

    uid: str
    flowchart: str
    model: str
    sample: int
    verdict: str
    step: str
    reason: str
    seconds: float
    language: str
    dataset: str
    difficulty: str
    completion: str = ""
    program: str = ""
    output: str = ""
    rule: str = ""
    stop: str = ""
    chart: str = ""
    picture: str = ""
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    latency: float | None = None
    cached: bool | None = None
    retries: int | None = None
    waited: float | None = None
    judged_once: bool = False

    @property
    def passed(self) -> bool:
        return self.verdict == Verdict.PASS.value

    @property
    def scored(self) -> bool:
        """False for our own and the provider's failures, which never count against a model."""
        return self.verdict != Verdict.UNSCORED.value

    def to_plain(self) -> dict[str, Any]:
        """A dict of builtins, fit for JSON and for the wire between test processes."""
        return asdict(self)

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> SampleResult:
        """The inverse of `to_plain`; unknown keys are ignored. Raises TypeError on missing ones."""
        known = {field.name for field in fields(cls)}
        return cls(**{key: value for key, value in data.items() if key in known})
