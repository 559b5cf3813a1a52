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
from pytest_flow2code.syntax import apply, parse, replace

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

_HARNESS = ("guard.py", "forged.py", "harness.py")


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness with three texts beside it: what the task gives, the answer, the tests."""
    imports, helpers = given(
        GRAMMAR, task.header, imports=IMPORTS, table=DEFINITIONS, without=(task.entry_point,)
    )
    harness = compiled(__file__, _HARNESS, toolchain.cache)
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
            SourceFile("answer.py", _without_last_exit(source)),
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


def _without_last_exit(answer: str) -> str:
    """The answer without a call that ends the process as its very last statement, where a script
    says that it is over and tests that follow would never run."""
    source = parse(GRAMMAR, answer)
    statements = [n for n in source.root.named_children if n.type != "comment"]
    if not statements or not statements[-1].named_children:
        return answer
    call = statements[-1].named_children[0]
    function = call.child_by_field_name("function")
    name = source.of(call if function is None else function)
    if name in _LEAVING.get(statements[-1].type, ()) and (function or call.type == "identifier"):
        return apply(source, [replace(statements[-1], "pass")])
    return answer


_LEAVING = {
    "expression_statement": ("exit", "quit", "sys.exit"),
    "raise_statement": ("SystemExit",),
}
