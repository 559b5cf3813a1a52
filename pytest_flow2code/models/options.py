"""What a user may set about a model, whoever provides it."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields

_WITHOUT_INFLUENCE = frozenset({"timeout_s", "retries"})
"""Options that decide whether an answer comes, not what it says."""


@dataclass(frozen=True, slots=True)
class ModelOptions:
    """Settings of one model; None leaves the choice to the provider.

    `timeout_s` is the wall clock in seconds that one attempt at an answer may take, `retries` how
    often an attempt is repeated after a failure that may pass (time-out, rate limit, server
    error). `seed` is that of sample 0; sample n is asked for with `seed + n`, so that n samples
    are not one answer n times.
    """

    base_url: str | None = None
    temperature: float | None = None
    max_tokens: int | None = None
    seed: int | None = None
    timeout_s: float = 300.0
    retries: int = 2

    def identity(self, name: str) -> str:
        """The model's name with all options that can change an answer, as canonical JSON."""
        asked = {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name not in _WITHOUT_INFLUENCE
        }
        given = {key: value for key, value in asked.items() if value is not None}
        return json.dumps({"model": name, **given}, sort_keys=True)
