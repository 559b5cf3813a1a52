"""How each language's programs are traced: the command, what its tracer leaves out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from traced_native import native, told
from traced_packing import packed, unpacked
from traced_tests import Asking
from traced_walk import Manners

from pytest_flow2code import runners
from pytest_flow2code.assembly.interpreter import interpreter
from pytest_flow2code.core.graph import FunctionGraph, GraphNode, NodeKind
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task

MOST = 6000
"""Events that a program may tell."""

_TRACERS = Path(__file__).parent / "tracers"
_LIMITS = Limits(seconds=8.0, memory_mb=1024, output_kb=1024)

Make = Callable[[Task, str, Toolchain], Program]


@dataclass(frozen=True, slots=True)
class Traced:
    """`make` joins a source with its task's tests into a program that tells what it does. `mistold`
    are lines of a source that the tracer is known to get wrong."""

    make: Make
    manners: Manners
    asking: Asking | None = None
    mistold: Callable[[str], frozenset[int]] = lambda _: frozenset()
    read: Callable[[Sequence[Outcome]], str] = lambda outcomes: unpacked(outcomes[-1])[0]


def _interpreted(  # noqa: PLR0917
    name: str,
    tracer: str,
    argv: Callable[[Toolchain], tuple[str, ...]],
    suffix: str,
    more: Callable[[Task], tuple[str, ...]] = lambda _: (),
    joined: str = "",
) -> Make:
    """A program whose tracer runs `answer` and then `tests`; `joined` puts both into one file,
    with this line between them."""

    def make(task: Task, source: str, toolchain: Toolchain) -> Program:
        tests = task.tests.code
        usual = runners.load(name).assemble(task, source, toolchain).steps[-1]
        answer = f"{source}\n{joined}\n{tests}\n" if joined else source
        return Program(
            language=name,
            files=(
                SourceFile(tracer, (_TRACERS / Path(tracer).name).read_text(encoding="utf-8")),
                SourceFile(f"answer{suffix}", answer),
                SourceFile(f"tests{suffix}", tests),
            ),
            steps=(
                Step(
                    name="trace",
                    argv=packed((*argv(toolchain), BOX, str(MOST), *more(task)), error=True),
                    limits=_LIMITS,
                    env=usual.env,
                    mounts=usual.mounts,
                    reserves_address_space=True,
                ),
            ),
        )

    return make


def _called(task: Task) -> tuple[str, ...]:
    return (task.entry_point, task.tests.call)


def _python(task: Task) -> tuple[str, ...]:
    return (*_called(task), str(int(task.tests.unittest)))


def _with_lines(graph: FunctionGraph, node: GraphNode) -> Iterable[int]:
    """What `with` does at its end is told by the line of its heading."""
    if node.kind is not NodeKind.FINALLY or not node.texts:
        return
    for other in graph.nodes:
        code = other.texts[0].code if other.texts else ""
        if other.kind is NodeKind.PROCESS and code.startswith(("with ", "with(", "async with")):
            yield from range(other.texts[0].line, other.texts[0].end_line + 1)


def _endless(node: GraphNode) -> bool:
    return node.kind is NodeKind.LOOP and node.word == "loop"


def _leap(node: GraphNode) -> bool:
    return node.kind is NodeKind.JUMP and node.jump in (
        JumpKind.BREAK,
        JumpKind.CONTINUE,
        JumpKind.GOTO,
        JumpKind.FALLTHROUGH,
    )


def _untold_native(node: GraphNode) -> bool:
    return node.kind is NodeKind.CASE or _endless(node) or _leap(node)


def _returning(node: GraphNode, _line: int) -> bool:
    """All returns of a function go through the lines of its last one, and destructors run."""
    return node.kind is NodeKind.JUMP and node.jump is JumpKind.RETURN


_NATIVE = Manners(untold=_untold_native, repeats=True, raises=False, lingers=_returning)


def _untold_ruby(node: GraphNode) -> bool:
    return node.kind in (NodeKind.CASE, NodeKind.LOOP, NodeKind.DECISION, NodeKind.HANDLER)


def _untold_javascript(node: GraphNode) -> bool:
    """A `var` without a value does nothing: what it names was there from the start."""
    idle = bool(node.texts) and all(re.match(r"var [^=]*$", text.code) for text in node.texts)
    return idle or _endless(node) or node.kind in (NodeKind.CASE, NodeKind.HANDLER)


def _untold_perl(node: GraphNode) -> bool:
    return node.kind in (NodeKind.LOOP, NodeKind.DECISION)


def _untold_shell(node: GraphNode) -> bool:
    redirection = bool(node.texts) and node.texts[0].code.startswith(("<", ">", "( )", "2>", "&>"))
    return redirection or node.kind in (NodeKind.CASE, NodeKind.LOOP)


def _untold_tcl(node: GraphNode) -> bool:
    return node.kind in (NodeKind.CASE, NodeKind.LOOP, NodeKind.DECISION, NodeKind.HANDLER)


_ASKED_SHELL = Asking(
    "{{ {code}; flow2code_test {number}; }}",
    r"^[$\"0-9]|[|]|^-|[<>=]=|^[^ ]+ -(eq|ne|lt|gt|le|ge) ",
)


def _nested_counting(source: str) -> frozenset[int]:
    """Bash gives a `for ((...))` the line of the last one inside of it."""
    heads = [i for i, line in enumerate(source.split("\n"), 1) if re.search(r"\bfor *\(\(", line)]
    return frozenset(heads if len(heads) > 1 else ())


TRACED: dict[str, Traced] = {
    "python": Traced(
        _interpreted(
            "python",
            "trace.py",
            lambda _: (interpreter(), "-s", "-B", f"{BOX}/trace.py"),
            ".py",
            _python,
        ),
        Manners(untold=_endless, lines=_with_lines),
        Asking("flow2code_test({number}, ({code}))"),
    ),
    "c": Traced(
        native("c", "gcc", ".c", ("-std=gnu17",), ("-lm",), MOST),
        _NATIVE,
        Asking("flow2code_test({number}, ({code}) != 0)"),
        read=told,
    ),
    "cpp": Traced(
        native("cpp", "g++", ".cpp", ("-std=c++20",), ("-lm",), 8 * MOST),
        _NATIVE,
        Asking("flow2code_test({number}, bool({code}))", r"^[\w:<>*& ]+ \w+ = |;"),
        read=told,
    ),
    "ruby": Traced(
        _interpreted(
            "ruby",
            "trace.rb",
            lambda tools: (tools.path("ruby"), f"{BOX}/trace.rb"),
            ".rb",
            _called,
        ),
        Manners(untold=_untold_ruby, repeats=True),
        Asking("flow2code_test({number}, ({code}))"),
    ),
    "javascript": Traced(
        _interpreted(
            "javascript",
            "trace.js",
            lambda tools: (tools.path("node"), f"{BOX}/trace.js"),
            ".js",
            _called,
        ),
        Manners(untold=_untold_javascript, repeats=True),
        Asking("flow2code_test({number}, ({code}))"),
    ),
    "perl": Traced(
        _interpreted(
            "perl",
            "Devel/Flow.pm",
            lambda tools: (tools.path("perl"), f"-I{BOX}", "-d:Flow", f"{BOX}/answer.pl"),
            ".pl",
            joined='#line 1 "tests.pl"',
        ),
        Manners(untold=_untold_perl, repeats=True, steps=False),
        Asking("main::flow2code_test({number}, scalar({code}))", r"<\w*>|\beach\b|^my \("),
    ),
    "shell": Traced(
        _interpreted(
            "shell",
            "trace.sh",
            lambda tools: (tools.path("bash"), "--norc", "--noprofile", f"{BOX}/trace.sh"),
            ".sh",
            _called,
        ),
        Manners(untold=_untold_shell, repeats=True, raises=False),
        _ASKED_SHELL,
        _nested_counting,
    ),
    "tcl": Traced(
        _interpreted(
            "tcl",
            "trace.tcl",
            lambda tools: (tools.path("tclsh"), f"{BOX}/trace.tcl"),
            ".tcl",
        ),
        Manners(untold=_untold_tcl, repeats=True),
        Asking("[::flow2code::test {number} [expr {{{code}}}]]", r"^$"),
    ),
}
