"""The closing lines that a fragment of Visual Basic lacks, found line by line as the language is
written."""

from __future__ import annotations

import re

_MODIFIERS = frozenset(
    str.split(
        "async const default dim friend iterator mustinherit notinheritable notoverridable "
        "overloads overridable overrides partial private protected public readonly shadows shared "
        "static writeonly"
    )
)
_OWN_END = frozenset(
    str.split(
        "class enum function get interface module namespace operator select set structure sub "
        "synclock try using while with"
    )
)
_OTHER_ENDS = {"for": "Next", "do": "Loop"}
_CLOSES = {"next": "Next", "loop": "Loop"}
_STRINGS = re.compile(r'"(?:[^"]|"")*"')


def closed(source: str) -> str:
    """`source` with an end for every block that it leaves open."""
    missing: list[str] = []
    for line in source.splitlines():
        for part in _STRINGS.sub("", line).partition("'")[0].split(":"):
            _follow([word.lower() for word in part.split()], missing)
    return "\n".join([source, *reversed(missing), ""]) if missing else source


def _follow(words: list[str], missing: list[str]) -> None:
    """Open or close what one statement opens or closes."""
    while words and words[0] in _MODIFIERS:
        words = words[1:]
    first = words[0].partition("(")[0] if words else ""
    if first == "end" and len(words) > 1:
        _close(f"End {words[1].capitalize()}", missing)
    elif first in _CLOSES:
        _close(_CLOSES[first], missing)
    elif first in _OTHER_ENDS:
        missing.append(_OTHER_ENDS[first])
    elif first in _OWN_END or (first == "if" and words[-1] == "then"):
        missing.append(f"End {first.capitalize()}")


def _close(end: str, missing: list[str]) -> None:
    if end in missing:
        del missing[len(missing) - 1 - missing[::-1].index(end) :]
