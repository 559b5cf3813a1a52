"""Python answers and tests, run for real: what the join and the harness must tell apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from joining import Run, minimal_task

from pytest_flow2code import runners
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task, Tests
from pytest_flow2code.core.verdict import Judgement, Verdict
from pytest_flow2code.sandbox import find_toolchain

Judge = Callable[..., Judgement]

PYTHON = runners.load("python")
ANYTHING = """
class Anything:
    def __eq__(self, other):
        return True
    def __hash__(self):
        return 0
    def __iter__(self):
        return iter(())
    def __contains__(self, item):
        return True

def f(n):
    return Anything()
"""


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return find_toolchain(PYTHON)


def task(tests: Tests, header: str = "", entry: str = "f") -> Task:
    return minimal_task("python", entry, tests, header)


@pytest.fixture
def verdict(judged: Run, toolchain: Toolchain) -> Judge:
    def run(answer: str, tests: Tests, header: str = "", entry: str = "f") -> Judgement:
        return judged(PYTHON.assemble(task(tests, header, entry), answer, toolchain))

    return run


DOUBLE = "def f(n):\n    return 2 * n\n"
UNITTEST = """
import unittest

class DoubleTest(unittest.TestCase):
    def test_double(self):
        self.assertEqual(f(3), 6)
        self.assertIn(f(1), [2, 4])

class OtherTest(unittest.TestCase):
    def test_zero(self):
        self.assertEqual(f(0), 0)
"""


@pytest.mark.parametrize(
    ("tests", "wanted"),
    [
        ("assert f(3) == 6", Verdict.WRONG_ANSWER),
        ("assert 6 == f(3)", Verdict.WRONG_ANSWER),
        ("assert [f(3)] == [6]", Verdict.WRONG_ANSWER),
        ("assert {'a': (f(3),)} == {'a': (6,)}", Verdict.WRONG_ANSWER),
        ("assert f(3) in [6, 8]", Verdict.WRONG_ANSWER),
        ("assert 6 in f(3)", Verdict.WRONG_ANSWER),
        ("assert 6 == f(3) == 6", Verdict.WRONG_ANSWER),
        ("assert f(3) == f(3) == 6", Verdict.WRONG_ANSWER),
    ],
)
def test_an_object_equal_to_anything_is_no_answer(
    verdict: Judge, tests: str, wanted: Verdict
) -> None:
    assert verdict(ANYTHING, Tests(tests)).verdict is wanted


@pytest.mark.parametrize(
    "tests",
    [
        "assert f(3) == 6 and f(1) in (2, 3)",
        "assert f(3) in {6: 'six'}",
        "assert 'b' in 'abc'",
        "assert f(3) == 6 == f(3)",
        "assert not 6 == f(3) == 7",
        "assert not 7 == f(3) == 6",
    ],
)
def test_armed_comparisons_still_compare(verdict: Judge, tests: str) -> None:
    assert verdict(DOUBLE, Tests(tests)).verdict is Verdict.PASS


def test_unit_tests_are_found_and_run(verdict: Judge) -> None:
    assert verdict(DOUBLE, Tests(UNITTEST, unittest=True)).verdict is Verdict.PASS
    wrong = verdict("def f(n):\n    return n\n", Tests(UNITTEST, unittest=True))
    assert wrong.verdict is Verdict.WRONG_ANSWER
    assert verdict(ANYTHING, Tests(UNITTEST, unittest=True)).verdict is Verdict.WRONG_ANSWER


@pytest.mark.parametrize(
    "how", ["AlmostEqual(f(3), 6.0)", "In(f(3), [6])", "CountEqual([f(3)], [6])"]
)
def test_no_assertion_of_unittest_takes_an_object_equal_to_anything(
    verdict: Judge, how: str
) -> None:
    code = (
        f"import unittest\n\nclass T(unittest.TestCase):\n    def test_it(self): self.assert{how}\n"
    )
    tests = Tests(code, unittest=True)
    assert verdict(ANYTHING, tests).verdict is Verdict.WRONG_ANSWER
    assert verdict(DOUBLE, tests).verdict is Verdict.PASS


@pytest.mark.parametrize(
    "tampering",
    [
        "unittest.TestCase.assertEqual = lambda *_: None",
        "unittest.TestCase.assertIn = unittest.TestCase.assertEqual = lambda *_: None",
        "unittest.TestResult.addFailure = lambda *_: None",
        "unittest.TestSuite.run = lambda self, result, debug=False: result",
        "unittest.TestLoader.loadTestsFromTestCase = lambda *_: unittest.TestSuite()",
        "unittest.case.TestCase.run = lambda self, result=None: result",
    ],
)
def test_a_tampered_unittest_proves_nothing(verdict: Judge, tampering: str) -> None:
    answer = f"import unittest\n\ndef f(n):\n    return -1\n\n{tampering}\n"
    assert verdict(answer, Tests(UNITTEST, unittest=True)).verdict is Verdict.WRONG_ANSWER


def test_tests_that_nothing_runs_prove_nothing(verdict: Judge) -> None:
    none = verdict(DOUBLE, Tests("import unittest", unittest=True))
    assert none.verdict is Verdict.WRONG_ANSWER
    skips = "import unittest\n\ndef f(n):\n    raise unittest.SkipTest('not today')\n"
    assert verdict(skips, Tests(UNITTEST, unittest=True)).verdict is Verdict.WRONG_ANSWER


def test_an_entry_point_called_like_the_test_function_finds_itself(verdict: Judge) -> None:
    tests = Tests("def check(candidate):\n    assert candidate(4) == 24\n", call="check")
    recursive = "def check(n):\n    return 1 if n < 2 else n * check(n - 1)\n"
    assert verdict(recursive, tests, entry="check").verdict is Verdict.PASS
    wrong = "def check(n):\n    return 1 if n < 2 else n + check(n - 1)\n"
    assert verdict(wrong, tests, entry="check").verdict is Verdict.WRONG_ANSWER


def test_tests_behind_a_main_guard_run(verdict: Judge) -> None:
    guarded = Tests('if __name__ == "__main__":\n    assert f(3) == 6\n')
    assert verdict(DOUBLE, guarded).verdict is Verdict.PASS
    assert verdict("def f(n):\n    return 7\n", guarded).verdict is Verdict.WRONG_ANSWER


def test_what_the_task_gives_is_there_unless_the_answer_brings_its_own(verdict: Judge) -> None:
    header = "import math\n\ndef helper(n):\n    return n + 1\n\ndef f(n):\n"
    tests = Tests("assert f(4) == 5")
    assert verdict(
        "def f(n):\n    return helper(int(math.sqrt(n * n)))\n", tests, header
    ).verdict is (Verdict.PASS)
    own = "def helper(n):\n    return n\n\ndef f(n):\n    return helper(n)\n"
    assert verdict(own, tests, header).verdict is Verdict.WRONG_ANSWER


SOME_NUMBER = (
    "    def __eq__(self, other):\n        return isinstance(other, int)\n    __hash__ = None\n"
)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (f"class Any:\n{SOME_NUMBER}", "Any()"),
        (f"class Any(int):\n{SOME_NUMBER}", "[Any()]"),
        (f"class Meta(type):\n{SOME_NUMBER}class Any(metaclass=Meta):\n    pass\n", "Any"),
        ("class Any(list):\n    __eq__ = lambda self, other: len(other) >= 0\n", "Any()"),
        ("class Any(float):\n    __sub__ = lambda self, other: 0.0\n", "Any()"),
        ("class Any:\n    __add__ = __radd__ = lambda self, other: 6\n", "Any()"),
        ("class Any:\n    __lt__ = __gt__ = lambda self, other: True\n", "Any()"),
    ],
    ids=["number", "number-in-a-list", "class", "list", "difference", "sum", "order"],
)
def test_a_value_that_equals_or_computes_as_it_likes_is_no_answer(
    verdict: Judge, kind: str, value: str
) -> None:
    tests = """
