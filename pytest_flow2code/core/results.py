"""What is carried from a finished sample to the summary; made of plain values only."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from pytest_flow2code.core.verdict import Verdict

_NAMES = ("uid", "flowchart", "model", "verdict", "language", "dataset", "difficulty")
"""What samples are told apart and grouped by."""


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
        """The inverse of `to_plain`; unknown keys are ignored.

        Raises TypeError on missing ones, and ValueError where a sample is called by what cannot
        name it: others write journals too.
        """
        known = {field.name for field in fields(cls)}
        found = cls(**{key: value for key, value in data.items() if key in known})
        fault = _fault(found)
        if fault:
            raise ValueError(fault)
        return found


def _fault(found: SampleResult) -> str:
    """What of a sample is not what it is taken for everywhere; empty where all is well."""
    for name in _NAMES:
        if not isinstance(value := getattr(found, name), str):
            return f"{name!r} must be a text, found {value!r:.40}"
    if not isinstance(found.sample, int) or isinstance(found.sample, bool) or found.sample < 0:
        return f"'sample' must count from 0, found {found.sample!r:.40}"
    if not isinstance(found.seconds, int | float):
        return f"'seconds' must be a number, found {found.seconds!r:.40}"
    return ""
