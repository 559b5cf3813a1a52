"""Answer and tests stay separate files; the harness runs one, then the other."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from pytest_flow2code.assembly import Imports, continued, given, outliner, support
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.syntax import Edit, Grammar, Source, apply, cut, descendants, parse, replace

GRAMMAR = Grammar("tree_sitter_ruby")
DEFINITIONS = {
    "method": ("name",),
    "singleton_method": ("name",),
    "class": ("name",),
    "module": ("name",),
}

_IMPORTING = frozenset(
    "require require_relative load autoload include extend using".split()  # noqa: SIM905 - as shown
)


def _brings_in(source: Source, node: Node) -> bool:
    """`require "set"`, whatever is brought in by a method of that name called on nothing."""
    name = node.child_by_field_name("method") if node.type == "call" else None
    plain = name is not None and not any(
        node.child_by_field_name(field) for field in ("receiver", "block")
    )
    return plain and name is not None and source.of(name) in _IMPORTING


outline = outliner(GRAMMAR, DEFINITIONS, Imports(also=_brings_in))


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness with the answer and the armed tests beside it."""
    answer = parse(GRAMMAR, _completed(task, _unix(source)))
    tests = parse(GRAMMAR, _unix(task.tests.code) + _call(task))
    return Program(
        language="ruby",
        files=(
            support(__file__, "harness.rb"),
            SourceFile("answer.rb", _without_last_exit(answer)),
            SourceFile("tests.rb", _armed(tests)),
        ),
        steps=(
            Step(
                name="run",
                argv=(
                    toolchain.path("ruby"),
                    *_switches(answer, tests),
                    f"{BOX}/harness.rb",
                    BOX,
                    task.entry_point,
                    *(("leaves",) if _leave(tests) else ()),
                ),
                limits=Limits(seconds=10.0, memory_mb=512),
                proves=True,
            ),
        ),
    )


def _call(task: Task) -> str:
    call, entry = task.tests.call, task.entry_point
    return f"\n{call}(method(:{entry}))\n" if call else ""


def _switches(*texts: Source) -> tuple[str, ...]:
    """RubyGems takes several times as long to load as Ruby itself: only for who may need it."""
    wanted = {name for text in texts for name in _required(text)}
    slow = ("did_you_mean", "error_highlight")
    off = slow if wanted - _WITHOUT_GEMS else ("gems", "rubyopt", *slow)
    return tuple(f"--disable={feature}" for feature in off)


_WITHOUT_GEMS = frozenset(
    str.split(
        "set json date time bigdecimal stringio strscan securerandom digest ostruct pp forwardable "
        "benchmark timeout tempfile tmpdir fileutils singleton observer delegate open3 yaml erb "
        "shellwords English tsort weakref zlib"
    )
)


def _required(source: Source) -> Iterator[str]:
    for node in descendants(source.root, "call", "constant"):
        if node.type == "constant":
            if source.of(node) == "Gem":
                yield "Gem"
        elif _called(source, node) in ("require", "gem", "autoload"):
            arguments = node.child_by_field_name("arguments")
            yield source.of(arguments).strip("()\"' ") if arguments is not None else ""


def _unix(text: str) -> str:
    return text.replace("\r\n", "\n")


def _completed(task: Task, answer: str) -> str:
    """The answer after what the task gives away and the answer leaves out."""
    header = _unix(task.header)
    whole = continued(header, answer, task.entry_point, outline)
    if whole is not None:
        return whole
    _, helpers = given(
        GRAMMAR,
        header,
        imports=(),
        table=DEFINITIONS,
        without={*outline(answer).names, task.entry_point},
    )
    source = parse(GRAMMAR, header)
    own = set(_required(parse(GRAMMAR, answer)))
    requires = [
        source.of(node)
        for node in source.root.named_children
        if node.type == "call"
        and _called(source, node) == "require"
        and not own & set(_required(parse(GRAMMAR, source.of(node))))
    ]
    return "\n".join([*requires, *helpers.values(), answer])


def _without_last_exit(answer: Source) -> str:
    """The answer without an `exit` as its very last statement, where a script says that it is
    over and tests that follow would never run."""
    statements = [n for n in answer.root.named_children if n.type != "comment"]
    if statements and _called(answer, statements[-1]) == "exit":
        return apply(answer, [cut(statements[-1])])
    return apply(answer, ())


def _called(source: Source, node: Node) -> str:
    """The function that a node calls without a receiver; empty if it is no such call."""
    if node.type == "identifier":
        return source.of(node)
    method = node.child_by_field_name("method")
    if node.type != "call" or method is None or node.child_by_field_name("receiver") is not None:
        return ""
    return source.of(method)


_OWN = {
    "raise": "Flow2code.raise",
    "fail": "Flow2code.raise",
    "exit": "Flow2code.leave",
    "exit!": "Flow2code.leave",
    "abort": "Flow2code.give_up",
}
_COMPARED = {"==": "Flow2code.equal(", "!=": "Flow2code.unequal("}
_NAMES = frozenset(
    str.split(
        "method method_parameters block_parameters lambda_parameters optional_parameter "
        "keyword_parameter assignment operator_assignment left_assignment_list alias"
    )
)


def _armed(tests: Source) -> str:
    """The tests with `raise`, `exit` and comparisons that the answer cannot redefine."""
    return apply(tests, _edits(tests))


def _leave(tests: Source) -> bool:
    """Whether the tests have an `exit` of their own."""
    return any(tests.of(n) in ("exit", "exit!") for n in descendants(tests.root, "identifier"))


def _edits(tests: Source) -> Iterator[Edit]:
    taken = set(outline(tests.data[: tests.length].decode()).names) | _variables(tests)
    for node in descendants(tests.root, "identifier", "binary"):
        word = tests.of(node)
        if node.type == "identifier" and word in _OWN and word not in taken:
            yield from _renamed(tests, node, _OWN[word])
        elif node.type == "binary" and len(node.children) == 3:
            left, operator, right = node.children
            if tests.of(operator) in _COMPARED:
                yield Edit(left.start_byte, left.start_byte, _COMPARED[tests.of(operator)])
                yield replace(operator, ",")
                yield Edit(right.end_byte, right.end_byte, ")")


def _renamed(tests: Source, node: Node, name: str) -> Iterator[Edit]:
    """`raise` and `Kernel.raise` under another name; `logger.fail` is somebody else's."""
    parent = node.parent
    receiver = parent.child_by_field_name("receiver") if parent is not None else None
    if parent is None or parent.type != "call" or receiver is None:
        yield replace(node, name)
    elif receiver != node and tests.of(receiver) in ("Kernel", "Process", "::Kernel"):
        yield Edit(receiver.start_byte, node.end_byte, name)
    elif receiver == node:
        yield replace(node, name)


def _variables(tests: Source) -> set[str]:
    """Names that stand for a variable or a parameter somewhere."""
    return {
        tests.of(node)
        for node in descendants(tests.root, "identifier")
        if node.parent is not None
        and node.parent.type in _NAMES
        and node != node.parent.child_by_field_name("right")
    }
