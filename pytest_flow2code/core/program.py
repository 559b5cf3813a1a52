"""A program ready to be compiled and run, and the limits it runs under."""

from __future__ import annotations

from dataclasses import dataclass, field

BOX = "{box}"
"""Stands in an argv or environment value for the folder that holds the program's files."""

SEARCH_PATH = "/usr/local/bin:/usr/bin:/bin"
"""Where programs are looked for inside the sandbox: the host's own PATH means nothing there."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one step may use. Seconds are wall clock; sizes say their unit.

    A language states them for an ordinary program; the run's time-out option replaces `seconds`
    of steps that prove something.
    """

    seconds: float = 10.0
    memory_mb: int = 1024
    processes: int = 64
    file_mb: int = 64
    output_kb: int = 1024


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file below the program's folder: a relative path with forward slashes, and its text."""

    path: str
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """One command of a program.

    A step with `proves` runs the tests: it gets a fresh token and the path of the report file on
    the first line of its standard input, works in a private scratch folder and cannot write to
    the program's folder. Any other step works in the program's folder and may write there.
    `mounts` are host paths the step reads besides the system's own folders.
    `reserves_address_space` says that the runtime maps far more than it uses, so that an
    address-space limit would kill a sound program. `crash_statuses` are exit statuses with
    which the language's own runtime ends a program after an error nobody caught.
    """

    name: str
    argv: tuple[str, ...]
    limits: Limits = field(default_factory=Limits)
    proves: bool = False
    env: tuple[tuple[str, str], ...] = ()
    mounts: tuple[str, ...] = ()
    reserves_address_space: bool = False
    crash_statuses: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Program:
    """An answer joined with its tests: files to write, then steps to take in order.

    The last step is the only one that proves anything.
    """

    language: str
    files: tuple[SourceFile, ...]
    steps: tuple[Step, ...]
