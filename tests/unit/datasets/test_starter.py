"""The starter set: complete, well worded, and its Python tests kill wrong programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Placement, Task
from pytest_flow2code.datasets import load, starter

TASKS = load()
PROBLEMS = starter.read_problems()
TraceFunction = Callable[[FrameType, str, Any], Any]
PYTHON = [task for task in TASKS if task.language == "python"]


@pytest.mark.parametrize("language", sorted({task.language for task in TASKS}))
def test_each_language_is_complete(language: str) -> None:
    here = [task for task in TASKS if task.language == language]
    meant = [problem.key for problem in PROBLEMS if language in problem.languages]
    assert [task.task_id for task in here] == meant
    assert len(here) >= 8
    assert {task.difficulty for task in here} == {"easy", "middle", "hard"}


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.uid)
def test_each_task_is_whole(task: Task) -> None:
    assert task.uid == f"starter/{task.language}/{task.task_id}"
    assert (task.dataset, task.licence) == ("starter", "MIT")
    assert task.reference.strip()
    assert task.description.endswith((".", "`"))
    if task.tests.placement is Placement.TREE:
        assert (task.tests.code, task.entry_point, task.signature) == ("", "", "")
    else:
        assert task.entry_point in task.reference
        assert task.entry_point in task.signature
        assert (task.tests.call or task.entry_point) in task.tests.code


def test_only_known_languages_are_offered() -> None:
    assert {task.language for task in load(known_languages=frozenset({"python"}))} == {"python"}
    assert load(known_languages=frozenset({"cobol"})) == ()


class EndlessError(Exception):
    """A program took too many steps."""


@contextmanager
def budget(steps: int) -> Iterator[None]:
    """Stop whatever runs longer than `steps` lines: some wrong programs never end."""
    left = steps

    def count(frame: FrameType, event: str, arg: object) -> TraceFunction:
        nonlocal left
        left -= 1
        if left < 0:
            raise EndlessError
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(before)


def survives(task: Task, source: str) -> bool:
    """Whether `source` passes the task's tests, run here: nothing in it is a stranger's."""
    program: dict[str, object] = {}
    tests: dict[str, object] = {}
    exec(source, program)
    exec(task.tests.code, tests)
    try:
        with budget(20_000):
            tests[task.tests.call](program[task.entry_point])  # type: ignore[operator]
    except Exception:  # noqa: BLE001 - whatever stops a wrong program, it did not survive
        return False
    return True


@pytest.mark.parametrize("task", PYTHON, ids=lambda task: task.task_id)
def test_python_references_pass(task: Task) -> None:
    assert survives(task, task.reference)


@pytest.mark.parametrize("task", PYTHON, ids=lambda task: task.task_id)
@pytest.mark.parametrize(
    "answer",
    ["None", "0", "1", "-1", "True", "False", "''", "[]", "args[0]", "args[-1]", "len(args[0])"],
)
def test_constants_and_echoes_fail(task: Task, answer: str) -> None:
    assert not survives(task, f"def {task.entry_point}(*args):\n    return {answer}\n")


WRONG = [
    ("clamp", "return low", "return low + 1"),
    ("clamp", "return high", "return value"),
    ("digit_sum", "abs(number)", "number"),
    ("digit_sum", "rest % 10", "rest % 9"),
    ("digit_sum", "rest > 0", "rest > 9"),
    ("count_vowels", "AEIOU", "AEIO"),
    ("count_vowels", "aeiouAEIOU", "aeiouyAEIOUY"),
    ("collatz_steps", "n < 1", "n < 0"),
    ("collatz_steps", "steps = 0", "steps = 1"),
    ("collatz_steps", "return -1", "return 0"),
    ("roman_to_number", "total -= value", "total += value"),
    ("roman_to_number", "value < previous", "value <= previous"),
    ("roman_to_number", '"D": 500', '"D": 50'),
    ("is_balanced", "not opened or ", ""),
    ("is_balanced", "return not opened", "return True"),
    ("is_balanced", "opened.pop() != partners[character]", "not opened.pop()"),
    ("binary_search", "len(items) - 1", "len(items) - 2"),
    ("binary_search", "low <= high", "low < high"),
    ("binary_search", "return middle", "return middle + 1"),
    ("binary_search", "low = 0", "low = 1"),
    ("binary_search", "high = middle - 1", "high = middle - 2"),
    ("longest_plateau", "run = 1", "run = 0"),
    ("longest_plateau", "return longest", "return run"),
    ("merge_intervals", "start <=", "start <"),
    ("merge_intervals", "if end > merged[-1][1]:", "if True:"),
    ("merge_intervals", "sorted(intervals)", "intervals"),
    ("parse_numbers", "int(text)", "abs(int(text))"),
    ("parse_numbers", "continue", "break"),
]


@pytest.mark.parametrize(("key", "right", "wrong"), WRONG)
def test_small_faults_fail(key: str, right: str, wrong: str) -> None:
    task = next(task for task in PYTHON if task.task_id == key)
    assert right in task.reference
    assert not survives(task, task.reference.replace(right, wrong, 1))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A starter set of one problem, to be broken."""
    problem = {
        "key": "twice",
        "title": "Twice",
        "difficulty": "easy",
        "description": "Double a number.",
        "languages": ["python"],
    }
    (tmp_path / "problems.json").write_text(json.dumps({"problems": [problem]}))
    folder = tmp_path / "python" / "twice"
    folder.mkdir(parents=True)
    (folder / "reference.py").write_text("def twice(a,\n          b=2):\n    return a * b\n")
    (folder / "tests.py").write_text("assert twice(2) == 4\n")
    return tmp_path


