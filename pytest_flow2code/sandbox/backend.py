"""What a way of isolating a step must do, and what the two ways have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from pytest_flow2code.core.program import BOX, SEARCH_PATH, Step

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Abilities:
    """What the sandbox can promise here, for the journal and `doctor`.

    `memory` is "cgroup-v1", "cgroup-v2" or "address-space"; `notices` are sentences about what is
    weaker than it could be, each with its remedy.
    """

    name: str
    namespaces: bool
    seccomp: bool
    memory: str
    notices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one program: its files, its report and a scratch folder (host paths)."""

    box: Path
    report: Path
    scratch: Path


@dataclass(frozen=True, slots=True)
class Spawn:
    """A command ready to be started: `report` is the report's path as the program sees it.

    `argv` holds "{log}" where the number of the log's file descriptor goes. The command itself
    sees to it that the program gets a clean environment and its own working folder. It waits for
    the line `opening` on its standard input, if there is one, before the program starts: nothing
    that is known only then may stand in `argv`.
    """

    argv: tuple[str, ...]
    report: str
    opening: bytes = b""


class Place(Protocol):
    """Where the processes of one step at a time live: under limits of their own, or under none."""

    @property
    def enter(self) -> tuple[str, ...]:
        """What a command must begin with to come into the place."""

    def prepare(self, step: Step) -> None:
        """Set the limits that live outside the command. Raises OSError if they cannot be set."""

    def start(self, command: Callable[[], T]) -> T:
        """Call `command`, which starts a process, where the process comes under the limits."""

    def out_of_memory(self) -> bool:
        """Whether the kernel killed something for memory since `prepare`."""

    def used(self) -> float:
        """CPU seconds of the members that are running, as far as they can be told."""

    def waited(self) -> float:
        """Seconds that a member was ready to run while others had the processors: of the one that
        waited longest, as far as it can be told."""

    def sweep(self, pid: int) -> None:
        """Kill whatever the step `pid` may have left behind."""


class Backend(Protocol):
    """A way of isolating a step."""

    needs_scratch: bool
    """Whether a program needs a folder of the host to work in (it has no private /tmp)."""

    @property
    def abilities(self) -> Abilities: ...

    @property
    def places(self) -> tuple[Place, ...]:
        """One, or two where a step can be made ready while another runs."""

    def spawn(self, step: Step, paths: Paths) -> Spawn:
        """The command that runs `step` in isolation."""

    def reached(self, log: str) -> bool:
        """Whether a log that breaks off shows that it was the program's turn."""

    def started(self, log: str) -> bool:
        """Whether the log shows that the program itself was started."""

    def close(self) -> None: ...


BASE_ENV = {
    "PATH": SEARCH_PATH,
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TZ": "UTC",
}
"""All that a program sees of the environment, besides HOME, TMPDIR and what its step sets."""


def expand(text: str, box: str) -> str:
    """`text` with the box placeholder replaced."""
    return text.replace(BOX, box)
