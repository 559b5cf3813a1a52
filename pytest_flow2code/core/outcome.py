"""How one step of a program ended. Facts only; what they mean is `verdict`'s business."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Ended(str, Enum):
    """The one way in which a step ended."""

    EXITED = "exited"
    SIGNALLED = "signalled"
    TIMED_OUT = "timed-out"
    OUT_OF_MEMORY = "out-of-memory"
    OUTPUT_OVERFLOW = "output-overflow"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The facts about a finished step.

    `code` is the exit status or the signal's number. `stdout` and `stderr` are the kept bytes:
    the whole where it fits, else its head and its tail with a line between that counts what was
    left out. `report` is what the harness wrote (see `report`), `token` the run's fresh secret.
    Times are in seconds; `cpu_seconds` covers all processes of the step that were waited for.
    """

    step: str
    ended: Ended
    code: int
    stdout: bytes = b""
    stderr: bytes = b""
    report: bytes = b""
    token: str = ""
    seconds: float = 0.0
    cpu_seconds: float = 0.0

    def printed(self, most: int) -> str:
        """The last `most` characters of what the step printed, standard output first."""
        parts = [part.decode("utf-8", "replace") for part in (self.stdout, self.stderr)]
        return "\n".join(part.strip("\n") for part in parts if part.strip())[-most:]
