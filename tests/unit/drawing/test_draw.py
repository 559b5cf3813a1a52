"""`flow2code draw`, as a user calls it."""

from __future__ import annotations

import io
import json
import re
import struct
import sys
from pathlib import Path

import pytest
from made_release import MadeRelease, mbxp

from pytest_flow2code import datasets
from pytest_flow2code.cli import main
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.flowchart.coprocess import is_png
from pytest_flow2code.flowchart.dot_reading import read_dot
from pytest_flow2code.flowchart.labels import clean
from pytest_flow2code.flowchart.mermaid_reading import read_mermaid
from pytest_flow2code.flowchart.theming import theme

SOURCE = "def f(n):\n    if n > 3:\n        return 1\n    return n\n\n\ndef g():\n    pass\n"
BROKEN = "def f(n):\n    return n\n\ndef = = 3\n"


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("x.py").write_text(SOURCE)
    return "x.py"


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("a.dot", b"digraph"),
        ("a.gv", b"digraph"),
        ("a.png", b"\x89PNG"),
        ("a.svg", b"<?xml"),
        ("a.pdf", b"%PDF"),
        ("a.mmd", b"flowchart TD"),
        ("new/folder/a.MERMAID", b"flowchart TD"),
    ],
)
def test_the_ending_decides_the_format(
    source: str, name: str, begins: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["draw", source, "-o", name]) == 0
    assert Path(name).read_bytes().startswith(begins)
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == (f"{name}\n", "")


