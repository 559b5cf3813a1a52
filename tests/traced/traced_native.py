"""Compiled programs: the compiler calls our tracer at every basic block, and the table of lines
says which lines a block runs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from traced_events import MARK
from traced_packing import packed, unpacked

from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.outcome import Outcome
from pytest_flow2code.core.program import BOX, Limits, Program, SourceFile, Step
from pytest_flow2code.core.task import Task

_TRACER = Path(__file__).parent / "tracers" / "trace.c"
_CALLED = re.compile(r"^\s*([0-9a-f]+):\s+call\s.*<__sanitizer_cov_trace_pc")
_INSTRUCTION = re.compile(r"^\s*[0-9a-f]+:\s+(\w+)")
_FUNCTION = re.compile(r"^[0-9a-f]+ <(.+)>:$")
_LINE = re.compile(r"/answer\.\w+:(\d+)(?: \(discriminator \d+\))?$")
_FILE = re.compile(r"^/.*:\d+")
_CALL_BYTES = 5
_ASKED = """#ifdef __cplusplus
extern "C"
#endif
int flow2code_test(int, int);
"""


def native(  # noqa: PLR0917
    name: str, tool: str, suffix: str, flags: tuple[str, ...], last: tuple[str, ...], most: int
) -> Callable[[Task, str, Toolchain], Program]:
    """Compiles source and tests as one text, so that the tests see what the source defines."""

    def make(task: Task, source: str, toolchain: Toolchain) -> Program:
        compiler = toolchain.path(tool)
        text = f'{source}\n#line 1 "tests{suffix}"\n{task.tests.code}\n'
        plain = ("-O0", "-g", "-w", "-no-pie", "-fno-pie", "-fno-omit-frame-pointer")
        limits = Limits(seconds=40.0, memory_mb=1024, output_kb=1024)
        return Program(
            language=name,
            files=(
                SourceFile("trace.c", _TRACER.read_text(encoding="utf-8")),
                SourceFile("asked.h", _ASKED),
                SourceFile(f"answer{suffix}", text),
            ),
            steps=(
                Step(
                    "tracer",
                    (compiler, "-x", "c", "-O1", f"-DFLOW2CODE_MOST={most}L", "-c")
                    + (f"{BOX}/trace.c", "-o", f"{BOX}/trace.o"),
                    limits,
                ),
                Step(
                    "compile",
                    (
                        compiler,
                        *plain,
                        *flags,
                        "-include",
                        f"{BOX}/asked.h",
                        "-fsanitize-coverage=trace-pc",
                        "-c",
                    )
                    + (f"{BOX}/answer{suffix}", "-o", f"{BOX}/answer.o"),
                    limits,
                ),
                Step(
                    "link",
                    (compiler, "-no-pie", f"{BOX}/answer.o", f"{BOX}/trace.o", *last)
                    + ("-o", f"{BOX}/program"),
                    limits,
                ),
                Step(
                    "lines",
                    packed(
                        ("/usr/bin/objdump", "-d", "-C", "-l", "--no-show-raw-insn")
                        + (f"{BOX}/program",),
                        error=False,
                    ),
                    limits,
                ),
                Step("trace", packed((f"{BOX}/program",), error=True), limits),
            ),
        )

    return make


@dataclass(slots=True)
class _Block:
    """`lines` in the order in which they run; `enters` says that the function starts here,
    `leaves` that it ends here."""

    function: str
    lines: list[int] = field(default_factory=list)
    enters: bool = False
    leaves: bool = False


def told(outcomes: Sequence[Outcome]) -> str:
    """The trace in the form of `traced_events`."""
    named = {outcome.step: outcome for outcome in outcomes}
    if "trace" not in named:
        return ""
    blocks = _blocks(unpacked(named["lines"])[0])
    raw = unpacked(named["trace"])[0]
    can = {line for block in blocks.values() for line in block.lines}
    return "\n".join([*(f"{MARK}k {line}" for line in sorted(can)), *_translated(raw, blocks)])


def _blocks(listing: str) -> dict[int, _Block]:
    """The blocks by the address that their call of the tracer returns to."""
    found: dict[int, _Block] = {}
    function, line, current, fresh = "", 0, None, True
    for text in listing.split("\n"):
        headed, called = _FUNCTION.match(text), _CALLED.match(text)
        if headed is not None:
            function, line, current, fresh = headed[1].partition("(")[0], 0, None, True
        elif called is not None:
            current = _Block(function, [line] if line else [], enters=fresh)
            found[int(called[1], 16) + _CALL_BYTES] = current
            fresh = False
        elif _FILE.match(text):
            told_at = _LINE.search(text)
            line = int(told_at[1]) if told_at is not None else 0
        elif current is not None and (done := _INSTRUCTION.match(text)) is not None:
            if line and line != (current.lines[-1] if current.lines else 0):
                current.lines.append(line)
            current.leaves = current.leaves or done[1] == "ret"
            if done[1].startswith("j"):
                # What follows without a call of the tracer only leads from one block to another.
                current = None
    return found


def _translated(raw: str, blocks: dict[int, _Block]) -> Iterator[str]:
    running: dict[str, tuple[int, _Block]] = {}
    count = 0
    for text in raw.split("\n"):
        _, mark, rest = text.partition(MARK)
        words = rest.split()
        if not mark or len(words) < 3:
            if mark and words == ["cut"]:
                yield f"{MARK}cut"
                return
            continue
        kind, frame, number = words[:3]
        if kind == "p":
            block = blocks.get(int(number, 16))
            if block is None:
                continue
            if block.enters:
                yield from _left(running.pop(frame, None))
                count += 1
                yield f"{MARK}c {count} 0 {block.function}"
                running[frame] = (count, block)
            if frame in running:
                running[frame] = (running[frame][0], block)
                yield from (f"{MARK}l {running[frame][0]} {line}" for line in block.lines)
        elif frame in running:
            yield f"{MARK}t {running[frame][0]} {int(number, 16)} {words[3]}"
    for left in running.values():
        yield from _left(left)


def _left(activation: tuple[int, _Block] | None) -> Iterator[str]:
    if activation is not None and activation[1].leaves:
        yield f"{MARK}r {activation[0]}"
