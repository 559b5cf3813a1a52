"""Answer and tests stay separate files; the harness runs one, then the other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tree_sitter import Node

from pytest_flow2code.assembly import Imports, continued, given, outliner, support
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.syntax import Edit, Grammar, Source, apply, child, descendants, parse, replace

GRAMMAR = Grammar("tree_sitter_perl")
DEFINITIONS = {"subroutine_declaration_statement": ("name",)}
IMPORTS = ("use_statement",)


def _opens_package(source: Source, node: Node) -> bool:  # noqa: ARG001
    return node.type == "package_statement" and child(node, "block") is None


outline = outliner(
    GRAMMAR,
    DEFINITIONS,
    Imports(
        statements=(*IMPORTS, "use_version_statement", "expression_statement/require_expression"),
        also=_opens_package,
    ),
)

_COMPILED = "UNITCHECK { $Flow2code::compiled = 1 }"
"""Runs once a file has been compiled: tells a file that is not Perl from one that dies."""


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The harness with the answer and the armed tests beside it."""
    answer = parse(GRAMMAR, _completed(task, _unix(source)))
    tests = parse(GRAMMAR, _unix(task.tests.code) + _call(task))
    package = _last_package(answer)
    called = {_called(tests, node) for node in descendants(tests.root)}
    defined = outline(_source(answer)).names - outline(_source(tests)).names
    return Program(
        language="perl",
        files=(
            support(__file__, "harness.pl"),
            SourceFile("answer.pl", f"{_COMPILED}\n#line 1\n{_without_last_exit(answer)}"),
            SourceFile(
                "tests.pl", f"package {package};\n{_pragmas(task)}#line 1\n{_armed(tests)}\n;1;\n"
            ),
        ),
        steps=(
            Step(
                name="run",
                argv=(
                    toolchain.path("perl"),
                    f"{BOX}/harness.pl",
                    BOX,
                    task.entry_point,
                    package,
                    " ".join(sorted({task.entry_point} | (called & defined))),
                    str(int("exit" in called)),
                    *_modules(tests),
                ),
                limits=Limits(seconds=10.0, memory_mb=512),
                proves=True,
                # The order of a hash's keys must not decide a verdict.
                env=(("PERL_HASH_SEED", "0"), ("PERL_PERTURB_KEYS", "0")),
            ),
        ),
    )


def _call(task: Task) -> str:
    return f"\n{task.tests.call}(\\&{task.entry_point});\n" if task.tests.call else ""


def lacks(task: Task, toolchain: Toolchain) -> str | None:
    """The modules that the reference or the tests use and that this Perl cannot find."""
    wanted = {
        module
        for text in (task.reference, task.tests.code)
        for module in _modules(parse(GRAMMAR, _unix(text)))
    }
    roots = _library_folders(toolchain.path("perl"))
    files = {module: f"{module.replace('::', '/')}.pm" for module in wanted}
    missing = sorted(m for m, name in files.items() if not any((r / name).exists() for r in roots))
    if not missing:
        return None
    return f"needs the Perl module {', '.join(missing)}: cpan {' '.join(missing)}"


@cache
def _library_folders(perl: str) -> tuple[Path, ...]:
    """Where modules may lie for the Perl at this path: below its own prefix, in the places that
    distributions and Perl's own installer use."""
    prefix = Path(perl).parent.parent
    return tuple(
        folder
        for base in ("", "local/")
        for pattern in _LIBRARIES
        for folder in prefix.glob(base + pattern)
        if folder.is_dir()
    )


_LIBRARIES = (
    "share/perl/*",
    "share/perl5",
    "share/perl5/*",
    "lib/*/perl/*",
    "lib/*/perl5/*",
    "lib/*/perl-base",
    "lib*/perl5",
    "lib*/perl5/*",
    "lib*/perl5/*/*",
)


def _unix(text: str) -> str:
    return text.replace("\r\n", "\n")


def _completed(task: Task, answer: str) -> str:
    """The answer after what the task gives away and the answer leaves out."""
    header = _unix(task.header)
    whole = continued(header, answer, task.entry_point, outline)
    if whole is not None:
        return whole
    imports, helpers = given(
        GRAMMAR,
        header,
        imports=IMPORTS,
        table=DEFINITIONS,
        without={*outline(answer).names, task.entry_point},
    )
    return "\n".join([*_missing(imports, answer), *helpers.values(), answer])


def _pragmas(task: Task) -> str:
    """The pragmas of the task's header: they were in force to the end of its file."""
    header = parse(GRAMMAR, _unix(task.header))
    lines = [header.of(node) for node in descendants(header.root, *IMPORTS)]
    return "".join(f"{line}\n" for line in lines if not _modules(parse(GRAMMAR, line)))


def _missing(imports: list[str], answer: str) -> list[str]:
    """The task's imports that the answer leaves out. An answer need not be as strict as the task:
    pragmas, whose names are lower case, are the author's own affair."""
    own = set(_modules(parse(GRAMMAR, answer)))
    return [
        line
        for line in imports
        for module in _modules(parse(GRAMMAR, line))
        if module not in own and not module.islower()
    ]


def _modules(source: Source) -> tuple[str, ...]:
    """The modules, without pragmas, that a text uses."""
    names = (
        source.of(package)
        for node in descendants(source.root, *IMPORTS)
        for package in node.named_children
        if package.type == "package"
    )
    return tuple(dict.fromkeys(name for name in names if not name.islower()))


def _last_package(source: Source) -> str:
    """The package that is in force at the end of a text: what is appended would belong to it."""
    package = "main"
    for node in source.root.named_children:
        if node.type == "package_statement" and not any(n.type == "block" for n in node.children):
            package = source.of(node.named_children[0])
    return package


def _without_last_exit(answer: Source) -> str:
    """The answer without an `exit` as its very last statement, where a script says that it is
    over and tests that follow would never run."""
    statements = [n for n in answer.root.named_children if n.type not in ("comment", "pod")]
    if statements and statements[-1].type == "expression_statement":
        inside = statements[-1].named_children
        if len(inside) == 1 and _called(answer, inside[0]) == "exit":
            return apply(answer, [replace(statements[-1], "")])
    return apply(answer, ())


def _source(parsed: Source) -> str:
    return parsed.data[: parsed.length].decode()


def _called(source: Source, node: Node) -> str:
    """The function that a call calls; empty if the node is no call by name."""
    if node.type in ("func1op_call_expression", "func0op_call_expression"):
        return source.of(node.children[0])
    if node.type in ("function_call_expression", "ambiguous_function_call_expression"):
        return source.of(node.children[0])
    return source.of(node) if node.type in ("function", "bareword") else ""


_OWN = {"die": "Flow2code::fail", "exit": "Flow2code::leave"}


def _armed(tests: Source) -> str:
    """The tests with `die`, `exit` and comparisons that the answer cannot redefine."""
    return apply(tests, _edits(tests))


def _edits(tests: Source) -> Iterator[Edit]:
    for node in descendants(tests.root):
        if node.type in ("function", "exit", "die") and tests.of(node) in _OWN:
            if node.parent is not None and node.parent.type != "method_call_expression":
                yield replace(node, _OWN[tests.of(node)])
        elif node.type == "equality_expression" and len(node.children) == 3:
            left, operator, right = node.children
            word = tests.of(operator)
            if word in ("==", "!=", "eq", "ne"):
                opening = f"Flow2code::same('{word}', scalar("
                yield Edit(left.start_byte, left.start_byte, opening)
                yield replace(operator, "), scalar(")
                yield Edit(right.end_byte, right.end_byte, "))")
