"""Fortran's older form, in which columns have a meaning, brought into the free one."""

from __future__ import annotations

import re
from functools import lru_cache

from pytest_flow2code.runners.fortran.units import GRAMMAR
from pytest_flow2code.syntax import parse

_COMMENT = re.compile(r"[Cc](?!\w)|[*!]")
_STATEMENT = re.compile(r"(?P<label>[ \d]{5})(?P<mark>.)(?P<text>.*)")
_TABBED = re.compile(r"(?P<label>\d{0,5})\t(?P<mark>[1-9]?)(?P<text>.*)")
_CACHED = 256


@lru_cache(maxsize=_CACHED)
def free_form(text: str) -> str:
    """`text` in free form. Lines stay where they are; what is no fixed form is left as it is."""
    if not parse(GRAMMAR, text).errors:
        return text
    lines: list[str] = []
    last: int | None = None
    for line in text.replace("\r\n", "\n").split("\n"):
        if not line.strip() or _COMMENT.match(line):
            lines.append(f"!{line[1:]}" if line.strip() else "")
            continue
        found = _TABBED.fullmatch(line) or _STATEMENT.fullmatch(line)
        if found is None:
            return text
        mark = found["mark"].strip()
        if mark in ("", "0"):
            lines.append(f"{found['label']} {found['text']}")
        elif last is None:
            return text
        else:
            lines[last] += "&"
            lines.append(f"     &{found['text']}")
        last = len(lines) - 1
    whole = "\n".join(lines)
    return text if last is None or parse(GRAMMAR, whole).errors else whole
