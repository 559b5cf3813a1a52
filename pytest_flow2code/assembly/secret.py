"""A word that no answer can know, for the names under which a compiled harness is called."""

from __future__ import annotations

import os
import secrets
import tempfile
from functools import cache as remembered
from pathlib import Path

_FILE = "secret"
_DIGITS = 20


@remembered
def secret(cache: Path) -> str:
    """A random word of hexadecimal digits after a letter, the same for all who use `cache`.

    It is made once and kept there, so that what was compiled with it can be used again. Where
    `cache` cannot be written the word lasts as long as this process.
    """
    fresh = f"s{secrets.token_hex(_DIGITS // 2)}"
    kept = cache / _FILE
    try:
        if not kept.exists():
            _keep(kept, fresh)
        word = kept.read_text()
    except OSError:
        return fresh
    return word if word.isalnum() and len(word) == len(fresh) else fresh


def _keep(kept: Path, fresh: str) -> None:
    """Of several processes that do this at once the first one's word counts."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=kept.parent)
    with os.fdopen(handle, "w") as file:
        file.write(fresh)
    temporary = Path(name)
    try:
        kept.hardlink_to(temporary)
    except FileExistsError:
        pass
    finally:
        temporary.unlink()
