"""What each source's module makes of a record; the records are made up, their shapes are not."""

from __future__ import annotations

from pathlib import Path

import pytest
from made_release import MadeRelease, Plain, classeval, mbxp, record

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Placement, Task
from pytest_flow2code.datasets import load
from pytest_flow2code.datasets.record import find_signature, split_header


def read(tmp_path: Path, entry: Plain) -> Task:
    (task,) = load(MadeRelease(tmp_path / "made", [entry]).write())
    return task


def test_classeval_runs_unittest_classes(tmp_path: Path) -> None:
    task = read(tmp_path, classeval(0))
    assert (task.entry_point, task.signature) == ("Lamp", "class Lamp:")
    assert (task.header, task.description) == ("", "A lamp.")
    assert (task.difficulty, task.tests.unittest, task.tests.call) == ("unrated", True, "")


def test_classeval_without_its_class_is_refused(tmp_path: Path) -> None:
    entry = classeval(0)
    entry["reference_code"] = "class Lamps:\n    pass\n"
    with pytest.raises(DataError, match=r"python\.jsonl, line 1.*does not define the class Lamp"):
        read(tmp_path, entry)


def test_mbxp_python_calls_check(tmp_path: Path) -> None:
    task = read(tmp_path, mbxp(7))
    assert task.tests.call == "check"
    assert task.tests.placement is Placement.AFTER
    assert task.header == "def twice_7(n):\n"
    assert task.signature == "def twice_7(n):"


def test_mbxp_csharp_leaves_its_class_open(tmp_path: Path) -> None:
    head = "namespace A\n{\n    class P\n    {\n        public static int One ()\n        {\n"
    body = "            return 1;\n        }"
    source = {
        "prompt": head,
        "canonical_solution": body,
        "entry_point": "One",
        "test": "public static void Main() {}\n    }\n}",
        "description": "One.",
    }
    task = read(tmp_path, record("mbxp/csharp/1", source, head + body))
    assert task.tests.placement is Placement.INSIDE
    assert task.tests.call == ""
    assert (task.header, task.signature) == (head, "public static int One ()")


HUMANEVAL = {
    "python": (
        "def helper(x):\n    return twice(x)\n\n\ndef best(xs: List[int]) -> Tuple[()]:\n",
        "    return helper(xs)\n",
        "def check(best):\n    assert best([helper(1)]) == 2\n\ncheck(best)\n",
        "best",
    ),
    "cpp": (
        "#include<vector>\nint helper(int x){ for (;;) return x; }\nint best(vector<int> xs){\n",
        "    return helper(xs[0]);\n}\n",
        "int main(){\n    for (int i = 0; i < 2; i++) assert (best({i}) == helper(i));\n}\n",
        "best",
    ),
    "java": (
        "class Solution {\n    public List<Integer> best(int[] xs) throws Exception {\n",
        "        return null;\n    }\n}",
        "public class Main { void main() { new Solution().best(null); } }\n",
        "best",
    ),
}


@pytest.mark.parametrize("language", HUMANEVAL)
def test_humaneval_entry_points_are_the_last_tested_declaration(
    tmp_path: Path, language: str
) -> None:
    head, body, tests, name = HUMANEVAL[language]
    source = {"prompt": f"/* Best. */\n{head}", "canonical_solution": body, "test": tests}
    task = read(tmp_path, record(f"humaneval_x/{language}/3", source, head + body))
    assert task.entry_point == name
    assert task.header == head
    assert task.signature.split("(")[0].endswith(name)
    assert not task.signature.endswith("{")
    assert task.description == "Best."


def test_a_broken_header_does_not_turn_a_keyword_into_an_entry_point(tmp_path: Path) -> None:
    head = "string decode(string s){\n    for (i=0;i<9;i++)\n    {\n"
    source = {
        "prompt": "// Turns it\n// back.\n" + head,
        "canonical_solution": "    }\n}\n",
        "test": "int main(){ for (;;) assert (decode(s) == s); }",
    }
    task = read(tmp_path, record("humaneval_x/cpp/1", source, head + "    }\n}\n"))
    assert task.entry_point == "decode"
    assert task.description == "Turns it\nback."


def test_humaneval_without_a_tested_function_is_refused(tmp_path: Path) -> None:
    source = {"prompt": "", "canonical_solution": "    pass\n", "test": "check(other)"}
    with pytest.raises(DataError, match="names no function that the tests call"):
        read(tmp_path, record("humaneval_x/python/1", source, "def one():\n    pass\n"))


def mceval(language: str, head: str, body: str, tests: str, **more: str) -> Plain:
    source = {
        "prompt": head,
        "canonical_solution": body,
        "test": tests,
        "entry_point": "one",
        "signature": "one",
        "docstring": " One. ",
        "level": "hard",
        **more,
    }
    return record(f"mceval/{language}/1", source, head + body)


