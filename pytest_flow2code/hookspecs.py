"""The hooks that this plugin calls in a conftest or another plugin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytest_flow2code.models import Provider


@pytest.hookspec
def pytest_flow2code_models() -> Mapping[str, Provider]:  # type: ignore[empty-body]
    """Providers of models by the prefix before the colon: `{"mine": Provider(...)}`.

    Called once in every process of a run, before the models are looked up. The conftest has to be
    one that pytest loads at its start: that of the folder it is started in, or of its arguments.
    """
