"""The type of the fixture `make`."""

from __future__ import annotations

from collections.abc import Callable

from pytest_flow2code.store import Kept

Make = Callable[..., Kept]
