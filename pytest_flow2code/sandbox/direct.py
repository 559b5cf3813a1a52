"""No isolation: the user's explicit choice. Limits are the kernel's per-process ones only."""

from __future__ import annotations

import math
import os
import signal
from collections.abc import Callable
from contextlib import suppress

from pytest_flow2code.core.program import Step
from pytest_flow2code.sandbox.backend import BASE_ENV, Abilities, Paths, Spawn, T, expand

_SHELL = (
    "ulimit -t {cpu}; ulimit -f {blocks}; ulimit -c 0; {address}"
    'cd "$0" && echo started >/proc/self/fd/{{log}} && exec "$@"'
)
"""The caller's environment holds keys and must not reach the program: `env -i` starts this."""


class DirectBackend:
    """Runs a step as a plain child in its own session, with a clean environment."""

    needs_scratch = True

    def __init__(self) -> None:
        self.places = (_Anywhere(),)

    abilities = Abilities(
        "none",
        namespaces=False,
        seccomp=False,
        memory="address-space",
        notices=("NO SANDBOX: programs written by a model run with your rights",),
    )

    def spawn(self, step: Step, paths: Paths) -> Spawn:
        box = str(paths.box)
        cwd = paths.scratch if step.proves else paths.box
        limits = step.limits
        address = "" if step.reserves_address_space else f"ulimit -v {limits.memory_mb * 1024}; "
        script = _SHELL.format(
            cpu=math.ceil(limits.seconds) * 4 + 5, blocks=limits.file_mb * 2048, address=address
        )
        env = {
            **BASE_ENV,
            "HOME": str(paths.scratch),
            "TMPDIR": str(paths.scratch),
            **{key: expand(value, box) for key, value in step.env},
        }
        argv = (
            "/usr/bin/env",
            "-i",
            *(f"{key}={value}" for key, value in env.items()),
            "/bin/sh",
            "-c",
            script,
            str(cwd),
            *(expand(part, box) for part in step.argv),
        )
        return Spawn(argv, str(paths.report))

    def reached(self, log: str) -> bool:
        return self.started(log)

    def started(self, log: str) -> bool:
        return "started" in log

    def close(self) -> None:
        """Nothing to give back."""


class _Anywhere:
    """Nothing lives outside the command; its processes are known by their group only."""

    enter = ()

    def prepare(self, step: Step) -> None:
        """There is nothing to prepare."""

    def start(self, command: Callable[[], T]) -> T:
        return command()

    def out_of_memory(self) -> bool:
        return False

    def used(self) -> float:
        return 0.0

    def waited(self) -> float:
        return 0.0

    def sweep(self, pid: int) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
