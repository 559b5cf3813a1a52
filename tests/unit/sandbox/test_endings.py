"""How a step ended is told apart, and what it wrote is kept."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from scripted import Run

from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.outcome import Ended
from pytest_flow2code.core.program import Limits, Program, SourceFile, Step
from pytest_flow2code.core.report import parse
from pytest_flow2code.sandbox import Sandbox
from pytest_flow2code.sandbox.backend import Spawn
from pytest_flow2code.sandbox.cgroup import ControlGroup


@pytest.mark.parametrize("code", [0, 1, 42, 127, 255])
def test_exit_status_comes_through(run: Run, code: int) -> None:
    outcome = run(f"exit {code}")
    assert (outcome.ended, outcome.code) == (Ended.EXITED, code)


@pytest.mark.parametrize("signal", ["SEGV", "ABRT", "KILL", "TERM", "FPE"])
def test_death_by_a_signal_is_not_an_exit(run: Run, signal: str) -> None:
    outcome = run(f"kill -{signal} $$; sleep 5")
    assert outcome.ended is Ended.SIGNALLED


def test_status_255_of_the_program_is_not_a_fault_of_the_sandbox(run: Run) -> None:
    assert run("exit 255").code == 255


def test_a_sleeping_program_is_stopped(run: Run) -> None:
    outcome = run("sleep 60", limits=Limits(seconds=0.5))
    assert outcome.ended is Ended.TIMED_OUT
    assert outcome.seconds < 2


def test_a_program_that_ignores_every_signal_is_stopped(run: Run) -> None:
    script = "trap '' TERM INT HUP QUIT USR1; while :; do :; done"
    assert run(script, limits=Limits(seconds=0.5)).ended is Ended.TIMED_OUT


def test_a_program_that_closes_its_output_and_goes_on_is_stopped(run: Run) -> None:
    outcome = run("exec >&- 2>&-; sleep 60", limits=Limits(seconds=0.5))
    assert outcome.ended is Ended.TIMED_OUT


@pytest.fixture
def group(sandbox: Sandbox) -> ControlGroup:
    found = sandbox._backend.places[0].group
    if found is None:
        pytest.skip("no control group can be made here")
    return found


def test_memory_is_told_apart_from_time_and_signals(run: Run, group: ControlGroup) -> None:
    script = "perl -e '$x = \"a\" x 800_000_000; sleep 60'"
    assert run(script, limits=Limits(seconds=10, memory_mb=128)).ended is Ended.OUT_OF_MEMORY


def test_kill_minus_nine_of_oneself_is_not_out_of_memory(run: Run) -> None:
    assert run("kill -9 $$").ended is Ended.SIGNALLED


def test_endless_output_is_stopped_and_its_head_and_tail_kept(run: Run) -> None:
    outcome = run("echo first; yes x", limits=Limits(seconds=5, output_kb=256))
    assert outcome.ended is Ended.OUTPUT_OVERFLOW
    assert outcome.stdout.startswith(b"first\n")
    assert outcome.stdout.endswith(b"x\n")
    assert b"bytes left out" in outcome.stdout
    assert len(outcome.stdout) < 200_000


def test_output_that_ends_with_the_program_still_counts_against_the_limit(run: Run) -> None:
    outcome = run("head -c 300000 /dev/zero", limits=Limits(seconds=5, output_kb=128))
    assert outcome.ended is Ended.OUTPUT_OVERFLOW


def test_one_long_line_and_invalid_utf8_come_through_byte_for_byte(run: Run) -> None:
    outcome = run(r"head -c 100000 /dev/zero | tr '\0' z; printf '\377\376'")
    assert outcome.stdout == b"z" * 100_000 + b"\xff\xfe"


def test_output_just_before_a_hang_is_kept(run: Run) -> None:
    outcome = run("echo here; echo there >&2; sleep 60", limits=Limits(seconds=0.5))
    assert (outcome.stdout, outcome.stderr) == (b"here\n", b"there\n")


def test_stdin_holds_one_line_and_then_ends(run: Run) -> None:
    outcome = run("read -r token path; echo $path; cat; echo over")
    assert outcome.stdout == b"/report\nover\n"


def test_report_comes_back_with_the_token_that_was_given(run: Run) -> None:
    outcome = run('read -r t path; echo "wrong oops" >>$path; echo "done $(rev <<<$t)" >>$path')
    report = parse(outcome.report, outcome.token)
    assert report.done
    assert report.wrong == "oops"


def test_the_bare_token_is_no_response(run: Run) -> None:
    outcome = run('read -r t path; echo "done $t" >>$path')
    assert not parse(outcome.report, outcome.token).done


def test_each_run_has_its_own_token(run: Run) -> None:
    assert run("true").token != run("true").token


def test_steps_after_a_failed_one_are_not_taken(sandbox: Sandbox) -> None:
    steps = (Step("compile", ("/bin/false",)), Step("run", ("/bin/true",), proves=True))
    outcomes = sandbox.run(Program("shell", (), steps))
    assert [outcome.step for outcome in outcomes] == ["compile"]


def test_what_a_compile_step_writes_is_there_for_the_run(sandbox: Sandbox) -> None:
    steps = (
        Step("compile", ("/bin/cp", "source", "out")),
        Step("run", ("/bin/cat", "{box}/out"), proves=True),
    )
    outcomes = sandbox.run(Program("shell", (SourceFile("source", "text"),), steps))
    assert outcomes[-1].stdout == b"text"


def test_the_run_timeout_leaves_the_compile_step_alone(sandbox: Sandbox) -> None:
    steps = (
        Step("compile", ("/bin/sleep", "0.6"), Limits(seconds=5)),
        Step("run", ("/bin/sleep", "5"), Limits(seconds=60), proves=True),
    )
    outcomes = sandbox.run(Program("shell", (), steps), timeout=0.3)
    assert [outcome.ended for outcome in outcomes] == [Ended.EXITED, Ended.TIMED_OUT]


def test_unprotected_runs_tell_endings_apart_too(run_unprotected: Run) -> None:
    assert run_unprotected("exit 3").code == 3
    assert run_unprotected("kill -SEGV $$").ended is Ended.SIGNALLED
    hang = run_unprotected("sleep 60 & sleep 60", limits=Limits(seconds=0.5))
    assert hang.ended is Ended.TIMED_OUT


def test_unprotected_program_whose_child_holds_the_output_open_does_not_hang_us(
    run_unprotected: Run,
) -> None:
    outcome = run_unprotected("sleep 60 & echo done", limits=Limits(seconds=4))
    assert outcome.ended is Ended.EXITED
    assert outcome.stdout == b"done\n"
    assert outcome.seconds < 3


def test_a_sandbox_that_hangs_before_the_program_starts_is_our_fault(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sandbox._backend, "spawn", lambda *_: Spawn(("/bin/sleep", "60"), "/report")
    )
    step = Step("run", ("/bin/true",), Limits(seconds=0.3), proves=True)
    with pytest.raises(SandboxError, match="did not start"):
        sandbox.run(Program("shell", (), (step,)))


def test_time_that_strangers_took_is_given_back(
    run: Run, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(sandbox._backend.places[0]), "waited", lambda _: 0.9)
    outcome = run("sleep 1.2; echo counted", limits=Limits(seconds=1))
    assert (outcome.ended, outcome.stdout) == (Ended.EXITED, b"counted\n")


def test_not_more_than_twice_the_limit_is_given_back(
    run: Run, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(sandbox._backend.places[0]), "waited", lambda _: 1e9)
    outcome = run("sleep 60", limits=Limits(seconds=0.3))
    assert outcome.ended is Ended.TIMED_OUT
    assert 0.85 < outcome.seconds < 2


def test_waiting_for_a_processor_is_measured(
    run: Run,
    sandbox: Sandbox,
    group: ControlGroup,
) -> None:
    # A kernel may share processors out by session: each of them is one, as the jail is.
    burners = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"], start_new_session=True)
        for _ in range(3 * (os.cpu_count() or 1))
    ]
    try:
        with ThreadPoolExecutor(1) as pool:
            running = pool.submit(run, "while :; do :; done", limits=Limits(seconds=1))
            longest = 0.0
            while not running.done():
                longest = max(longest, *(place.waited() for place in sandbox._backend.places))
                time.sleep(0.05)
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()
    assert longest > 0.1


def test_a_sleeper_is_given_no_more_time(run: Run) -> None:
    outcome = run("sleep 60", limits=Limits(seconds=1))
    assert outcome.ended is Ended.TIMED_OUT
    assert outcome.seconds < 1.8


def test_members_that_are_gone_have_waited_for_nothing(
    group: ControlGroup, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = subprocess.Popen(["/bin/true"])
    gone.wait()
    monkeypatch.setattr(ControlGroup, "members", lambda _: (gone.pid,))
    assert group.waited_seconds() == 0
