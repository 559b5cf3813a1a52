"""How a jail that is already there is told what to run in it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable

from pytest_flow2code.core.errors import SandboxError

INIT = "n='\n'; IFS= read -r c || exit 125; eval \"$c\"; exit $?"
"""Process 1 of a jail ignores the signals it does not handle, so `abort` and `kill` would not end
a program there: a shell is process 1, the program its child. The shell reads its command up to the
end of the line and not a byte further: what follows is the program's. If nobody is left to say
what to run, it leaves."""

_ROOM = 60_000
"""Bytes: a pipe takes 64 KiB before anybody reads, and the token's line has to fit too."""


def opening(words: Iterable[str]) -> bytes:
    """The line that makes `INIT` run the command `words`, each of them as it is.

    Raises SandboxError if the command does not fit into a pipe.
    """
    quoted = (shlex.quote(word).replace("\n", "'\"$n\"'") for word in words)
    line = os.fsencode(" ".join(quoted)) + b"\n"
    if len(line) > _ROOM:
        raise SandboxError(
            f"a step's command is {len(line)} bytes long; {_ROOM} are possible",
            mend="shorten it, or put what is long into a file of the program",
        )
    return line
