"""Every language folder, whatever it is called, must keep the contract of a language."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator

import pytest

from pytest_flow2code import runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.running import selfcheck
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox
from pytest_flow2code.sandbox.tools import locate, mend

LANGUAGES = runners.names()
SAMPLES = [
    pytest.param(name, sample, id=f"{name}-{sample.name}")
    for name in LANGUAGES
    for sample in selfcheck.samples(runners.load(name))
]
NEEDED = {Verdict.PASS, Verdict.WRONG_ANSWER}
RUN = NEEDED | {Verdict.RUNTIME_ERROR, Verdict.EXITED_EARLY, Verdict.TIMEOUT, Verdict.OUT_OF_MEMORY}


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    opened = open_sandbox("nsjail")
    yield opened
    opened.close()


def toolchain_of(name: str) -> Toolchain:
    try:
        return find_toolchain(runners.load(name))
    except ToolchainError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize(("name", "sample"), SAMPLES)
def test_sample_gets_the_verdict_in_its_name(
    name: str, sample: selfcheck.Sample, sandbox: Sandbox
) -> None:
    checked = selfcheck.check(runners.load(name), sample, toolchain_of(name), sandbox)
    assert checked.right, f"{sample.name}: {checked.judgement}"


@pytest.mark.parametrize("name", LANGUAGES)
def test_language_brings_the_samples_that_it_can_have(name: str) -> None:
    language = runners.load(name)
    brought = {sample.verdict for sample in selfcheck.samples(language)}
    assert brought >= (RUN if selfcheck.task(language).tests.code else NEEDED)


@pytest.mark.parametrize("name", LANGUAGES)
def test_language_knows_its_own_spellings(name: str) -> None:
    language = runners.load(name)
    assert language.name == name
    assert language.suffix.startswith(".")
    for alias in (*language.aliases, language.title):
        assert runners.resolve(alias) == name


def test_no_spelling_means_two_languages() -> None:
    seen: dict[str, str] = {}
    for name in LANGUAGES:
        for alias in (name, *runners.load(name).aliases):
            assert seen.setdefault(alias, name) == name


@pytest.mark.parametrize("name", LANGUAGES)
def test_missing_tools_name_the_command_that_brings_them(name: str) -> None:
    for tool in runners.load(name).tools:
        # Our own Python brings the rest.
        assert mend((tool,)) or locate(tool)


@pytest.mark.parametrize("name", LANGUAGES)
def test_reference_of_the_samples_is_outlined_and_lowered(name: str) -> None:
    language = runners.load(name)
    task = selfcheck.task(language)
    outline = language.outline(task.reference)
    if task.entry_point:
        assert task.entry_point in outline.names
    assert outline.errors == 0
    assert language.lower(task.reference).body.items


NESTED = {
    "parentheses": "(" * 700 + "1" + ")" * 700,
    "brackets": "[" * 700 + "]" * 700,
    "braces": "{" * 700 + "}" * 700,
    "patterns": f"let {'[' * 700}x{']' * 700} = y;",
    "definitions": "proc p {} {" * 300 + "}" * 300,
    "a sum": "x = 1" + " + 1" * 700,
}
"""A model that is caught in a loop writes such things."""


@pytest.fixture
def short_of_stack() -> Iterator[None]:
    """What recurses as deep as an answer nests fails here, and with shallower answers, which are
    parsed sooner."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 600)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize("shape", NESTED)
@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.usefixtures("short_of_stack")
def test_an_answer_that_nests_without_end_is_a_program_like_any_other(
    name: str, shape: str
) -> None:
    language = runners.load(name)
    task = selfcheck.task(language)
    answer = f"{task.reference}\n{NESTED[shape]}\n"
    language.outline(answer)
    assert language.assemble(task, answer, toolchain_of(name)).steps
