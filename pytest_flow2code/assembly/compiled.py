"""A Python harness compiled once: compiling it at every start takes longer than running it."""

from __future__ import annotations

import importlib.util
import marshal
from functools import cache, partial
from pathlib import Path

from pytest_flow2code.assembly.built import built, digest


@cache
def compiled(module_file: str, names: tuple[str, ...], folder: Path) -> str:
    """The path of the files `support/NAME` beside a module, compiled as one text in this order, in
    `folder`. It goes by the last one's name.

    The folder it lies in carries a hash of the source and of the interpreter's format, so that
    another version never runs by mistake.
    """
    sources = [Path(module_file).parent / "support" / name for name in names]
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    mark = digest((text, importlib.util.MAGIC_NUMBER.hex()))
    stem = sources[-1].stem
    made = built(folder / f"{stem}-{mark}", partial(_compile, text, names[-1]))
    return str(made / f"{stem}.pyc")


def _compile(text: str, name: str, folder: Path) -> None:
    code = compile(text, name, "exec", dont_inherit=True)
    # Flags 1 and 0 in the header: the file is never checked against a source.
    header = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
    target = folder / f"{Path(name).stem}.pyc"
    target.write_bytes(header + marshal.dumps(code))
    target.chmod(0o644)
