"""Answer and tests are two files that one translation unit includes, the harness another unit."""

from __future__ import annotations

from collections.abc import Iterable

from pytest_flow2code.assembly import native, outliner, support
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.c.ends import instrumented, valueless
from pytest_flow2code.syntax import Grammar

GRAMMAR = Grammar("tree_sitter_c", closers=("}",))

_KEYWORDS = """auto break case char const continue default do double else enum extern float for
goto if inline int long register restrict return short signed sizeof static struct switch typedef
union unsigned void volatile while _Bool _Static_assert __attribute__ __builtin_trap __asm__
__builtin_exit"""

_FLAGS = ("-std=gnu17", "-w")

_FILES = """assert ctype errno float inttypes limits math stdarg stdbool stddef stdint stdio stdlib
string time"""
_STANDARD = frozenset(f"{name}.h" for name in _FILES.split())

DIALECT = native.Dialect(
    grammar=GRAMMAR,
    suffix=".c",
    declared=native.DECLARED,
    keywords=frozenset(_KEYWORDS.split()),
    restored={"bool": "_Bool", "true": "1", "false": "0"},
)

outline = outliner(GRAMMAR, native.DECLARED, native.IMPORTS)


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """Compile against the prepared harness, then run."""
    compiler = toolchain.path("gcc")
    whole = native.complete(DIALECT, task, source)
    answer = valueless(GRAMMAR, whole)
    tests = native.trial(DIALECT, task.tests.code)
    shown = native.given(DIALECT, task, answer)
    harness = native.harness(toolchain, compiler)
    header = native.precompiled(
        toolchain, (compiler, *_FLAGS, "-x", "c-header"), _ahead(tests, shown)
    )
    frame = native.Frame(
        first=() if header is None else (native.line(header),),
        shown=shown,
        renamed=_renamed(task, answer, tests),
    )
    return Program(
        language="c",
        files=(
            *native.files(DIALECT, task, answer, tests, frame),
            support(__file__, "finish.c"),
        ),
        steps=(
            Step(
                name="compile",
                argv=(
                    compiler,
                    *_FLAGS,
                    "-fmax-errors=10",
                    *instrumented(GRAMMAR, whole),
                    *native.linker(),
                    f"{harness}/harness.o",
                    f"{BOX}/program.c",
                    "-o",
                    f"{BOX}/program",
                    *native.flags(native.includes(DIALECT, *_texts(task), answer)),
                    "-lm",
                ),
                limits=Limits(seconds=30.0, memory_mb=1024),
                mounts=(harness,) if header is None else (harness, header),
            ),
            Step(name="run", argv=(f"{BOX}/program",), proves=True),
        ),
    )


def lacks(task: Task, toolchain: Toolchain) -> str | None:  # noqa: ARG001
    """The libraries that the task itself includes and this machine has not got."""
    return native.lacking(native.includes(DIALECT, *_texts(task)))


def _texts(task: Task) -> tuple[str, str, str]:
    return (task.header, task.reference, task.tests.code)


def _ahead(tests: native.Trial, shown: Iterable[native.Piece]) -> frozenset[str]:
    """The standard files that stand before the answer anyway; none where a macro could change
    what they say."""
    if any(piece.is_macro for piece in shown):
        return frozenset()
    texts = [piece.text for piece in (*tests.pieces, *shown) if piece.is_include]
    return native.includes(DIALECT, "\n".join(texts) + "\n") & _STANDARD


def _renamed(task: Task, answer: str, tests: native.Trial) -> frozenset[str]:
    """Names that the answer defines for itself and that mean something else to its tests: their
    own helpers, and functions of the library that they call."""
    asked = native.names(DIALECT, task.reference) | {task.entry_point}
    return native.names(DIALECT, answer) & (tests.named | (tests.called - asked)) - {"main"}
