"""One program: the answer's declarations under one `uses`, then the tests with their main block."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tree_sitter import Node

from pytest_flow2code.assembly import name_of, support
from pytest_flow2code.assembly.prepared import prepared, version_key
from pytest_flow2code.assembly.secret import secret
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task
from pytest_flow2code.runners.pascal.parts import (
    PLAIN,
    heading,
    names,
    own_types,
    procedure_name,
    result_type,
    top,
    uses,
    words,
    words_of,
)
from pytest_flow2code.runners.pascal.places import places, start_up
from pytest_flow2code.runners.pascal.results import valueless
from pytest_flow2code.runners.pascal.sparing import needed
from pytest_flow2code.runners.pascal.trial import armed
from pytest_flow2code.syntax import Edit, Source, apply, child, cut, descendants, parse, replace

_UNIT = "Flow2Code"
_CACHED = 256
_CLOSERS = ("kEndDot", "kInterface", "kImplementation", "kEnd")
_STARTING = ("initialization", "finalization")


def assemble(task: Task, source: str, toolchain: Toolchain) -> Program:
    """The joined program, linked with our unit, which is compiled once."""
    word = secret(toolchain.cache)
    compiler = toolchain.path("fpc")
    unit = support(__file__, "harness.pas", f"{_UNIT.lower()}{word}.pas")
    folder = prepared(
        toolchain.cache,
        ((unit.path, unit.text.replace("SECRET", word)),),
        (compiler, *places(()), "-v0e", unit.path),
        version_key(compiler),
    )
    return Program(
        language="pascal",
        files=(SourceFile("main.pas", join(task, source, word)),),
        steps=(
            Step(
                name="compile",
                argv=(
                    compiler,
                    *places(_used(task, source)),
                    *start_up(),
                    f"-Fu{folder}",
                    # Labels, inline, operators as in C: what a distribution's settings allow.
                    "-Sgic",
                    "-Sa",
                    # Leave out what is not called, and names.
                    "-XX",
                    "-Xs",
                    "-v0e",
                    "-k--wrap=fpc_assert",
                    "-omain",
                    "main.pas",
                ),
                limits=Limits(seconds=30, memory_mb=1024),
                mounts=(folder,),
            ),
            Step(
                name="run",
                argv=(f"{BOX}/main",),
                limits=Limits(seconds=10),
                proves=True,
                # An error that the runtime found; 217 is an exception nobody caught.
                crash_statuses=frozenset(range(200, 233)),
            ),
        ),
    )


def join(task: Task, answer: str, word: str) -> str:
    """The program's text. `word` ends the names of the procedures that report."""
    own = _parsed(_completed(task, answer))
    given = _parsed(task.header)
    tests = _parsed(task.tests.code)
    held = _held(task, own, word)
    strange = names(own) & (words(tests) - _meant(task))
    start = _start(own, word)
    before = "\n".join(
        [
            "program Flow2CodeTests;",
            *_switches(given, own),
            f"uses {', '.join([*_used(task, answer), _UNIT + word])};",
            *_left_out(task, given, names(own)),
            apply(own, [*_fitted(own, strange), *valueless(own, strange)]),
            *start,
            "{$MACRO OFF}{$ASSERTIONS ON}",
            # An answer that has other truths cannot have them beside these.
            "const True = System.True; False = System.False;",
            *held,
        ]
    )
    line = before.count("\n") + 2
    first = f"Start{word}; " if start else ""
    return f"{before}\n{armed(tests, word, line, first, task.entry_point if held else '')}\n"


@lru_cache(maxsize=_CACHED)
def _parsed(text: str) -> Source:
    """A text as it stands: closers would not be added to the program."""
    return parse(PLAIN, text)


def _completed(task: Task, answer: str) -> str:
    """The answer, behind the task's header if it is nothing but the body of the entry point."""
    if any(node.type in ("defProc", "declProc") for node in top(_parsed(answer))):
        return answer
    whole = f"{task.header.rstrip()}\n{answer.strip()}"
    closed = whole if whole.endswith(";") else f"{whole.removesuffix('.')};"
    tried = _parsed(closed)
    made = any(node.type == "defProc" for node in top(tried))
    return closed if made and not tried.errors else answer


