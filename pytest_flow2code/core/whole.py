"""Files that are there whole or not at all, whoever else writes or reads them."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, data: bytes, mode: int = 0o600) -> None:
    """Write a file, and the folder for it, by way of another that takes its place.

    Raises OSError if it cannot be written; nothing of it is left then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        part.chmod(mode)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
