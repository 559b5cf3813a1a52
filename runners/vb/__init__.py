"""Visual Basic, compiled by Roslyn and run on .NET 8, 9 or 10."""

from __future__ import annotations

from pytest_flow2code.assembly import dotnet
from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.vb.flow import lower
from pytest_flow2code.runners.vb.join import assemble, outline
from pytest_flow2code.runners.vb.spoil import spoils

LANGUAGE = Language(
    name="vb",
    title="Visual Basic",
    suffix=".vb",
    seconds=2.0,
    aliases=("visual basic", "vbnet", "vb.net", "visualbasic", "visual basic .net", "visual-basic"),
    tools=(
        Tool(
            "dotnet",
            ("dotnet",),
            version=("--list-runtimes",),
            hint=dotnet.HINT,
            find=dotnet.find,
            apt_any=dotnet.PACKAGES,
        ),
    ),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "The harness is an assembly of its own, reads the token before the answer's is loaded, "
        "keeps it in a local variable and calls the tests' Main under a name no answer can know; "
        "what the tests assert, throw and compare goes to the harness. Only a search of the "
        "process's memory could find the token."
    ),
    spoils=spoils,
)
