"""Finding out which languages this machine can run, and installing what it lacks."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from plumbum import local
from plumbum.commands.processes import ProcessExecutionError

from pytest_flow2code import runners
from pytest_flow2code.core.language import Tool
from pytest_flow2code.sandbox.tools import locate

GRAPHVIZ = Tool("graphviz", ("dot",), version=("-V",), apt=("graphviz", "fonts-dejavu-core"))
"""What the house itself needs besides the languages: every case is drawn."""


@dataclass(frozen=True, slots=True)
class Need:
    """A missing tool and whom it keeps from running ("graphviz" or a language's key)."""

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
    """The tools that are missing for the house and for these languages."""
    found = [Need("graphviz", GRAPHVIZ)] if locate(GRAPHVIZ) is None else []
    for name in languages:
        found += [Need(name, tool) for tool in runners.load(name).tools if locate(tool) is None]
    return tuple(found)


def sentence(need: Need) -> str:
    """One line: who lacks what, and the command that brings it."""
    if need.tool.apt:
        how = f"apt-get install {' '.join(need.tool.apt)}"
    elif need.tool.npm:
        how = f"npm install --global {' '.join(need.tool.npm)}"
    else:
        how = need.tool.hint
    return f"{need.owner}: {need.tool.name} is missing: {how}"


def install(languages: Iterable[str], say: Callable[[str], None]) -> Installed:
    """Install with apt and npm what is missing, as far as this user may.

    Never raises for a package that cannot be had: it is among `missing` afterwards, and
    `complaints` says what the package manager said. `say` gets a line before each command.
    """
    names = tuple(languages)
    missing = needs(names)
    if not missing:
        return Installed((), (), (), ())
    complaints: list[str] = []
    apt = _unique(package for need in missing for package in need.tool.apt)
    taken = _apt(apt, say, complaints) if apt else ()
    npm = _unique(package for need in missing for package in need.tool.npm)
    taken_npm = _npm(npm, say, complaints) if npm else ()
    return Installed(taken, taken_npm, needs(names), tuple(complaints))


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


def _apt(
    packages: tuple[str, ...], say: Callable[[str], None], complaints: list[str]
) -> tuple[str, ...]:
    if shutil.which("apt-get") is None:
        complaints.append(
            "apt-get is not here: install these by other means: " + " ".join(packages)
        )
        return ()
    root = _as_root()
    if root is None:
        complaints.append("root's rights are needed: sudo apt-get install " + " ".join(packages))
        return ()
    if not any(_candidate(package) for package in packages) or not _lists_are_there():
        _run(root, ("apt-get", "update", "-q"), say, complaints)
    wanted = tuple(package for package in packages if _candidate(package))
    absent = [package for package in packages if package not in wanted]
    if absent:
        complaints.append(f"this distribution has no package {', '.join(absent)}")
    if not wanted:
        return ()
    command = ("apt-get", "install", "-y", "-q", "--no-install-recommends", *wanted)
    return wanted if _run(root, command, say, complaints) else ()


def _lists_are_there() -> bool:
    lists = Path("/var/lib/apt/lists")
    return lists.is_dir() and any(lists.glob("*Packages*"))


def _candidate(package: str) -> bool:
    """Whether apt could install `package` from the lists it has."""
    _, out, _ = local["apt-cache"]["policy", package].run(retcode=None)
    return any(
        line.strip().startswith("Candidate:") and "(none)" not in line for line in out.splitlines()
    )


def _npm(
    packages: tuple[str, ...], say: Callable[[str], None], complaints: list[str]
) -> tuple[str, ...]:
    if shutil.which("npm") is None:
        complaints.append("npm is not here: apt-get install npm")
        return ()
    command = ("npm", "install", "--global", "--no-fund", "--no-audit", *packages)
    return packages if _run(_as_root() or (), command, say, complaints) else ()


def _run(
    root: tuple[str, ...],
    command: tuple[str, ...],
    say: Callable[[str], None],
    complaints: list[str],
) -> bool:
    words = (*root, *command)
    say("+ " + " ".join(words))
    with local.env(DEBIAN_FRONTEND="noninteractive"):
        try:
            local[words[0]][words[1:]].run()
        except ProcessExecutionError as error:
            last = (error.stderr or error.stdout or "").strip().splitlines()[-1:]
            complaints.append(f"{' '.join(command[:2])} failed: {' '.join(last)}")
            return False
    return True