try:
    value = f(1)
    assert value in ([6], [6, 6]) or value + 0 == 6 or value - 6 < 1 or value < 5 < value
except TypeError:
    assert f(1) == 6 or f(1) == [6] or f(1) == [6, 6]
"""
    answer = f"{kind}def f(n):\n    return {value}\n"
    assert verdict(answer, Tests(tests)).verdict is Verdict.WRONG_ANSWER


HONEST = """
import enum, fractions, functools

class Level(enum.IntEnum):
    LOW = 6

@functools.total_ordering
class Money(float):
    def __eq__(self, other):
        return float(self) == other
    def __lt__(self, other):
        return float(self) < other
    def __sub__(self, other):
        return Money(float(self) - other)
    __hash__ = float.__hash__

class Node:
    def __init__(self, value):
        self.value = value
    def __eq__(self, other):
        return self.value == other.value

def f(n):
    '''Says what it is.'''
    return [Level.LOW, Money(6), fractions.Fraction(6), Node(6)][:n]
"""


def test_honest_values_of_own_types_are_answers(verdict: Judge) -> None:
    tests = """
assert f(3) == [6, 6, 6] and f(4)[3].value == 6
assert f.__doc__ == "Says what it is." and f.__name__ == "f"
for value in f(3):
    assert abs(value - 6) < 1e-6 and value == 6 and value in (5, 6) and value < 7
"""
    assert verdict(HONEST, Tests(tests)).verdict is Verdict.PASS


@pytest.mark.parametrize(
    ("patch", "tests"),
    [
        ("import builtins; builtins.abs = lambda x: 0", "assert abs(f(1) - 2) < 1e-6\n" * 2),
        ("import builtins; builtins.abs = int", "assert abs(f(1) - 2) < 1e-6\n" * 2),
        (
            "import math; math.isclose = lambda *a: True",
            "import math\nassert math.isclose(f(1), 2)",
        ),
        (
            "import unittest; unittest.TestCase.assertEqual = lambda *a: None",
            UNITTEST.replace("self.assertEqual(f(3), 6)", "f(3); self.assertEqual(f(3), 7)"),
        ),
    ],
)
def test_what_is_replaced_while_the_tests_run_is_noticed(
    verdict: Judge, patch: str, tests: str
) -> None:
    answer = f"def f(n):\n    {patch}\n    return 2 * n\n"
    asked = Tests(tests, unittest="unittest" in tests)
    assert verdict(answer, asked).verdict is Verdict.WRONG_ANSWER


def test_what_tests_replace_themselves_is_their_affair(verdict: Judge) -> None:
    tests = """
import builtins
builtins.input = lambda *_: "3"
builtins.print = __import__("unittest.mock").mock.Mock()
assert f(int(input())) == 6
"""
    assert verdict(DOUBLE, Tests(tests)).verdict is Verdict.PASS
