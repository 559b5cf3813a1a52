"""Headers of the standard library, compiled once: reading them is most of a small compilation."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from pytest_flow2code.assembly.prepared import prepared, version_key
from pytest_flow2code.core.language import Toolchain

_NAME = "given.h"


def precompiled(
    toolchain: Toolchain, command: tuple[str, ...], included: Iterable[str]
) -> str | None:
    """The folder of a precompiled header with these standard files, for programs to include.

    `command` is the compiler with the flags that say what it compiles; a precompiled header fits
    only the flags that it was made with. None if there is nothing to include or no cache to keep
    it in. Raises ToolchainError.
    """
    files = sorted(included)
    if not files or not _writable(toolchain.cache):
        return None
    text = "#pragma once\n" + "".join(f"#include <{file}>\n" for file in files)
    made = (*command, _NAME, "-o", f"{_NAME}.gch")
    return prepared(toolchain.cache, ((_NAME, text),), made, version_key(command[0]))


def line(folder: str) -> str:
    """What includes it: the first line of a program, for it counts only there."""
    return f'#include "{folder}/{_NAME}"'


def _writable(folder: Path) -> bool:
    there = next(path for path in (folder, *folder.parents) if path.exists())
    return os.access(there, os.W_OK)
