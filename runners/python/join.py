"""Answer and tests stay separate files; the harness runs one, then the other."""

from __future__ import annotations

from pytest_flow2code.assembly import Imports, given, outliner
from pytest_flow2code.assembly.compiled import compiled
from pytest_flow2code.assembly.interpreter import library_folders, mounts
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.python import corpora
from pytest_flow2code.runners.python.grammar import GRAMMAR, IMPORTS

DEFINITIONS = {
    "function_definition": ("name",),
    "class_definition": ("name",),
    "assignment": ("left",),
}

outline = outliner(
    GRAMMAR,
    DEFINITIONS,
    Imports(statements=IMPORTS, beside=("expression_statement/string",)),
)


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness with three texts beside it: what the task gives, the answer, the tests."""
    imports, helpers = given(
        GRAMMAR, task.header, imports=IMPORTS, table=DEFINITIONS, without=(task.entry_point,)
    )
    harness = compiled(__file__, "harness.py", toolchain.cache)
    data = corpora.folders(task)
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
                env=(("PYTHONHASHSEED", "0"), *corpora.named(data)),
                mounts=(*mounts(data), harness),
            ),
        ),
    )
