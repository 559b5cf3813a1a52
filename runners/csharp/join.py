"""Answer and tests become one assembly; the harness is another, and calls the tests."""

from __future__ import annotations

import hashlib

from pytest_flow2code.assembly import dotnet, nuget
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Program, SourceFile
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.csharp.answer import Joined, joined
from pytest_flow2code.runners.csharp.library import COMPARER, COMPARER_NAMESPACE, LIBRARY
from pytest_flow2code.runners.csharp.names import GRAMMAR, LEADING, TYPES, name, outline
from pytest_flow2code.runners.csharp.tests import Aliases, CSharpTests, armed
from pytest_flow2code.syntax import child, descendants, named, parse, text

__all__ = ["assemble", "lacks", "outline"]

_FLAGS = (
    "-nologo",
    "-noconfig",
    "-nostdlib",
    "-target:library",
    "-define:DEBUG,TRACE",
    "-unsafe+",
    "-optimize+",
    "-debug-",
    "-warn:0",
    "-utf8output",
)
_IMPLICIT = (
    "System",
    "System.IO",
    "System.Collections.Generic",
    "System.Linq",
    "System.Net.Http",
    "System.Threading",
    "System.Threading.Tasks",
)
"""What a console project imports without being asked."""


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The answer with the tests in it or beside it, compiled to a library, then run.

    Raises DataError if the tests have no Main method, ToolchainError if the SDK does not work.
    """
    aliases = Aliases(
        hashlib.sha256(source.encode("utf-8", "replace")).hexdigest()[:16],
        _declared(source) - _declared(task.reference),
    )
    tests = armed(task, aliases)
    answer = joined(task, source, tests)
    sdk = dotnet.sdk(toolchain)
    harness = dotnet.harness(toolchain)
    comparer = dotnet.compare_objects(toolchain) if _compares(task) else None
    references = {aliases.harness: harness / dotnet.HARNESS}
    if comparer is not None:
        references[aliases.comparer] = comparer
    libraries = {LIBRARY[n][1] for n in ("Enumerable", *(aliases.shadowed & LIBRARY.keys()))}
    if aliases.shadowed:
        for assembly in sorted(libraries):
            references[aliases.library(assembly)] = sdk.references / f"{assembly}.dll"
    lines = dotnet.references(sdk.references) + "".join(
        f'-r:{alias}="{path}"\n' for alias, path in references.items()
    )
    if comparer is not None:
        lines += f'-r:"{comparer}"\n'
    texts = {"Implicit.cs": _implicit(), "references.rsp": lines}
    texts |= _texts(task, answer, tests, tuple(references))
    sources = [f"{BOX}/{path}" for path in texts if path.endswith(".cs")]
    options = (*_FLAGS, f"@{BOX}/references.rsp", *sources)
    library = () if comparer is None else (str(comparer),)
    run = (tests.main or answer.home or "Program", aliases.main, *library)
    return Program(
        language="csharp",
        files=tuple(SourceFile(path, content) for path, content in texts.items()),
        steps=dotnet.steps(sdk, "csc.dll", options, harness, run),
    )


def lacks(task: Task, toolchain: Toolchain) -> str | None:
    """The package CompareNETObjects, if the task's tests call it and it is not here."""
    if not _compares(task) or dotnet.compare_objects(toolchain) is not None:
        return None
    return f"needs the package CompareNETObjects: {nuget.HINT}"


def _texts(
    task: Task, answer: Joined, tests: CSharpTests, aliases: tuple[str, ...]
) -> dict[str, str]:
    """One file with the answer, one with the tests unless they go inside."""
    header = _using(task.header)
    externs = [f"extern alias {alias};" for alias in aliases]
    first = [*answer.defines, *externs, *_once(answer.leading, header, tests.leading)]
    texts = {"Answer.cs": "\n".join([*first, answer.text])}
    if tests.types.strip():
        seen = tuple(f"using {space};" for space in answer.namespaces)
        lines = [*externs, *_once(tests.leading, header, seen), tests.types]
        texts["Tests.cs"] = "\n".join(lines)
    return texts


def _once(*groups: tuple[str, ...]) -> list[str]:
    """Using lines of several origins without repetitions, global ones first as C# wants them."""
    lines = dict.fromkeys(" ".join(line.split()) for group in groups for line in group)
    return sorted(lines, key=lambda line: not line.startswith("global "))


def _using(source: str) -> tuple[str, ...]:
    tree = parse(GRAMMAR, source)
    return tuple(tree.of(n) for n in named(tree.root, "using_directive"))


def _implicit() -> str:
    return "".join(f"global using global::{space};\n" for space in _IMPLICIT)


def _declared(source: str) -> frozenset[str]:
    """The types, aliases, type parameters, extension methods, fields and properties that a text
    declares."""
    tree = parse(GRAMMAR, source)
    kinds = (*TYPES, "type_parameter", "property_declaration")
    found = {name(n) for n in descendants(tree.root, *kinds)}
    for node in descendants(tree.root, "field_declaration"):
        found |= {name(n) for n in descendants(node, "variable_declarator")}
    for node in descendants(tree.root, "using_directive"):
        alias = node.child_by_field_name("name")
        found |= set() if alias is None else {text(alias)}
    for method in descendants(tree.root, "method_declaration", "local_function_statement"):
        listed = child(method, "parameter_list")
        first = None if listed is None else child(listed, "parameter")
        if first is not None and any(text(m) == "this" for m in named(first, "modifier")):
            found.add(name(method))
    return frozenset(found - {""})


def _compares(task: Task) -> bool:
    """Whether the task's own texts use the package CompareNETObjects."""
    for code in (task.header, task.reference, task.tests.code):
        tree = parse(GRAMMAR, code)
        if any(COMPARER_NAMESPACE in tree.of(n) for n in named(tree.root, *LEADING)):
            return True
        if any(text(n) == COMPARER for n in descendants(tree.root, "identifier")):
            return True
    return False
