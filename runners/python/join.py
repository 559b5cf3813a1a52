"""Answer and tests stay separate files; the harness runs one, then the other."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from tree_sitter import Node

from pytest_flow2code.assembly import given, outliner
from pytest_flow2code.assembly.compiled import compiled
from pytest_flow2code.assembly.interpreter import library_folders, mounts
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.syntax import Grammar, descendants, parse

GRAMMAR = Grammar("tree_sitter_python")
IMPORTS = ("import_statement", "import_from_statement", "future_import_statement")
DEFINITIONS = {
    "function_definition": ("name",),
    "class_definition": ("name",),
    "assignment": ("left",),
}

outline = outliner(GRAMMAR, DEFINITIONS)


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness with three texts beside it: what the task gives, the answer, the tests."""
    imports, helpers = given(
        GRAMMAR, task.header, imports=IMPORTS, table=DEFINITIONS, without=(task.entry_point,)
    )
    harness = compiled(__file__, "harness.py", toolchain.cache)
    plan = {
        "entry": task.entry_point,
        "call": task.tests.call,
        "unittest": task.tests.unittest,
        "path": list(library_folders()),
    }
    return Program(
        language="python",
        files=(
            SourceFile("given.py", "\n".join([*imports, *helpers.values()])),
            SourceFile("answer.py", source),
            SourceFile("tests.py", task.tests.code),
            SourceFile("plan", repr(plan)),
        ),
        steps=(
            Step(
                name="run",
                argv=(toolchain.path("python"), "-s", "-S", "-B", harness, BOX),
                limits=Limits(seconds=10.0, memory_mb=1024),
                proves=True,
                # Set iteration order must not decide a verdict.
                env=(("PYTHONHASHSEED", "0"),),
                mounts=(*mounts(), harness),
            ),
        ),
    )


_WHEELS = {"bs4": "beautifulsoup4", "docx": "python-docx", "PIL": "pillow", "yaml": "pyyaml"}
"""Modules whose wheel goes by another name."""


def lacks(task: Task, toolchain: Toolchain) -> str | None:  # noqa: ARG001
    """The third-party modules that the task itself imports and this interpreter cannot find."""
    wanted: set[str] = set()
    for text in (task.header, task.reference, task.tests.code):
        tree = parse(GRAMMAR, text)
        for node in descendants(tree.root, *IMPORTS):
            wanted |= {tree.of(name).split(".")[0] for name in _modules(node)}
    missing = sorted(name for name in wanted if not _found(name))
    if not missing:
        return None
    wheels = " ".join(_WHEELS.get(name, name) for name in missing)
    return f"needs the Python module {', '.join(missing)}: pip install {wheels}"


def _modules(node: Node) -> list[Node]:
    """The module names in an import statement, without relative ones."""
    module = node.child_by_field_name("module_name")
    if module is not None:
        return [module] if module.type == "dotted_name" else []
    names = node.children_by_field_name("name")
    return [n.child_by_field_name("name") or n for n in names]


@cache
def _found(module: str) -> bool:
    return module == "__future__" or find_spec(module) is not None
