"""Options of models in a TOML file: a section a model, by its name or a pattern.

temperature = 0.2              # for every model

["openai:gpt-*"]               # later sections win over earlier ones
max_tokens = 4096

["openai:Qwen/*"]
base_url = "http://localhost:8000/v1"
extra = { top_k = 20 }         # to the provider, as it is
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from fnmatch import fnmatchcase
from pathlib import Path
from types import MappingProxyType
from typing import Any

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.models.options import EFFORTS, ModelOptions

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_SECRET = re.compile(r"(^|[-_])(api[-_]?key|auth(?:orization)?|secret|password|token)$", re.I)


class _WrongError(Exception):
    """What was expected of a value."""


class _SecretError(_WrongError):
    """A value that must not be shown."""


@dataclass(frozen=True, slots=True)
class Section:
    """`values` are fields of ModelOptions, for the models that `pattern` matches."""

    pattern: str
    values: Mapping[str, Any]

    def matches(self, name: str) -> bool:
        """Whether it is meant for a model, by its full name or what follows the colon."""
        return any(fnmatchcase(form, self.pattern) for form in (name, name.partition(":")[2]))


def read(path: Path) -> tuple[Section, ...]:
    """The sections of a file, that for every model first.

    Raises Flow2CodeError with the file and the name of the first thing that is wrong.
    """
    data = _parse(path)
    general = {key: value for key, value in data.items() if key in FIELDS or not _is_table(value)}
    sections = {"*": general, **{key: data[key] for key in data if key not in general}}
    return tuple(
        Section(pattern, MappingProxyType(dict(_values(path, pattern, table))))
        for pattern, table in sections.items()
    )


def applied(sections: tuple[Section, ...], name: str, options: ModelOptions) -> ModelOptions:
    """`options` with all that the sections say about a model."""
    for section in sections:
        if section.matches(name):
            options = replace(options, **section.values)
    return options


def _parse(path: Path) -> dict[str, Any]:
    try:
        return dict(tomllib.loads(path.read_bytes().decode()))
    except OSError as error:
        raise Flow2CodeError(
            f"the model options {path} cannot be read: {error.strerror}",
            mend="give the path of an existing file to --flow2code-model-options",
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Flow2CodeError(
            f"the model options {path} are no TOML: {error}", mend="correct the file"
        ) from error


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _values(path: Path, pattern: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        place = f"{path}: [{pattern}] {key}"
        if key not in FIELDS:
            raise _unknown(place, pattern, key, value)
        field, convert = FIELDS[key]
        try:
            yield field, convert(value)
        except _WrongError as error:
            found = "" if isinstance(error, _SecretError) else f", found {value!r:.80}"
            raise Flow2CodeError(
                f"{place}: expected {error}{found}", mend="correct the file"
            ) from None


def _unknown(place: str, pattern: str, key: str, value: object) -> Flow2CodeError:
    if _is_table(value):
        return Flow2CodeError(
            f"{place}: a section in a section",
            mend=f'put the name of the section into quotes: ["{pattern}.{key}"]',
        )
    close = get_close_matches(key, FIELDS, n=1)
    hint = f"did you mean {close[0]}? " if close else ""
    return Flow2CodeError(f"{place}: no such option", mend=f"{hint}there are {', '.join(FIELDS)}")


def _number(least: float, most: float, words: str) -> Callable[[object], float]:
    def convert(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise _WrongError(words)
        if not least <= value <= most:
            raise _WrongError(words)
        return float(value)

    return convert


def _whole(least: int) -> Callable[[object], int]:
    def convert(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise _WrongError(f"a whole number of at least {least}")
        return value

    return convert


def _text(value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise _WrongError("a text")
    return value


def _effort(value: object) -> str:
    if not isinstance(value, str) or value not in EFFORTS:
        raise _WrongError(f"one of {', '.join(EFFORTS)}")
    return value


def _extra(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise _WrongError("a table of what goes to the provider")
    secret = next(_secrets(value), None)
    if secret is not None:
        raise _SecretError(
            f"no secrets (a key stays in the environment: key_env names its variable), not {secret}"
        )
    try:
        json.dumps(value, allow_nan=False)
    except (TypeError, ValueError):
        raise _WrongError("texts, finite numbers, lists and tables") from None
    return value


def _secrets(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if _SECRET.search(str(key)):
                yield str(key)
            yield from _secrets(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _secrets(inner)


FIELDS: Mapping[str, tuple[str, Callable[[object], Any]]] = MappingProxyType(
    {
        "temperature": ("temperature", _number(0, 1e6, "a number of at least 0")),
        "top_p": ("top_p", _number(0, 1, "a number from 0 to 1")),
        "max_tokens": ("max_tokens", _whole(1)),
        "seed": ("seed", _whole(-(2**63))),
        "system": ("system", _text),
        "effort": ("effort", _effort),
        "base_url": ("base_url", _text),
        "api": ("api", _text),
        "key_env": ("key_env", _text),
        "extra": ("extra", _extra),
        "device": ("device", _text),
        "dtype": ("dtype", _text),
        "batch_size": ("batch_size", _whole(1)),
        "timeout": ("timeout_s", _number(1e-3, 1e6, "a number of seconds above 0")),
    }
)
"""An option's name in a file -> the field of ModelOptions, and what checks its value."""
