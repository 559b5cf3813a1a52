"""A jail made ahead of its time is the same as one made in time, and never somebody else's."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from scripted import Run

from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.outcome import Ended
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.sandbox import Sandbox, open_sandbox, standby

_AGE = """
ticks() { sed 's/.*) //' /proc/$1/stat | cut -d' ' -f20; }
echo $(( $(ticks self) - $(ticks 1) ))
"""
"""Prints for how many hundredths of a second the jail had been there when the program came."""


def waiting_pid(sandbox: Sandbox) -> int:
    waiting = sandbox._standby._waiting
    assert waiting is not None
    return waiting.opened.process.pid


def test_the_next_program_of_a_kind_finds_its_jail_made(run: Run) -> None:
    run("true")
    time.sleep(0.5)
    assert int(run(_AGE).stdout) >= 40


def test_a_step_finds_the_jail_that_was_made_while_the_step_before_ran(sandbox: Sandbox) -> None:
    steps = (
        Step("compile", ("/bin/sh", "-c", "sleep 0.5; echo made >made")),
        Step("run", ("/bin/sh", "-c", f"cat {BOX}/made;{_AGE}"), proves=True),
    )
    made, age = sandbox.run(Program("shell", (), steps))[-1].stdout.split()
    assert made == b"made"
    assert int(age) >= 40


def test_waiting_is_not_counted(run: Run) -> None:
    limits = Limits(seconds=0.6)
    run("true", limits=limits)
    time.sleep(0.8)
    outcome = run("echo here", limits=limits)
    assert (outcome.ended, outcome.stdout) == (Ended.EXITED, b"here\n")
    assert outcome.seconds < 0.5


def test_a_waiting_jail_that_died_is_replaced(run: Run, sandbox: Sandbox) -> None:
    run("true")
    os.kill(waiting_pid(sandbox), signal.SIGKILL)
    time.sleep(0.1)
    assert run("echo here").stdout == b"here\n"


def test_a_jail_that_waited_too_long_is_replaced(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run("true")
    time.sleep(0.5)
    monkeypatch.setattr(standby, "LIFE", 0.3)
    assert int(run(_AGE).stdout) < 40


def test_a_step_with_other_limits_gets_a_jail_with_its_own(run: Run) -> None:
    hungry = "set -o pipefail; head -c 200000000 /dev/zero | tail -c 200000000 | wc -c"
    assert run(hungry).stdout == b"200000000\n"
    assert run(hungry, limits=Limits(seconds=5, memory_mb=64)).code != 0
    assert run(hungry).stdout == b"200000000\n"


def test_a_step_of_another_kind_gets_another_jail(run: Run) -> None:
    run("true", proves=False)
    time.sleep(0.5)
    assert int(run(_AGE).stdout) < 40
    assert run("touch /box/x", proves=True).code != 0


def test_the_folder_of_the_next_program_is_out_of_reach_and_untouched(run: Run) -> None:
    run("touch /box/left /box/../left; kill -9 -1; find / -name 'tmp*' -exec touch {}/left \\;")
    assert run("ls /box").stdout == b"script\n"


def test_a_time_out_leaves_the_next_program_its_time(run: Run) -> None:
    limits = Limits(seconds=0.5)
    assert run("trap '' TERM; sleep 60", limits=limits).ended is Ended.TIMED_OUT
    assert run("echo here", limits=limits).stdout == b"here\n"


_HOLDER = """
import sys
from pytest_flow2code.core.program import Program, Step
from pytest_flow2code.sandbox import open_sandbox
sandbox = open_sandbox("nsjail")
sandbox.run(Program("shell", (), (Step("run", ("/bin/true",)),)))
print(sandbox._standby._waiting.opened.process.pid, flush=True)
sys.stdin.read()
"""


def test_a_jail_that_nobody_will_use_leaves() -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    jail = Path("/proc") / holder.stdout.readline().strip()
    assert jail.exists()
    holder.send_signal(signal.SIGKILL)
    holder.communicate()
    until = time.monotonic() + 5
    while jail.exists() and time.monotonic() < until:
        time.sleep(0.02)
    assert not jail.exists()


def test_closing_ends_what_waits() -> None:
    sandbox = open_sandbox("nsjail")
    pid = waiting_pid(sandbox)
    sandbox.close()
    assert not Path(f"/proc/{pid}").exists()


_WORDS = (
    "",
    " a  b ",
    "it's",
    'a "word"',
    "two\nlines\n",
    "$HOME `id` \\n",
    "é 字",
    "\udcff\t*",
    "-n",
)


def test_words_of_a_command_arrive_as_they_are(sandbox: Sandbox) -> None:
    show = "import os, sys; print([os.fsencode(word) for word in sys.argv[1:]])"
    step = Step("run", ("/usr/bin/python3", "-c", show, *_WORDS), proves=True)
    outcome = sandbox.run(Program("python", (), (step,)))[-1]
    assert outcome.stdout.decode().strip() == str([os.fsencode(word) for word in _WORDS])


def test_a_command_ends_where_the_token_begins(run: Run) -> None:
    outcome = run(
        'read -r token report rest; echo "${#token} $report [$rest]"; read -r more; echo $?'
    )
    assert outcome.stdout == b"32 /report []\n1\n"


def test_a_command_that_no_pipe_takes_is_our_fault(sandbox: Sandbox) -> None:
    step = Step("run", ("/bin/echo", "x" * 70_000))
    with pytest.raises(SandboxError, match=r"70.* bytes long"):
        sandbox.run(Program("shell", (SourceFile("a", ""),), (step,)))
