"""The toolchains of this machine, each looked for once a process."""

from __future__ import annotations

from pytest_flow2code import runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.task import Task
from pytest_flow2code.sandbox import find_toolchain


class Workshop:
    """Answers which language can be run here, and what is missing where it cannot."""

    def __init__(self) -> None:
        self._found: dict[str, Toolchain | ToolchainError] = {}

    def find(self, language: str) -> Toolchain | ToolchainError:
        """The tools of a language, or the error that says what is missing."""
        if language not in self._found:
            try:
                self._found[language] = find_toolchain(runners.load(language))
            except ToolchainError as error:
                self._found[language] = error
        return self._found[language]

    def require(self, language: str) -> Toolchain:
        """The tools of a language. Raises ToolchainError if some are missing."""
        toolchain = self.find(language)
        if isinstance(toolchain, ToolchainError):
            raise toolchain
        return toolchain

    def lacks(self, task: Task) -> str | None:
        """What this machine lacks to run `task`, its language's tools or a library, with the
        command that brings it; or None."""
        toolchain = self.find(task.language)
        if isinstance(toolchain, ToolchainError):
            return f"{toolchain.message}: {toolchain.mend}"
        return runners.load(task.language).lacks(task, toolchain)
