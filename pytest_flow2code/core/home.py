"""The folder of a project in which runs keep what must not get lost."""

from __future__ import annotations

from pathlib import Path

from pytest_flow2code.core.errors import Flow2CodeError

FOLDER = ".flow2code"


def home(root: Path) -> Path:
    """The folder below `root`, made if need be, which git is told to leave alone.

    Raises Flow2CodeError if it cannot be made.
    """
    folder = root / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        ignore = folder / ".gitignore"
        if not ignore.exists():
            ignore.write_text("*\n", encoding="ascii")
    except OSError as error:
        raise Flow2CodeError(
            f"the folder {folder} cannot be made: {error.strerror}",
            mend="name files in a folder that can be written, with --flow2code-results=FILE "
            "and --flow2code-store=FILE",
        ) from error
    return folder
