"""A memory and process limit that counts what is used, not what is reserved.

One control group per sandbox is made once and reused for every step: making and removing a group
for each step costs more than starting a small program, and a group that stays lets the kernel's
own out-of-memory counter be read after the step is gone.
"""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_DYING = 5.0
"""Seconds after which we no longer wait for killed processes to be gone."""


@dataclass(frozen=True, slots=True)
class Files:
    """The control files of one cgroup version."""

    version: str
    memory: tuple[str, ...]
    counter: str


V1 = Files(
    "cgroup-v1", ("memory.limit_in_bytes", "memory.memsw.limit_in_bytes"), "memory.oom_control"
)
V2 = Files("cgroup-v2", ("memory.max",), "memory.events")


@dataclass(frozen=True, slots=True)
class ControlGroup:
    """`memory` and `pids` are the group's folders (the same one under version 2). `locks` are held
    for as long as the group is used, so that others can tell it from one whose owner was killed."""

    files: Files
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
        if self.files is not V1:
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
        if self.files is V2:
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
