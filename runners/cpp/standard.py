"""The whole standard library as a header compiled once: parsing it is most of a compilation."""

from __future__ import annotations

import os
from pathlib import Path

from pytest_flow2code.assembly.prepared import prepared, version_key
from pytest_flow2code.core.language import Toolchain

EVERYTHING = "bits/stdc++.h"

FLAGS = ("-std=gnu++17", "-w")
"""A precompiled header fits only the flags that it was made with."""

_HEADER = f"#pragma once\n#include <{EVERYTHING}>\n"


def precompiled(toolchain: Toolchain, compiler: str) -> str | None:
    """The folder of `standard.hpp` and its compiled form (100 MB), or None where there is no
    cache to keep it in. Raises ToolchainError."""
    if not _writable(toolchain.cache):
        return None
    command = (compiler, *FLAGS, "-x", "c++-header", "standard.hpp", "-o", "standard.hpp.gch")
    sources = (("standard.hpp", _HEADER),)
    return prepared(toolchain.cache, sources, command, version_key(compiler))


def _writable(folder: Path) -> bool:
    there = next(path for path in (folder, *folder.parents) if path.exists())
    return os.access(there, os.W_OK)
