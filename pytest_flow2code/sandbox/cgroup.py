"""A memory and process limit that counts what is used, not what is reserved.

One control group per sandbox is made once and reused for every step: making and removing a group
for each step costs more than starting a small program, and a group that stays lets the kernel's
own out-of-memory counter be read after the step is gone.
"""

from __future__ import annotations

import fcntl
import os
import signal
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from plumbum import local

_PREFIX = "flow2code."
_DYING = 5.0
"""Seconds after which we no longer wait for killed processes to be gone."""
_TRIES = 5
"""How often a group is made anew that others removed before it was locked."""


@dataclass(frozen=True, slots=True)
class _Files:
    """The control files of one cgroup version."""

    version: str
    memory: tuple[str, ...]
    counter: str


_V1 = _Files(
    "cgroup-v1", ("memory.limit_in_bytes", "memory.memsw.limit_in_bytes"), "memory.oom_control"
)
_V2 = _Files("cgroup-v2", ("memory.max",), "memory.events")


@dataclass(frozen=True, slots=True)
class ControlGroup:
    """`memory` and `pids` are the group's folders (the same one under version 2). `locks` are held
    for as long as the group is used, so that others can tell it from one whose owner was killed."""

    files: _Files
    memory: Path
    pids: Path
    locks: tuple[int, ...]

    @property
    def version(self) -> str:
        return self.files.version

    @property
    def folders(self) -> tuple[Path, ...]:
        return tuple(dict.fromkeys((self.memory, self.pids)))

    @property
    def entrances(self) -> tuple[str, ...]:
        """The files into which a process writes its number to come under the limits."""
        return tuple(str(folder / "cgroup.procs") for folder in self.folders)

    @property
    def thread_doors(self) -> tuple[str, ...]:
        """The files into which a single thread writes its number; none where threads of one
        process cannot live in different groups."""
        if self.files is not _V1:
            return ()
        return tuple(str(folder / "tasks") for folder in self.folders)

    def members(self) -> tuple[int, ...]:
        """The living members. Not this process, of which only a thread may be one."""
        found: dict[int, None] = {}
        for folder in self.folders:
            with suppress(OSError):
                for pid in (folder / "cgroup.procs").read_text().split():
                    found[int(pid)] = None
        found.pop(os.getpid(), None)
        return tuple(found)

    def limit(self, memory_mb: int, processes: int) -> None:
        """Set the limits for the next step. Raises OSError if the kernel refuses them."""
        size = str(memory_mb * 1024 * 1024)
        names = [n for n in self.files.memory if (self.memory / n).exists()]
        # Lowering wants the plain limit first, raising wants the one with swap first.
        for name in (*names, *names):
            with suppress(OSError):
                (self.memory / name).write_text(size)
        # Whichever of those failed for its turn, the limit itself must stand by now.
        (self.memory / self.files.memory[0]).write_text(size)
        if self.files is _V2:
            with suppress(OSError):
                (self.memory / "memory.swap.max").write_text("0")
        (self.pids / "pids.max").write_text(str(processes))

    def kills(self) -> int:
        """How often the kernel has killed a member for memory, ever."""
        for line in (self.memory / self.files.counter).read_text().splitlines():
            key, _, value = line.partition(" ")
            if key == "oom_kill":
                return int(value)
        return 0

    def cpu_seconds(self) -> float:
        """CPU time of the living members and of the children they have waited for."""
        ticks = 0
        for pid in self.members():
            with suppress(OSError, ValueError, IndexError):
                after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += sum(int(field) for field in after_name[11:15])
        return ticks / os.sysconf("SC_CLK_TCK")

    def waited_seconds(self) -> float:
        """The longest time that a thread of a living member was ready to run and did not."""
        longest = 0
        for pid in self.members():
            # Processes and threads come and go while they are looked at.
            with suppress(OSError):
                for folder in list(Path(f"/proc/{pid}/task").iterdir()):
                    with suppress(OSError, ValueError, IndexError):
                        longest = max(longest, int((folder / "schedstat").read_text().split()[1]))
        return longest / 1e9

    def kill(self, spare: int = 0) -> None:
        """Kill every process that is still a member, and wait until they are gone.

        What still dies holds memory and process numbers that the next step may need, and what
        forks while the list is read is not on it. `spare` is a child of ours that is over, but
        not collected yet.
        """
        until = time.monotonic() + _DYING
        while left := [pid for pid in self.members() if pid != spare]:
            for pid in left:
                with suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            if time.monotonic() > until:
                return
            time.sleep(0.002)

    def remove(self) -> None:
        self.kill()
        for folder in self.folders:
            with suppress(OSError):
                folder.rmdir()
        for lock in self.locks:
            os.close(lock)


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
    kinds, files = (("memory", "pids"), _V1) if {"memory", "pids"} <= set(mounts) else (("",), _V2)
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
