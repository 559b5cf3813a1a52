"""What a task needs of this machine besides Python: a right answer must not fail for want of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from joining import Run, minimal_task

from pytest_flow2code import runners
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.sandbox import find_toolchain

PYTHON = runners.load("python")


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return find_toolchain(PYTHON)


def task(tests: str) -> Task:
    return minimal_task("python", "f", Tests(tests), "")


def test_missing_modules_of_the_task_are_named_with_their_wheels(toolchain: Toolchain) -> None:
    wanting = task(
        "import yaml.nodes, nosuchmodule\nfrom nosuchpackage.part import x\nimport os.path"
    )
    lacking = PYTHON.lacks(wanting, toolchain)
    assert lacking is not None
    modules, wheels = lacking.split(": pip install ")
    assert {"nosuchmodule", "nosuchpackage"} <= set(wheels.split())
    assert "os" not in modules.replace(",", "").split()
    assert PYTHON.lacks(task("import os, json.decoder"), toolchain) is None


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages that the environment shares with this test."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    return folder


@pytest.mark.parametrize(
    ("name", "source", "why"),
    [
        ("f2c_torn", "import numpy_abi_of_old", "numpy_abi_of_old"),
        ("f2c_sour", "raise ImportError('wrong version of the library')", "wrong version"),
        ("f2c_gone", "import os; os._exit(0)", "ends the process"),
        ("f2c_loud", "print('[]')\n1 / 0", "ZeroDivisionError"),
    ],
)
def test_a_module_that_does_not_load_is_lacking(
    toolchain: Toolchain, installed: Path, name: str, source: str, why: str
) -> None:
    (installed / f"{name}.py").write_text(source)
    said = PYTHON.lacks(task(f"import {name}"), toolchain)
    assert said is not None
    assert why in said
    assert said.endswith(f"pip install --force-reinstall {name}")


def test_a_module_that_loads_is_not_lacking(toolchain: Toolchain, installed: Path) -> None:
    (installed / "f2c_well.py").write_text('print(\'["a", null, "b"]\')')
    assert PYTHON.lacks(task("import f2c_well"), toolchain) is None


def test_a_module_that_programs_are_not_shown_is_lacking(
    toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PYTHONPATH is the caller's own: it does not reach a program in a sandbox."""
    (tmp_path / "f2c_mine.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    said = PYTHON.lacks(task("import f2c_mine"), toolchain)
    assert said == "needs the Python module f2c_mine: pip install f2c_mine"


STOPWORDS = """
import nltk
nltk.download("stopwords")
from nltk.corpus import stopwords

assert f(stopwords.words("english"), "the") is True
assert f(stopwords.words("english"), "flowchart") is False
"""


@pytest.fixture
def no_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, so that this machine's own data are not found."""
    pytest.importorskip("nltk", reason="NLTK is not installed: pip install nltk")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("NLTK_DATA", raising=False)
    return tmp_path / "home" / "nltk_data"


def test_data_that_a_task_downloads_are_named_with_the_command(
    toolchain: Toolchain, no_data: Path
) -> None:
    said = PYTHON.lacks(task("import nltk\nnltk.download('f2c_words', quiet=True)"), toolchain)
    assert said == (f"needs NLTK's data f2c_words: {sys.executable} -m nltk.downloader f2c_words")
    assert PYTHON.lacks(task("import nltk\nprint('nltk.download')"), toolchain) is None


def test_data_that_changed_their_form_are_asked_for_as_nltk_does(
    toolchain: Toolchain, no_data: Path
) -> None:
    (no_data / "tokenizers" / "punkt").mkdir(parents=True)
    said = PYTHON.lacks(task("import nltk\nnltk.download('punkt')"), toolchain)
    assert said is not None
    assert said.endswith("nltk.downloader punkt_tab"), "the old form is there and of no use"
    (no_data / "tokenizers" / "punkt_tab").mkdir()
    assert PYTHON.lacks(task("import nltk\nnltk.download('punkt')"), toolchain) is None


def test_data_at_home_reach_the_program(judged: Run, toolchain: Toolchain, no_data: Path) -> None:
    words = no_data / "corpora" / "stopwords" / "english"
    assert PYTHON.lacks(task(STOPWORDS), toolchain) is not None
    words.parent.mkdir(parents=True)
    words.write_text("the\nof\n")
    assert PYTHON.lacks(task(STOPWORDS), toolchain) is None
    for answer, wanted in (("word in words", Verdict.PASS), ("True", Verdict.WRONG_ANSWER)):
        source = f"def f(words, word):\n    return {answer}\n"
        program = PYTHON.assemble(task(STOPWORDS), source, toolchain)
        assert judged(program).verdict is wanted
