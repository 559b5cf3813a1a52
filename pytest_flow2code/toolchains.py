"""Finding out which languages this machine can run, and installing what it lacks.

Nothing is ever asked: what cannot be done without asking is said instead.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from plumbum import local
from plumbum.commands.processes import CommandNotFound, ProcessExecutionError

from pytest_flow2code import runners
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Tool
from pytest_flow2code.flowchart import fonts
from pytest_flow2code.sandbox.tools import locate, mend

GRAPHVIZ = Tool("graphviz", ("dot",), version=("-V",), apt=("graphviz", "fonts-dejavu-core"))
"""What the house itself needs besides the languages: every case is drawn."""


def _fonts() -> str | None:
    fonts.forget()
    return "fc-list" if fonts.enough() else None


FONTS = Tool("font coverage", ("fc-list",), apt=fonts.PACKAGES, find=_fonts)
"""Fonts for whatever stands in a label; without them Graphviz draws empty squares."""

Say = Callable[[str], None]

# No question, no removal of what others need, and patience with another apt at work.
_APT_INSTALL = (
    "apt-get",
    "install",
    "-y",
    "-q",
    "--no-install-recommends",
    "--no-remove",
    "-o",
    "DPkg::Lock::Timeout=120",
)


@dataclass(frozen=True, slots=True)
class Need:
    """A missing tool or library and whom it is missing to ("graphviz" or a language's key)."""

    owner: str
    tool: Tool


@dataclass(frozen=True, slots=True)
class Installed:
    """What an installation did: apt and npm packages it installed, and what is still missing."""

    apt: tuple[str, ...]
    npm: tuple[str, ...]
    missing: tuple[Need, ...]
    complaints: tuple[str, ...]


def needs(languages: Iterable[str]) -> tuple[Need, ...]:
    """What is missing for the house and for these languages, their libraries too."""
    found = [Need("graphviz", tool) for tool in (GRAPHVIZ, FONTS) if locate(tool) is None]
    for name in languages:
        language = runners.load(name)
        wanted = (*language.tools, *language.libraries)
        found += [Need(name, tool) for tool in wanted if locate(tool) is None]
    return tuple(found)


def sentence(need: Need) -> str:
    """One line: who lacks what, and the command that brings it."""
    return f"{need.owner}: {need.tool.name} is missing: {mend((need.tool,))}"


def install(languages: Iterable[str], say: Say) -> Installed:
    """Install with apt and npm what is missing, as far as this user may.

    Never raises for a package that cannot be had: it is among `missing` afterwards, and
    `complaints` says what the package manager said. `say` gets a line before each command.
    """
    names = tuple(languages)
    missing = needs(names)
    if not missing:
        return Installed((), (), (), ())
    complaints: list[str] = []
    tools = [need.tool for need in missing]
    apt = _apt(tools, say, complaints) if any(t.apt or t.apt_any for t in tools) else ()
    npm = _unique(package for tool in tools for package in tool.npm)
    taken_npm = _npm(npm, say, complaints) if npm else ()
    _fetch(tools, say, complaints)
    return Installed(apt, taken_npm, needs(names), tuple(complaints))


def _unique(packages: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(packages))


def _as_root() -> tuple[str, ...] | None:
    """The words before a command that needs root's rights; None if we cannot have them."""
    if os.geteuid() == 0:
        return ()
    sudo = shutil.which("sudo")
    if sudo is None:
        return None
    code, _, _ = local[sudo]["-n", "true"].run(retcode=None)
    return (sudo, "-n") if code == 0 else None


def _apt(tools: Sequence[Tool], say: Say, complaints: list[str]) -> tuple[str, ...]:
    said = " ".join(_unique(p for tool in tools for p in (*tool.apt, *tool.apt_any[:1])))
    if shutil.which("apt-get") is None or shutil.which("apt-cache") is None:
        complaints.append(f"apt is not here: install these by other means: {said}")
        return ()
    root = _as_root()
    if root is None:
        complaints.append(f"root's rights are needed: sudo apt-get install {said}")
        return ()
    wanted, absent = _available(tools)
    if absent or not _lists_are_there():
        _run(root, ("apt-get", "update", "-q"), say, complaints)
        wanted, absent = _available(tools)
    if absent:
        complaints.append(f"this distribution has no package {', '.join(absent)}")
    if not wanted or _run(root, (*_APT_INSTALL, *wanted), say, complaints):
        return wanted
    if len(wanted) == 1:
        return ()
    # One package that cannot be installed must not keep the others out.
    return tuple(
        package for package in wanted if _run(root, (*_APT_INSTALL, package), say, complaints)
    )


def _available(tools: Sequence[Tool]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The packages to install, and those that apt's lists do not have."""
    every = _unique(package for tool in tools for package in tool.apt)
    wanted = [package for package in every if _candidate(package)]
    for tool in tools:
        found = next(filter(_candidate, tool.apt_any), None)
        if found is not None:
            wanted.append(found)
    return _unique(wanted), tuple(package for package in every if package not in wanted)


def _lists_are_there() -> bool:
    lists = Path("/var/lib/apt/lists")
    return lists.is_dir() and any(lists.glob("*Packages*"))


def _candidate(package: str) -> bool:
    """Whether apt could install `package` from the lists it has."""
    _, out, _ = local["apt-cache"]["policy", package].run(retcode=None)
    return any(
        line.strip().startswith("Candidate:") and "(none)" not in line for line in out.splitlines()
    )


def _npm(packages: tuple[str, ...], say: Say, complaints: list[str]) -> tuple[str, ...]:
    if shutil.which("npm") is None:
        complaints.append("npm is not here: apt-get install npm")
        return ()
    command = ("npm", "install", "--global", "--no-fund", "--no-audit", *packages)
    return packages if _run(_as_root() or (), command, say, complaints) else ()


def _fetch(tools: Sequence[Tool], say: Say, complaints: list[str]) -> None:
    for tool in tools:
        if tool.fetch is not None and locate(tool) is None:
            say(f"+ fetching {tool.name}")
            try:
                tool.fetch()
            except ToolchainError as error:
                complaints.append(f"{tool.name} cannot be fetched: {error.message}")


def _run(root: Sequence[str], command: Sequence[str], say: Say, complaints: list[str]) -> bool:
    # sudo keeps no environment, hence `env`.
    words = (*root, "env", "DEBIAN_FRONTEND=noninteractive", *command)
    say("+ " + " ".join((*root, *command)))
    try:
        local[words[0]][words[1:]].run()
    except CommandNotFound as error:
        complaints.append(f"{error.program} was not found")
        return False
    except ProcessExecutionError as error:
        said = str(error.stderr or error.stdout or "").strip().splitlines()
        complaints.append(f"{' '.join(command[:2])} failed: {' '.join(said[-1:])}")
        return False
    return True
