"""The tests' program, armed: whatever it does to say that a test failed is reported.

`word` ends the names of the procedures that report.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tree_sitter import Node

from pytest_flow2code.runners.fortran.units import heading_name
from pytest_flow2code.syntax import Edit, Source, child, cut, descendants, replace

_LEAVING = frozenset({"exit", "abort"})


def words(host: Source) -> frozenset[str]:
    """All names in the tests, in lower case."""
    found = descendants(host.root, "identifier", "type_name", "method_name")
    return frozenset(host.of(node).lower() for node in found)


def is_strict(host: Source) -> bool:
    """Whether the tests say `implicit none`."""
    found = descendants(host.root, "implicit_statement")
    return any(child(node, "none") is not None for node in found)


def use(host: Source, imports: Iterable[tuple[str, list[str]]]) -> Edit:
    """The names that the tests need of each module, at the top of the program."""
    lines = "".join(f"\nuse {name}, only: {', '.join(names)}" for name, names in imports)
    heading = next(descendants(host.root, "program_statement"), None)
    at = 0 if heading is None else heading.end_byte
    return Edit(at, at, f"{lines}\n")


def checks(host: Source, word: str) -> Iterator[Edit]:
    """Each call of one of the tests' own procedures says first in which line it stands."""
    names = map(heading_name, descendants(host.root, "subroutine"))
    own = {host.of(name).lower() for name in names if name is not None}
    for node in descendants(host.root, "subroutine_call"):
        called, above = node.child_by_field_name("subroutine"), node.parent
        if called is None or above is None or host.of(called).lower() not in own:
            continue
        if above.type != "if_statement" or child(above, "end_if_statement") is not None:
            line = node.start_point.row + 1
            yield Edit(node.start_byte, node.start_byte, f"call flow2code_at_{word}({line}); ")


def failures(host: Source, word: str) -> Iterator[Edit]:
    """Where the tests give up. `stop` exits with status 0, which would look like success."""
    for node in descendants(host.root, "stop_statement", "subroutine_call"):
        called = node.child_by_field_name("subroutine")
        if called is not None and host.of(called).lower() not in _LEAVING:
            continue
        if _is_last(node):
            yield cut(node)
        else:
            line = node.start_point.row + 1
            yield replace(node, f"call flow2code_failed_{word}({line})")


def _is_last(node: Node) -> bool:
    """Whether the main program itself ends here, after all its tests."""
    after = node.next_named_sibling
    while after is not None and after.type == "comment":
        after = after.next_named_sibling
    within_main = node.parent is not None and node.parent.type == "program"
    return within_main and (
        after is None or after.type in ("internal_procedures", "end_program_statement")
    )


def finish(host: Source, word: str) -> Edit:
    """Report that control came back: the last statement before the main program's `contains`."""
    call = f"call flow2code_done_{word}()\n"
    for node in descendants(host.root, "internal_procedures", "end_program_statement"):
        return Edit(node.start_byte, node.start_byte, call)
    return Edit(host.length, host.length, f"\n{call}")


def ending(host: Source) -> str:
    """The closing line of the tests' program where they leave it out."""
    for node in descendants(host.root, "end_program_statement"):
        if node.start_byte < host.length:
            return ""
    for node in descendants(host.root, "program"):
        name = heading_name(node)
        if name is not None:
            return f"end program {host.of(name)}"
    return "end program"
