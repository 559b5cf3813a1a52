"""Answer and tests run as functions of their own; the answer's names are handed to the tests."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from pytest_flow2code.assembly import given, outliner, support
from pytest_flow2code.core.language import Outline, Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.javascript.libraries import folder_of, packages
from pytest_flow2code.runners.javascript.modules import as_script
from pytest_flow2code.runners.javascript.names import (
    GRAMMAR,
    at_top,
    bound,
    classes_with,
    waits,
)
from pytest_flow2code.runners.javascript.requires import IMPORTS
from pytest_flow2code.runners.javascript.tests_text import prepare, required
from pytest_flow2code.syntax import Source, apply, cut, parse

DEFINITIONS = {
    "function_declaration": ("name",),
    "generator_function_declaration": ("name",),
    "class_declaration": ("name",),
    "method_definition": ("name",),
    "variable_declarator": ("name",),
    "assignment_expression": ("left",),
}
_GIVEN = dict.fromkeys(("function_declaration", "class_declaration"), ("name",))
_STATEMENTS = ("import_statement", "lexical_declaration", "variable_declaration")
_LIMITS = Limits(seconds=10.0, memory_mb=1024)
_HEAP_MB = 1100
"""A little above the memory limit, so that the limit decides wherever there is one."""

_outline = outliner(GRAMMAR, DEFINITIONS, IMPORTS)


def outline(text: str) -> Outline:
    """As for every language; `module.exports.add = ...` defines `add` too."""
    found = _outline(text)
    last = {name.rsplit(".", 1)[1] for name in found.names if "." in name}
    return replace(found, names=found.names | last)


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness, and beside it what the task gives, the answer and the tests."""
    answer = _without_last_exit(parse(GRAMMAR, _completed(task, source)))
    helpers = parse(GRAMMAR, _helpers(task, answer))
    tests = prepare(_called(task))
    node = toolchain.path("node")
    folders = _found(task, node)
    plan = {
        "entry": task.entry_point,
        "methodOf": classes_with(answer, task.entry_point),
        "waits": tests.waits,
        "exits": tests.exits,
        "modules": tests.modules,
        "given": {"declares": bound(helpers), "async": False},
        "answer": {"declares": bound(answer), "async": waits(answer)},
        "tests": {"async": tests.waiting},
    }
    return Program(
        language="javascript",
        files=(
            *(support(__file__, name) for name in ("harness.js", "guard.js", "own.js")),
            SourceFile("given.js", _script(helpers)),
            SourceFile("answer.js", _script(answer)),
            SourceFile("tests.js", tests.text),
            SourceFile("published.js", task.tests.code),
            SourceFile("plan.json", json.dumps(plan)),
        ),
        steps=(
            Step(
                name="run",
                argv=(node, f"--max-old-space-size={_HEAP_MB}", f"{BOX}/harness.js", BOX),
                limits=_LIMITS,
                proves=True,
                env=(("NODE_PATH", ":".join(folders)),) if folders else (),
                mounts=_mounts(node, folders),
                reserves_address_space=True,
            ),
        ),
    )


def lacks(task: Task, toolchain: Toolchain) -> str | None:
    """The packages that the task's own texts load and that lie nowhere on this machine."""
    node = toolchain.path("node")
    missing = [p for p in _packages(task) if folder_of(p, node) is None]
    if not missing:
        return None
    command = f"npm install {' '.join(missing)}"
    if missing == ["lodash"]:
        command = f"apt-get install node-lodash, or {command}"
    return f"needs the Node.js package {', '.join(missing)}: {command}"


def _packages(task: Task) -> tuple[str, ...]:
    texts = (task.header, task.reference, task.tests.code)
    return packages(name for text in texts for name in required(parse(GRAMMAR, text)))


def _found(task: Task, node: str) -> tuple[str, ...]:
    """Where the task's packages lie; lodash too, which an answer may use unasked."""
    places = [folder_of(p, node) for p in (*_packages(task), "lodash")]
    return tuple(dict.fromkeys(place for place in places if place is not None))


def _mounts(node: str, folders: tuple[str, ...]) -> tuple[str, ...]:
    """The folders that are not among the system's own; a Node of nvm brings its whole prefix."""
    places = (str(Path(node).parent.parent), *folders)
    return tuple(dict.fromkeys(p for p in places if not f"{p}/".startswith("/usr/") and p != "/"))


def _completed(task: Task, source: str) -> str:
    """The answer, or the task's header before it where it is only the function's body."""
    text = source.replace("\r\n", "\n")
    plain = parse(GRAMMAR, text)
    whole = task.entry_point in outline(text).names and not plain.errors
    if whole or not _is_body(plain):
        return text
    for opening, closing in (("", ""), ("", "\n}"), (" {\n", "\n}")):
        joined = f"{task.header}{opening}{text}{closing}"
        found = parse(GRAMMAR, joined)
        if not found.errors and not found.closer and task.entry_point in bound(found):
            return joined
    return text


def _without_last_exit(source: Source) -> Source:
    """The answer without `process.exit()` as its very last statement, where a script says that it
    is over and tests that follow would never run."""
    statements = [n for n in source.root.named_children if n.type != "comment"]
    if not statements or statements[-1].type != "expression_statement":
        return source
    function = statements[-1].named_children[0].child_by_field_name("function")
    if function is None or source.of(function) != "process.exit":
        return source
    return parse(GRAMMAR, apply(source, [cut(statements[-1])]))


def _is_body(source: Source) -> bool:
    return any(node.type == "return_statement" for node in at_top(source.root))


def _helpers(task: Task, answer: Source) -> str:
    """What the task's header defines besides the entry point and the answer does not."""
    taken = {task.entry_point, *bound(answer)}
    statements, functions = given(
        GRAMMAR, task.header, imports=_STATEMENTS, table=_GIVEN, without=taken
    )
    kept = []
    for statement in statements:
        source = parse(GRAMMAR, statement)
        if not source.errors and not source.closer and taken.isdisjoint(bound(source)):
            kept.append(statement)
    return "\n".join([*kept, *functions.values()])


def _called(task: Task) -> str:
    if not task.tests.call:
        return task.tests.code
    return f"{task.tests.code}\n;{task.tests.call}({task.entry_point});"


def _script(source: Source) -> str:
    """The text as a function's body that first says how its names' values are had."""
    text, renamed = as_script(source)
    names = {name: name for name in bound(parse(GRAMMAR, text))} | renamed
    getters = ", ".join(f"{json.dumps(to)}: () => {name}" for to, name in names.items())
    strict = '"use strict"; ' if _is_strict(source) else ""
    return f"{strict}flow2code_export({{ {getters} }}); {text}\n"


def _is_strict(source: Source) -> bool:
    """Whether the answer begins with the directive, which only counts as a first statement."""
    for node in source.root.named_children:
        if node.type in ("comment", "hash_bang_line"):
            continue
        if node.type != "expression_statement" or node.named_children[0].type != "string":
            return False
        if source.of(node.named_children[0])[1:-1] == "use strict":
            return True
    return False
