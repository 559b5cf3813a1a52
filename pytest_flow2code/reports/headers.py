"""What the first line of a journal says about its run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from pytest_flow2code.core.shown import Input
from pytest_flow2code.journals.journal import Record
from pytest_flow2code.running.settings import Settings


def settings_of(header: Record) -> Settings:
    """What of the settings bears on repeating one case, as far as the header tells."""
    options = mapping(header.get("options"))
    path = mapping(header.get("dataset")).get("path")
    timeout = options.get("timeout")
    asking = mapping(options.get("asking"))
    return Settings(
        data=_path(path),
        languages=words(options.get("languages")),
        samples=whole(options.get("samples"), 1),
        seed=whole(options.get("seed"), 0),
        timeout=_number(timeout),
        sandbox=str(options.get("sandbox") or "nsjail"),
        shown=_input(options.get("input")),
        prompt=_path(asking.get("prompt")),
        temperature=_number(asking.get("temperature")),
        top_p=_number(asking.get("top_p")),
        max_tokens=whole(asking.get("max_tokens"), 0) or None,
        system=_word(asking.get("system")),
        effort=_word(asking.get("effort")),
        model_options=_path(asking.get("model_options")),
    )


def _input(value: object) -> Input:
    known = {each.value: each for each in Input}
    return known.get(str(value), Input.IMAGE)


def _path(value: object) -> Path | None:
    return Path(value) if isinstance(value, str) else None


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, (int, float)) else None


def _word(value: object) -> str | None:
    return value if isinstance(value, str) else None


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
