"""Export and import, by the functions and by the command."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from made_answers import Make

from pytest_flow2code import cli, datasets
from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.model import Prompt, Request
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.providers import replay
from pytest_flow2code.store import Answers
from pytest_flow2code.store.exchange import lines, take_in


@pytest.fixture
def filled(path: Path, make: Make) -> Path:
    store = Answers(path)
    with store.transaction():
        for kept in (
            make("é", sample=0),
            make("two", sample=1),
            make(model="openai:n", identity="n"),
        ):
            store.put(kept)
    store.close()
    return path


def test_what_is_exported_can_be_imported(filled: Path, tmp_path: Path) -> None:
    old, new = Answers(filled), Answers(tmp_path / "new")
    text = [line.encode("ascii") for line in lines(old.all())]
    first, second = take_in(new, "f", text), take_in(new, "f", text)
    assert ((first.new, first.known), (second.new, second.known)) == ((3, 0), (0, 3))
    assert list(new.all()) == list(old.all())
    old.close()
    new.close()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"key": None}, "f, line 2: expected 'key' to be dict, found None"),
        ({"sample": -1}, "f, line 2: 'sample' counts from 0, found -1"),
        ({"sample": True}, "f, line 2: expected 'sample' to be int, found True"),
        ({"completion": 3}, "f, line 2: expected 'completion' to be str, found 3"),
        ({"cost": -1}, "f, line 2: expected 'cost' to be a number from 0, found -1"),
        ({"tokens_in": 1 << 70}, "f, line 2: expected 'tokens_in' to count from 0"),
        ({"key": {"version": 2}}, "f, line 2: expected a key of version 1, found 2"),
    ],
)
def test_a_bad_line_is_named_and_nothing_is_imported(
    store: Answers, make: Make, change: dict[str, object], message: str
) -> None:
    good, bad = (json.loads(line) for line in lines([make(sample=0), make(sample=1)]))
    text = [json.dumps(record).encode() + b"\n" for record in (good, {**bad, **change})]
    with pytest.raises(DataError, match=message):
        take_in(store, "f", text)
    assert list(store.all()) == []


@pytest.mark.parametrize("line", [b"[]", b"\xff", b"{", b'{"uid": "plain replay line"}'])
def test_what_is_no_export_is_refused(store: Answers, line: bytes) -> None:
    with pytest.raises(DataError, match=r"f, line 1: .*\n.*flow2code cache export"):
        take_in(store, "f", [line])


def test_an_export_replays(filled: Path, tmp_path: Path) -> None:
    output = tmp_path / "out.jsonl"
    argv = ["cache", "export", f"--store={filled}", "--model=openai:m", "-o", str(output)]
    assert cli.main(argv) == 0
    model = replay.PROVIDER.create(str(output), ModelOptions())
    task = replace(datasets.load(None)[0], uid="made/python/1")
    asked = Request(task, FlowchartType.CODE, 1, Prompt("", ()))
    assert model.complete(asked).text == "two"


def test_the_command(
    filled: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, new = f"--store={filled}", f"--store={tmp_path / 'new'}"
    assert cli.main(["cache", "stats", file]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{filled}: 3 answers, 0.")
    assert out[1] == (
        "openai:m: 2 answers to 1 cases, 20 tokens in, 10 out, $0.50, 2025-01-31 to 2025-01-31"
    )
    assert cli.main(["cache", "export", file]) == 0
    text, warning = capsys.readouterr()
    assert len(text.splitlines()) == 3
    assert "1 samples have several answers" in warning
    (tmp_path / "all.jsonl").write_text(text)
    assert cli.main(["cache", "import", new, str(tmp_path / "all.jsonl")]) == 0
    assert capsys.readouterr().out.endswith("all.jsonl: 3 new answers, 0 were there already\n")
    assert cli.main(["cache", "clear", new]) == 2
    assert "3 paid answers" in capsys.readouterr().err
    assert cli.main(["cache", "clear", new, "--yes", "--model=n"]) == 0
    assert cli.main(["cache", "clear", new, "--yes"]) == 0
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == ["1", "2"]
    monkeypatch.chdir(tmp_path)
    assert cli.main(["cache", "stats"]) == 1
    assert "there is no completion store" in capsys.readouterr().err
    assert cli.main(["cache", "import", str(tmp_path / "none")]) == 1
    assert "cannot be read: No such file" in capsys.readouterr().err
    assert cli.main(["cache", "import", str(tmp_path / "all.jsonl")]) == 0
    assert (tmp_path / ".flow2code" / ".gitignore").read_text() == "*\n"
    below = tmp_path / "below"
    below.mkdir()
    monkeypatch.chdir(below)
    assert cli.main(["cache", "stats"]) == 0
