"""Wrong programs, looked at as texts; `tests/contract/test_spoils.py` runs them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pytest_flow2code import runners
from pytest_flow2code.core.spoiled import Fault, Spoiled
from pytest_flow2code.core.task import Task
from pytest_flow2code.mutation import MOST
from pytest_flow2code.running import selfcheck


def task(language: str, reference: str, entry: str = "f", uid: str = "x/1") -> Task:
    made = selfcheck.task(runners.load(language))
    return replace(made, uid=uid, entry_point=entry, reference=reference)


def spoil(language: str, reference: str, entry: str = "f") -> tuple[Spoiled, ...]:
    return runners.load(language).spoils(task(language, reference, entry))


def of(kind: Fault, found: Sequence[Spoiled]) -> list[str]:
    return [each.source for each in found if each.kind is kind]


HALF = "def f(x):\n    return x // 2\n"


def test_certain_programs_keep_the_signature_and_nothing_else() -> None:
    found = spoil("python", "import math\n\ndef f(x, y=1):\n    z = x\n    return z + y\n")
    assert of(Fault.EMPTY, found) == ["import math\n\ndef f(x, y=1):\n    pass\n"]
    assert "import math\n\ndef f(x, y=1):\n    return -1\n" in of(Fault.CONSTANT, found)
    assert of(Fault.EXIT, found)[0].endswith("def f(x, y=1):\n    import os\n    os._exit(0)\n")


def test_certain_programs_come_first_and_say_so() -> None:
    reference = "def f(x):\n    x -= 1\n    return x if x < 3 else 3 - x\n"
    kinds = [each.kind for each in spoil("python", reference)]
    assert kinds == sorted(kinds, key=lambda kind: not kind.certain)
    assert {kind for kind in kinds if not kind.certain} == {
        Fault.NEGATED,
        Fault.OFF_BY_ONE,
        Fault.DROPPED,
        Fault.SWAPPED,
        Fault.CHANGED,
    }


@pytest.mark.parametrize("indent", ["  ", "\t", "        "])
def test_lines_are_indented_as_the_body_was(indent: str) -> None:
    (same,) = of(
        Fault.ALWAYS_EQUAL, spoil("python", f"def f(x):\n{indent}y = x\n{indent}return y\n")
    )
    compile(same, "same", "exec")
    assert f"\n{indent}return Same()" in same


def test_a_body_on_the_line_of_its_heading_gets_lines_of_its_own() -> None:
    found = spoil("python", "class A:\n    def f(self, x): return x\n")
    for each in found:
        compile(each.source, each.kind.value, "exec")
    assert "    def f(self, x): pass\n" in of(Fault.EMPTY, found)[0]
    assert "def f(self, x): \n        import os\n        os._exit(0)" in of(Fault.EXIT, found)[0]


def test_all_methods_of_a_class_are_replaced_but_not_how_it_is_made() -> None:
    reference = (
        "class F:\n    def __init__(self):\n        self.n = 0\n"
        "    def one(self):\n        return 1\n    def two(self):\n        return 2\n"
    )
    (empty,) = of(Fault.EMPTY, spoil("python", reference, "F"))
    assert empty.count("pass") == 2
    assert "self.n = 0" in empty


def test_helpers_stay_and_an_inner_function_goes_with_its_outer_one() -> None:
    reference = (
        "def help_(x):\n    return x\n\n"
        "def f(x):\n    def f(y):\n        return y\n    return help_(f(x))\n"
    )
    assert of(Fault.EMPTY, spoil("python", reference)) == [
        "def help_(x):\n    return x\n\ndef f(x):\n    pass\n"
    ]


def test_an_unknown_entry_point_spoils_every_function() -> None:
    (empty,) = of(Fault.EMPTY, spoil("python", HALF + "\ndef g(x):\n    return x\n", "missing"))
    assert empty == "def f(x):\n    pass\n\ndef g(x):\n    pass\n"


def test_a_text_without_any_function_leaves_the_empty_program() -> None:
    found = spoil("python", "print(1)\n")
    assert [each.source for each in found if each.kind.certain] == ["\n"]


def test_never_the_reference_itself() -> None:
    """A stub that returns a constant is not spoiled by returning that constant."""
    stub = "def f(x):\n    return []\n"
    found = spoil("python", stub)
    assert "".join(stub.split()) not in {"".join(each.source.split()) for each in found}
    assert len({each.source for each in found}) == len(found)


def test_the_same_in_every_call_and_no_more_mutants_than_stated() -> None:
    body = "\n".join(
        f"    if x < {n}:\n        x = x - {n}\n    else:\n        x = 1" for n in range(9)
    )
    reference = f"def f(x):\n{body}\n    return x\n"
    found = spoil("python", reference)
    assert found == spoil("python", reference)
    mutants = [each for each in found if not each.kind.certain]
    assert len(mutants) == MOST
    assert {each.kind for each in mutants[:5]} == {each.kind for each in mutants}


def test_which_kind_begins_depends_on_the_task() -> None:
    reference = "def f(x):\n    x -= 1\n    return x if x < 3 else 3 - x\n"
    firsts = set()
    for number in range(40):
        made = runners.load("python").spoils(task("python", reference, uid=f"x/{number}"))
        firsts.add(next(each.kind for each in made if not each.kind.certain))
    assert len(firsts) == 5


MUTANTS = [
    ("python", HALF, Fault.OFF_BY_ONE, "def f(x):\n    return (x // 2 + 1)\n"),
    ("python", HALF, Fault.CHANGED, "def f(x):\n    return x // 3\n"),
    ("python", "def f(x):\n    return x in [y for y in x if y]\n", Fault.NEGATED, "if (not (y))"),
    ("python", "def f(x):\n    return x is True\n", Fault.CHANGED, "x is False"),
    ("python", "def f(x):\n    return x == 1\n", Fault.NEGATED, "x != 1"),
    ("python", "def f(x):\n    while x > 1:\n        x -= 1\n", Fault.OFF_BY_ONE, "x >= 1"),
    ("javascript", "const f = (x) => x < 1 ? 'a' : 2;", Fault.SWAPPED, "x < 1 ? 2 : 'a'"),
    ("javascript", "function f(x) { if (x) { g(); } else h(); }", Fault.SWAPPED,
     "function f(x) { if (x) h(); else { g(); } }"),
    ("c", "int f(int x) { return x < 1 ? 2 : 3; }", Fault.NEGATED, "return (!(x < 1)) ? 2 : 3;"),
    ("cpp", "int f(int x) { if (x < 1) x = 2; return x; }", Fault.DROPPED, "if (x < 1) ; return"),
    ("java", "class A { static int f(int x) { if (x > 0) x--; else x++; return x; } }",
     Fault.SWAPPED, "if (x > 0) x++; else x--;"),
    ("shell", "f() {\n  if [ $1 -lt 3 ]; then echo a; fi\n}\n", Fault.OFF_BY_ONE, "$1 -le 3"),
    ("shell", "f() {\n  if [ $1 -lt 3 ]; then echo a; fi\n}\n", Fault.NEGATED, "if ! [ $1"),
    ("ruby", "def f(x)\n  if x\n    1\n  else\n    2\n  end\nend\n", Fault.SWAPPED,
     "def f(x)\n  if x\n    2\n  else\n    1\n  end\nend\n"),
    ("perl", "sub f {\n  return 1 unless $x lt $y;\n}\n", Fault.OFF_BY_ONE, "$x le $y"),
    ("php", "<?php\nfunction f($x) { if ($x) return 1; else return 2; }\n", Fault.SWAPPED,
     "if ($x) return 2; else return 1;"),
    ("tcl", "proc f {x} {\n  if {$x < 1} { return 1 } else { return 2 }\n}\n", Fault.SWAPPED,
     "if {$x < 1} { return 2 } else { return 1 }"),
    ("pascal", "function f(x: Integer): Integer;\nbegin\n"
     "  if x < 1 then f := 1 else f := 2;\nend;\n", Fault.SWAPPED,
     "if x < 1 then f := 2 else f := 1;"),
    ("fortran", "function f(x)\n  integer :: f, x\n  if (x .lt. 1) then\n    f = 1\n  end if\n"
     "end function f\nend program main\n", Fault.NEGATED, "if (.not. (x .lt. 1)) then"),
    ("csharp", "class A { static int f(int x) { return x >= 1 ? 2 : 3; }", Fault.OFF_BY_ONE,
     "x > 1"),
    ("vb", "Module M\n  Function f(x As Integer) As Integer\n    x = g(x)\n    Return x - 1\n"
     "  End Function\n", Fault.OFF_BY_ONE, "Return (x - 1 + 1)\n  End Function"),
    ("html", "<p>a</p><ul><li>b</li><li>c</li></ul>", Fault.SWAPPED_CHILDREN,
     "<p>a</p><ul><li>c</li><li>b</li></ul>"),
    ("html", '<a href="b">c</a>', Fault.CHANGED_ATTRIBUTE, '<a href="bx">c</a>'),
    ("html", "<div><p>a</p><b>c</b></div>", Fault.DROPPED_ELEMENT, "<div><b>c</b></div>"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "reference", "kind", "wanted"), MUTANTS)
def test_mutants(language: str, reference: str, kind: Fault, wanted: str) -> None:
    assert any(wanted in source for source in of(kind, spoil(language, reference)))


HOLLOW = [
    ("c", "char *f(int x) { return g(x); }", Fault.CONSTANT, 'char *f(int x) { return "a"; }'),
    ("c", "double f(int x) { return x; }", Fault.CONSTANT, "double f(int x) { return -1; }"),
    ("cpp", "vector<int> f() { return g(); }", Fault.CONSTANT, "{ return vector<int>(1); }"),
    ("cpp", "string& f() { return g(); }", Fault.EMPTY, "static string nothing;"),
    ("java", "class A { static int[][] f() { return g(); } }", Fault.CONSTANT, "new int[0][]"),
    ("java", "class A { static List<String> f() { return g(); } }", Fault.ALWAYS_EQUAL,
     "new java.util.ArrayList<>() {"),
    ("java", "class A { static void f() { g(); } }", Fault.EXIT, "f() { System.exit(0);  }"),
    ("csharp", "class A { static int f(int x) => x + 1;", Fault.EMPTY,
     "static int f(int x) { return default; }"),
    ("csharp", "class A { static List<int> f() { return g(); }", Fault.CONSTANT, "new List<int>()"),
    ("vb", "Module M\n  Function f(x As Integer) As Boolean\n    Return g(x)\n  End Function\n",
     Fault.CONSTANT, "As Boolean\n    Return True\n  End Function"),
    ("pascal", "function f(x: Integer): Boolean;\nvar y: Integer;\nbegin\n  f := g(x);\nend;\n",
     Fault.CONSTANT, "var y: Integer;\nbegin\n  f := True;\nend;"),
    ("fortran", "logical function f(x) result(r)\n  integer :: x\n  r = g(x)\nend function f\n"
     "end program main\n", Fault.CONSTANT, "  integer :: x\n  r = .true.\nend function f"),
    ("shell", "f() {\n  g\n}\n", Fault.CONSTANT, "f() { echo 1; }"),
    ("ruby", "def f(x)\n  g(x)\nend\n", Fault.CONSTANT, "def f(x)\n  return []\nend\n"),
    ("javascript", "const f = x => g(x);", Fault.EXIT, "const f = x => { process.exit(0); };"),
    ("javascript", "module.exports.f = function (x) { return g(x); };", Fault.CONSTANT,
     "module.exports.f = function (x) { return null; };"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "reference", "kind", "wanted"), HOLLOW)
def test_certain_programs_fit_the_type(
    language: str, reference: str, kind: Fault, wanted: str
) -> None:
    assert any(wanted in source for source in of(kind, spoil(language, reference)))


def test_no_other_type_than_the_signatures() -> None:
    """A program that cannot compile says nothing about the tests."""
    assert of(Fault.CONSTANT, spoil("c", "void f(int *x) { g(x); }")) == []
    found = of(Fault.CONSTANT, spoil("java", "class A { static boolean f() { return g(); } }"))
    assert found == ["class A { static boolean f() { return true; } }"]


def test_strings_and_comments_are_not_code() -> None:
    reference = "def f(x):\n    # if x < 1: return 2\n    return 'if x < 1'\n"
    mutants = [each for each in spoil("python", reference) if not each.kind.certain]
    assert {each.kind for each in mutants} <= {Fault.CHANGED, Fault.DROPPED}
    assert all("# if x < 1: return 2" in each.source for each in mutants)


def test_a_broken_reference_is_no_obstacle() -> None:
    assert spoil("python", "def f(x:\n    return ((\n")
