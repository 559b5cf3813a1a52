"""Gets more out of a sandbox than the few kilobytes it keeps of what a step prints: packed text."""

from __future__ import annotations

import base64
import gzip

from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.program import BOX

_PACKED = (
    '"$@" >{out} 2>{error}; status=$?; gzip -c {told} | base64 -w 0; echo; echo "$status"; exit 0'
)


def packed(argv: tuple[str, ...], *, error: bool) -> tuple[str, ...]:
    """The command `argv`, of which the standard error is told, or the standard output."""
    told = f"{BOX}/told"
    script = _PACKED.format(
        out="/dev/null" if error else told, error=told if error else "/dev/null", told=told
    )
    return ("/bin/sh", "-c", script, "sh", *argv)


def unpacked(outcome: Outcome) -> tuple[str, int]:
    """What was told, and the status of the command; nothing and 1 if it was ended by others."""
    lines = outcome.stdout.decode("ascii", "replace").split("\n")
    try:
        return gzip.decompress(base64.b64decode(lines[0])).decode("utf-8", "replace"), int(lines[1])
    except (ValueError, EOFError, OSError, IndexError):
        return "", 1
