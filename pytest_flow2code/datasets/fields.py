"""Reading JSON that others wrote: every value checked, every complaint with its file and line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code.core.errors import DataError

AGAIN = "correct that line, or fetch the data set again"


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was read: a file and its 1-based line."""

    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path}, line {self.line}"


def _shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."


@dataclass(frozen=True, slots=True)
class Fields:
    """A JSON object and where it stands. `inside` is the dotted way to it in its line."""

    values: Mapping[str, object]
    place: Place
    inside: str = ""

    def error(self, key: str, expected: str) -> DataError:
        """The complaint that `key` is not what it must be."""
        name = f"{self.inside}.{key}" if self.inside else key
        found = f"it is {_shown(self.values[key])}" if key in self.values else "it is missing"
        return DataError(f"{self.place}: `{name}` must be {expected}, but {found}", mend=AGAIN)

    def text(self, key: str) -> str:
        """The string at `key`. Raises DataError if it is missing or cannot be written as UTF-8."""
        value = self.values.get(key)
        if not isinstance(value, str):
            raise self.error(key, "a string")
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise self.error(key, "text that UTF-8 can hold") from None
        return value

    def filled(self, key: str) -> str:
        """The string at `key`, which must hold more than white space."""
        value = self.text(key)
        if not value.strip():
            raise self.error(key, "a string that is not empty")
        return value

    def count(self, key: str, *, least: int = 0) -> int:
        """The whole number at `key`, no smaller than `least`."""
        value = self.values.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.error(key, f"a whole number of {least} or more")
        return value

    def flag(self, key: str) -> bool:
        """The truth value at `key`."""
        value = self.values.get(key)
        if not isinstance(value, bool):
            raise self.error(key, "true or false")
        return value

    def section(self, key: str) -> Fields:
        """The object at `key`."""
        value = self.values.get(key)
        if not isinstance(value, dict):
            raise self.error(key, "an object")
        name = f"{self.inside}.{key}" if self.inside else key
        return Fields(value, self.place, name)


def read_bytes(path: Path) -> bytes:
    """The file's content. Raises DataError if it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise DataError(
            f"{path}: cannot be read: {error.strerror or error}",
            mend="check the path given as the data folder, or fetch the data set again",
        ) from error


def decode(data: bytes, place: Place) -> Fields:
    """The JSON object in `data`. Raises DataError if it is anything else.

    In a text of several lines the error names the line within it.
    """
    try:
        value: object = json.loads(data.decode())
    except json.JSONDecodeError as error:
        at = Place(place.path, place.line + error.lineno - 1)
        raise DataError(
            f"{at}: not valid JSON: {error.msg} at column {error.colno}", mend=AGAIN
        ) from error
    except UnicodeDecodeError as error:
        raise DataError(f"{place}: not UTF-8 from byte {error.start} on", mend=AGAIN) from error
    except (ValueError, RecursionError) as error:
        raise DataError(f"{place}: JSON that cannot be taken in: {error}", mend=AGAIN) from error
    if not isinstance(value, dict):
        raise DataError(f"{place}: expected a JSON object, found {_shown(value)}", mend=AGAIN)
    return Fields(value, place)


def read_lines(path: Path) -> Iterator[Fields]:
    """The objects of a JSON-lines file, one a line; empty lines are passed over but counted.

    Raises DataError at the first line that does not hold an object.
    """
    for number, line in enumerate(read_bytes(path).split(b"\n"), 1):
        if line.strip():
            yield decode(line, Place(path, number))
