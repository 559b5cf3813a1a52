"""The machine that hostile programs attack: what is put there to tempt them, and what they did."""

from __future__ import annotations

import os
import secrets
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event

from pytest_flow2code import runners
from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.verdict import Verdict, judge
from pytest_flow2code.running import selfcheck
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox

KEY = "OPENAI_API_KEY"
_CALLED, _SERVED = 18613, 18614
"""The port that programs call on the host, and the one on which they serve: below those that the
kernel gives to whoever connects, or a caller could meet itself."""

_LEFT = "flow2code-was-here"
_PLACES = (
    "/",
    "/etc",
    "/usr",
    "/usr/bin",
    "/var/tmp",
    "/root",
    "/home",
    "/tmp",
    "/dev/shm",
    "/dev",
)
_MEMORY_MB = 256
_NEIGHBOUR = """
add() {
    echo mine >/tmp/mine
    sleep 0.1
    [ "$(cat /tmp/mine)" = mine ] && echo $(( $1 + $2 ))
}
"""


@dataclass(slots=True)
class Host:
    """Ours, with bait, the sandbox under attack and a second one in which a neighbour runs.

    `closing` are found out at the end: what is still there must not be.
    """

    secret: str = field(default_factory=lambda: f"sk-{secrets.token_hex(12)}")
    bait: Path = Path(f"/var/tmp/flow2code-bait-{os.getpid()}")
    sandbox: Sandbox = field(init=False)
    beside: Sandbox = field(init=False)
    door: socket.socket | None = field(init=False)
    quiet: Program = field(init=False)
    plain: Program = field(init=False)
    _pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(2))

    def open(self) -> None:
        """The key must be in the environment before the first sandbox is opened."""
        self.bait.write_text(f"{self.secret}\n")
        self.bait.chmod(0o644)
        self.sandbox, self.beside = open_sandbox("nsjail"), open_sandbox("nsjail")
        self.door = _listen()
        language = runners.load("shell")
        toolchain = find_toolchain(language)
        task = selfcheck.task(language)
        self.quiet = language.assemble(task, _NEIGHBOUR, toolchain)
        self.plain = language.assemble(task, task.reference, toolchain)

    def close(self) -> None:
        self.sandbox.close()
        self.beside.close()
        self._pool.shutdown()
        self.bait.unlink(missing_ok=True)
        if self.door is not None:
            self.door.close()
        for path in marks():
            path.unlink()

    def attack(self, program: Program, timeout: float) -> tuple[Outcome, ...]:
        """Run a program, with a quiet one beside it that must not notice.

        Raises AssertionError if it did, or if the program served the host's network.
        """
        over = Event()
        served = self._pool.submit(_served_before, over)
        neighbour = self._pool.submit(self.beside.run, self.quiet, 10.0)
        try:
            outcomes = self.sandbox.run(tightened(program), timeout)
        finally:
            over.set()
        assert not served.result(), "the program serves the host's network"
        assert passed(self.quiet, neighbour.result()), "the neighbour noticed"
        return outcomes

    def next_passes(self) -> bool:
        """Whether a plain right answer passes right now, in the sandbox that was attacked."""
        return passed(self.plain, self.sandbox.run(self.plain, 10.0))

    def was_called(self) -> bool:
        """Whether anybody connected to the host."""
        if self.door is None:
            return False
        with suppress(BlockingIOError):
            self.door.accept()
            return True
        return False

    def leftovers(self) -> list[str]:
        """Processes, in whatever namespace, and folders that only a program can have left.

        Not the jail and the empty folder that await the next program.
        """
        home = self.sandbox._home.folder
        awaiting = _awaiting(self.sandbox)
        found = [f"process {pid}" for pid in _jailed(home.name) if pid not in awaiting]
        folder = self.sandbox._workspaces.coming().root
        assert list((folder / "box").iterdir()) == []
        expected = {"alive", "etc", folder.name}
        return found + [path.name for path in home.iterdir() if path.name not in expected]


def tightened(program: Program) -> Program:
    """The same program with little memory where its runtime does not ask for much."""
    return replace(
        program,
        steps=tuple(
            replace(step, limits=replace(step.limits, memory_mb=_MEMORY_MB))
            if step.proves and not step.reserves_address_space
            else step
            for step in program.steps
        ),
    )


def passed(program: Program, outcomes: tuple[Outcome, ...]) -> bool:
    return judge(program, outcomes).verdict is Verdict.PASS


def marks() -> list[Path]:
    """What programs wrote outside of their jails."""
    paths = (Path(place) / _LEFT for place in _PLACES)
    return [path for path in paths if path.exists()]


def mounts_of(home: Path) -> list[str]:
    """Mounts of this process that belong to a jail."""
    return [
        line for line in Path("/proc/self/mountinfo").read_text().splitlines() if home.name in line
    ]


def _listen() -> socket.socket | None:
    """A door of the host that programs try; None if somebody else has it."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        door.bind(("127.0.0.1", _CALLED))
    except OSError:
        door.close()
        return None
    door.listen()
    door.setblocking(False)
    return door


def _served_before(over: Event) -> bool:
    """Whether a program served the host's network until then."""
    while not over.wait(0.05):
        with socket.socket() as client:
            client.settimeout(0.5)
            if client.connect_ex(("127.0.0.1", _SERVED)) == 0:
                return True
    return False


def _awaiting(sandbox: Sandbox) -> set[int]:
    """The processes of the jail that waits for a program: nsjail and the shell that is all."""
    waiting = sandbox._standby._waiting
    if waiting is None:
        return set()
    nsjail = waiting.opened.process.pid
    children = Path(f"/proc/{nsjail}/task/{nsjail}/children").read_text().split()
    assert len(children) <= 1
    for child in children:
        assert not Path(f"/proc/{child}/task/{child}/children").read_text().split()
    return {nsjail, *map(int, children)}


def _jailed(home: str) -> list[int]:
    """The living processes that see a mount of this sandbox's folder: those of its jails."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                if home in (folder / "mountinfo").read_text():
                    found.append(int(folder.name))
    return found
