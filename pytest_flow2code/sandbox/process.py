"""Feed a command its lines, take everything it writes, and never wait for it for ever."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress
from dataclasses import dataclass, field

from pytest_flow2code.sandbox.backend import Place
from pytest_flow2code.sandbox.keeping import Capture
from pytest_flow2code.sandbox.opened import Opened

_CHUNK = 65536
PATIENCE = 2.0
"""How many times its limit a step gets on top, at most, for time in which it could not run."""

_WORTH = 0.02
"""The part of its limit below which waiting on changes nothing."""

_GRACE = 3.0
"""Seconds a wrapper gets to kill its children and leave before it is killed itself."""


@dataclass(slots=True)
class Finished:
    """A command that is over. `status` is as in `subprocess`: negative for a signal."""

    pid: int
    status: int
    stdout: bytes
    stderr: bytes
    log: str
    timed_out: bool
    overflowed: bool
    seconds: float
    cpu_seconds: float


@dataclass(slots=True)
class _Pump:
    """Reads the three streams of a running command until all are closed or time is up."""

    process: subprocess.Popen[bytes]
    log_fd: int
    limit: int
    out: Capture = field(init=False)
    err: Capture = field(init=False)
    log: Capture = field(init=False)
    overflowed: bool = False

    def __post_init__(self) -> None:
        self.out, self.err, self.log = (Capture(2 * _CHUNK) for _ in range(3))

    def run(self, deadline: float) -> bool:
        """True if the command ended by itself before `deadline` (monotonic seconds).

        The end is the process's own, not that of its pipes: a program may close them early, and
        a child of it may hold them open for ever.
        """
        pidfd = os.pidfd_open(self.process.pid)
        try:
            with selectors.DefaultSelector() as selector:
                selector.register(pidfd, selectors.EVENT_READ, None)
                for fd, capture in self._streams():
                    os.set_blocking(fd, False)
                    selector.register(fd, selectors.EVENT_READ, capture)
                return self._watch(selector, deadline)
        finally:
            os.close(pidfd)

    def _watch(self, selector: selectors.BaseSelector, deadline: float) -> bool:
        while (left := deadline - time.monotonic()) > 0:
            ended = False
            for key, _ in selector.select(left):
                if key.data is None:
                    ended = True
                else:
                    self._read(selector, key.fd, key.data)
            if self.out.total + self.err.total > self.limit:
                self.overflowed = True
                return False
            if ended:
                return True
        return False

    def drain(self) -> None:
        """Take what is left in the pipes after the end, without waiting for more."""
        for fd, capture in self._streams():
            with suppress(OSError):
                os.set_blocking(fd, False)
                while data := os.read(fd, _CHUNK):
                    capture.add(data)

    def _streams(self) -> tuple[tuple[int, Capture], ...]:
        out, err = self.process.stdout, self.process.stderr
        assert out is not None and err is not None
        return ((out.fileno(), self.out), (err.fileno(), self.err), (self.log_fd, self.log))

    @staticmethod
    def _read(selector: selectors.BaseSelector, fd: int, capture: Capture) -> None:
        try:
            data = os.read(fd, _CHUNK)
        except BlockingIOError:
            return
        if data:
            capture.add(data)
        else:
            selector.unregister(fd)


def _wait_on(pump: _Pump, seconds: float, place: Place) -> bool:
    """Give back what others took of the `seconds` that are over; True if the command then ended."""
    given = 0.0
    while not pump.overflowed:
        due = min(place.waited(), PATIENCE * seconds)
        if due - given < _WORTH * seconds:
            return False
        if pump.run(time.monotonic() + due - given):
            return True
        given = due
    return False


def _collect(process: subprocess.Popen[bytes]) -> tuple[int, float]:
    """The status of an ended child and the CPU seconds of it and all it waited for."""
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    process.returncode = code
    return code, usage.ru_utime + usage.ru_stime


def _stop(opened: Opened) -> None:
    """End a wrapper: ask first, so that it takes its children along and can count them."""
    with suppress(ProcessLookupError):
        opened.process.send_signal(signal.SIGTERM)
    until = time.monotonic() + _GRACE
    while time.monotonic() < until:
        if opened.over():
            return
        time.sleep(0.005)
    with suppress(ProcessLookupError):
        opened.process.kill()


def finish(
    opened: Opened,
    begun: float,
    seconds: float,
    output_limit: int,
    *,
    patient: bool = False,
) -> Finished:
    """Take a command, fed at `begun`, to its end or to a limit: `seconds` of wall clock,
    `output_limit` bytes.

    A `patient` run does not count the time in which the command was ready to run and strangers
    had the processors. What the command left behind is killed once it is over and before the last
    of its output is taken.
    """
    process, place = opened.process, opened.place
    pump = _Pump(process, opened.log, output_limit)
    ended = pump.run(begun + seconds)
    if patient and not ended:
        ended = _wait_on(pump, seconds, place)
    taken = time.monotonic() - begun
    used = 0.0
    if not ended:
        used = place.used()
        _stop(opened)
    place.sweep(process.pid)
    status, cpu = _collect(process)
    pump.drain()
    overflowed = pump.overflowed or pump.out.total + pump.err.total > output_limit
    return Finished(
        pid=process.pid,
        status=status,
        stdout=pump.out.value(),
        stderr=pump.err.value(),
        log=pump.log.value().decode("utf-8", "replace"),
        timed_out=not ended and not overflowed,
        overflowed=overflowed,
        seconds=taken,
        cpu_seconds=max(cpu, used),
    )
