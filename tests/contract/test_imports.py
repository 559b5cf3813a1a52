"""Every language knows a text that only imports: `runners/<language>/imports` says which does.

`only.txt` holds texts that bring something in and do nothing else, `more.txt` texts that look like
it and are something else, or broken; a line of equal signs ends a text.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from pytest_flow2code import runners
from pytest_flow2code.extraction import Rule, extract
from pytest_flow2code.running import selfcheck

_BETWEEN = "=====\n"


def texts(name: str, kind: str) -> tuple[str, ...]:
    path = Path(str(runners.__file__)).parent / name / "imports" / f"{kind}.txt"
    return tuple(path.read_text(encoding="utf-8").split(_BETWEEN)) if path.exists() else ()


LANGUAGES = runners.names()
JOINING = [name for name in LANGUAGES if selfcheck.task(runners.load(name)).entry_point]
"""A document without an entry point is one block; nothing is ever joined with it."""

ONLY = [(name, text) for name in LANGUAGES for text in texts(name, "only")]
MORE = [(name, text) for name in LANGUAGES for text in texts(name, "more")]
WRITTEN: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "with the line ends of Windows": lambda text: text.replace("\n", "\r\n"),
    "without an end": partial(str.rstrip),
    "below empty lines": "\n\n{}\n\n".format,
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_language_states_what_only_imports_and_what_does_more(name: str) -> None:
    assert len(texts(name, "more")) >= 3
    assert name not in JOINING or len(texts(name, "only")) >= 2


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize(("name", "text"), ONLY)
def test_text_that_only_imports(name: str, text: str, written: str) -> None:
    if text.startswith("#!") and written == "below empty lines":
        pytest.skip("an interpreter is named in the first line or nowhere")
    assert runners.load(name).outline(WRITTEN[written](text)).only_imports


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize(("name", "text"), MORE)
def test_text_that_does_more_or_nothing(name: str, text: str, written: str) -> None:
    assert not runners.load(name).outline(WRITTEN[written](text)).only_imports


@pytest.mark.parametrize("nothing", ["", "\n", "\ufeff", "\0", "!", "\u2028\n", "\ud800"])
@pytest.mark.parametrize("name", LANGUAGES)
def test_nothing_is_no_import(name: str, nothing: str) -> None:
    assert not runners.load(name).outline(nothing).only_imports


@pytest.mark.parametrize("name", JOINING)
def test_imports_in_a_block_of_their_own_come_before_the_answer(name: str) -> None:
    language = runners.load(name)
    task = selfcheck.task(language)
    for text in texts(name, "only"):
        answer = f"First\n```{name}\n{text}```\nthen\n```{name}\n{task.reference}\n```\n"
        found = extract(answer, task, language, ())
        whole = f"{text}{task.reference}\n"
        if not language.outline(whole).errors:
            assert (found.source, found.rule) == (whole, Rule.WITH_COMPANIONS.value)
        else:
            assert found.source == f"{task.reference}\n"
