"""A Python harness compiled once: compiling it at every start takes longer than running it."""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import os
import tempfile
from functools import cache
from pathlib import Path


@cache
def compiled(module_file: str, name: str, cache: Path) -> str:
    """The path of `support/NAME` beside a module, compiled if `cache` can be written.

    The file's name carries a hash of the source and of the interpreter's format, so that another
    version never runs by mistake.
    """
    source = Path(module_file).parent / "support" / name
    text = source.read_bytes()
    magic = importlib.util.MAGIC_NUMBER
    digest = hashlib.sha256(magic + text).hexdigest()[:16]
    target = cache / f"{source.stem}-{digest}.pyc"
    if target.exists():
        return str(target)
    code = compile(text, name, "exec", dont_inherit=True)
    # Flags 1 and 0 in the header: the file is never checked against a source.
    data = magic + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)
    try:
        cache.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=cache)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(temporary).chmod(0o644)
        Path(temporary).replace(target)
    except OSError:
        return str(source)
    return str(target)
