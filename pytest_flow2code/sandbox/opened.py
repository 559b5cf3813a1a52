"""A command that has been started and waits for its standard input."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from dataclasses import dataclass

from plumbum import local
from plumbum.commands.processes import CommandNotFound
from plumbum.machines.local import PlumbumLocalPopen

from pytest_flow2code.core.errors import ASK_THE_DOCTOR, SandboxError
from pytest_flow2code.sandbox.backend import Place, Spawn


@dataclass(frozen=True, slots=True)
class Opened:
    """`stdin` and `log` are our ends of two pipes, `owner` plumbum's wrapper of the process: it
    closes the other pipes when it is collected, so it is kept."""

    owner: PlumbumLocalPopen
    place: Place
    stdin: int
    log: int

    @property
    def process(self) -> subprocess.Popen[bytes]:
        process: subprocess.Popen[bytes] = self.owner._proc
        return process

    def feed(self, line: bytes) -> None:
        """Say all that there is to say on the standard input."""
        try:
            # A command that ended without reading tells why in its own way.
            with suppress(BrokenPipeError):
                os.write(self.stdin, line)
        finally:
            os.close(self.stdin)

    def over(self) -> bool:
        """Whether the process has ended; it is not collected (its usage is still wanted)."""
        flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, self.process.pid, flags) is not None

    def close(self) -> None:
        """Give back what `feed` has not."""
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        os.close(self.log)

    def __enter__(self) -> Opened:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            # An interrupt, most likely: nothing of the program may outlive it.
            self.kill()
        self.close()

    def kill(self) -> None:
        """End the process and all it started, and collect it."""
        self.process.kill()
        self.place.sweep(self.process.pid)
        self.process.wait()

    def abandon(self) -> None:
        """End a command that was never fed."""
        os.close(self.stdin)
        self.kill()
        self.close()


def open_process(spawn: Spawn, place: Place) -> Opened:
    """Start a command. Raises SandboxError if that is not possible."""
    stdin_read, stdin_write = os.pipe()
    log_read, log_write = os.pipe()
    try:
        argv = [part.replace("{log}", str(log_write)) for part in (*place.enter, *spawn.argv)]
        owner = place.start(lambda: _start(argv, stdin_read, log_write))
    except BaseException:
        os.close(stdin_write)
        os.close(log_read)
        raise
    finally:
        os.close(stdin_read)
        os.close(log_write)
    return Opened(owner, place, stdin_write, log_read)


def _start(argv: list[str], stdin: int, log: int) -> PlumbumLocalPopen:
    try:
        started = local[argv[0]][argv[1:]].popen(
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=(log,),
            start_new_session=True,
        )
    except (OSError, CommandNotFound) as error:
        raise SandboxError(f"cannot start {argv[0]}: {error}", mend=ASK_THE_DOCTOR) from error
    assert isinstance(started, PlumbumLocalPopen)
    return started
