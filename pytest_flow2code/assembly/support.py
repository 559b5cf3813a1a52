"""Files that a language keeps beside its code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pytest_flow2code.core.program import SourceFile


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def support(module_file: str, name: str, as_path: str | None = None) -> SourceFile:
    """`support/NAME` beside the module whose `__file__` is given, to lie at `as_path` (or NAME)."""
    return SourceFile(as_path or name, _read(Path(module_file).parent / "support" / name))
