"""What a text of Pascal defines."""

from __future__ import annotations

from pytest_flow2code.assembly import Imports, outliner
from pytest_flow2code.core.language import Outline
from pytest_flow2code.runners.pascal.parts import GRAMMAR, tidied

_outlined = outliner(
    GRAMMAR,
    {"declProc": ("name",), "declType": ("name",), "declConst": ("name",)},
    Imports(
        statements=("declUses",),
        around=("program", "unit", "library", "interface"),
        beside=("kProgram", "kUnit", "kLibrary", "kInterface", "moduleName"),
    ),
    fold_case=True,
)


def outline(source: str) -> Outline:
    """What a text defines, and how much of it is no Pascal."""
    return _outlined(tidied(source))
