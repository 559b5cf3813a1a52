"""Tcl."""

from __future__ import annotations

from pathlib import Path

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.tcl.flow import lower
from pytest_flow2code.runners.tcl.join import assemble, outline
from pytest_flow2code.runners.tcl.spoil import spoils

_VERSION = str(Path(__file__).parent / "support" / "version.tcl")
"""Tcl's shell has no switch that asks for its version, only scripts."""

LANGUAGE = Language(
    name="tcl",
    title="Tcl",
    suffix=".tcl",
    seconds=0.05,
    aliases=("tclsh", "tcl8", "tcl/tk"),
    tools=(Tool("tclsh", ("tclsh", "tclsh8.6", "tclsh9.0"), version=(_VERSION,), apt=("tcl",)),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "Answer and tests run in an interpreter inside the one that holds the token, which they "
        "cannot reach; after the last test, with the commands that the tests rely on found "
        "unchanged, the outer one answers with the token reversed. Only the process's raw memory "
        "would give the token away."
    ),
    spoils=spoils,
)
