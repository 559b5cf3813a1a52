"""Answer and tests become one assembly; the harness is another, and calls the tests."""

from __future__ import annotations

import hashlib

from pytest_flow2code.assembly import dotnet
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Program, SourceFile
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.vb.answer import joined
from pytest_flow2code.runners.vb.names import GRAMMAR, declared, key, outline, types, wrap
from pytest_flow2code.runners.vb.tests import armed
from pytest_flow2code.syntax import descendants, parse, text

__all__ = ["assemble", "outline"]

_IMPORTS = (
    "Microsoft.VisualBasic",
    "System",
    "System.Collections",
    "System.Collections.Generic",
    "System.Diagnostics",
    "System.Linq",
    "System.Xml.Linq",
    "System.Threading.Tasks",
)
"""What a project of Visual Basic imports without being asked."""

_FLAGS = (
    "-nologo",
    "-noconfig",
    "-nostdlib",
    # A library may not hold the statement `End`.
    "-target:exe",
    # Without it the compiler wants parts of the My namespace that only Windows has.
    '-define:DEBUG=-1,TRACE=-1,_MYTYPE="Empty"',
    "-optionexplicit+",
    "-optioninfer+",
    "-optimize+",
    "-debug-",
    "-nowarn",
    "-utf8output",
    f"-imports:{','.join(_IMPORTS)}",
)


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The answer and a second part of its type with the tests, compiled to a library, then run.

    Raises DataError if the tests have no Sub Main, ToolchainError if the SDK does not work.
    """
    main = f"Main_{hashlib.sha256(source.encode('utf-8', 'replace')).hexdigest()[:16]}"
    tests = armed(task, main, _declared(source) - _declared(task.reference))
    answer = joined(task, source, tests)
    sdk = dotnet.sdk(toolchain)
    harness = dotnet.harness(toolchain)
    library = f'-r:"{harness / dotnet.HARNESS}"\n'
    texts = {
        "Answer.vb": "\n".join([*_missing(task.header, answer.text), answer.text]),
        "references.rsp": dotnet.references(sdk.references) + library,
    }
    texts["Start.vb"] = f"Module Start_{main}\nSub Main()\nEnd Sub\nEnd Module\n"
    inner = [part for part in (answer.part, tests.types) if part.strip()]
    if inner:
        seen = [f"Imports {space}" for space in answer.namespaces]
        first = dict.fromkeys([*tests.leading, *_missing(task.header, ""), *seen])
        texts["Tests.vb"] = "\n".join([*first, *inner])
    sources = [f"{BOX}/{path}" for path in texts if path.endswith(".vb")]
    places = (f"-sdkpath:{sdk.references}", f"-main:Start_{main}", f"@{BOX}/references.rsp")
    options = (*_FLAGS, *places, *sources)
    run = (tests.main or answer.home or "Module1", main)
    return Program(
        language="vb",
        files=tuple(SourceFile(path, content) for path, content in texts.items()),
        steps=dotnet.steps(sdk, "vbc.dll", options, harness, run),
    )


def _missing(header: str, answer: str) -> list[str]:
    """The header's imports that the answer does not repeat.

    None if the answer sets options: those must come first, and who writes options writes imports.
    """
    tree = parse(GRAMMAR, answer)
    if any(descendants(tree.root, "option_statements")):
        return []
    own = {_squeezed(text(n)).lower() for n in descendants(tree.root, "imports_statement")}
    head = parse(GRAMMAR, header)
    given = [_squeezed(text(n)) for n in descendants(head.root, "imports_statement")]
    return [line for line in given if line.lower() not in own]


def _squeezed(line: str) -> str:
    return " ".join(line.split())


def _declared(source: str) -> frozenset[str]:
    """The types, import aliases, fields and properties that a text declares, as the language
    compares names."""
    found: set[str] = set()
    for code in (source, wrap(source, "Module Flow2Code__", "End Module")):
        tree = parse(GRAMMAR, code)
        found |= {key(n) for n in types(tree)}
        for member in descendants(tree.root, "field_declaration", "property_declaration"):
            found |= declared(member)
        for node in descendants(tree.root, "imports_statement"):
            alias = node.child_by_field_name("alias")
            found |= set() if alias is None else {text(alias).lower()}
    return frozenset(found - {""})
