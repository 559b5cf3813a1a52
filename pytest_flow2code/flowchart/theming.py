"""Colours and fonts as data: a theme is a JSON file, one of ours or a user's."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType

from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.flowchart.notation import Fill

DEFAULT = "plain"

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_FONT = re.compile(r"[\w ,.-]+")
_COLOURS = ("paper", "ink", "text", "error", "faint")


@dataclass(frozen=True, slots=True)
class Theme:
    """How a flowchart is coloured. Colours are #rrggbb.

    `paper` lies behind everything, `ink` is for lines and arrows, `text` for what is written,
    `error` for the way of an exception, `faint` for what no path reaches. `fills` says what is
    inside the shapes; `code` and `prose` are fonts, several names in the order of preference.
    """

    name: str
    paper: str
    ink: str
    text: str
    error: str
    faint: str
    code: str
    prose: str
    fills: Mapping[Fill, str]

    def fill(self, fill: Fill) -> str:
        """The colour inside a shape."""
        return self.ink if fill is Fill.INK else self.fills[fill]


def names() -> tuple[str, ...]:
    """The themes that come with the package, in alphabetical order."""
    found = (entry.name for entry in files(__package__).joinpath("themes").iterdir())
    return tuple(sorted(name[: -len(".json")] for name in found if name.endswith(".json")))


@cache
def theme(name: str = DEFAULT) -> Theme:
    """The theme of this name, or the one in the JSON file of this name.

    Raises FlowchartError if there is none, or if the file is no theme.
    """
    if name in names():
        source = files(__package__).joinpath("themes").joinpath(f"{name}.json")
        return _read(name, source.read_text(encoding="utf-8"))
    if not name.endswith(".json"):
        raise FlowchartError(
            f"no theme is called {name!r}",
            mend=f"choose from {', '.join(names())}, or name a JSON file",
        )
    try:
        return _read(name, Path(name).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise FlowchartError(
            f"the theme {name} cannot be read: {reason}", mend="name a JSON file that is a theme"
        ) from error


def _read(name: str, text: str) -> Theme:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise _wrong(name, f"line {error.lineno} is not JSON: {error.msg}") from error
    if not isinstance(data, dict):
        raise _wrong(name, "it is not a JSON object")
    colours = {key: _word(name, data, key, _COLOUR, "a colour like #1a2b3c") for key in _COLOURS}
    fonts = {key: _word(name, data, key, _FONT, "font names") for key in ("code", "prose")}
    fills = data.get("fills")
    if not isinstance(fills, dict):
        raise _wrong(name, "`fills` must be an object")
    wanted = [fill for fill in Fill if fill is not Fill.INK]
    inside: dict[Fill, str] = {
        fill: _word(name, fills, fill.value, _COLOUR, "a colour like #1a2b3c") for fill in wanted
    }
    known = {*_COLOURS, "code", "prose", "fills"}
    unknown = [*(data.keys() - known), *(fills.keys() - {fill.value for fill in wanted})]
    if unknown:
        raise _wrong(name, f"it has a key {min(unknown)!r} that means nothing")
    return Theme(
        name,
        paper=colours["paper"],
        ink=colours["ink"],
        text=colours["text"],
        error=colours["error"],
        faint=colours["faint"],
        code=fonts["code"],
        prose=fonts["prose"],
        fills=MappingProxyType(inside),
    )


def _word(
    name: str, data: Mapping[str, object], key: str, form: re.Pattern[str], expected: str
) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not form.fullmatch(value):
        found = "it is missing" if key not in data else f"it is {json.dumps(value)[:40]}"
        raise _wrong(name, f"`{key}` must be {expected}, but {found}")
    return value


def _wrong(name: str, what: str) -> FlowchartError:
    return FlowchartError(
        f"the theme {name}: {what}", mend=f"correct it, or choose from {', '.join(names())}"
    )
