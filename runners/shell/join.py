"""Answer and tests stay separate files; the harness sources one, then the other."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import chain

from tree_sitter import Node

from pytest_flow2code.assembly import Imports, continued, given, outliner, support
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, SEARCH_PATH, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.syntax import Edit, Grammar, Source, apply, cut, descendants, parse, replace

GRAMMAR = Grammar("tree_sitter_bash")
DEFINITIONS = {"function_definition": ("name",)}


def _sources(source: Source, node: Node) -> bool:
    name = node.child_by_field_name("name") if node.type == "command" else None
    return name is not None and source.of(name) in ("source", ".")


outline = outliner(GRAMMAR, DEFINITIONS, Imports(also=_sources))


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness with the answer and the armed tests beside it."""
    call = f"\n{task.tests.call} {task.entry_point}\n" if task.tests.call else ""
    tests = parse(GRAMMAR, _unix(task.tests.code) + call)
    argv = (
        toolchain.path("bash"),
        "--norc",
        "--noprofile",
        f"{BOX}/harness.sh",
        BOX,
        task.entry_point,
        "errexit" if _relies_on_errexit(tests) else "",
        *_relied_upon(task, tests),
    )
    return Program(
        language="shell",
        files=(
            support(__file__, "harness.sh"),
            SourceFile("answer.sh", _completed(task, _without_last_exit(_unix(source)))),
            SourceFile("tests.sh", _armed(tests)),
        ),
        steps=(
            Step(
                name="run",
                argv=argv,
                limits=Limits(seconds=10.0, memory_mb=256),
                proves=True,
            ),
        ),
    )


def lacks(task: Task, toolchain: Toolchain) -> str | None:  # noqa: ARG001
    """The commands that the reference or the tests call and that are not on this machine."""
    called: set[str] = set()
    defined = set(_NO_PROGRAMS)
    for text in (task.reference, task.tests.code):
        tree = parse(GRAMMAR, _unix(text))
        called |= {name for _, name in _commands(tree)}
        defined |= outline(_unix(text)).names
    words = (name for name in called - defined if name.isidentifier())
    missing = sorted(name for name in words if shutil.which(name, path=SEARCH_PATH) is None)
    if not missing:
        return None
    return f"needs the command {', '.join(missing)}: install the package that brings it"


def _unix(text: str) -> str:
    """A carriage return before a line feed would be a part of bash's words."""
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
    return "\n".join([*helpers.values(), answer])


def _without_last_exit(answer: str) -> str:
    """The answer without an `exit` as its very last command, where a script says that it is over
    and tests that follow would never run."""
    source = parse(GRAMMAR, answer)
    statements = [n for n in source.root.named_children if n.type != "comment"]
    if not statements or source.errors or source.closer:
        return answer
    name = statements[-1].child_by_field_name("name")
    leaves = name is not None and source.of(name) == "exit"
    return apply(source, [cut(statements[-1])]) if leaves else answer


def _commands(tests: Source) -> Iterator[tuple[Node, str]]:
    for node in descendants(tests.root, "command_name"):
        yield node, tests.of(node)


def _armed(tests: Source) -> str:
    """The tests with `exit` that nobody can redefine and `-eq` that wants whole numbers.

    `[[ "" -eq 0 ]]` holds, and so does `[[ a -eq 5 ]]` wherever `a` is 5: the operands of `-eq`
    there are arithmetic expressions. Those of `[` must be numbers.
    """
    exits = (replace(node, "__flow2code_exit") for node, name in _commands(tests) if name == "exit")
    numbers = (
        edit for node in descendants(tests.root, "test_command") for edit in _numeric(tests, node)
    )
    return apply(tests, chain(exits, numbers))


def _numeric(tests: Source, node: Node) -> list[Edit]:
    """The edits that make `[[ a -eq b ]]` a `[ "a" -eq "b" ]`; none for any other test."""
    inside = node.named_children
    if node.children[0].type != "[[" or len(inside) != 1 or inside[0].type != "binary_expression":
        return []
    parts = inside[0].children
    if len(parts) != 3 or tests.of(parts[1]) != "-eq":
        return []
    edits = [replace(node.children[0], "["), replace(node.children[-1], "]")]
    for part in (parts[0], parts[2]):
        if part.type in _EXPANSIONS:
            edits += [
                Edit(part.start_byte, part.start_byte, '"'),
                Edit(part.end_byte, part.end_byte, '"'),
            ]
        elif part.type not in ("number", "string", "word", "raw_string", "unary_expression"):
            return []
    return edits


_EXPANSIONS = ("command_substitution", "simple_expansion", "expansion", "arithmetic_expansion")


def _relies_on_errexit(tests: Source) -> bool:
    """Whether the tests switch `set -e` on and never off."""
    options = [
        tests.of(word)
        for node, name in _commands(tests)
        if name == "set" and node.parent is not None
        for word in node.parent.named_children[1:]
    ]
    switched = [o for o in options if o == "errexit" or (o[:1] in "-+" and "e" in o[1:])]
    return bool(switched) and not any(option.startswith("+") for option in switched)


def _relied_upon(task: Task, tests: Source) -> tuple[str, ...]:
    """The commands that mean the same whatever the answer defines.

    All that the tests call or define, except what the reference or the tests' own text would
    have the answer define, and what the harness itself uses.
    """
    subject = outline(_unix(task.reference)).names | outline(_unix(task.header)).names
    own = outline(tests.data[: tests.length].decode()).names
    called = {name for _, name in _commands(tests)}
    wanted = (called | own) - (subject - own) - {task.entry_point}
    return tuple(sorted(n for n in wanted | _HARNESS if n and not n.startswith(("$", "-", '"'))))


_HARNESS = frozenset(
    str.split(
        ". : [ builtin command command_not_found_handle declare echo enable eval exec exit false "
        "hash local printf read readonly return set shopt source test trap true unalias unset"
    )
)

_NO_PROGRAMS = frozenset(
    str.split(
        "alias bg bind break builtin caller cd command compgen complete compopt continue declare "
        "dirs disown echo enable eval exec exit export false fc fg getopts hash help history jobs "
        "kill let local logout mapfile popd printf pushd pwd read readarray readonly return set "
        "shift shopt source suspend test times trap true type typeset ulimit umask unalias unset "
        "wait case coproc do done elif else esac fi for function if in select then time until while"
    )
)