@pytest.mark.parametrize(
    ("language", "head", "body", "tests", "where"),
    [
        ("java", "class S {\n int one()", "{ return '}'; }", "void main() {}\n}", "inside"),
        ("java", "class S {\n int one()", "{ return 1; }\n}", "class M { }", "after"),
        ("java", "class S { // {\n int one()", '{ return "{"; }\n}', "class M { }", "after"),
        ("csharp", "class P {\n int one()", '{ return @"}"; }', "void Main() {}\n}", "inside"),
        ("csharp", "class P {\n int one()", "{ return 1; }\n}", "class M { }", "after"),
        ("vb", "Module M\nFunction one()", "\n", "Sub A\nEnd Sub\nEnd Module", "inside"),
        ("vb", "Module M\nFunction one()", "\nEnd Module", "Module T\nEnd Module", "after"),
        ("fortran", "function one()\n", "end function\nend program m\n", "program m\n", "around"),
        ("c", "int one()", "{ return 1; }", "int main() {}", "after"),
        ("javascript", "function one()", "{ return 1; }", "one();", "after"),
    ],
)  # fmt: skip
def test_mceval_placements(  # noqa: PLR0917 - one row of the table above
    tmp_path: Path, language: str, head: str, body: str, tests: str, where: str
) -> None:
    task = read(tmp_path, mceval(language, head, body, tests))
    assert task.tests.placement.value == where
    assert (task.header, task.difficulty, task.description) == (head, "hard", "One.")


def test_mceval_html_is_compared_as_a_tree(tmp_path: Path) -> None:
    source = {"prompt": "Write <p>. ", "level": "easy", "test": "\n"}
    task = read(tmp_path, record("mceval/html/1", source, "<p>Hello</p>"))
    assert task.tests.placement is Placement.TREE
    assert (task.entry_point, task.tests.code, task.description) == ("", "", "Write <p>.")


def test_mceval_without_tests_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"`source_record\.test`"):
        read(tmp_path, mceval("c", "int one()", "{ return 1; }", "  "))


def test_an_unknown_level_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="easy, middle or hard"):
        read(tmp_path, mceval("c", "int one()", "{}", "int main() {}", level="extreme"))


def test_pascal_directives_come_back(tmp_path: Path) -> None:
    head, body = "uses SysUtils;\nfunction one: integer;\n", "begin\n  Result := 1;\nend;"
    entry = mceval("pascal", head, body, "begin end.")
    entry["source_record"]["prompt"] = "{$mode objfpc}{$H+}\n(* One. *)\n" + head
    task = read(tmp_path, entry)
    assert task.header == "{$mode objfpc}\n{$H+}\n" + head
    assert task.reference == task.header + body
    entry["reference_code"] = "{$MODE OBJFPC}\n" + head + body
    assert read(tmp_path, entry).reference == "{$H+}\n{$MODE OBJFPC}\n" + head + body


def test_a_signature_of_another_task_is_not_believed(tmp_path: Path) -> None:
    head = "int one(int a,\n        int b)\n"
    task = read(tmp_path, mceval("c", head, "{}", "int main() {}", signature="int two()"))
    assert task.signature == "int one(int a,\n        int b)"


@pytest.mark.parametrize(
    ("reference", "body", "prompt", "header"),
    [
        ("def f(a):\n    pass\n", "    pass\n", "", "def f(a):\n"),
        ("f(mylist) {\n  x(mylist);\n}", "  x(myList);\n}", "", "f(mylist) {\n"),
        ("def f(a):\n    return  1", "    return 1\n\n", "", "def f(a):\n"),
        ("f(b) {\n  g(b);\n}", "  g(a);\n}", "/* f */\nF(b) {\n", "f(b) {\n"),
        ("f(b) {\n  g(b);\n}", "  g(a);\n}", "h() {", ""),
        ("x", "xyz", "", ""),
        ("anything", "", "", ""),
        ("anything", " \n", "", ""),
    ],
)
def test_the_header_ends_where_the_body_begins(
    reference: str, body: str, prompt: str, header: str
) -> None:
    assert split_header(reference, body, prompt) == header


@pytest.mark.parametrize(
    ("header", "signature"),
    [
        ("# calls one\ndef one(a, b):\n", "def one(a, b):"),
        ("  static int one (int a)\n  {\n", "static int one (int a)"),
        ('def one(a):\n    "\n', "def one(a):"),
        ("int zone(int a);\nint one(int a) {", "int one(int a)"),
        ("int everyone(int a) {", ""),
        ("", ""),
    ],
)
def test_the_signature_is_the_last_declaration(header: str, signature: str) -> None:
    assert find_signature(header, "one") == signature
