"""Running the languages' samples, several at a time: each process has a sandbox of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.util import Finalize

from pytest_flow2code import runners
from pytest_flow2code.core.errors import Flow2CodeError, SandboxError
from pytest_flow2code.doctor.findings import SampleState
from pytest_flow2code.running import selfcheck
from pytest_flow2code.running.workshop import Workshop
from pytest_flow2code.sandbox import Sandbox, open_sandbox

_sandboxes: list[Sandbox] = []
"""The sandbox of this process, once it has one."""
_workshop = Workshop()


def run_samples(
    names: Sequence[str], kind: str, say: Callable[[str], None] = lambda _: None
) -> dict[str, tuple[SampleState, ...]]:
    """The samples of these languages, all of whose tools are here. `kind` is the sandbox's; `say`
    gets a line as a language begins.

    Raises SandboxError if the processes that run them die.
    """
    jobs = [(name, each.name) for name in names for each in selfcheck.samples(runners.load(name))]
    found: dict[str, list[SampleState]] = {}
    if jobs:
        workers = min(len(jobs), os.cpu_count() or 1)
        try:
            with ProcessPoolExecutor(workers, initializer=_open, initargs=(kind,)) as pool:
                states = pool.map(_check, jobs)
                for name in names:
                    wanted = [job for job in jobs if job[0] == name]
                    say(f"trying {len(wanted)} samples of {name}")
                    found[name] = [next(states) for _ in wanted]
        except BrokenProcessPool as error:
            raise SandboxError(f"the processes that run the samples died: {error}") from error
    return {name: tuple(found.get(name, ())) for name in names}


def _open(kind: str) -> None:
    sandbox = open_sandbox(kind)
    _sandboxes.append(sandbox)
    Finalize(None, sandbox.close, exitpriority=10)


def _check(job: tuple[str, str]) -> SampleState:
    name, wanted = job
    language = runners.load(name)
    sample = next(each for each in selfcheck.samples(language) if each.name == wanted)
    try:
        checked = selfcheck.check(language, sample, _workshop.require(name), _sandboxes[0])
    except Flow2CodeError as error:
        return SampleState(sample.name, sample.verdict.value, "", error.message, error.mend)
    got = checked.judgement
    return SampleState(sample.name, sample.verdict.value, got.verdict.value, got.reason)
