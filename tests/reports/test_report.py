"""The file as it lies on disk: what is in it, what it may weigh, what is refused."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import io
import json
import random
import re
import subprocess
import sys
import zlib
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from made_journals import HARM, chart_hash, every_verdict, header, journal, sample, some, starter

from pytest_flow2code import health, reports
from pytest_flow2code.cli import main
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.task import Asset
from pytest_flow2code.health import Health, State, TaskHealth, fingerprint
from pytest_flow2code.reports.gathered import Case, Gathered, by_task
from pytest_flow2code.reports.layouts import Palette
from pytest_flow2code.reports.pictures import pictures


class Parts(HTMLParser):
    """The page as a browser's parser sees it: tags, attributes, texts of template and script."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: dict[str, str] = {}
        self._open = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        self._open = dict(attrs).get("id") or tag

    def handle_endtag(self, _tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        self.texts[self._open] = self.texts.get(self._open, "") + data


def made(folder: Path, samples: list[Any], **wanted: Any) -> tuple[Parts, reports.Written]:
    path = journal(folder / "run.jsonl", samples)
    done = reports.write(reports.Wanted((path,), folder / "report.html", **wanted))
    return Parts(done.page.read_text("utf-8")), done


def unpacked(text: str) -> Any:
    return json.loads(zlib.decompress(base64.b64decode(text)))


def stream(parts: Parts, name: str) -> dict[int, Any]:
    """The records of a stream by the numbers of their tasks."""
    chunks = [text for key, text in parts.texts.items() if re.fullmatch(rf"{name}-\d+", key)]
    return {task: record for text in chunks for task, record in unpacked(text)}


def test_the_policy_allows_this_script_and_this_style_and_nothing_else(tmp_path: Path) -> None:
    parts, _ = made(tmp_path, [sample(some()[0])])
    (policy,) = (value for name, value in parts.attributes if value and "default-src" in value)
    assert policy.startswith("default-src 'none'; ")
    for tag in ("script", "style"):
        assert parts.tags.count(tag) == 1
        digest = base64.b64encode(hashlib.sha256(parts.texts[tag].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert "unsafe" not in policy


def test_nothing_in_the_page_names_an_address_outside_it(tmp_path: Path) -> None:
    parts, _ = made(tmp_path, every_verdict())
    loading = [value for name, value in parts.attributes if name in ("src", "srcset", "data")]
    assert loading == []
    assert "link" not in parts.tags
    links = [value or "" for name, value in parts.attributes if name == "href"]
    assert links
    assert all(link.startswith("#") for link in links)
    assert "http" not in parts.texts["style"]
    assert "@import" not in parts.texts["style"]
    script = parts.texts["script"].replace("http://www.w3.org/2000/svg", "")
    assert "http" not in script


def test_answers_and_names_that_mean_harm_are_text(tmp_path: Path) -> None:
    model = f"m{HARM}"
    samples = [replace(each, model=model) for each in every_verdict(("m",))]
    parts, _ = made(tmp_path, samples)
    calm, _ = made(tmp_path / "..", [sample(some()[0])])
    assert set(parts.tags) == set(calm.tags)
    assert not any(name.startswith("on") for name, _ in parts.attributes)
    html = (tmp_path / "report.html").read_bytes()
    assert b"\0" not in html
    assert html.decode("utf-8")


def test_every_sample_stands_in_one_of_the_streams(tmp_path: Path) -> None:
    samples = every_verdict()
    parts, done = made(tmp_path, samples)
    assert done.omissions == ()
    found = {
        (task, key, each["n"]): each
        for name in ("missed", "passed", "more")
        for task, record in stream(parts, name).items()
        for key, kept in record.items()
        for each in kept
    }
    assert len(found) == len(samples)
    uids = unpacked(parts.texts["index"])["words"]["task"]
    for each in samples:
        kept = found[uids.index(each.uid), f"{each.model}\n{each.flowchart}", each.sample]
        assert kept["answer"] == each.completion
        assert kept["reason"] == each.reason
        begin, end = kept["program"]
        units = each.completion.encode("utf-16-le", "surrogatepass")
        program = units[2 * begin : 2 * end].decode("utf-16-le", "surrogatepass")
        assert program == each.program


def test_a_program_that_is_no_part_of_the_answer_stands_by_itself(tmp_path: Path) -> None:
    parts, _ = made(tmp_path, [sample(some()[0], completion="a\nb", program="b\na")])
    ((kept,),) = stream(parts, "passed")[0].values()
    assert kept["program"] == "b\na"


def test_pictures_tell_whether_they_are_what_the_model_was_shown(tmp_path: Path) -> None:
    task = some()[0]
    same = sample(task)
    other = sample(task, flowchart="uml", chart=chart_hash(task, "code"))
    parts, _ = made(tmp_path, [same, other])
    picture = stream(parts, "charts")[0]
    assert "changed" not in picture["code"]
    assert picture["uml"]["changed"] is True
    assert picture["code"]["chart"][0] > 0


def test_a_page_without_data_has_everything_else(tmp_path: Path) -> None:
    path = journal(
        tmp_path / "run.jsonl",
        [sample(some()[0])],
        {**header(), "dataset": {"path": "/nowhere", "hash": "0" * 64}},
    )
    done = reports.write(reports.Wanted((path,), tmp_path / "report.html"))
    parts = Parts(done.page.read_text("utf-8"))
    assert stream(parts, "charts") == {}
    (told,) = stream(parts, "told").values()
    assert set(told["m"]["code"]) == {"command"}
    assert any("/nowhere" in line for line in reports.remarks(done))


def test_the_command_repeats_the_case(tmp_path: Path) -> None:
    task = some()[0]
    path = journal(tmp_path / "run.jsonl", [sample(task)], header(samples=3, timeout=4.0, seed=7))
    done = reports.write(reports.Wanted((path,), tmp_path / "report.html"))
    (told,) = stream(Parts(done.page.read_text("utf-8")), "told").values()
    assert told["m"]["code"]["command"] == (
        "pytest --flow2code-model=m --flow2code-samples=3 --flow2code-seed=7 "
        f"--flow2code-timeout=4 'flow2code::{task.uid}[code]'"
    )


def test_what_the_last_start_asked_for_counts(tmp_path: Path) -> None:
    """A run that was gone on with for more samples, after its data had moved."""
    first = {**header(), "dataset": {**header()["dataset"], "path": "/no/more"}}  # type: ignore[dict-item]
    again = {**header(samples=3, k=[1, 3]), "type": "resume"}
    path = journal(tmp_path / "run.jsonl", [], first)
    more = journal(tmp_path / "more", [sample(some()[0], sample=n) for n in range(3)], again)
    path.write_text(path.read_text() + more.read_text())
    done = reports.write(reports.Wanted((path,), tmp_path / "report.html"))
    html = done.page.read_text("utf-8")
    (told,) = stream(Parts(html), "told").values()
    assert "--flow2code-samples=3" in told["m"]["code"]["command"]
    assert "pass@3" in html
    assert not any("/no/more" in line for line in reports.remarks(done))


def test_a_template_that_does_not_render_any_more_costs_its_prompts_only(tmp_path: Path) -> None:
    (tmp_path / "mine.j2").write_text("{{ entry_point.nothing }}")
    head = header(asking={"prompt": str(tmp_path / "mine.j2")})
    told = told_of(tmp_path, options=head["options"])
    assert "it does not render" in told["missing"]


def told_of(tmp_path: Path, **changes: Any) -> dict[str, Any]:
    """What the page tells of the one case of a run with this header."""
    path = journal(tmp_path / "run.jsonl", [sample(some()[0])], {**header(), **changes})
    done = reports.write(reports.Wanted((path,), tmp_path / "report.html"))
    (told,) = stream(Parts(done.page.read_text("utf-8")), "told").values()
    found: dict[str, Any] = told["m"]["code"]
    return found


def test_a_prompt_in_other_words_is_told(tmp_path: Path) -> None:
    assert "reworded" not in told_of(tmp_path)
    assert told_of(tmp_path, prompt="0" * 64)["reworded"] is True


def test_a_run_s_own_template_is_used_while_it_is_there(tmp_path: Path) -> None:
    (tmp_path / "mine.j2").write_text("Do {{ entry_point }} in {{ language }}.")
    asking = {"prompt": str(tmp_path / "mine.j2")}
    digest = hashlib.sha256((tmp_path / "mine.j2").read_bytes()).hexdigest()
    head = header(asking=asking)
    told = told_of(tmp_path, options=head["options"], prompt=digest)
    assert told["prompt"] == f"Do {some()[0].entry_point} in Python."
    assert "reworded" not in told
    (tmp_path / "mine.j2").unlink()
    told = told_of(tmp_path, options=head["options"], prompt=digest)
    assert "The attached flowchart" in told["prompt"]
    assert told["reworded"] is True


@pytest.mark.parametrize(("given", "words"), [("mermaid", "flowchart TD"), ("none", "")])
def test_what_was_no_picture_is_told(tmp_path: Path, given: str, words: str) -> None:
    told = told_of(tmp_path, options=header(input=given)["options"])
    assert told["input"] == given
    assert words in told["prompt"]
    assert f"--flow2code-input={given}" in told["command"]


def long_answers(count: int) -> list[Any]:
    rng = random.Random(0)
    return [
        sample(task, completion="".join(chr(rng.randrange(32, 126)) for _ in range(90_000)))
        for task in starter()[:count]
    ]


def test_what_does_not_fit_is_left_out_and_told(tmp_path: Path) -> None:
    parts, done = made(tmp_path, long_answers(40), megabytes=2.0)
    assert done.size <= 2e6
    assert done.page.stat().st_size == done.size
    (omission,) = done.omissions
    assert omission.things == "answers that passed, the first of each case"
    assert 0 < omission.left < omission.total == 40
    kept = len(stream(parts, "passed"))
    assert kept == 40 - omission.left
    assert f"{omission.left} of 40" in done.page.read_text("utf-8")
    (line,) = [line for line in reports.remarks(done) if "left out" in line]
    assert f"{omission.left} of 40 answers that passed" in line
    assert "--full" in line


def test_a_page_that_is_too_small_for_the_list_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Flow2CodeError, match="overview and the list of cases alone") as caught:
        made(tmp_path, [sample(some()[0])], megabytes=0.01)
    assert "--full" in caught.value.mend
    assert not (tmp_path / "report.html").exists()


def test_a_folder_leaves_nothing_out(tmp_path: Path) -> None:
    path = journal(tmp_path / "run.jsonl", long_answers(40))
    done = reports.write(reports.Wanted((path,), tmp_path / "out", full=True, megabytes=0.1))
    assert done.omissions == ()
    assert done.page == tmp_path / "out" / "index.html"
    files = [file for file in (tmp_path / "out").rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) == done.size
    texts = [file.read_text("ascii") for file in files if file.match("data/passed-*.js")]
    chunks = [re.fullmatch(r'flow2codeChunk\("[\w-]+","(.*)"\);\n', text) for text in texts]
    assert sum(len(unpacked(chunk[1])) for chunk in chunks if chunk) == 40


@pytest.mark.parametrize("full", [False, True])
def test_a_report_gives_way_to_the_next(tmp_path: Path, full: bool) -> None:
    wanted = reports.Wanted((tmp_path / "run.jsonl",), tmp_path / "out", full=full)
    journal(tmp_path / "run.jsonl", long_answers(40))
    first = reports.write(wanted)
    journal(tmp_path / "run.jsonl", [sample(some()[0])])
    second = reports.write(wanted)
    assert first.page == second.page
    assert second.cases == 1
    files = [file for file in tmp_path.rglob("*") if file.is_file() and "run" not in file.name]
    assert sum(file.stat().st_size for file in files) == second.size


def test_sound_tasks_stand_beside_all(tmp_path: Path) -> None:
    good, bad, *_ = some()
    known = [
        TaskHealth(t.uid, t.dataset, t.language, fingerprint(t), state)
        for t, state in ((good, State.SOUND), (bad, State.WEAK))
    ]
    health.write(tmp_path / "health.json", Health({}, tuple(known)))
    samples = [sample(good), sample(bad, "wrong-answer")]
    _, done = made(tmp_path, samples, health=tmp_path / "health.json")
    text = re.sub(r"<[^>]+>|\s+", " ", done.page.read_text("utf-8"))
    assert "pass@1, sound tasks" in text
    assert "Sound tasks by the health file: 1 of 2" in text
    assert "1 weak" in text


@pytest.mark.parametrize("full", [False, True])
def test_a_release_s_own_pictures_are_shown_as_they_are(tmp_path: Path, full: bool) -> None:
    png = base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )
    digest = hashlib.sha256(png).hexdigest()
    (tmp_path / "a.png").write_bytes(png)
    asset = Asset("uml", str(tmp_path / "a.png"), digest, len(png))
    task = replace(some()[0], assets=(asset,))
    same = sample(task, flowchart="uml", chart="", picture=digest)
    other = sample(task, flowchart="uml", chart="", picture="f" * 64)
    for shown, changed in ((same, None), (other, True)):
        cases = (Case(task.uid, "uml", "m", (shown,), header()),)
        gathered = Gathered((), cases, {task.uid: task}, ())
        kept: dict[str, bytes] = {}

        def keep(name: str, data: bytes, kept: dict[str, bytes] = kept) -> str:
            kept[name] = data
            return f"pictures/{name}"

        (entry,) = pictures(gathered, by_task(gathered), Palette(), keep if full else None, print)
        found = entry.record["uml"]  # type: ignore[index]
        assert found["media"] == "image/png"
        assert found.get("changed") is changed
        if full:
            assert kept == {f"{digest}.png": png}
            assert found["file"] == f"pictures/{digest}.png"
        else:
            assert base64.b64decode(found["data"]) == png


def flow2code(*args: object) -> subprocess.CompletedProcess[str]:
    code = "import sys; from pytest_flow2code.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", code, "report", *map(str, args)]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_the_command_says_what_it_wrote(tmp_path: Path) -> None:
    path = journal(tmp_path / "run.jsonl", every_verdict())
    done = flow2code(path, "-o", tmp_path / "r.html")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{tmp_path}/r.html: 24 cases, 48 samples, ")


