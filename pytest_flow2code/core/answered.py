"""An answer with all that is known about how it was asked for."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from pytest_flow2code.core.model import Completion


@dataclass(frozen=True, slots=True)
class Answered:
    """A completion and where it comes from.

    `chart` and `picture` are the SHA-256 of the DOT text ("" if there is none) and of the
    picture's bytes. `cached` says that the answer was kept from an earlier call, None that such
    answers are not kept. `retries` counts the calls before the one that answered, `waited` is
    how many seconds they and the provider's limits have cost.
    """

    completion: Completion
    chart: str
    picture: str
    cached: bool | None = None
    retries: int | None = None
    waited: float | None = None

    def to_plain(self) -> dict[str, Any]:
        """A dict of builtins, fit for JSON."""
        return asdict(self)

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Answered:
        """The inverse of `to_plain`."""
        answered = cls(**data)
        return replace(answered, completion=Completion(**data["completion"]))
