"""C#, compiled by Roslyn and run on .NET 8, 9 or 10."""

from __future__ import annotations

from pytest_flow2code.assembly import dotnet, nuget
from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.csharp.flow import lower
from pytest_flow2code.runners.csharp.join import assemble, lacks, outline
from pytest_flow2code.runners.csharp.spoil import spoils

LANGUAGE = Language(
    name="csharp",
    title="C#",
    suffix=".cs",
    seconds=1.9,
    aliases=("cs", "c#", "c sharp", "c-sharp", "dotnet"),
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
        "what the tests assert, throw and compare goes to the harness under an alias no answer "
        "can shadow. Only a search of the process's memory could find the token."
    ),
    lacks=lacks,
    spoils=spoils,
    libraries=(
        Tool("CompareNETObjects", (), hint=nuget.HINT, find=dotnet.find_package, fetch=nuget.fetch),
    ),
)
