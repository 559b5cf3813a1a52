"""What tokens cost: a table in the package, and one of the user's that goes before it.

Both are JSON: `read` is the day on which the prices were read, `models` maps a model's full name
(or its beginning up to a version such as -2024-08-06) to US dollars a million tokens, `input` and
`output`, and where known to `max_output` (tokens one answer may have) and `picture_tokens` (the
most that a picture counts for).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from pytest_flow2code.core.errors import DataError

_FORM = '{"read": "2025-01-31", "models": {"openai:gpt-4o": {"input": 2.5, "output": 10}}}'
_PICTURE_TOKENS = 1600
_VERSION = re.compile(r"[-@](\d{8}|\d{4}-\d{2}-\d{2}|\d{4}|\d{3}|latest|preview.*)")


@dataclass(frozen=True, slots=True)
class Price:
    """US dollars a million tokens. `max_output` is None where nobody says."""

    input: float
    output: float
    max_output: int | None = None
    picture_tokens: int = _PICTURE_TOKENS

    def of(self, tokens_in: int, tokens_out: int) -> float:
        """What a call costs, in US dollars."""
        return (tokens_in * self.input + tokens_out * self.output) / 1e6


@dataclass(frozen=True, slots=True)
class Prices:
    """A table of prices and the day they were read."""

    read: str
    models: Mapping[str, Price]

    def of(self, model: str) -> Price | None:
        """The price of a model by its full name; None if it is not known."""
        if model in self.models:
            return self.models[model]
        found = [
            name
            for name in self.models
            if model.startswith(name) and _VERSION.fullmatch(model[len(name) :])
        ]
        return self.models[max(found, key=len)] if found else None


def load(own: Path | None = None) -> Prices:
    """The prices that come with the package, and before them those of the user's file.

    Raises DataError for a file that is no such table.
    """
    built_in = _read("the table of prices", files(__package__).joinpath("prices.json").read_bytes())
    if own is None:
        return built_in
    try:
        data = own.read_bytes()
    except OSError as error:
        raise DataError(
            f"the table of prices {own} cannot be read: {error.strerror}",
            mend="name an existing file with --flow2code-prices=FILE",
        ) from error
    mine = _read(str(own), data)
    return Prices(mine.read, {**built_in.models, **mine.models})


def _read(name: str, data: bytes) -> Prices:
    try:
        return _prices(json.loads(data.decode("utf-8")))
    except (ValueError, TypeError, RecursionError) as error:
        raise DataError(f"{name}: {error}", mend=f"write it as {_FORM}") from error


def _prices(table: object) -> Prices:
    if not isinstance(table, dict):
        raise TypeError(f"expected a JSON object, found {type(table).__name__}")
    read, models = table.get("read"), table.get("models")
    if not isinstance(read, str) or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", read):
        raise TypeError(f"expected 'read' to be a day like 2025-01-31, found {read!r:.40}")
    if not isinstance(models, dict):
        raise TypeError(f"expected 'models' to be an object, found {models!r:.40}")
    return Prices(read, {name: _price(name, entry) for name, entry in models.items()})


def _price(name: str, entry: object) -> Price:
    if not isinstance(entry, dict):
        raise TypeError(f"expected {name!r} to be an object, found {entry!r:.40}")
    most = entry.get("max_output")
    picture = entry.get("picture_tokens", _PICTURE_TOKENS)
    return Price(
        _number(name, "input", entry.get("input")),
        _number(name, "output", entry.get("output")),
        None if most is None else int(_number(name, "max_output", most)),
        int(_number(name, "picture_tokens", picture)),
    )


def _number(name: str, field: str, value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value < 1e9:
        raise TypeError(f"{name!r}: expected {field!r} to be a number from 0, found {value!r:.40}")
    return float(value)
