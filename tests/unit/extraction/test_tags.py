"""What stands behind a fence, in the spellings of real answers."""

from __future__ import annotations

import pytest
from answer_languages import ALL, CPP, HTML, JAVASCRIPT, PYTHON, SHELL, VB

from pytest_flow2code.core.language import Language
from pytest_flow2code.extraction.tags import Tag, classify


def tag(info: str, language: Language) -> Tag:
    return classify(info, language, tuple(other for other in ALL if other is not language))


@pytest.mark.parametrize(
    ("info", "language"),
    [
        ("py", PYTHON),
        ("Python", PYTHON),
        ("python3", PYTHON),
        ("{.python}", PYTHON),
        ("{.python .numberLines}", PYTHON),
        ("{python}", PYTHON),
        ('python title="solution.py"', PYTHON),
        ("python:solution.py", PYTHON),
        ("python,linenos", PYTHON),
        ("language-python", PYTHON),
        ("lang-py", PYTHON),
        ("solution.py", PYTHON),
        (".py", PYTHON),
        ("C++", CPP),
        ("c++ {1,3}", CPP),
        ("CXX", CPP),
        ("vbnet", VB),
        ("Visual Basic", VB),
        ("node", JAVASCRIPT),
        ("sh", SHELL),
        ("HTML", HTML),
    ],
)
def test_the_target(info: str, language: Language) -> None:
    assert tag(info, language) is Tag.TARGET


@pytest.mark.parametrize(
    ("info", "expected"),
    [
        ("js", Tag.OTHER),
        ("c++", Tag.OTHER),
        ("Visual Basic", Tag.OTHER),
        ("rust", Tag.OTHER),
        ("TypeScript", Tag.OTHER),
        ("markdown", Tag.MARKDOWN),
        ("", Tag.PLAIN),
        ("text", Tag.PLAIN),
        ("output", Tag.PLAIN),
        ("json", Tag.PLAIN),
        ("pythonic", Tag.PLAIN),
    ],
)
def test_not_the_target(info: str, expected: Tag) -> None:
    assert tag(info, PYTHON) is expected
