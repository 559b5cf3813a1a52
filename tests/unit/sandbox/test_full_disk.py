"""A disk without room is our failure, whatever a compiler or a program made of it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

_RUN = """
import sys
from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.program import BOX, Limits, Program, Step
from pytest_flow2code.sandbox import open_sandbox
try:
    sandbox = open_sandbox("nsjail")
    script = "head -c 300000 /dev/zero >big || exit 1"
    step = Step("compile", ("/bin/sh", "-c", script), Limits(seconds=5, file_mb=int(sys.argv[1])))
    print(sandbox.run(Program("shell", (), (step,)))[-1].code)
    sandbox.close()
except SandboxError as error:
    print(error)
"""


def on_a_disk_of(kilobytes: int, folder: Path, wanted_mb: int = 1) -> str:
    """What happens where temporary files have that much room."""
    mounts = " && ".join(
        f"mount -t tmpfs -o size={size}k tmpfs '{where}'"
        for size, where in ((200, "/dev/shm"), (kilobytes, folder))
    )
    if (
        not shutil.which("unshare")
        or subprocess.run(
            ["unshare", "--mount", "sh", "-c", mounts], check=False, capture_output=True
        ).returncode
    ):
        pytest.skip("no file system can be mounted here")
    script = f"{mounts} && TMPDIR='{folder}' exec \"$@\""
    done = subprocess.run(
        [
            "unshare",
            "--mount",
            "sh",
            "-c",
            script,
            "sh",
            sys.executable,
            "-c",
            _RUN,
            str(wanted_mb),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_with_room_for_what_a_step_may_write_its_status_counts(tmp_path: Path) -> None:
    assert on_a_disk_of(70_000, tmp_path) == "0\n"


def test_a_step_that_found_no_room_has_no_outcome(tmp_path: Path) -> None:
    said = on_a_disk_of(70_000, tmp_path, wanted_mb=80)
    assert said.startswith("less than 80 MB")
    assert f"free in {tmp_path}" in said
    assert "to mend it: make room in" in said


def test_a_sandbox_that_finds_no_room_says_so_at_once(tmp_path: Path) -> None:
    assert "less than 64 MB" in on_a_disk_of(300, tmp_path)
    said = on_a_disk_of(4, tmp_path)
    assert "cannot be made" in said or "no room" in said
    assert "to mend it: make room in" in said
