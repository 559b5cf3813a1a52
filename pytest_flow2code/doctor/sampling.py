"""Running the languages' samples, several at a time: each process has a sandbox of its own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.util import Finalize

from pytest_flow2code import runners, selfcheck
from pytest_flow2code.core.errors import Flow2CodeError, SandboxError
from pytest_flow2code.doctor.findings import SampleState
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox

_sandboxes: list[Sandbox] = []
"""The sandbox of this process, once it has one."""


def run_samples(names: Sequence[str], kind: str) -> dict[str, tuple[SampleState, ...]]:
    """The samples of these languages, all of whose tools are here. `kind` is the sandbox's.

    Raises SandboxError if the processes that run them die.
    """
    jobs = [(name, each.name) for name in names for each in selfcheck.samples(runners.load(name))]
    found: dict[str, list[SampleState]] = {name: [] for name in names}
    if jobs:
        workers = min(len(jobs), os.cpu_count() or 1)
        try:
            with ProcessPoolExecutor(workers, initializer=_open, initargs=(kind,)) as pool:
                for (name, _), state in zip(jobs, pool.map(_check, jobs), strict=True):
                    found[name].append(state)
        except BrokenProcessPool as error:
            raise SandboxError(f"the processes that run the samples died: {error}") from error
    return {name: tuple(states) for name, states in found.items()}


def _open(kind: str) -> None:
    sandbox = open_sandbox(kind)
    _sandboxes.append(sandbox)
    Finalize(None, sandbox.close, exitpriority=10)


def _check(job: tuple[str, str]) -> SampleState:
    name, wanted = job
    language = runners.load(name)
    sample = next(each for each in selfcheck.samples(language) if each.name == wanted)
    try:
        checked = selfcheck.check(language, sample, find_toolchain(language), _sandboxes[0])
    except Flow2CodeError as error:
        return SampleState(sample.name, sample.verdict.value, "", error.message)
    got = checked.judgement
    return SampleState(sample.name, sample.verdict.value, got.verdict.value, got.reason)
