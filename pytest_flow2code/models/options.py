"""What a user may set about a model, whoever provides it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

_WITHOUT_INFLUENCE = frozenset({"timeout_s", "key_env", "device", "batch_size"})
"""Options that decide whether, where and when an answer comes, not what it says."""

EFFORTS = ("none", "minimal", "low", "medium", "high", "xhigh", "max")
"""Words for how much a model is to think; each provider knows some of them."""


@dataclass(frozen=True, slots=True)
class ModelOptions:
    """Settings of one model; None leaves the choice to the provider.

    `system` is the system prompt, `effort` one of `EFFORTS`. `max_tokens` bounds an answer.
    `seed` is that of sample 0; sample n is asked for with `seed + n`, so that n samples are not one
    answer n times; a provider without seeds gets none. `timeout_s` is the wall clock in seconds
    that a call may take. `api` chooses between a provider's protocols. `key_env` names the
    environment variable that holds the key. `extra` goes to the provider as it is. `device`,
    `dtype` and `batch_size` (prompts at once) are for models that run on this machine.
    """

    base_url: str | None = None
    temperature: float | None = None
    top_p: float | None = None
    max_tokens: int | None = None
    seed: int | None = None
    system: str | None = None
    effort: str | None = None
    api: str | None = None
    extra: Mapping[str, object] = field(default_factory=dict)
    key_env: str | None = None
    device: str | None = None
    dtype: str | None = None
    batch_size: int = 1
    timeout_s: float = 300.0

    def identity(self, name: str) -> str:
        """The model's name with all options that can change an answer, as canonical JSON."""
        asked = {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name not in _WITHOUT_INFLUENCE
        }
        given = {key: value for key, value in asked.items() if value not in (None, {})}
        return json.dumps({"model": name, **given}, sort_keys=True)
