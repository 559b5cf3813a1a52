"""The contract of a language: everything the house knows about one lives in such a value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code.core.ir import Unit
from pytest_flow2code.core.program import Program
from pytest_flow2code.core.spoiled import Spoiled
from pytest_flow2code.core.task import Task


@dataclass(frozen=True, slots=True)
class Tool:
    """A program that a language needs.

    `commands` are the names to look for on PATH, best first. `apt` and `npm` name the packages
    that bring it, all of them; `apt_any` names packages any one of which does, best first. `hint`
    is the sentence for a user who can use neither. `find` looks in other places than PATH and
    answers with the path or None. `fetch` brings what no package manager has; it raises
    ToolchainError if it cannot.
    """

    name: str
    commands: tuple[str, ...]
    version: tuple[str, ...] = ("--version",)
    apt: tuple[str, ...] = ()
    npm: tuple[str, ...] = ()
    hint: str = ""
    find: Callable[[], str | None] | None = None
    apt_any: tuple[str, ...] = ()
    fetch: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class Toolchain:
    """The tools of a language as found on this machine: name -> absolute path.

    `cache` is a folder where a language may keep what it prepares once (compiled harnesses,
    precompiled headers); it is created, and its content depends on nothing but the tools.
    """

    language: str
    paths: tuple[tuple[str, str], ...]
    cache: Path

    def path(self, tool: str) -> str:
        """Where `tool` is. Raises KeyError for a tool the language did not ask for."""
        return dict(self.paths)[tool]


@dataclass(frozen=True, slots=True)
class Outline:
    """What can be said about a source text without running it.

    `names` are the functions, methods, types and procedures it defines; `errors` counts the
    places its grammar does not accept once missing closers are supplied; `statements` counts
    what it would execute or define at top level. Where the language `ignores_case`, the names are
    given in lower case too. `only_imports` says that it brings something in (imports, includes,
    macros) and does and defines nothing else. `steps` says how much work it was to find all that
    out, the same on every machine; `unread` that it would have been too much: nothing is known
    about the text, and it counts as one with an error. An `open` text is sound but for closers
    that are missing at its very end.
    """

    names: frozenset[str]
    errors: int
    statements: int
    ignores_case: bool = False
    only_imports: bool = False
    steps: int = 0
    unread: bool = False
    open: bool = False


def nothing_lacking(task: Task, toolchain: Toolchain) -> str | None:  # noqa: ARG001
    """The `lacks` of a language whose tasks need nothing but its tools."""
    return None


def nothing_spoiled(task: Task) -> tuple[Spoiled, ...]:  # noqa: ARG001
    """The `spoils` of a language that cannot make wrong programs."""
    return ()


@dataclass(frozen=True, slots=True)
class Language:
    """One language. `name` is the release's key, `title` what people call it.

    `aliases` are other spellings, in options and behind a code fence. `proof` is one sentence:
    what a pass proves in this language and how far the token is out of an answer's reach.

    assemble(task, source, toolchain) joins an answer with the task's tests; lower(source) gives
    the statement tree for the flowchart; outline(source) is used to find the program in an
    answer. lacks(task, toolchain) is what this machine has not got for one task although the
    language itself is here (a library), with the command that brings it, or None. spoils(task) are
    programs that the task's tests must not let pass, those that are wrong for sure first.
    `libraries` are what only some tasks need: the language runs without them. `seconds` is what a
    sample typically takes to build and run, to share work out before anything was measured.
    """

    name: str
    title: str
    suffix: str
    aliases: tuple[str, ...]
    tools: tuple[Tool, ...]
    assemble: Callable[[Task, str, Toolchain], Program]
    lower: Callable[[str], Unit]
    outline: Callable[[str], Outline]
    proof: str
    lacks: Callable[[Task, Toolchain], str | None] = nothing_lacking
    spoils: Callable[[Task], tuple[Spoiled, ...]] = nothing_spoiled
    libraries: tuple[Tool, ...] = ()
    seconds: float = 0.5
