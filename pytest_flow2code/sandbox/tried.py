"""Opens a sandbox and tries it once before it is given out."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path

from pytest_flow2code.core.errors import SandboxError
from pytest_flow2code.core.outcome import Ended
from pytest_flow2code.core.program import Program, Step
from pytest_flow2code.sandbox.backend import Backend
from pytest_flow2code.sandbox.direct import DirectBackend
from pytest_flow2code.sandbox.home import Home, make_home
from pytest_flow2code.sandbox.nsjail import NsjailBackend, require
from pytest_flow2code.sandbox.runner import Sandbox
from pytest_flow2code.sandbox.workspace import NoRoomError


def open_sandbox(mode: str) -> Sandbox:
    """A sandbox of the kind `mode` names ("nsjail" or "none"), tried once before it is given out.

    Raises SandboxError with what is wrong and how to mend it.
    """
    try:
        home = make_home()
    except OSError as error:
        raise _unopened(error) from error
    with ExitStack() as undo:
        undo.callback(home.close)
        try:
            sandbox = Sandbox(_backend(mode, home), home)
        except OSError as error:
            raise _unopened(error) from error
        undo.pop_all()
        undo.callback(sandbox.close)
        _try_out(sandbox)
        undo.pop_all()
    return sandbox


def _backend(mode: str, home: Home) -> Backend:
    return NsjailBackend(require(), home.folder) if mode == "nsjail" else DirectBackend()


def _unopened(error: OSError) -> SandboxError:
    return SandboxError(
        f"the sandbox's own files cannot be made: {error}",
        mend=f"make room in {tempfile.gettempdir()}, or name another folder in TMPDIR",
    )


def _try_out(sandbox: Sandbox) -> None:
    probe = Program("", (), (Step("probe", ("/bin/true",)),))
    try:
        outcome = sandbox.run(probe)[-1]
    except NoRoomError:
        raise
    except SandboxError as error:
        name = sandbox.abilities.name
        raise SandboxError(
            f"the sandbox {name} is here but cannot run a program: {error.message}",
            mend=f"{_remedy()}; --flow2code-sandbox=none runs programs unprotected",
        ) from error
    if outcome.ended is not Ended.EXITED or outcome.code != 0:
        raise SandboxError(
            f"the sandbox cannot run /bin/true: it {outcome.ended.value}", mend=_remedy()
        )


def _remedy() -> str:
    """What most likely keeps nsjail from working here."""
    mounted = Path("/proc/self/mountinfo").read_text().splitlines()
    if not any(line.split()[4] == "/" for line in mounted):
        return (
            "this is a chroot whose root is not a mount point, so that no mount namespace can be "
            "made in it: outside, run mount --bind DIR DIR before chroot DIR"
        )
    return (
        "allow user namespaces (sysctl kernel.unprivileged_userns_clone=1 and "
        "kernel.apparmor_restrict_unprivileged_userns=0), or in a container add --privileged"
    )
