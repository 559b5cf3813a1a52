"""A short way to run a script in a sandbox."""

from __future__ import annotations

from collections.abc import Callable

from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.sandbox import Sandbox

Run = Callable[..., Outcome]


def script_runner(sandbox: Sandbox) -> Run:
    def run(
        script: str, *, limits: Limits | None = None, proves: bool = True, shell: str = "/bin/bash"
    ) -> Outcome:
        step = Step("run", (shell, f"{BOX}/script"), limits or Limits(seconds=5), proves=proves)
        program = Program("shell", (SourceFile("script", script),), (step,))
        return sandbox.run(program)[-1]

    return run
