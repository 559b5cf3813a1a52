"""What a killed process of ours, or a program without a jail, leaves is no trap for the next."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripted import Run

from pytest_flow2code.core.outcome import Ended
from pytest_flow2code.core.program import Limits
from pytest_flow2code.sandbox import grouping
from pytest_flow2code.sandbox.cgroup import ControlGroup
from pytest_flow2code.sandbox.home import make_home

_HOLDER = """
import sys
from pytest_flow2code.sandbox.home import make_home
home = make_home()
print(home.folder, flush=True)
sys.stdin.read()
"""


def test_the_folder_of_a_killed_process_is_removed_and_no_other(tmp_path: Path) -> None:
    ours = make_home()
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    left = Path(holder.stdout.readline().strip())
    make_home().close()
    assert left.is_dir()
    holder.send_signal(signal.SIGKILL)
    holder.communicate()
    assert left.is_dir()
    make_home().close()
    assert not left.exists()
    assert ours.folder.is_dir()
    ours.close()
    assert not ours.folder.exists()


_GROUP_HOLDER = """
import sys
from pytest_flow2code.sandbox import grouping
group = grouping.create()
print(*group.folders, flush=True)
sys.stdin.read()
"""
_CLEANER = "from pytest_flow2code.sandbox import grouping; grouping.create().remove()"


@pytest.fixture
def group() -> Iterator[ControlGroup]:
    made = grouping.create()
    if made is None:
        pytest.skip("no control group can be made here")
    yield made
    made.remove()
    assert not any(folder.exists() for folder in made.folders)


def test_the_groups_of_a_killed_process_are_removed_and_no_others(
    group: ControlGroup,
) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", _GROUP_HOLDER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout is not None
    left = [Path(name) for name in holder.stdout.readline().split()]
    subprocess.run([sys.executable, "-c", _CLEANER], check=True)
    assert all(folder.is_dir() for folder in (*left, *group.folders))
    holder.send_signal(signal.SIGKILL)
    holder.communicate()
    subprocess.run([sys.executable, "-c", _CLEANER], check=True)
    assert not any(folder.exists() for folder in left)
    assert all(folder.is_dir() for folder in group.folders)


def test_a_container_that_knows_no_process_of_ours_leaves_our_groups(
    group: ControlGroup,
) -> None:
    """It sees the same groups, and other numbers of processes."""
    apart = ["unshare", "--pid", "--fork", "--mount-proc"]
    if subprocess.run([*apart, "true"], check=False, capture_output=True).returncode != 0:
        pytest.skip("no space of process numbers can be made here")
    subprocess.run([*apart, sys.executable, "-c", _CLEANER], check=True)
    assert all(folder.is_dir() for folder in group.folders)


_TRICKS = {
    "a link to another file": 'ln -s "{secret}" "$report"',
    "a pipe": 'mkfifo "$report"',
    "a folder": 'mkdir -p "$report/a"',
    "nothing": "true",
    "a file without rights": 'echo done >"$report"; chmod 0 "$report"',
}


@pytest.mark.parametrize("trick", _TRICKS)
def test_a_report_replaced_without_a_jail_shows_nothing_and_blocks_nobody(
    run_unprotected: Run, tmp_path: Path, trick: str
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("wrong very-secret\n")
    secret.chmod(0o640)
    script = _TRICKS[trick].format(secret=secret)
    # The time-out makes the step be taken a second time, with a fresh report.
    outcome = run_unprotected(
        f'read -r token report; rm -f "$report"; {script}; sleep 60', limits=Limits(seconds=0.3)
    )
    assert outcome.ended is Ended.TIMED_OUT
    assert b"very-secret" not in outcome.report
    assert secret.read_text() == "wrong very-secret\n"
    assert secret.stat().st_mode & 0o777 == 0o640


def test_folders_deeper_than_python_can_follow_are_removed(run_unprotected: Run) -> None:
    script = "perl -e 'for (1..3000) { mkdir qq(d) and chdir qq(d) or die $! } print qq(deep)'"
    assert run_unprotected(script, limits=Limits(seconds=20)).stdout == b"deep"


def test_a_report_of_many_megabytes_is_not_read_whole(run: Run) -> None:
    script = 'read -r token report; head -c 60000000 /dev/zero >>"$report"; ls -s "$report"'
    outcome = run(script, limits=Limits(seconds=20))
    assert outcome.ended is Ended.EXITED
    assert len(outcome.report) == 256 * 1024


@pytest.mark.skipif(os.geteuid() != 0, reason="a control group is made by root here")
def test_nothing_of_a_fork_bomb_is_there_when_the_next_step_begins(run: Run) -> None:
    for _ in range(5):
        run("f() { f | f & }; f; sleep 60", limits=Limits(seconds=0.4))
        # Every process number that the limit allows can be had again at once.
        script = "i=0; while [ $i -lt 60 ]; do sleep 2 & i=$((i+1)); done; echo $i"
        outcome = run(script)
        assert (outcome.stdout, outcome.stderr) == (b"60\n", b"")
