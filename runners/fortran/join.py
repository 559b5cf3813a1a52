"""The answer becomes a module; the tests are the program that uses it."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_flow2code.assembly import Imports, native, outliner, support
from pytest_flow2code.assembly.secret import secret
from pytest_flow2code.core.language import Outline, Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.fortran.answer import Answer, take_apart
from pytest_flow2code.runners.fortran.fixed import free_form
from pytest_flow2code.runners.fortran.host import (
    checks,
    ending,
    failures,
    finish,
    is_strict,
    use,
    words,
)
from pytest_flow2code.runners.fortran.units import GRAMMAR, HEADINGS
from pytest_flow2code.syntax import apply, parse

_outlined = outliner(
    GRAMMAR,
    HEADINGS,
    Imports(
        statements=("use_statement", "import_statement", "include_statement", "preproc_include"),
        around=("program",),
        beside=("implicit_statement",),
    ),
    fold_case=True,
)

_OURS = "flow2code_answer"


def outline(source: str) -> Outline:
    """What a text in either form defines, and how much of it is no Fortran."""
    return _outlined(free_form(source))


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """One file: modules of the answer, a module with the rest of it, then the tests' program."""
    word = secret(toolchain.cache)
    own = support(__file__, "harness.c")
    harness = native.harness(toolchain, toolchain.path("gcc"), own, f"-DSECRET={word}")
    return Program(
        language="fortran",
        files=(SourceFile("main.f90", join(task, source, word)),),
        steps=(
            Step(
                name="compile",
                argv=(
                    toolchain.path("gfortran"),
                    "-ffree-line-length-none",
                    "-w",
                    "-s",
                    *native.linker(),
                    "main.f90",
                    f"{harness}/harness.o",
                    "-o",
                    "main",
                ),
                limits=Limits(seconds=30, memory_mb=1024),
                mounts=(harness,),
            ),
            Step(
                name="run",
                argv=(f"{BOX}/main",),
                limits=Limits(seconds=10),
                proves=True,
                # The runtime library found an error: a bound, an allocation, a format.
                crash_statuses=frozenset({2}),
            ),
        ),
    )


def join(task: Task, answer: str, word: str) -> str:
    """The program's text. `word` ends the names of the procedures that report."""
    own = take_apart(_completed(task, free_form(answer)))
    host = parse(GRAMMAR, task.tests.code)
    imports = tuple(_imports(own, _meant(task) & words(host)))
    edits = [
        use(host, imports),
        *checks(host, word),
        *failures(host, word),
        finish(host, word),
    ]
    return "\n".join(
        [
            *(module.text for module in own.modules),
            *_module(own, strict=is_strict(host)),
            apply(host, edits).rstrip(),
            ending(host),
            "",
        ]
    )


def _completed(task: Task, answer: str) -> str:
    """The answer, behind the task's header if it is nothing but the body of the entry point."""
    own = take_apart(answer)
    if own.procedures or own.modules or not task.header.strip():
        return answer
    opened = f"{task.header.rstrip()}\n{answer.rstrip()}\n"
    for whole in (opened, f"{opened}end\n"):
        tried = parse(GRAMMAR, whole)
        if not tried.closer and not tried.errors and take_apart(whole).procedures:
            return whole
    return answer


def _meant(task: Task) -> frozenset[str]:
    """What the reference makes known: only that can be meant by a word of the tests."""
    reference = take_apart(task.reference)
    names = {task.entry_point.lower(), *reference.names}
    for module in reference.modules:
        names |= module.names
    return frozenset(names)


def _module(own: Answer, *, strict: bool) -> Iterator[str]:
    """What the answer has outside of modules, in one. Bare procedures are held to the tests' own
    rule about undeclared names, a program to what it says itself."""
    if not own.procedures and not own.declarations:
        return
    yield f"module {_OURS}"
    yield from own.uses
    if own.implicit:
        yield from own.implicit
    elif strict and not own.headed:
        yield "implicit none"
    yield from own.declarations
    if own.procedures:
        yield "contains"
        yield from own.procedures
    yield f"end module {_OURS}"


def _imports(own: Answer, meant: frozenset[str]) -> Iterator[tuple[str, list[str]]]:
    """Module -> what the tests need of it; each name from the first place that has it."""
    seen: set[str] = set()
    places = [(_OURS, own.names), *((module.name, module.names) for module in own.modules)]
    for name, defined in places:
        wanted = sorted((defined & meant) - seen)
        if wanted and name:
            seen.update(wanted)
            yield name, wanted
