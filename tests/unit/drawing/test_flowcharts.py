"""`flow2code flowcharts`: a data set in, the same with its flowcharts out."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from made_release import MadeRelease, classeval, mbxp, record

from pytest_flow2code import datasets
from pytest_flow2code.cli import main
from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.drawing import ledger
from pytest_flow2code.drawing.progress import Progress
from pytest_flow2code.flowchart import Renderer
from pytest_flow2code.flowchart.coprocess import is_png
from pytest_flow2code.running import charts

SIX = {"code", "flowchart", "uml", "pseudocode", "dot", "pseudocode_dot"}


@pytest.fixture
def release(tmp_path: Path) -> MadeRelease:
    made = MadeRelease(tmp_path / "release", [mbxp(1), mbxp(2), classeval(0), mbxp(3, "ruby")])
    made.records[3]["reference_code"] = "def twice_3(n)\n  n * 2\nend\n"
    made.summary["schema_version"] = "1.0"
    return made


def _call(data: Path, out: Path, *words: str) -> int:
    return main(["flowcharts", f"--data={data}", "-o", str(out), *words])


def _tree(root: Path) -> dict[str, str]:
    """Every file of a finished release with its hash, without the ledger."""
    return {
        path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in root.rglob("*")
        if path.is_file() and ".flow2code" not in path.parts
    }


def test_our_own_reader_takes_it_and_every_sum_is_right(
    release: MadeRelease, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = release.write(), tmp_path / "out"
    assert _call(source, out) == 0
    before, tasks = datasets.load(source), datasets.load(out)
    assert [task.uid for task in tasks] == [task.uid for task in before]
    for task, old in zip(tasks, before, strict=True):
        assert {asset.name for asset in task.assets} == SIX
        files = {asset.name: datasets.verify_asset(asset) for asset in task.assets}
        assert files["code"].decode() == old.reference
        for kind in FlowchartType:
            assert is_png(files[charts.PICTURES[kind]])
        with Renderer() as renderer:
            again = renderer.png(files["dot"].decode())
            assert charts.shown(task, FlowchartType.CODE, renderer).origin == charts.RELEASE
        assert again == files["flowchart"]
    summary = json.loads((out / "data" / "summary.json").read_text())
    assert (summary["images"], summary["assets"]) == (12, 24)
    assert summary["schema_version"] == "1.0"
    assert capsys.readouterr().out.split()[-8:] == ["all", "4", "12", "0", "0", "0", "100", "%"]


def test_the_layout_is_the_release_s(release: MadeRelease, tmp_path: Path) -> None:
    assert _call(release.write(), tmp_path / "out", "--source=mbxp", "--language=py") == 0
    assets = {name for name in _tree(tmp_path / "out") if "/assets/" in name}
    home = "data/assets/mbxp/python"
    ending = {"code": ".py", "dot": ".dot", "pseudocode_dot": ".dot"}
    assert assets == {
        f"{home}/{name}/{number}{ending.get(name, '.png')}" for name in SIX for number in (1, 2)
    }
    manifest = [
        json.loads(line)
        for line in (tmp_path / "out" / "data" / "manifest.jsonl").read_text().splitlines()
    ]
    assert [entry["record_line"] for entry in manifest] == [1, 2]
    records = (tmp_path / "out" / manifest[0]["record_file"]).read_text().splitlines()
    assert [json.loads(line)["assets"] for line in records] == [e["assets"] for e in manifest]


def test_the_same_bytes_however_many_processes(release: MadeRelease, tmp_path: Path) -> None:
    source = release.write()
    assert _call(source, tmp_path / "one", "-n", "1") == 0
    assert _call(source, tmp_path / "two", "-n", "2") == 0
    assert _tree(tmp_path / "one") == _tree(tmp_path / "two")


def test_a_finished_folder_is_left_alone_and_a_damaged_file_made_anew(
    release: MadeRelease, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = release.write(), tmp_path / "out"
    assert _call(source, out) == 0
    whole = _tree(out)
    untouched = next(out.rglob("flowchart/2.png"))
    victim = next(path for path in out.rglob("uml/*.png") if path.name != untouched.name)
    seen = untouched.stat().st_mtime_ns
    victim.write_bytes(b"\x89PNG" + victim.read_bytes()[4:-1] + b"?")
    capsys.readouterr()
    assert _call(source, out) == 0
    assert _tree(out) == whole
    assert untouched.stat().st_mtime_ns == seen
    assert "3 tasks were there already" in capsys.readouterr().out


def _begun(out: Path) -> int:
    path = out / ledger.PLACE
    return path.read_bytes().count(b"\n") - 1 if path.exists() else 0


def _alive(group: int) -> Iterator[int]:
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] != "Z":
                yield int(entry.name)


def test_killed_at_any_time_it_goes_on_and_nothing_stays_behind(tmp_path: Path) -> None:
    source = MadeRelease(tmp_path / "release", [mbxp(i) for i in range(40)]).write()
    out, whole = tmp_path / "out", tmp_path / "whole"
    code = "import sys; from pytest_flow2code.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", code, "flowcharts", f"--data={source}", "-o", str(out)]
    for least in (1, 8):
        process = subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        while _begun(out) < least and process.poll() is None:
            time.sleep(0.005)
        process.kill()
        process.wait()
        until = time.monotonic() + 20
        while list(_alive(process.pid)) and time.monotonic() < until:
            time.sleep(0.02)
        assert list(_alive(process.pid)) == []
    kept = _begun(out)
    assert 8 <= kept < 40
    with (out / ledger.PLACE).open("ab") as file:
        file.write(b'{"type": "task", "uid": "mbxp/py')
    (next(out.rglob("uml")) / ".39.png-torn").write_bytes(b"\x89PNG")
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{kept} tasks were there already" in done.stdout
    assert _call(source, whole) == 0
    assert _tree(out) == _tree(whole)


def test_an_interruption_says_how_to_go_on(tmp_path: Path) -> None:
    source = MadeRelease(tmp_path / "release", [mbxp(i) for i in range(60)]).write()
    out = tmp_path / "out"
    code = "import sys; from pytest_flow2code.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", code, "flowcharts", f"--data={source}", "-o", str(out)]
    process = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while _begun(out) < 1 and process.poll() is None:
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told == "interrupted: run the same command again to go on\n"


def test_what_the_release_ships_is_used_unless_asked_otherwise(
    release: MadeRelease, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = b"digraph { shipped }"
    release.records[0]["assets"] = {
        "uml": release.ship("data/assets/u.png", b"\x89PNG own"),
        "dot": release.ship("data/assets/d.dot", shipped),
    }
    source = release.write()
    assert _call(source, tmp_path / "out") == 0
    assert capsys.readouterr().out.split()[-8:] == ["all", "4", "11", "1", "0", "0", "100", "%"]
    home = tmp_path / "out" / "data" / "assets" / "mbxp" / "python"
    assert (home / "uml" / "1.png").read_bytes() == b"\x89PNG own"
    assert (home / "dot" / "1.dot").read_bytes() == shipped
    with Renderer() as renderer:
        assert (home / "flowchart" / "1.png").read_bytes() == renderer.png(shipped.decode())
    assert _call(source, tmp_path / "anew", "--redraw") == 0
    home = tmp_path / "anew" / "data" / "assets" / "mbxp" / "python"
    assert is_png((home / "uml" / "1.png").read_bytes())
    assert b"twice_1" in (home / "dot" / "1.dot").read_bytes()


def test_warnings_are_counted_by_language_and_reason(
    release: MadeRelease, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.records[1]["reference_code"] = "def f(n):\n    return n\n\ndef = = 3\nx = '\ue123'\n"
    assert _call(release.write(), tmp_path / "out") == 0
    told = capsys.readouterr().out
    assert "python: 1 font warning\n  mbxp/python/2: no font here has \ue123\n" in told
    assert "  mbxp/python/2:4: " in told
    accounts = json.loads((tmp_path / "out" / "flowcharts.json").read_text())
    assert {
        "uid": "mbxp/python/2",
        "kind": "font",
        "line": 0,
        "what": "no font here has \ue123",
    } in (accounts["warnings"])


def test_what_cannot_be_drawn_is_named_and_tried_again(
    release: MadeRelease,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(self: Renderer, dot: str) -> bytes:
        if "twice_2" in dot and "doublecircle" in dot:
            raise FlowchartError("too much")
        return drawn(self, dot)

    drawn = Renderer.png
    source, out = release.write(), tmp_path / "out"
    with monkeypatch.context() as patch:
        patch.setattr(Renderer, "png", refuse)
        assert _call(source, out) == 1
    told = capsys.readouterr().out
    assert "not drawn: mbxp/python/2: uml: too much" in told
    assert {a.name for a in datasets.load(out)[1].assets} == SIX - {"uml"}
    assert _call(source, out) == 0
    assert "3 tasks were there already" in capsys.readouterr().out
    assert {a.name for a in datasets.load(out)[1].assets} == SIX


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--theme=dark"], "was begun with another theme"),
        (["--max-label=9"], "was begun with another --max-label"),
        (["--redraw"], "was begun with another --redraw"),
        (["--language=ruby"], "was begun with other tasks"),
    ],
)
def test_a_folder_begun_otherwise_is_refused(
    release: MadeRelease,
    tmp_path: Path,
    words: list[str],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source, out = release.write(), tmp_path / "out"
    assert _call(source, out, "--source=mbxp") == 0
    whole = _tree(out)
    assert _call(source, out, "--source=mbxp", *words) == 1
    assert complaint in capsys.readouterr().err
    assert _tree(out) == whole


def test_a_folder_that_is_not_for_it_is_refused(
    release: MadeRelease, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = release.write(), tmp_path / "out"
    out.mkdir()
    (out / "thesis.tex").write_text("precious")
    for folder, complaint in (
        (out, "expected a new or empty folder"),
        (source, "lies in the data set"),
        (source / "data" / "new", "lies in the data set"),
        (out / "thesis.tex" / "x", "cannot be written: Not a directory"),
    ):
        assert _call(source, folder) == 1
        assert complaint in capsys.readouterr().err
    assert [path.name for path in out.iterdir()] == ["thesis.tex"]


def test_two_processes_do_not_share_a_folder(
    release: MadeRelease, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = release.write(), tmp_path / "out"
    other = ledger.Ledger(out, {})
    assert _call(source, out) == 1
    assert "another process is drawing into" in capsys.readouterr().err
    other.close()


def test_a_broken_ledger_is_one_clear_error(
    release: MadeRelease, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = release.write(), tmp_path / "out"
    assert _call(source, out) == 0
    head = (out / ledger.PLACE).read_text().splitlines(keepends=True)[0]
    for text in ("[]\n", "torn\n", f'{head}{{"type": "task", "uid": 1}}\n', f"{head}7\n"):
        (out / ledger.PLACE).write_text(text)
        assert _call(source, out) == 1
        assert "flowcharts.jsonl is broken" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--language=cobol"], "no language is called 'cobol'"),
        (["--source=nowhere"], "unknown source: nowhere"),
        (["--theme=neon"], "no theme is called"),
        (["--language=c"], "no task fits"),
    ],
)
def test_a_wrong_selection_is_a_usage_error(
    release: MadeRelease,
    tmp_path: Path,
    words: list[str],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert _call(release.write(), tmp_path / "out", *words) == 2
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_uid_of_another_form_finds_its_place(tmp_path: Path) -> None:
    entry: dict[str, Any] = record("mbxp/python/9", mbxp(9)["source_record"], "x = 1\n")
    entry["uid"] = "extra/deep/9.b"
    source = MadeRelease(tmp_path / "release", [entry]).write()
    assert _call(source, tmp_path / "out") == 0
    (task,) = datasets.load(tmp_path / "out")
    assert task.asset("uml") is not None
    assert (tmp_path / "out/data/assets/mbxp/python/uml/extra/deep/9.b.png").is_file()


class _Stream:
    def __init__(self, live: bool) -> None:
        self.live, self.text = live, ""

    def isatty(self) -> bool:
        return self.live

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


def test_a_terminal_has_a_bar_and_anything_else_a_line_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    shown = {}
    for live in (True, False):
        stream = _Stream(live)
        progress = Progress(40, "tasks", stream, begun_at=10)  # type: ignore[arg-type]
        for _ in range(30):
            now[0] += 0.5
            progress.step()
        progress.finish()
        shown[live] = stream.text
    assert shown[False] == "30/40 tasks, 2.0 a second, 0:05 left\n"
    assert shown[True].count("\r") == 31
    assert "[######################........] 30/40 tasks, 2.0 a second, 0:05 left" in shown[True]
    assert shown[True].endswith("\r\x1b[K")
