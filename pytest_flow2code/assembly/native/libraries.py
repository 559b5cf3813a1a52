"""Libraries beyond the standard one: what has to be linked, and what this machine lacks."""

from __future__ import annotations

import shutil
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from pytest_flow2code.core.language import Tool


@dataclass(frozen=True, slots=True)
class Library:
    """Files included as `folder/...` need the Debian package `apt` and the linker's `flags`."""

    folder: str
    apt: str
    flags: tuple[str, ...] = ()


_LIBRARIES = (
    Library("openssl", "libssl-dev", ("-lcrypto",)),
    Library("boost", "libboost-dev"),
)


def tools(*folders: str) -> tuple[Tool, ...]:
    """These libraries, named by their folders of headers, as things that can be installed."""
    return tuple(
        Tool(library.folder, (), apt=(library.apt,), find=partial(_place, library.folder))
        for library in _LIBRARIES
        if library.folder in folders
    )


def flags(included: Iterable[str]) -> tuple[str, ...]:
    """The linker's flags for programs that include these files."""
    return tuple(
        flag for library in _LIBRARIES for flag in library.flags if _used(library, included)
    )


def lacking(included: Iterable[str]) -> str | None:
    """Which of these files' libraries are not here, with the command that brings them."""
    missing = [
        library.apt
        for library in _LIBRARIES
        if (wanted := _used(library, included)) and not all(_found(name) for name in wanted)
    ]
    if not missing:
        return None
    packages = " ".join(missing)
    return f"needs the library that {packages} brings: apt-get install {packages}"


def _used(library: Library, included: Iterable[str]) -> list[str]:
    return sorted(name for name in included if name.startswith(f"{library.folder}/"))


def _found(name: str) -> bool:
    return _place(name) is not None


def _place(name: str) -> str | None:
    """Where a header, or a folder of headers, is."""
    triplet = sysconfig.get_config_var("MULTIARCH") or ""
    folders = ("/usr/local/include", "/usr/include", f"/usr/include/{triplet}")
    paths = (Path(folder) / name for folder in folders)
    return next((str(path) for path in paths if path.exists()), None)


@cache
def linker() -> tuple[str, ...]:
    """The flags that choose the quickest linker here: gold takes a third of the usual one's time,
    and the plugin for link-time optimisation is never needed."""
    quick = ("-fuse-ld=gold",) if shutil.which("ld.gold") else ()
    return (*quick, "-fno-use-linker-plugin")
