"""A right answer passes in whatever form it comes: references rewritten, language by language.

One of the starter set's references a form or, where FLOW2CODE_DATA names the release, one of each
source's real ones. FLOW2CODE_FORMS=N takes N of each source in each form, evenly spread;
`--junitxml` then holds the table as properties.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from forms import EVERYWHERE, names, rewritten

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.task import Task
from pytest_flow2code.core.verdict import Judgement, Verdict, judge
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox

DATA = os.environ.get("FLOW2CODE_DATA", "")
EACH = int(os.environ.get("FLOW2CODE_FORMS", "1"))
TABLE = [
    pytest.param(name, form, id=f"{name}-{form}")
    for name in runners.names()
    for form in names(name)
]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    opened = open_sandbox("nsjail")
    yield opened
    opened.close()


@cache
def tasks(path: str, language: str) -> dict[str, list[Task]]:
    """Data set -> its tasks in a language."""
    found: dict[str, list[Task]] = {}
    for task in every(path):
        if task.language == language:
            found.setdefault(task.dataset, []).append(task)
    return found


@cache
def every(path: str) -> tuple[Task, ...]:
    return tuple(datasets.load(Path(path)) if path else datasets.load())


def chosen(group: list[Task], form: str, count: int) -> Iterator[tuple[Task, str]]:
    """`count` tasks of a group that have the form, evenly spread, with their texts in it."""
    language = runners.load(group[0].language)
    first = names(language.name).index(form) if count < len(group) else 0
    step = max(1, len(group) // count)
    order = [(first + i * step + shift) % len(group) for shift in range(step) for i in range(count)]
    taken = 0
    for place in dict.fromkeys(order):
        text = rewritten(group[place], language, form)
        if text is not None:
            yield group[place], text
            taken += 1
            if taken == count:
                return


def judge_with(sandbox: Sandbox, task: Task) -> Callable[[str], Judgement]:
    language = runners.load(task.language)
    try:
        toolchain = find_toolchain(language)
    except ToolchainError as error:
        pytest.skip(str(error))

    def run(text: str) -> Judgement:
        program = language.assemble(task, text, toolchain)
        return judge(program, sandbox.run(program, 20.0))

    return run


def check(
    groups: dict[str, list[Task]],
    form: str,
    count: int,
    sandbox: Sandbox,
    note: Callable[[str, object], None],
) -> None:
    wrong = []
    for dataset, group in groups.items():
        passed = tried = 0
        for task, text in chosen(group, form, count):
            run = judge_with(sandbox, task)
            found = run(text)
            right = found.verdict is Verdict.PASS
            if not right and run(task.reference).verdict is not Verdict.PASS:
                continue  # A fault of the data, whatever its form.
            tried += 1
            passed += right
            if not right:
                wrong.append(f"{task.uid} {form}: {found.verdict.value}, {found.reason}\n{text}")
        if tried:
            note(f"{dataset}/{group[0].language} {form}", f"{passed}/{tried}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(bool(DATA), reason="the real references are rewritten instead")
@pytest.mark.parametrize(("name", "form"), TABLE)
def test_starter_references_pass_in_every_form(
    name: str, form: str, sandbox: Sandbox, record_property: Callable[[str, object], None]
) -> None:
    check(tasks("", name), form, 1, sandbox, record_property)


@pytest.mark.skipif(not DATA, reason="FLOW2CODE_DATA names no data")
@pytest.mark.parametrize(("name", "form"), TABLE)
def test_real_references_pass_in_every_form(
    name: str, form: str, sandbox: Sandbox, record_property: Callable[[str, object], None]
) -> None:
    check(tasks(DATA, name), form, EACH, sandbox, record_property)


@pytest.mark.parametrize("name", runners.names())
def test_rewriting_changes_the_text_and_keeps_what_it_defines(name: str) -> None:
    """A form that was the reference as it is, or lost the entry point, would test nothing."""
    language = runners.load(name)
    seen: set[str] = set()
    for task in tasks("", name)["starter"]:
        for form in names(name):
            text = rewritten(task, language, form)
            if text is not None:
                assert text != task.reference
                assert not task.entry_point or task.entry_point in language.outline(text).names
                seen.add(form)
    assert seen >= {"crlf", "spacious", *names(name)[len(EVERYWHERE) :]}
