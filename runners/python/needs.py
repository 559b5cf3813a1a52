"""What a single task needs besides Python itself: modules that load, and their data."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache

from plumbum import local
from plumbum.commands.processes import ProcessTimedOut
from tree_sitter import Node

from pytest_flow2code.assembly.interpreter import interpreter, library_folders
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.python import corpora
from pytest_flow2code.runners.python.grammar import GRAMMAR, IMPORTS
from pytest_flow2code.syntax import Source, descendants, parse

_WHEELS = {"bs4": "beautifulsoup4", "docx": "python-docx", "PIL": "pillow", "yaml": "pyyaml"}
"""Modules whose wheel goes by another name."""

_SECONDS = 60

_TRIAL = """
import importlib, json, os, sys
folders, names = json.loads(sys.argv[1])
sys.path[:1] = []
sys.path += folders
out = os.dup(1)
os.dup2(2, 1)
for name in names:
    missing = why = None
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        missing, why = error.name, str(error)
    except BaseException as error:
        why = f"{type(error).__name__}: {error}"
    os.write(out, (json.dumps([name, missing, why]) + "\\n").encode())
"""
"""Loads modules as the harness finds them, and tells what became of each on a line of its own."""


def lacks(task: Task, toolchain: Toolchain) -> str | None:  # noqa: ARG001
    """What the task's own texts import or download and this machine has not got.

    Modules of others are really loaded, by the interpreter and from the folders that programs
    get: one that is there but does not load would fail every answer.
    """
    sources = _sources(task)
    wanted = sorted({name for source in sources for name in _modules(source)})
    unknown = [name for name in wanted if _is_own(name) and not _is_built_in(name)]
    missing, broken = _tried(tuple(name for name in wanted if not _is_own(name)))
    missing = tuple(sorted({*unknown, *missing}))
    if missing:
        return f"needs the Python module {', '.join(missing)}: pip install {_wheels(missing)}"
    for name, why in broken:
        return (
            f"needs the Python module {name}, which does not load ({why}): "
            f"pip install --force-reinstall {_wheels((name.partition('.')[0],))}"
        )
    data = corpora.missing(task)
    return f"needs NLTK's data {', '.join(data)}: {corpora.fetch(data)}" if data else None


def _sources(task: Task) -> tuple[Source, ...]:
    return tuple(parse(GRAMMAR, t) for t in (task.header, task.reference, task.tests.code))


def _modules(source: Source) -> Iterator[str]:
    """The modules that a text imports, with their packages, without relative ones."""
    for node in descendants(source.root, *IMPORTS):
        for name in _imported(node):
            yield source.of(name)


def _imported(node: Node) -> list[Node]:
    module = node.child_by_field_name("module_name")
    if module is not None:
        return [module] if module.type == "dotted_name" else []
    if node.type == "future_import_statement":
        return []
    names = node.children_by_field_name("name")
    return [n.child_by_field_name("name") or n for n in names]


def _is_own(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


@cache
def _is_built_in(name: str) -> bool:
    """Whether this Python has a module of the standard library: some builds leave a few out."""
    return not _tried((name.partition(".")[0],))[0]


@cache
def _tried(names: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """The top-level modules that are not there; those that do not load, each with the reason."""
    if not names:
        return (), ()
    asked = json.dumps([library_folders(), names])
    python = local[interpreter()]["-I", "-S", "-B", "-c", _TRIAL, asked]
    try:
        _, said, _ = python.run(retcode=None, timeout=_SECONDS)
    except ProcessTimedOut:
        said = ""
    told = {name: (missing, why) for name, missing, why in map(json.loads, said.splitlines())}
    missing, broken = set(), []
    for name in names:
        absent, why = told.get(name, (None, "it ends the process that loads it"))
        if absent is not None and f"{name}.".startswith(f"{absent}."):
            missing.add(name.partition(".")[0])
        elif why is not None:
            broken.append((name, why.splitlines()[0] if why else why))
    return tuple(sorted(missing)), tuple(broken)


def _wheels(modules: tuple[str, ...]) -> str:
    return " ".join(_WHEELS.get(name, name) for name in modules)
