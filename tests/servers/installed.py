"""Whether a library is here, without importing it."""

from __future__ import annotations

from importlib.util import find_spec


def installed(name: str) -> bool:
    """Whether `name`, which may have dots, could be imported."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
