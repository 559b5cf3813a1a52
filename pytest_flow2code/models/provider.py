"""What a provider's module says about itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Model
from pytest_flow2code.models.options import ModelOptions


@dataclass(frozen=True, slots=True)
class Provider:
    """One source of answers.

    `create(argument, options)` makes the adapter from what follows the colon; it raises
    ModelError for an argument it cannot use, and imports no SDK. `usage` is how it is spelled,
    for messages. `patterns` are regular expressions for whole names that mean this provider
    without its prefix (`gpt-4o`).
    """

    create: Callable[[str, ModelOptions], Model]
    usage: str
    patterns: tuple[str, ...] = ()

    def knows(self, name: str) -> bool:
        """Whether a name without a prefix means a model of this provider."""
        return any(re.fullmatch(pattern, name) for pattern in self.patterns)


def missing_sdk(provider: str, extra: str) -> ModelError:
    """The error for a provider whose official SDK is not installed."""
    return ModelError(
        f"the model provider {provider} needs a package that is not installed",
        mend=f"pip install 'pytest-flow2code[{extra}]'",
    )
