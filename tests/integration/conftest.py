"""A benchmark run inside a test: real tasks, models, sandbox and journal, only small."""

from __future__ import annotations

import os
from collections.abc import Iterable

# Imported here so that runs inside this process find everything loaded; numpy cannot be twice.
import numpy as np  # noqa: F401
import pytest
from small_runs import SMALL, Run

from pytest_flow2code.session import hooks  # noqa: F401

ODD = '''
"""A provider that goes wrong on demand; it answers with the reference otherwise."""
import os, time
from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.models.provider import Provider
from pytest_flow2code.models.providers.reference import PROVIDER as REFERENCE

class Odd:
    def __init__(self, argument, options):
        self.name = f"odd:{argument}"
        self.kind, _, self.detail = argument.partition("@")
        self.reference = REFERENCE.create("", options)
        self.identity, self.paid, self.max_tokens = self.name, False, None
    def check(self):
        if self.kind == "keyless":
            raise ModelError("there is no key for odd", mend="export ODD_KEY=...")
    def complete(self, request):
        if self.kind == "slow":
            time.sleep(float(os.environ.get("ODD_PACE", self.detail)))
        elif self.detail == request.task.uid and self.kind == "crash":
            os._exit(9)
        elif self.detail == request.task.uid and self.kind == "revoked":
            raise ModelError("the key was revoked", mend="export ODD_KEY=...")
        elif self.detail == request.task.uid and self.kind == "interrupt":
            raise KeyboardInterrupt
        return self.reference.complete(request)

PROVIDER = Provider(Odd, "odd:KIND")
'''


@pytest.fixture(autouse=True)
def shared_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures and prepared harnesses are kept from test to test, not from run to run."""
    monkeypatch.setenv("FLOW2CODE_CACHE", str(tmp_path_factory.getbasetemp() / "flow2code-cache"))


@pytest.fixture(autouse=True)
def no_slow_plugins(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plugins of the development environment, which every inner process would import first."""
    # An outer pytest has this package loaded already, which no user's pytest has.
    warning = "ignore:Module already imported:pytest.PytestAssertRewriteWarning"
    quiet = f"-p no:hypothesispytest -p no:anyio -W '{warning}'"
    monkeypatch.setenv("PYTEST_ADDOPTS", quiet)
    # pytest prints failures twice, and whole, where it believes to be in continuous integration.
    for name in ("CI", "BUILD_NUMBER", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(pytester: pytest.Pytester) -> Run:
    """`pytest --flow2code-model=MODEL ARGS` on two small cases."""

    def run(*args: str, model: str = "reference", small: Iterable[str] = SMALL) -> pytest.RunResult:
        # Workers look for modules where this process looked for them when it began.
        how = pytester.runpytest_subprocess if model.startswith("odd:") else pytester.runpytest
        return how(f"--flow2code-model={model}", *small, *args)

    return run


@pytest.fixture
def odd(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the models `odd:...` known, to every process, as an installed package would."""
    pytester.makepyfile(odd=ODD)
    info = pytester.mkdir("odd-1.0.dist-info")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[pytest_flow2code.models]\nodd = odd:PROVIDER\n")
    pytester.syspathinsert()
    monkeypatch.setenv("PYTHONPATH", str(pytester.path), prepend=os.pathsep)
