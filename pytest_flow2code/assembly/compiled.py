"""A Python harness compiled once: compiling it at every start takes longer than running it."""

from __future__ import annotations

import importlib.util
import marshal
from functools import cache, partial
from pathlib import Path

from pytest_flow2code.assembly.built import built, digest


@cache
def compiled(module_file: str, name: str, folder: Path) -> str:
    """The path of `support/NAME` beside a module, compiled, in `folder`.

    The folder it lies in carries a hash of the source and of the interpreter's format, so that
    another version never runs by mistake.
    """
    source = Path(module_file).parent / "support" / name
    text = source.read_text(encoding="utf-8")
    mark = digest((text, importlib.util.MAGIC_NUMBER.hex()))
    made = built(folder / f"{source.stem}-{mark}", partial(_compile, text, name))
    return str(made / f"{source.stem}.pyc")


def _compile(text: str, name: str, folder: Path) -> None:
    code = compile(text, name, "exec", dont_inherit=True)
    # Flags 1 and 0 in the header: the file is never checked against a source.
    header = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
    target = folder / f"{Path(name).stem}.pyc"
    target.write_bytes(header + marshal.dumps(code))
    target.chmod(0o644)
