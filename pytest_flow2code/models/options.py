"""What a user may set about a model, whoever provides it."""

from __future__ import annotations

from dataclasses import dataclass


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
