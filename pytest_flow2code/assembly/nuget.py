"""The package CompareNETObjects, which tests in C# call: where NuGet keeps it, and getting it."""

from __future__ import annotations

import hashlib
import os
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path

from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.whole import write_whole

PACKAGE = "comparenetobjects"
VERSION = "4.74.0"
SHA256 = "6de2cd137d61aa185d856c35f845850a042094629779ab7035181a43fa69ed5e"
URL = f"https://www.nuget.org/api/v2/package/CompareNETObjects/{VERSION}"
HINT = f"curl -L --create-dirs -o ~/.nuget/packages/{PACKAGE}.{VERSION}.nupkg {URL}"

_SECONDS = 60


def found(root: Path) -> Iterator[Path]:
    """The package's files and folders, best first; `root` is the .NET installation's folder."""
    folders = (_own(), root / "packages", Path.home() / ".nuget" / "packages")
    for folder in dict.fromkeys(folders):
        for path in sorted(folder.iterdir(), reverse=True) if folder.is_dir() else ():
            if path.name.lower().startswith(PACKAGE):
                yield path


def _own() -> Path:
    """NuGet's own cache."""
    named = os.environ.get("NUGET_PACKAGES")
    return Path(named) if named else Path.home() / ".nuget" / "packages"


def fetch() -> None:
    """Put the package into NuGet's cache.

    Raises ToolchainError if it cannot be had or is not the package that is wanted.
    """
    try:
        with urllib.request.urlopen(URL, timeout=_SECONDS) as answer:
            data: bytes = answer.read()
        if hashlib.sha256(data).hexdigest() != SHA256:
            raise ToolchainError(f"{URL} gave something else than version {VERSION}", mend=HINT)
        write_whole(_own() / f"{PACKAGE}.{VERSION}.nupkg", data, 0o644)
    except (OSError, HTTPException) as error:
        raise ToolchainError(f"{URL}: {error}", mend=HINT) from error
