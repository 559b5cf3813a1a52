"""Finding the compilers and interpreters of a language on this machine."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from plumbum import local
from plumbum.commands.processes import CommandNotFound, ProcessExecutionError, ProcessTimedOut

from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Language, Tool, Toolchain


def locate(tool: Tool) -> str | None:
    """The absolute path of a tool, or None."""
    if tool.find is not None:
        return tool.find()
    for command in tool.commands:
        found = shutil.which(command)
        if found is not None:
            return os.path.realpath(found)
    return None


def missing_tools(language: Language) -> tuple[Tool, ...]:
    """The tools of a language that are not on this machine."""
    return tuple(tool for tool in language.tools if locate(tool) is None)


def mend(tools: tuple[Tool, ...]) -> str:
    """The command, or the sentence, that brings these tools."""
    # A package that only some distributions have is no answer for the others.
    hinted = [tool for tool in tools if tool.hint and not tool.apt and not tool.npm]
    named = [tool for tool in tools if tool not in hinted]
    apt = sorted({package for tool in named for package in (*tool.apt, *tool.apt_any[:1])})
    npm = sorted({package for tool in tools for package in tool.npm})
    parts = []
    if apt:
        parts.append(f"apt-get install {' '.join(apt)}")
    if npm:
        parts.append(f"npm install --global {' '.join(npm)}")
    parts += [tool.hint for tool in hinted]
    return "; ".join(dict.fromkeys(parts))


def find_toolchain(language: Language) -> Toolchain:
    """All tools of a language. Raises ToolchainError naming the missing ones and the command."""
    missing = missing_tools(language)
    if missing:
        raise ToolchainError(
            f"{language.title} needs {', '.join(tool.name for tool in missing)}",
            mend=mend(missing),
        )
    paths = tuple((tool.name, locate(tool) or "") for tool in language.tools)
    return Toolchain(language.name, paths, cache_folder() / language.name)


def cache_folder() -> Path:
    """Where prepared things are kept: FLOW2CODE_CACHE, else the user's cache folder."""
    chosen = os.environ.get("FLOW2CODE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "flow2code"


def capture(tool: Tool, path: str) -> str:
    """The first line that a tool prints about its version; empty if it prints none."""
    try:
        _, out, err = local[path][list(tool.version)].run(retcode=None, timeout=20)
    except (CommandNotFound, ProcessExecutionError, ProcessTimedOut, OSError):
        return ""
    lines = (out or err).strip().splitlines()
    return str(lines[0]).strip() if lines else ""
