"""A function that never sets its result has none, whatever the memory for it held before."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_flow2code.runners.pascal.parts import procedure_name
from pytest_flow2code.syntax import Edit, Source, child, descendants

_VALUES = {
    word: value
    for value, words in {
        "-86": "shortint int8",
        "171": "byte uint8",
        "-21846": "smallint int16 integer",
        "43691": "word uint16",
        "-1431655766": "longint int32 int64 nativeint ptrint valsint",
        "2863311531": "longword cardinal dword uint32 uint64 qword nativeuint sizeint ptruint",
        "-6.25e37": "real single double extended",
        "#171": "char ansichar",
        "True": "boolean",
    }.items()
    for word in words.split()
}
"""Types whose values begin as whatever lay in memory -> a value that no test expects. Texts and the
like are left alone: they begin as something."""


def valueless(own: Source, strange: frozenset[str]) -> Iterator[Edit]:
    """Edits that set the result of every function to something worthless first.

    Without them it would often be what another function has left in the same place, which may be
    just what should have been the result. Right programs do not notice. `strange` are the names,
    in lower case, that become others in the program.
    """
    for node in descendants(own.root, "defProc"):
        heading, block = child(node, "declProc"), child(node, "block")
        begin = None if block is None else child(block, "kBegin")
        name = procedure_name(node)
        kind = None if heading is None else heading.child_by_field_name("type")
        if begin is None or name is None or kind is None or node.has_error:
            continue
        value = _VALUES.get(own.of(kind).lower())
        if value is not None and begin.end_byte <= own.length:
            called = f"own_{own.of(name)}" if own.of(name).lower() in strange else own.of(name)
            yield Edit(begin.end_byte, begin.end_byte, f" {called} := {value};")