def _meant(task: Task) -> frozenset[str]:
    """What the task itself makes known: only that can be meant by a word of the tests."""
    return names(_parsed(task.reference)) | {task.entry_point.lower()}


@lru_cache(maxsize=_CACHED)
def _used(task: Task, answer: str) -> tuple[str, ...]:
    """The units that the program needs, once each; the case of a name does not count."""
    seen: dict[str, str] = {}
    texts = [_parsed(text) for text in (task.header, answer, task.tests.code)]
    for text in texts:
        for name in uses(text):
            seen.setdefault(name.lower(), name)
    return tuple(needed(seen.values(), texts))


def _switches(given: Source, own: Source) -> list[str]:
    """The compiler switches at the head of the answer, or else those that the task gives: without
    them the same text may mean another language mode."""
    switches = [own.of(node) for node in _head(own)] or [given.of(node) for node in _head(given)]
    # A language mode stated once more, further down, is refused.
    return list(dict.fromkeys(switches))


def _head(source: Source) -> Iterator[Node]:
    """The compiler's directives before anything else than a heading."""
    for node in top(source):
        if node.type == "pp":
            yield node
        elif node.type not in ("kProgram", "kUnit", "moduleName", ";", "comment"):
            return


def _left_out(task: Task, given: Source, mine: frozenset[str]) -> list[str]:
    """Complete declarations of the task's header that the answer does not repeat."""
    texts = []
    for node in top(given):
        if node.type not in ("declConsts", "declTypes") or node.has_error:
            continue
        found = (name_of(declaration, ("name",)) for declaration in node.named_children)
        declared = {given.of(name).lower() for name in found if name is not None}
        if declared and not declared & (mine | {task.entry_point.lower()}):
            texts.append(given.of(node))
    return texts


def _fitted(own: Source, strange: frozenset[str]) -> Iterator[Edit]:
    """The answer without its heading, `uses` and main block. What it calls by a name that means
    something else to the tests gets another name; what a unit announces is declared ahead."""
    titled = heading(own)
    if titled is not None:
        yield titled
    head = list(_head(own))
    yield from (cut(node) for node in head)
    for node in top(own):
        if node in head:
            continue
        if node.type in ("declUses", *_CLOSERS, *_STARTING) or _is_mode(own, node):
            yield cut(node)
        elif node.type == "block":
            # What follows `end.` is no part of a program.
            ends = own.data[node.end_byte : own.length].lstrip().startswith(b".")
            yield Edit(node.start_byte, own.length if ends else node.end_byte)
        elif node.type == "declProc" and _announced(node):
            yield Edit(node.end_byte, node.end_byte, " forward;")
    for node in descendants(own.root, "identifier"):
        if own.of(node).lower() in strange:
            yield replace(node, f"own_{own.of(node)}")


def _is_mode(own: Source, node: Node) -> bool:
    """A language mode that is stated once more: it may stand only at the head."""
    return node.type == "pp" and own.of(node).lower().lstrip("{(*$ ").startswith("mode")


def _announced(node: Node) -> bool:
    return (
        node.parent is not None
        and node.parent.type == "interface"
        and procedure_name(node) is not None
        and child(node, "procExternal") is None
    )


def _held(task: Task, own: Source, word: str) -> list[str]:
    """A function that turns a value of the answer's own type into the plain one that the reference
    gives: a type of one's own may be made to equal anything."""
    if not own_types(own) & words_of(result_type(own, task.entry_point)):
        return []
    reference = _parsed(task.reference)
    plain = result_type(reference, task.entry_point)
    if plain and plain.lower() not in names(reference):
        return [f"function Held{word}(value: {plain}): {plain}; begin Held{word} := value; end;"]
    return []


def _start(own: Source, word: str) -> list[str]:
    """What a unit does before any other code runs, as a procedure."""
    texts = [
        own.data[node.children[0].end_byte : node.end_byte].decode("utf-8", "replace").strip()
        for node in descendants(own.root, "initialization")
    ]
    inside = "\n".join(text for text in texts if text)
    return [f"procedure Start{word};\nbegin\n{inside}\nend;"] if inside else []
