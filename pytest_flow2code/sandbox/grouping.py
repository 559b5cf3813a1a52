"""Makes control groups where the kernel lets us, and removes those of the dead."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from plumbum import local

from pytest_flow2code.sandbox.cgroup import V1, V2, ControlGroup

_PREFIX = "flow2code."
_TRIES = 5
"""How often a group is made anew that others removed before it was locked."""


def _own(controller: str) -> str:
    """This process's path in the hierarchy of `controller` ("" for version 2)."""
    for line in Path("/proc/self/cgroup").read_text().splitlines():
        _, names, path = line.split(":", 2)
        if controller in names.split(","):
            return path
    return "/"


def _mounts() -> dict[str, Path]:
    """Controller name -> mount point; "" is the version 2 hierarchy."""
    found: dict[str, Path] = {}
    for line in Path("/proc/self/mounts").read_text().splitlines():
        _, where, kind, options, *_ = line.split()
        if kind == "cgroup2":
            found.setdefault("", Path(where))
        elif kind == "cgroup":
            for option in options.split(","):
                if option in ("memory", "pids"):
                    found.setdefault(option, Path(where))
    return found


def _make(mount: Path, own: str) -> tuple[Path, int] | None:
    """A new group, with its lock, below our own one or, in a container that shows only its root,
    below that."""
    for parent in dict.fromkeys((mount / own.lstrip("/"), mount)):
        with suppress(OSError):
            remove_dead(parent)
            for _ in range(_TRIES):
                # The process's number is for people: another container may have the same.
                folder = parent / f"{_PREFIX}{os.getpid()}.{uuid4().hex[:12]}"
                folder.mkdir()
                lock = _locked(folder)
                if lock is not None:
                    return folder, lock
    return None


def _locked(folder: Path, *, wait: bool = True) -> int | None:
    """The descriptor that holds the lock of a group, None if another process has it or if the
    group is gone. Raises OSError if it cannot be locked at all."""
    try:
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BlockingIOError:
        os.close(lock)
        return None
    except OSError:
        os.close(lock)
        raise
    # Before it was locked it looked like one that was left behind.
    if not folder.exists():
        os.close(lock)
        return None
    return lock


def remove_dead(parent: Path) -> None:
    """Remove groups of test processes that were killed before they could do it themselves. Whether
    a process lives cannot be told by its number: other containers may share the groups."""
    for folder in parent.glob(f"{_PREFIX}*"):
        with suppress(OSError):
            lock = _locked(folder, wait=False)
            if lock is not None:
                try:
                    folder.rmdir()
                finally:
                    os.close(lock)


def create() -> ControlGroup | None:
    """A new control group, or None where the kernel does not let us have one."""
    mounts = _mounts()
    kinds, files = (("memory", "pids"), V1) if {"memory", "pids"} <= set(mounts) else (("",), V2)
    made = [_make(mounts[kind], _own(kind)) for kind in kinds if kind in mounts]
    folders = [found[0] for found in made if found is not None]
    locks = tuple(found[1] for found in made if found is not None)
    if not folders:
        return None
    group = ControlGroup(files, folders[0], folders[-1], locks)
    if len(folders) < len(kinds) or not _works(group):
        group.remove()
        return None
    return group


def _works(group: ControlGroup) -> bool:
    """Whether limits can be set, counters read and a process moved in."""
    joins = " && ".join(f"echo $$ >'{entrance}'" for entrance in group.entrances)
    try:
        group.limit(256, 64)
        group.kills()
        code, _, _ = local["/bin/sh"]["-c", joins].run(retcode=None)
    except OSError:
        return False
    return bool(code == 0)
