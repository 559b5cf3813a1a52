"""The sandbox's promises, tried out with small shell programs."""

from __future__ import annotations

import tempfile
from pathlib import Path

from pytest_flow2code.core.outcome import Ended, Outcome
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.doctor.findings import Probe, SandboxState
from pytest_flow2code.sandbox import Sandbox

_NAMESPACES = ("ipc", "mnt", "net", "pid", "uts")
_LOOK = """\
for kind in {kinds}; do echo "$kind $(readlink /proc/self/ns/$kind)"; done
while read -r key value; do
    [ "$key" = Seccomp: ] && echo "seccomp $value"
done </proc/self/status
if [ -e {file} ]; then echo "seen yes"; else echo "seen no"; fi
"""
_MEMORY_MB = 64
_PROCESSES = 16

# Both end by themselves: what they ask for too much must not hurt where nothing holds them.
_EAT = "x=0123456789abcdef; i=0; while [ $i -lt 24 ]; do x=$x$x; i=$((i+1)); done\n"
_FORK = "i=0; while [ $i -lt 64 ]; do sleep 5 & i=$((i+1)); done\n"


def probe(sandbox: Sandbox) -> SandboxState:
    """Raises SandboxError if the sandbox cannot run the probes at all."""
    abilities = sandbox.abilities
    probes = _walls(sandbox)
    if abilities.namespaces:
        probes = (*probes, _memory(sandbox), _processes(sandbox))
    return SandboxState(abilities.name, probes, abilities.notices)


def _walls(sandbox: Sandbox) -> tuple[Probe, ...]:
    """What a program sees of the host, and what it may ask the kernel."""
    with tempfile.NamedTemporaryFile(prefix="flow2code-probe-") as file:
        Path(file.name).chmod(0o644)
        text = _LOOK.format(kinds=" ".join(_NAMESPACES), file=file.name)
        outcome = _run(sandbox, text, Limits(seconds=10))
    lines = (line.partition(" ") for line in outcome.stdout.decode("utf-8", "replace").split("\n"))
    seen = {name: value for name, _, value in lines}
    own = [kind for kind in _NAMESPACES if seen.get(kind) not in (None, "", _host(kind))]
    shared = [kind for kind in _NAMESPACES if kind not in own]
    shown = f"own {' '.join(own) or 'none'}"
    if shared:
        shown += f"; shared with the host: {' '.join(shared)}"
    filtered = seen.get("seccomp") == "2"
    return (
        Probe("namespaces", not shared, shown),
        Probe(
            "files",
            seen.get("seen") == "no",
            "the host's are hidden" if seen.get("seen") == "no" else "the host's can be seen",
        ),
        Probe("seccomp", filtered, "system calls are filtered" if filtered else "no filter"),
    )


def _host(kind: str) -> str:
    return str(Path(f"/proc/self/ns/{kind}").readlink())


def _memory(sandbox: Sandbox) -> Probe:
    """A program that takes too much memory must be stopped, and known to have been for that."""
    outcome = _run(sandbox, _EAT, Limits(seconds=10, memory_mb=_MEMORY_MB))
    kind = sandbox.abilities.memory
    told = outcome.ended is Ended.OUT_OF_MEMORY
    stopped = told or (outcome.ended is not Ended.TIMED_OUT and outcome.code != 0)
    how = "stopped by the kernel" if told else "refused more" if stopped else "not stopped"
    # Only a control group can tell a program that used too much from one that crashed.
    return Probe("memory", stopped, f"{kind}: {how} at {_MEMORY_MB} MB")


def _processes(sandbox: Sandbox) -> Probe:
    """A program that starts too many processes must be refused some."""
    outcome = _run(sandbox, _FORK, Limits(seconds=10, processes=_PROCESSES))
    refused = outcome.ended is Ended.EXITED and outcome.code != 0
    shown = f"{'refused' if refused else 'not refused'} more than about {_PROCESSES}"
    return Probe("processes", refused, shown)


def _run(sandbox: Sandbox, text: str, limits: Limits) -> Outcome:
    step = Step("probe", ("/bin/sh", f"{BOX}/probe.sh"), limits, proves=True)
    return sandbox.run(Program("", (SourceFile("probe.sh", text),), (step,)))[-1]
