"""The doctor on this machine, and on machines that are broken in a way it must see."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from plumbum import local

from pytest_flow2code import doctor, runners
from pytest_flow2code.doctor import diagnosis, sampling
from pytest_flow2code.doctor.findings import Diagnosis, LanguageState, SampleState, ToolState
from pytest_flow2code.doctor.probes import probe
from pytest_flow2code.running import selfcheck
from pytest_flow2code.sandbox import Sandbox, open_sandbox


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLOW2CODE_CACHE", str(tmp_path / "cache"))


@pytest.fixture
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sample of each of three verdicts will do; the contract suite runs them all."""
    every = selfcheck.samples

    def few(language: object) -> tuple[selfcheck.Sample, ...]:
        kept: dict[object, selfcheck.Sample] = {}
        for sample in every(language):  # type: ignore[arg-type]
            if sample.verdict.value in ("pass", "wrong-answer", "runtime-error"):
                kept.setdefault(sample.verdict, sample)
        return tuple(kept.values())

    monkeypatch.setattr(selfcheck, "samples", few)


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that comes first on PATH, for tools that are not what they should be."""
    folder = tmp_path / "tools"
    folder.mkdir()
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    monkeypatch.setenv("PATH", path)
    with local.env(PATH=path):
        yield folder


def script(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


def what(found: Diagnosis, owner: str) -> list[str]:
    return [problem.what for problem in found.problems if problem.owner == owner]


def test_a_machine_that_works(few_samples: None) -> None:
    found = doctor.diagnose(["python"])
    assert found.problems == ()
    assert found.healthy
    (python,) = found.languages
    assert python.armed
    assert [sample.got for sample in python.samples] == [s.wanted for s in python.samples]
    assert "3." in python.tools[0].version
    assert Path(python.tools[0].path).is_file()
    assert found.drawing.drawn > 1000
    assert {p.name for p in found.sandbox.probes} == {
        "namespaces", "files", "seccomp", "memory", "processes",
    }  # fmt: skip
    assert all(p.holds for p in found.sandbox.probes)
    assert json.loads(json.dumps(found.to_plain()))["languages"][0]["assertions_armed"] is True
    page = list(doctor.render(found))
    assert page[-1] == "all of this works"
    assert any(line.startswith("python") and "armed 1/1" in line for line in page)


def test_every_sample_of_every_language_is_run_in_its_place(few_samples: None) -> None:
    found = sampling.run_samples(["shell", "python"], "nsjail")
    for name, states in found.items():
        assert [s.name for s in states] == [s.name for s in selfcheck.samples(runners.load(name))]
        assert [s.name for s in states if not s.right] == []


def test_a_missing_tool_is_named_with_its_command(
    few_samples: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    found = doctor.diagnose(["shell"])
    assert not found.healthy
    missing = next(p for p in found.problems if p.owner == "shell")
    assert "bash" in missing.what
    assert missing.mend.startswith("apt-get install ")
    (dot,) = (p for p in found.problems if p.owner == "graphviz")
    assert dot.mend == "apt-get install fonts-dejavu-core graphviz"
    page = "\n".join(doctor.render(found))
    assert "shell     NO     not run" in page
    assert "\n      apt-get install " in page


def test_a_compiler_that_fails_is_seen_by_its_samples(few_samples: None, tools: Path) -> None:
    script(tools, "gcc", 'case "$1" in --version) echo gcc 99;; *) exit 1;; esac')
    found = doctor.diagnose(["c"])
    (c,) = found.languages
    assert c.tools[0].version == "gcc 99"
    assert not c.works
    assert not c.armed
    (problem,) = (p for p in found.problems if p.owner == "c")
    assert f"{len(c.samples)} samples got no verdict: " in problem.what
    assert problem.mend.startswith("apt-get install --reinstall gcc")


def test_what_keeps_samples_from_running_says_itself_what_helps(
    few_samples: None, tools: Path
) -> None:
    script(tools, "bash", "exit 0")
    found = doctor.diagnose(["shell"])
    (problem,) = (p for p in found.problems if p.owner == "shell")
    assert "lies outside of what programs in the sandbox can see" in problem.what
    assert problem.mend == "install it below /usr and put that one first on PATH"


def test_assertions_that_are_not_armed_are_seen(few_samples: None, tools: Path) -> None:
    """A `bash` that reports every run as passed, as a tool with assertions off does."""
    script(
        tools,
        "bash",
        'read -r token report\necho "done $(printf %s "$token" | rev)" >>"$report"',
    )
    # Unprotected, because nothing else can see a tool in a temporary folder.
    found = doctor.diagnose(["shell"], sandbox="none")
    (shell,) = found.languages
    assert [s.got for s in shell.samples if s.wanted == "wrong-answer"] == ["pass"]
    assert not shell.armed
    assert any("NOT ARMED 0/1" in line for line in doctor.render(found))


def test_a_graphviz_that_draws_nothing_is_seen(few_samples: None, tools: Path) -> None:
    script(tools, "dot", 'case "$1" in -V) echo "dot 1" >&2;; *) echo broken >&2; exit 1;; esac')
    from pytest_flow2code.flowchart import coprocess  # noqa: PLC0415

    coprocess.dot_command.cache_clear()
    coprocess.mark_picture.cache_clear()
    try:
        found = doctor.diagnose(["python"])
    finally:
        coprocess.dot_command.cache_clear()
        coprocess.mark_picture.cache_clear()
    assert found.drawing.version == "dot 1"
    assert found.drawing.drawn == 0
    assert len(what(found, "graphviz")) == 1


def test_a_sandbox_that_cannot_be_had_stops_the_samples(
    few_samples: None, monkeypatch: pytest.MonkeyPatch, tools: Path
) -> None:
    script(tools, "nsjail", "exit 255")
    monkeypatch.setattr("pytest_flow2code.sandbox.nsjail.find", lambda: str(tools / "nsjail"))
    found = doctor.diagnose(["python"])
    assert found.sandbox.probes == ()
    assert found.languages[0].samples == ()
    (problem,) = found.problems
    assert problem.owner == "sandbox"
    assert "--privileged" in problem.mend


def test_what_tasks_lack_is_counted(few_samples: None, monkeypatch: pytest.MonkeyPatch) -> None:
    language = replace(runners.load("python"), lacks=lambda *_: "needs x: pip install x")
    monkeypatch.setattr(runners, "load", lambda _: language)
    found = diagnosis.diagnose(["python"])
    (problem,) = found.problems
    assert problem.what.endswith(" tasks: needs x")
    assert problem.mend == "pip install x"
    assert not found.languages[0].works


@pytest.fixture
def unprotected() -> Iterator[Sandbox]:
    opened = open_sandbox("none")
    yield opened
    opened.close()


def test_the_probes_see_that_there_is_no_protection(unprotected: Sandbox) -> None:
    state = probe(unprotected)
    holds = {each.name: each.holds for each in state.probes}
    assert not holds["namespaces"]
    assert not holds["files"]
    assert not holds["seccomp"]


def test_asking_for_no_protection_is_no_problem_but_shown(few_samples: None) -> None:
    found = doctor.diagnose(["python"], sandbox="none")
    assert what(found, "sandbox") == []
    page = list(doctor.render(found))
    assert page[0] == "sandbox: none"
    assert any(line.startswith("  NO  namespaces") for line in page)


def test_no_assertion_sample_is_not_armed() -> None:
    state = LanguageState("x", "X", (ToolState("x", "/x", "1"),))
    assert not state.armed
    only = replace(state, samples=(SampleState("pass.x", "pass", "pass", ""),))
    assert not only.armed
    assert not only.works


def test_characters_without_a_font_are_noted(few_samples: None, tmp_path: Path) -> None:
    """They are no problem of the machine: only some labels have them."""
    from pytest_flow2code.flowchart import fonts  # noqa: PLC0415

    folder = Path("/usr/share/fonts/truetype/dejavu")
    conf = tmp_path / "fonts.conf"
    conf.write_text(f"<fontconfig><dir>{folder}</dir><cachedir>{tmp_path}</cachedir></fontconfig>")
    fonts.forget()
    with local.env(FONTCONFIG_FILE=str(conf)):
        found = doctor.diagnose(["python"])
    fonts.forget()
    assert found.healthy
    assert "漢" in found.drawing.unreadable
    (note,) = (line for line in doctor.render(found) if "no font here has" in line)
    assert "apt-get install fontconfig fonts-dejavu-core fonts-noto-color-emoji" in note