def called(args: list[str]) -> int:
    """The exit status of `flow2code report ARGS` in this process."""
    try:
        return main(["report", *args])
    except SystemExit as left:
        return int(str(left.code))


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        (["gone.jsonl"], 1, "gone.jsonl cannot be read"),
        (["page.html"], 1, "expected a journal"),
        (["run.jsonl", "--max-mb=0"], 2, "expected a number above 0"),
        (["run.jsonl", "--max-mb=nan"], 2, "expected a number above 0"),
        (["run.jsonl", "--max-mb=inf"], 2, "expected a number above 0"),
        (["run.jsonl", "--max-mb=much"], 2, "invalid float value"),
        (["run.jsonl", "-o", "."], 1, "is a folder"),
        (["run.jsonl", "--full", "-o", "page.html"], 1, "is a file"),
        (["run.jsonl", "--health", "page.html"], 1, "expected a health file"),
        (["run.jsonl", "--data", "gone"], 1, "there is no such folder"),
        (["run.jsonl", "-o", "run.jsonl"], 1, "holds something else than an earlier report"),
        (["run.jsonl", "-o", "page.html"], 1, "holds something else than an earlier report"),
        (["run.jsonl", "--full", "-o", "."], 1, "holds something else than an earlier report"),
        ([], 2, "usage"),
    ],
)
def test_wrong_use_is_one_clear_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], status: int, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    journal(tmp_path / "run.jsonl", [sample(some()[0])])
    (tmp_path / "page.html").write_text("<p>")
    errors = io.StringIO()
    with contextlib.redirect_stderr(errors):
        assert called(args) == status
    assert said in errors.getvalue()
    assert "Traceback" not in errors.getvalue()
    assert {file.name for file in tmp_path.iterdir()} == {"run.jsonl", "page.html"}
