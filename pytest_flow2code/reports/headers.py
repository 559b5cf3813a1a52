"""What the first line of a journal says about its run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from pytest_flow2code.journal import Record
from pytest_flow2code.settings import Settings


def settings_of(header: Record) -> Settings:
    """What of the settings bears on repeating one case, as far as the header tells."""
    options = mapping(header.get("options"))
    path = mapping(header.get("dataset")).get("path")
    timeout = options.get("timeout")
    return Settings(
        data=None if path is None else Path(str(path)),
        languages=words(options.get("languages")),
        samples=whole(options.get("samples"), 1),
        seed=whole(options.get("seed"), 0),
        timeout=float(timeout) if isinstance(timeout, (int, float)) else None,
        sandbox=str(options.get("sandbox") or "nsjail"),
    )


def ks_of(header: Record) -> tuple[int, ...]:
    """The k of Pass@k that a run was asked for."""
    found = mapping(header.get("options")).get("k")
    return tuple(k for k in found if isinstance(k, int)) if isinstance(found, list) else ()


def told(value: object) -> str:
    """A value of a header in words."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {told(each)}" for name, each in value.items() if told(each))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(told(each) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def mapping(value: object) -> Record:
    return value if isinstance(value, dict) else {}


def words(value: object) -> tuple[str, ...]:
    return tuple(str(each) for each in value) if isinstance(value, list) else ()


def whole(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) else otherwise
