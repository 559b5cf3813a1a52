"""Answer and tests stay separate: a tag, a comment, a `declare` of one never reach the other.

Many published tests compare with `==`, for which `true` equals every number but 0, every text but
two and every array but one: a function that returns `true` would pass most of them. So the `==` of
tests is asked through a comparison that keeps the kinds of values apart (`support/harness.php`). It
is stricter than the published test, and references that only pass because that is loose fail here.
"""

from __future__ import annotations

import json
from dataclasses import replace

from tree_sitter import Node

from pytest_flow2code.assembly import Imports, outliner, support
from pytest_flow2code.core.language import Outline, Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.php.answer_text import (
    bridge,
    completed,
    helpers,
    opened,
    taken,
    with_imports,
)
from pytest_flow2code.runners.php.names import (
    GRAMMAR,
    closures,
    declared_global,
    free,
    name_of,
    variables,
)
from pytest_flow2code.runners.php.tests_text import prepare
from pytest_flow2code.syntax import Source, descendants, parse

DEFINITIONS = {
    "function_definition": ("name",),
    "method_declaration": ("name",),
    "class_declaration": ("name",),
    "interface_declaration": ("name",),
    "trait_declaration": ("name",),
    "enum_declaration": ("name",),
}
_SETTINGS = (
    "zend.assertions=1",
    "assert.exception=1",
    "memory_limit=-1",
    "display_errors=stderr",
    "error_reporting=-1",
    "html_errors=0",
    "ffi.enable=0",
)

_EXTENSIONS = {
    "bcmath": ("bc",),
    "calendar": ("cal_", "easter_", "jd", "gregoriantojd", "unixtojd"),
    "ctype": ("ctype_",),
    "gmp": ("gmp_",),
    "iconv": ("iconv",),
    "mbstring": ("mb_",),
}
"""What a name begins with that an extension defines. Loading one takes time, so that only those are
loaded whose names occur."""

_SILENT = ("php_tag", "php_end_tag", "comment", "text", "text_interpolation")

_outline = outliner(
    GRAMMAR,
    DEFINITIONS,
    Imports(
        statements=(
            "namespace_use_declaration",
            *(
                f"expression_statement/{kind}_expression"
                for kind in ("require", "require_once", "include", "include_once")
            ),
        ),
        around=("namespace_definition", "text_interpolation"),
        beside=("php_tag", "php_end_tag", "declare_statement"),
    ),
    fold_case=True,
)


def outline(text: str) -> Outline:
    """As for every language; a text without a tag is code, not prose, and closures count."""
    whole = opened(text)
    found = _outline(whole)
    names = found.names | set(closures(parse(GRAMMAR, whole)))
    return replace(found, names=names, statements=found.statements - 1)


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness, and beside it what the task gives, the answer and the tests."""
    answer = completed(task, source)
    tests = prepare(_called(task), first=bridge(task, answer), taken=taken(answer))
    # What the tests keep to themselves is out of the answer's reach.
    shared = {*declared_global(tests.source), *free(tests.source)}
    plan = {
        "answer": sorted({*variables(answer), *declared_global(answer), *shared}),
        "tests": sorted(shared),
        "extensions": _extensions(f"{source}\n{task.header}\n{task.tests.code}"),
    }
    settings = (part for setting in _SETTINGS for part in ("-d", setting))
    return Program(
        language="php",
        files=(
            support(__file__, "harness.php"),
            SourceFile("given.php", helpers(task, answer)),
            SourceFile("answer.php", with_imports(task, answer)),
            SourceFile("tests.php", tests.text),
            SourceFile("published.php", task.tests.code),
            SourceFile("plan.json", json.dumps(plan)),
        ),
        steps=(
            Step(
                name="run",
                # No php.ini: what it says must not decide a verdict.
                argv=(toolchain.path("php"), "-n", *settings, f"{BOX}/harness.php"),
                limits=Limits(seconds=10.0, memory_mb=512),
                proves=True,
            ),
        ),
    )


def _extensions(text: str) -> list[str]:
    words = text.lower()
    return [name for name, starts in _EXTENSIONS.items() if any(s in words for s in starts)]


def _called(task: Task) -> str:
    """The tests, with a call where the task asks for one or where they only define themselves."""
    source = parse(GRAMMAR, opened(task.tests.code))
    calls = [f"{name}();" for name in _uncalled(source)]
    if task.tests.call:
        calls = [f"{task.tests.call}('{task.entry_point}');"]
    if not calls:
        return task.tests.code
    again = "<?php " if _is_closed(source) else ""
    return f"{task.tests.code}\n{again}{' '.join(calls)}"


def _uncalled(source: Source) -> list[str]:
    """The functions without parameters of tests that do nothing but define functions."""
    nodes = [node for node in source.root.named_children if node.type not in _SILENT]
    if any(node.type != "function_definition" for node in nodes):
        return []
    return [name_of(source, node) for node in nodes if not _has_parameters(node)]


def _has_parameters(node: Node) -> bool:
    given = node.child_by_field_name("parameters")
    return given is not None and bool(given.named_children)


def _is_closed(source: Source) -> bool:
    """Whether the text ends outside PHP mode."""
    tags = [*descendants(source.root, "php_tag", "php_end_tag")]
    return bool(tags) and tags[-1].type == "php_end_tag"