def test_several_sources_and_notations_go_into_a_folder(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("y.c").write_text("int main(void) { return 0; }\n")
    words = ["draw", source, "y.c", "--flowchart=code,uml,pseudocode", "-o", "out", "--format=svg"]
    assert main(words) == 0
    names = {f"{stem}.{kind.value}.svg" for stem in "xy" for kind in FlowchartType}
    assert {path.name for path in Path("out").iterdir()} == names
    assert {Path(line).name for line in capsys.readouterr().out.splitlines()} == names


def test_sources_of_one_stem_keep_their_endings(source: str) -> None:
    Path("x.js").write_text("let a = 1;\n")
    assert main(["draw", "x.py", "x.js", "-o", "out", "--format=dot"]) == 0
    assert {path.name for path in Path("out").iterdir()} == {"x.py.code.dot", "x.js.code.dot"}


def test_standard_input_and_output(
    source: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(SOURCE.encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["draw", "-", "--language=Python3", "--format=mermaid"]) == 0
    shown = read_mermaid(capfdbinary.readouterr().out.decode())
    assert "n > 3" in {text for _, text in shown.nodes}


def test_a_task_of_the_starter_set(source: str) -> None:
    assert main(["draw", "starter/ruby/clamp", "-o", "pictures/"]) == 0
    assert is_png(Path("pictures/starter-ruby-clamp.code.png").read_bytes())


def test_one_function_only(source: str) -> None:
    assert main(["draw", source, "--function=g", "-o", "g.dot"]) == 0
    texts = {text for _, text in read_dot(Path("g.dot").read_text()).nodes}
    assert texts == {"def g()", "pass", "end"}


def test_labels_are_cut_where_asked(source: str) -> None:
    Path("long.py").write_text(f"x = {'1 + ' * 200}1\n")
    assert main(["draw", "long.py", "--max-label=20", "-o", "long.dot"]) == 0
    (text,) = [t for _, t in read_dot(Path("long.dot").read_text()).nodes if t.startswith("x")]
    assert clean(text).startswith("x = 1 + 1 + 1 + 1 + ")
    assert re.search(r"\(\+785\s+characters\)", text)


@pytest.mark.parametrize("form", ["dot", "mermaid"])
def test_a_theme_by_name_and_by_file(source: str, form: str) -> None:
    assert main(["draw", source, "--theme=dark", f"--format={form}", "-o", "a"]) == 0
    assert theme("dark").fills and theme("dark").ink in Path("a").read_text()
    assert main(["draw", source, "--theme=none.json", "-o", "a.dot"]) == 2


def test_the_same_source_gives_the_same_bytes(source: str) -> None:
    for form in ("dot", "png", "svg", "mermaid"):
        assert main(["draw", source, f"--format={form}", "-o", "a"]) == 0
        assert main(["draw", source, f"--format={form}", "-o", "b"]) == 0
        assert Path("a").read_bytes() == Path("b").read_bytes()


def test_what_is_odd_is_told_with_its_line_and_drawn_all_the_same(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("broken.py").write_text(BROKEN)
    assert main(["draw", "broken.py", "--flowchart=code,uml", "-o", "out"]) == 0
    assert len(list(Path("out").iterdir())) == 2
    complaints = capsys.readouterr().err.splitlines()
    assert complaints
    assert all(
        re.match(r"broken\.py:4: .+ \((error|missing|unknown-syntax)\)$", c) for c in complaints
    )
    assert len(complaints) == len(set(complaints))


def test_strict_draws_nothing_of_what_is_odd_but_the_others(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("broken.py").write_text(BROKEN)
    assert main(["draw", "broken.py", source, "--strict", "-o", "out", "--format=dot"]) == 1
    assert [path.name for path in Path("out").iterdir()] == ["x.code.dot"]
    assert "broken.py:4: " in capsys.readouterr().err
    assert main(["draw", source, "--strict", "-o", "x.dot"]) == 0


def test_a_character_without_a_font_is_told(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("odd.py").write_text("x = '\ue123'\n")
    assert main(["draw", "odd.py", "-o", "odd.png"]) == 0
    assert "no font here has \ue123" in capsys.readouterr().err
    assert main(["draw", "odd.py", "-o", "odd.dot"]) == 0
    assert capsys.readouterr().err == ""


def test_more_than_mermaid_shows_as_it_comes_is_told(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lines, told in ((120, False), (170, True)):
        Path("many.py").write_text("".join(f"if a == {i}:\n    b({i})\n" for i in range(lines)))
        assert main(["draw", "many.py", "-o", "many.mmd"]) == 0
        assert ("Mermaid shows no more than 500 links" in capsys.readouterr().err) == told
        links = len(read_mermaid(Path("many.mmd").read_text()).edges)
        assert (links > 500) == told


def test_what_stays_quoted_is_counted(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("odd.py").write_text("x = 1\nlambda: (yield)\n")
    words = ["draw", "odd.py", "--format=dot", "-o", "odd.dot"]
    assert main([*words, "--flowchart=pseudocode"]) == 0
    assert "1 of 2 labels hold code that no rule words" in capsys.readouterr().err
    assert "`yield`" in Path("odd.dot").read_text()
    assert main(words) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["none.py"], "neither a file nor a task of the starter set"),
        (["starter/ruby/clmp"], "did you mean .*starter/ruby/clamp"),
        (["."], "expected a file, found a folder"),
        (["notes.txt"], r"language of notes\.txt cannot be told"),
        (["latin.py"], "not UTF-8 from byte 7"),
        (["x.py", "--language=cobol"], "no language is called 'cobol'"),
        (["starter/ruby/clamp", "--language=c"], "a task in ruby, not in c"),
        (["x.py", "--flowchart=venn"], "no flowchart type"),
        (["x.py", "--flowchart=,"], "no flowchart type"),
        (["x.py", "-o", "x.bmp"], "format of x.bmp cannot be told"),
        (["x.py", "--flowchart=code,uml"], "standard output takes one drawing, not 2"),
        (["x.py", "--flowchart=code,uml", "-o", "notes.txt"], "expected a folder for 2 drawings"),
        (["x.py", "--theme=neon"], "no theme is called 'neon'"),
        (["x.py", "a/x.py", "b/x.py", "-o", "out"], "would both be drawn as"),
        (["mbxp/c/1", "--data=nowhere"], "there is no such folder"),
    ],
)
def test_a_wrong_call_is_one_clear_error(
    source: str, words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("notes.txt").write_text("x")
    Path("latin.py").write_bytes(b"x = 1 #\xe9\n")
    for folder in ("a", "b"):
        Path(folder).mkdir()
        Path(folder, "x.py").write_text(SOURCE)
    assert main(["draw", *words]) == 2
    told = capsys.readouterr().err
    assert re.search(complaint, told)
    assert told.startswith("flow2code: error: ")
    assert "to mend it: " in told
    assert not Path("out").exists()


def test_a_function_that_is_not_there_names_the_choices(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["draw", source, "--function=h", "-o", "h.png"]) == 1
    assert "choose from f, g" in capsys.readouterr().err
    assert not Path("h.png").exists()


def test_a_place_that_cannot_be_written(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", source, "-o", "x.py/a.png"]) == 1
    assert "x.py/a.png cannot be written" in capsys.readouterr().err


def test_an_empty_source_is_a_start_and_an_end(source: str) -> None:
    Path("empty.py").write_text("")
    assert main(["draw", "empty.py", "-o", "empty.dot"]) == 0
    assert [t for _, t in read_dot(Path("empty.dot").read_text()).nodes] == ["start", "end"]


def _release(folder: Path, **files: bytes) -> str:
    """A release of one task that ships these files."""
    release = MadeRelease(folder, [mbxp(1)])
    release.records[0]["assets"] = {
        name: release.ship(f"data/assets/{name}", data) for name, data in files.items()
    }
    return str(release.write())


def test_what_a_release_ships_is_used_as_it_is(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = b"digraph { shipped [shape=box] }"
    data = _release(
        tmp_path / "data-set", flowchart=b"\x89PNG shipped", dot=shipped, uml=b"\x89PNG u"
    )
    uid = ["draw", "mbxp/python/1", f"--data={data}", "-o"]
    assert main([*uid, "a.png"]) == main([*uid, "a.dot"]) == main([*uid, "a.svg"]) == 0
    assert Path("a.png").read_bytes() == b"\x89PNG shipped"
    assert Path("a.dot").read_bytes() == shipped
    assert ">shipped</text>" in Path("a.svg").read_text()
    assert capsys.readouterr().err == ""
    assert main([*uid, "u.svg", "--flowchart=uml"]) == 0
    assert "ships this flowchart as a picture only" in capsys.readouterr().err
    assert main([*uid, "b.png", "--theme=print"]) == 0
    width, height = struct.unpack(">II", Path("b.png").read_bytes()[16:24])
    assert width > 50 < height
    assert main([*uid, "p.dot", "--flowchart=pseudocode"]) == 0
    assert "twice_1" in Path("p.dot").read_text()


def test_every_theme_file_lists_the_same_keys() -> None:
    folder = Path(datasets.__file__).parents[1] / "flowchart" / "themes"
    keys = {tuple(json.loads(path.read_text())) for path in folder.glob("*.json")}
    assert len(keys) == 1