def test_the_defaults(home: Path) -> None:
    (task,) = starter.read(home=home)
    assert task.uid == "starter/python/twice"
    assert (task.entry_point, task.signature) == ("twice", "def twice(a,\n          b=2):")
    assert (task.header, task.tests.call, task.tests.unittest) == ("", "", False)
    assert task.tests.placement is Placement.AFTER


def test_options_of_a_task(home: Path) -> None:
    options = {
        "entry_point": "double",
        "signature": "double",
        "header": "def twice(",
        "placement": "inside",
        "call": "check",
        "unittest": True,
    }
    (home / "python/twice/task.json").write_text(json.dumps(options))
    (task,) = starter.read(home=home)
    assert (task.entry_point, task.signature, task.header) == ("double", "double", "def twice(")
    assert task.tests.placement is Placement.INSIDE
    assert (task.tests.call, task.tests.unittest) == ("check", True)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ("{", "not valid JSON"),
        ('{"entrypoint": "f"}', "no such option"),
        ('{"placement": "before"}', "one of after, inside, around, tree"),
        ('{"header": "import this"}', "the beginning of the reference"),
        ('{"unittest": 1}', "true or false"),
        ('{"call": null}', "must be a string"),
    ],
)
def test_options_that_cannot_be(home: Path, options: str, says: str) -> None:
    (home / "python/twice/task.json").write_text(options)
    with pytest.raises(DataError, match=says) as caught:
        starter.read(home=home)
    assert "python/twice/task.json, line 1" in caught.value.message


@pytest.mark.parametrize("stem", ["reference", "tests"])
def test_files_that_are_missing_double_or_empty(home: Path, stem: str) -> None:
    file = home / "python/twice" / f"{stem}.py"
    text = file.read_text()
    file.write_text(" \n")
    with pytest.raises(DataError, match="is empty"):
        starter.read(home=home)
    file.write_bytes(b"\xff")
    with pytest.raises(DataError, match="not UTF-8"):
        starter.read(home=home)
    file.write_text(text)
    double = file.with_suffix(".pyi")
    double.write_text(text)
    with pytest.raises(DataError, match=rf"found {stem}\.py, {stem}\.pyi"):
        starter.read(home=home)
    double.unlink()
    file.unlink()
    with pytest.raises(DataError, match="found none"):
        starter.read(home=home)


def test_a_folder_without_a_problem(home: Path) -> None:
    (home / "ruby/twice").mkdir(parents=True)
    with pytest.raises(DataError, match="no problem twice for ruby"):
        starter.read(home=home)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"difficulty": "medium"}, "easy, middle or hard"),
        ({"languages": "python"}, "a list of language keys"),
        ({"title": ""}, "not empty"),
        ({"description": None}, r"problems\.0\.description"),
    ],
)
def test_problems_that_cannot_be(home: Path, change: dict[str, object], says: str) -> None:
    path = home / "problems.json"
    document = json.loads(path.read_text())
    document["problems"][0].update(change)
    path.write_text(json.dumps(document))
    with pytest.raises(DataError, match=says):
        starter.read(home=home)


def test_a_problem_listed_twice(home: Path) -> None:
    path = home / "problems.json"
    document = json.loads(path.read_text())
    document["problems"] *= 2
    path.write_text(json.dumps(document))
    with pytest.raises(DataError, match="twice is listed twice"):
        starter.read(home=home)
