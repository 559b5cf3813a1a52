"""What a language compiles once and uses for every program: kept in the toolchain's cache."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from plumbum import local
from plumbum.commands.processes import ProcessExecutionError

from pytest_flow2code.core.errors import ToolchainError


@cache
def prepared(
    folder: Path, sources: tuple[tuple[str, str], ...], command: tuple[str, ...], key: str
) -> str:
    """A folder below `folder` that holds `sources` and what `command` made of them.

    `command` runs there once; `key` is what the result depends on besides sources and command
    (the compiler's version). Several processes may do this at once: the first to finish wins.
    Only our own files are compiled here, so no sandbox is needed. Where `folder` cannot be
    written a temporary folder takes its place. Raises ToolchainError if the command fails.
    """
    digest = hashlib.sha256(repr((sources, command, key)).encode()).hexdigest()[:16]
    target = folder / digest
    if target.is_dir():
        return str(target)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(dir=folder))
    except OSError:
        work = Path(tempfile.mkdtemp(prefix="flow2code-prepared-"))
        target = work / "done"
        work = work / "work"
        work.mkdir()
    _make(work, sources, command)
    work.chmod(0o755)
    try:
        work.rename(target)
    except OSError:
        shutil.rmtree(work, ignore_errors=True)
        if not target.is_dir():
            raise
    return str(target)


def _make(work: Path, sources: Iterable[tuple[str, str]], command: tuple[str, ...]) -> None:
    for name, text in sources:
        (work / name).write_text(text, encoding="utf-8")
    try:
        with local.cwd(work):
            local[command[0]][list(command[1:])].run()
    except ProcessExecutionError as error:
        shutil.rmtree(work, ignore_errors=True)
        said = (error.stderr or error.stdout or "").strip().splitlines()[-3:]
        raise ToolchainError(f"{Path(command[0]).name} cannot compile the harness: {said}") from error
    for path in work.iterdir():
        path.chmod(0o644)


def version_key(tool: str) -> str:
    """What tells two versions of a compiler apart without running it: path, size and time."""
    found = Path(os.path.realpath(tool)).stat()
    return f"{tool}:{found.st_size}:{int(found.st_mtime)}"
