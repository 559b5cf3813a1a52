"""What a language compiles once, with one command, and uses for every program."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache, partial
from pathlib import Path

from plumbum import local

from pytest_flow2code.assembly.built import built, call, digest
from pytest_flow2code.core.errors import ASK_THE_DOCTOR, ToolchainError


@cache
def prepared(
    folder: Path, sources: tuple[tuple[str, str], ...], command: tuple[str, ...], key: str
) -> str:
    """A folder below `folder` that holds `sources` and what `command` made of them.

    `command` runs there once; `key` is what the result depends on besides sources and command
    (the compiler's version). Only our own files are compiled here, so no sandbox is needed.
    Raises ToolchainError if the command fails.
    """
    name = digest((repr(sources), repr(command), key))
    return str(built(folder / name, partial(_make, sources, command)))


def _make(sources: Iterable[tuple[str, str]], command: tuple[str, ...], work: Path) -> None:
    for name, text in sources:
        (work / name).write_text(text, encoding="utf-8")
    with local.cwd(work):
        call(command)
    for path in work.iterdir():
        path.chmod(0o644)


def version_key(tool: str) -> str:
    """What tells two versions of a compiler apart without running it: path, size and time.

    Raises ToolchainError if it is not there any more.
    """
    try:
        found = Path(os.path.realpath(tool)).stat()
    except OSError as error:
        raise ToolchainError(f"{tool} cannot be looked at: {error}", mend=ASK_THE_DOCTOR) from error
    return f"{tool}:{found.st_size}:{int(found.st_mtime)}"
