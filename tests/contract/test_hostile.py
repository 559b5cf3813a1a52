"""Programs that attack their machine get the verdict in their name, and nothing else happens.

A part of the table is run by default, every attack and every language; all of it with
FLOW2CODE_HOSTILE=all.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hostile_host import KEY, Host, marks, mounts_of, tightened

from pytest_flow2code import runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.program import Limits, Program, SourceFile, Step
from pytest_flow2code.core.verdict import Verdict, judge
from pytest_flow2code.running import selfcheck
from pytest_flow2code.sandbox import find_toolchain

LANGUAGES = runners.names()
ALL = os.environ.get("FLOW2CODE_HOSTILE") == "all"
ONE_IN = 3

ATTACKS = (
    "connects-out",
    "deletes-its-folder",
    "endless-output",
    "fills-the-disk",
    "five-megabytes-on-one-line",
    "fork-bomb",
    "hundred-thousand-files",
    "ignores-signals",
    "invalid-utf-8",
    "kills-everybody",
    "leaves-children",
    "links-and-pipes",
    "listens",
    "reads-input",
    "reads-the-host",
    "sleeps-for-ever",
    "ten-gigabytes",
    "writes-outside",
)
IMPOSSIBLE = {"tcl": {"ignores-signals"}}
"""What a language has no words for."""


def attack(sample: selfcheck.Sample) -> str:
    return sample.name.split(".")[1]


def table() -> Iterator[object]:
    for row, name in enumerate(LANGUAGES):
        for sample in selfcheck.hostile(runners.load(name)):
            known = attack(sample) in ATTACKS
            if ALL or not known or (ATTACKS.index(attack(sample)) + row) % ONE_IN == 0:
                yield pytest.param(name, sample, id=f"{name}-{sample.name}")


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with pytest.MonkeyPatch.context() as patch:
        made = Host()
        patch.setenv(KEY, made.secret)
        made.open()
        yield made
        made.close()


@pytest.mark.parametrize(("name", "sample"), list(table()))
def test_hostile_program_gets_its_verdict_and_harms_nobody(
    name: str, sample: selfcheck.Sample, host: Host
) -> None:
    language = runners.load(name)
    try:
        toolchain = find_toolchain(language)
    except ToolchainError as error:
        pytest.skip(str(error))
    program = language.assemble(selfcheck.task(language), sample.source, toolchain)
    slow = program.steps[-1].reserves_address_space
    stopped = sample.verdict is Verdict.TIMEOUT
    outcomes = host.attack(program, (1.5 if slow else 0.7) if stopped else 20.0)

    said = b"".join(o.stdout + o.stderr + o.report for o in outcomes)
    assert host.secret.encode() not in said
    assert b"root:" not in said
    if attack(sample) == "reads-the-host" and sample.verdict is Verdict.PASS:
        assert b"PATH" in said, "it read nothing at all"
    assert not host.was_called()
    assert marks() == []
    assert host.leftovers() == []
    assert mounts_of(host.sandbox._home.folder) == []
    found = judge(program, outcomes)
    assert found.verdict is sample.verdict, f"{sample.name}: {found}\n{said[-2000:]!r}"
    assert host.next_passes()


@pytest.mark.parametrize("name", LANGUAGES)
def test_language_brings_every_attack_that_it_has_words_for(name: str) -> None:
    language = runners.load(name)
    brought = {attack(sample) for sample in selfcheck.hostile(language)}
    if selfcheck.task(language).tests.code:
        assert brought >= set(ATTACKS) - IMPOSSIBLE.get(name, set())
    else:
        # Where nothing runs there is little to attack.
        assert brought


def scripted(script: str, **mounted: str) -> Program:
    step = Step(
        "run",
        ("/bin/bash", "{box}/script"),
        Limits(seconds=5),
        proves=True,
        mounts=tuple(mounted.values()),
    )
    return Program("shell", (SourceFile("script", script),), (step,))


def test_the_bait_would_be_seen_if_a_jail_showed_it(host: Host) -> None:
    """The check can fail: with a hole in the jail the secret comes out."""
    outcomes = host.attack(scripted(f"cat {host.bait}", hole=str(host.bait)), 5.0)
    assert host.secret.encode() in outcomes[-1].stdout
    outcomes = host.attack(scripted(f"cat {host.bait}"), 5.0)
    assert host.secret.encode() not in outcomes[-1].stdout


def test_marks_and_processes_would_be_seen(host: Host, tmp_path: Path) -> None:
    mark = Path("/var/tmp/flow2code-was-here")
    mark.touch()
    try:
        assert marks() == [mark]
    finally:
        mark.unlink()
    home = host.sandbox._home.folder
    (home / "mounted").mkdir()
    script = f"mount --bind {home}/etc {home}/mounted && exec sleep 60"
    with subprocess.Popen(["unshare", "-m", "sh", "-c", script]) as left:
        try:
            while "sleep" not in Path(f"/proc/{left.pid}/comm").read_text():
                pass
            assert f"process {left.pid}" in host.leftovers()
            assert "mounted" in host.leftovers()
        finally:
            left.kill()
    (home / "mounted").rmdir()
    assert host.leftovers() == []


def test_little_memory_is_only_given_to_what_asks_for_little() -> None:
    frugal, greedy = (Step("run", ("a",), proves=True, reserves_address_space=r) for r in (0, 1))
    kept = tightened(Program("c", (), (frugal, greedy))).steps
    assert [step.limits.memory_mb for step in kept] == [256, greedy.limits.memory_mb]
