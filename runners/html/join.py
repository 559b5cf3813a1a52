"""The answer beside the reference, and a program that compares their trees."""

from __future__ import annotations

import json
from functools import lru_cache

from pytest_flow2code.assembly import support
from pytest_flow2code.assembly.interpreter import library_folders, mounts
from pytest_flow2code.core.language import Outline, Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.html.flow import GRAMMAR
from pytest_flow2code.syntax import Source, descendants, parse

_PARTS = ("element", "script_element", "style_element", "doctype")


@lru_cache(maxsize=256)
def outline(text: str) -> Outline:
    """The names are the tags, in lower case. Text outside every tag is no statement: prose would
    be HTML as well."""
    source = parse(GRAMMAR, text)
    return Outline(
        names=frozenset(_tags(source)),
        errors=len(source.errors),
        statements=sum(node.type in _PARTS for node in source.root.children),
        steps=source.steps,
        unread=source.unread,
    )


def _tags(source: Source) -> set[str]:
    return {source.of(node).lower() for node in descendants(source.root, "tag_name")}


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """What the task's own tests are does not matter: the expectation is the reference."""
    files = ("compare.py", "whitespace.py", "tree.py")
    return Program(
        language="html",
        files=(
            *(support(__file__, name) for name in files),
            SourceFile("expected.html", task.reference),
            SourceFile("answer.html", source),
            SourceFile("plan.json", json.dumps({"path": library_folders()})),
        ),
        steps=(
            Step(
                name="compare",
                argv=(toolchain.path("python"), "-s", "-S", "-B", f"{BOX}/compare.py", BOX),
                limits=Limits(seconds=10.0, memory_mb=512),
                proves=True,
                mounts=mounts(),
            ),
        ),
    )
