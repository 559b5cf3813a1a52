"""Answer and tests stay separate files; the harness sources one, then the other, in an
interpreter of their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pytest_flow2code.assembly import continued, support
from pytest_flow2code.core.language import Outline, Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.tcl.words import Command, Kind, Script, split, substitutions

_IMPORTING = ("package", "source", "load")


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness with the answer and the tests beside it."""
    call = f"\n{task.tests.call} {task.entry_point}" if task.tests.call else ""
    tests = _unix(task.tests.code) + call
    procs = sorted(name for command, name in _procs(split(tests)))
    words = set(_words(tests))
    answer = _completed(task, _unix(source))
    asked = sorted({task.entry_point} | (words & outline(answer).names - set(procs)))
    relied_upon = [name for name in _COMMANDS if name in words or name in _ALWAYS]
    argv = (
        toolchain.path("tclsh"),
        f"{BOX}/harness.tcl",
        BOX,
        task.entry_point,
        _list(asked),
        _list(procs),
        _list(relied_upon),
        str(int("exit" in words)),
    )
    return Program(
        language="tcl",
        files=(
            support(__file__, "harness.tcl"),
            SourceFile("answer.tcl", answer + "\n"),
            SourceFile("tests.tcl", _armed(tests) + "\n"),
        ),
        steps=(
            Step(
                name="run",
                argv=argv,
                limits=Limits(seconds=10.0, memory_mb=512),
                proves=True,
            ),
        ),
    )


@lru_cache(maxsize=256)
def outline(text: str) -> Outline:
    """Procedures, also those in namespaces and in other procedures."""
    script = split(_unix(text))
    return Outline(
        names=frozenset(name for _, name in _procs(script)),
        errors=int(script.fault is not None),
        statements=len(script.commands),
        only_imports=_only_imports(script),
        steps=len(text) // 16,
    )


def _only_imports(script: Script) -> bool:
    whole = script.fault is None and bool(script.commands or script.text.startswith("#!"))
    return whole and all(_imports(script, command) for command in script.commands)


def _imports(script: Script, command: Command) -> bool:
    name, given = script.name(command), command.words[1:]
    if name == "namespace":
        return bool(given) and script.content(given[0]) == "import"
    return name in _IMPORTING


def _unix(text: str) -> str:
    return text.replace("\r\n", "\n")


def _procs(script: Script) -> Iterator[tuple[Command, str]]:
    """Every `proc` and its name, also inside the bodies of other commands."""
    waiting = list(reversed(script.commands))
    while waiting:
        command = waiting.pop()
        if script.name(command) == "proc" and len(command.words) == 4:
            yield command, script.content(command.words[1]).removeprefix("::")
        for word in reversed(command.words[1:]):
            if word.kind is Kind.BRACED and "proc" in script.content(word):
                inside = split(script.text, *word.inner)
                if inside.fault is None:
                    waiting.extend(reversed(inside.commands))


def _words(text: str) -> Iterator[str]:
    """The names of all commands that may be called by a text."""
    return (script.name(command) for script, command in _calls(text))


def _armed(tests: str) -> str:
    """The tests with an `exit` that tells how they ended."""
    exits = [
        command.words[0].inner
        for script, command in _calls(tests)
        if script.name(command) == "exit"
    ]
    for start, end in sorted(set(exits), reverse=True):
        tests = f"{tests[:start]}::flow2code::leave{tests[end:]}"
    return tests


def _calls(text: str) -> Iterator[tuple[Script, Command]]:
    """All commands that may be called by a text, braced words taken for scripts."""
    waiting = [split(text)]
    while waiting:
        script = waiting.pop()
        for command in script.commands:
            yield script, command
            for word in command.words:
                waiting.extend(substitutions(script, word))
                if word.kind is Kind.BRACED:
                    waiting.append(split(script.text, *word.inner))


def _completed(task: Task, answer: str) -> str:
    """The answer after what the task gives away and the answer leaves out, and without an `exit`
    at its very end, where a script says that it is over."""
    header = _unix(task.header)
    whole = continued(header, answer, task.entry_point, outline)
    if whole is not None:
        return whole
    seen, script = outline(answer), split(answer)
    if script.fault is None and script.commands and script.name(script.commands[-1]) == "exit":
        answer = answer[: script.commands[-1].start]
    return "\n".join([*_given(header, seen, script), answer])


def _given(header: str, seen: Outline, answer: Script) -> Iterator[str]:
    """The whole commands of a header that the answer neither repeats nor defines anew."""
    own = {answer.of(command) for command in answer.commands}
    script = split(header)
    for command in script.commands:
        names = {name for _, name in _procs(Script(header, (command,)))}
        if script.of(command) not in own and not names & seen.names:
            yield script.of(command)


def _list(words: list[str]) -> str:
    return " ".join("{" + word + "}" for word in words)


_ALWAYS = frozenset(str.split("catch error expr foreach if proc return set throw while"))
_COMMANDS = tuple(
    str.split(
        "append apply array binary break catch clock concat continue dict error eval exit expr for "
        "foreach format global if incr info interp join lappend lassign lindex linsert list "
        "llength lmap lrange lrepeat lreplace lreverse lsearch lset lsort namespace package proc "
        "regexp regsub rename return scan set source split string subst switch tailcall throw "
        "trace try unset uplevel upvar variable while"
    )
)
"""Tcl's own commands that can decide whether a test fails."""
