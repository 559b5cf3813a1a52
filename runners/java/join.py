"""Answer and tests are compiled together; the harness is compiled before and calls the tests."""

from __future__ import annotations

import hashlib
from pathlib import Path

from pytest_flow2code.assembly import support
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.java import jdk
from pytest_flow2code.runners.java.answer import header_imports, imports, joined
from pytest_flow2code.runners.java.escapes import unescaped
from pytest_flow2code.runners.java.library import LIBRARY
from pytest_flow2code.runners.java.names import GRAMMAR, TYPES, fields, name, outline
from pytest_flow2code.runners.java.tests import armed
from pytest_flow2code.syntax import descendants, parse

__all__ = ["assemble", "outline"]

_COMPILE = Limits(seconds=30.0, memory_mb=1024, processes=128)
_RUN = Limits(seconds=10.0, memory_mb=1024, processes=256)
_HEAP_MB = 640
_PACKAGE = "flow2code"


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """One file with the answer, one with the tests unless they go inside, compiled, then run.

    Raises DataError if the tests have no main method.
    """
    source = unescaped(source)
    package = _unused_package(source)
    tests = armed(task, package, _shadowed(task, source))
    lines, answer, called = joined(task, source, tests)
    given = header_imports(task.header)
    texts = {"Answer.java": "\n".join([*imports([lines, given, tests.imports]), answer])}
    if tests.types.strip():
        texts["Tests.java"] = "\n".join([*imports([tests.imports, given]), tests.types])
    files = [SourceFile(path, text) for path, text in texts.items()]
    ready = jdk.prepared(toolchain) if package == _PACKAGE else None
    if ready is None:
        own = support(__file__, "Harness.java").text
        own = own.replace(f"package {_PACKAGE}", f"package {package}")
        files.append(SourceFile("Harness.java", own))
    main = (f"{package}.Harness", tests.main or called or "Main")
    return Program(
        language="java",
        files=tuple(files),
        steps=_steps(jdk.home(toolchain), ready, [f.path for f in files], main),
    )


def _steps(
    home: Path, ready: jdk.Prepared | None, paths: list[str], main: tuple[str, str]
) -> tuple[Step, Step]:
    mounts = jdk.mounts(home)
    classes = f"{BOX}/classes"
    run_path = classes
    if ready is not None:
        run_path = f"{ready.harness}:{classes}"
        mounts += (str(ready.folder),)
    sources = [f"{BOX}/{path}" for path in paths]
    return (
        Step(
            "compile",
            jdk.javac(home, ready, "-d", classes, *sources),
            _COMPILE,
            mounts=mounts,
            reserves_address_space=True,
        ),
        Step(
            "run",
            jdk.java(home, "-ea", f"-Xmx{_HEAP_MB}m", "-cp", run_path, *main),
            _RUN,
            proves=True,
            mounts=mounts,
            reserves_address_space=True,
        ),
    )


def _unused_package(source: str) -> str:
    """A package name that the answer cannot have meant, so that it cannot put itself before it."""
    if _PACKAGE not in source:
        return _PACKAGE
    return f"{_PACKAGE}_{hashlib.sha256(source.encode('utf-8', 'replace')).hexdigest()[:16]}"


def _shadowed(task: Task, source: str) -> frozenset[str]:
    """Library types whose names the answer gives to something itself, a type or a field, although
    the task's reference does not."""
    own = _named(source) - _named(task.reference)
    return frozenset(own & LIBRARY.keys())


def _named(text: str) -> set[str]:
    root = parse(GRAMMAR, text).root
    found = {name(n) for n in descendants(root, *TYPES, "type_parameter")}
    return found.union(*(fields(n) for n in descendants(root, "field_declaration")))
