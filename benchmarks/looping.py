"""What it costs to find, and to join, the program of a model that is caught in a loop.

Such an answer goes on until the token limit: the same few lines of code, comment, text or prose,
cut in mid-line. Each kind of loop is tried in every language, in a fence and without, at several
sizes; `--slowest N` shows only the N slowest rows of each language.

    python benchmarks/looping.py [--language vb,perl] [--kb 8,32,70,200] [--limit 60] [--slowest 5]
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from types import FrameType

from pytest_flow2code import runners
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.language import Language
from pytest_flow2code.extraction import extract
from pytest_flow2code.running import selfcheck
from pytest_flow2code.sandbox import find_toolchain

_SAID = "and then the counter is added to the sum, which is returned at the end"

LOOPS: dict[str, Callable[[list[str], int], str]] = {
    "line": lambda lines, _: lines[len(lines) // 2],
    "lines": lambda lines, _: "".join(lines[len(lines) // 3 :]),
    "paragraphs": lambda lines, _: f"{lines[len(lines) // 2]}\n",
    "opening": lambda lines, _: lines[0],
    "closing": lambda lines, _: lines[-1],
    "program": lambda lines, _: "".join(lines) + "\n",
    "half programs": lambda lines, _: "".join(lines[: len(lines) // 2 + 1]),
    "call": lambda _, n: f"    x = f(x, {n});\n",
    "sum": lambda _, n: f"x{n} + ",
    "elements": lambda _, n: f"{n}, ",
    "nested calls": lambda _, _n: "f(",
    "nested lists": lambda _, _n: "[[1, 2], ",
    "braces": lambda _, _n: "{ ",
    "text": lambda _, _n: f'"{_SAID} ',
    "text in lines": lambda _, _n: f'"{_SAID}\n',
    "# comment": lambda _, n: f"# {_SAID}, {n}\n",
    "// comment": lambda _, _n: f"    // {_SAID}\n",
    "/* comment": lambda _, _n: f"/* {_SAID}\n",
    "' comment": lambda _, n: f"    ' {_SAID}, {n}\n",
    "! comment": lambda _, _n: f"! {_SAID}\n",
    "<!-- comment": lambda _, _n: f"<!-- {_SAID} -->\n",
    "<div>": lambda _, _n: "<div><p>",
    "prose": lambda _, n: f"First x is {n}, {_SAID}.\n",
    "prose in paragraphs": lambda _, n: f"Step {n}: {_SAID}.\n\n",
    "prose with code": lambda _, n: f"So `x` is {n}, and ```f(x)``` gives {_SAID}.\n",
    "blocks": lambda lines, _: "```\n" + "".join(lines[: len(lines) // 2]) + "```\nNo, wait.\n",
    "counted blocks": lambda lines, n: f"Try {n}:\n```\n{lines[0]}x = {n} +\n```\n",
    "sound blocks": lambda lines, n: f"Try {n}:\n```\n" + "".join(lines) + "```\n",
    "one line": lambda _, _n: "!",
}
"""Kind -> the n-th round of the loop; it is given the lines of a right program."""

WRAPS = {
    "tagged": "Here is the program:\n\n```{tag}\n{head}{loop}",
    "untagged": "```\n{head}{loop}",
    "bare": "{head}{loop}",
    "loop alone": "{loop}",
}


@dataclass(frozen=True, slots=True)
class Row:
    language: str
    kind: str
    wrap: str
    kb: int
    extract: float
    join: float
    rule: str

    def __str__(self) -> str:
        seconds = f"{self.extract:.2f}\t{self.join:.2f}"
        return f"{self.language}\t{self.kind}\t{self.wrap}\t{self.kb}\t{seconds}\t{self.rule}"


class _TooLongError(Exception):
    pass


def _alarmed(_signal: int, _frame: FrameType | None) -> None:
    raise _TooLongError


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--language", default=",".join(runners.names()))
    parser.add_argument("--kind", default=",".join(LOOPS))
    parser.add_argument("--wrap", default=",".join(WRAPS))
    parser.add_argument("--kb", default="8,32,70,200")
    parser.add_argument("--limit", type=int, default=60, help="seconds for one answer")
    parser.add_argument("--slowest", type=int, help="show only so many rows of each language")
    asked = parser.parse_args()
    signal.signal(signal.SIGALRM, _alarmed)
    print("language", "loop", "wrap", "KB", "extract", "join", "rule", sep="\t")
    sizes = [int(size) for size in asked.kb.split(",")]
    for name in asked.language.split(","):
        rows = []
        for kind in asked.kind.split(","):
            for wrap in asked.wrap.split(","):
                for row in _rows(runners.load(name), kind, wrap, sizes, asked.limit):
                    rows.append(row)
                    if asked.slowest is None:
                        print(row, flush=True)
        if asked.slowest is not None:
            for row in sorted(rows, key=lambda r: -r.extract - r.join)[: asked.slowest]:
                print(row, flush=True)
    return 0


def _rows(language: Language, kind: str, wrap: str, sizes: list[int], limit: int) -> Iterator[Row]:
    """One row a size; sizes above one that took too long are left out."""
    others = tuple(runners.load(name) for name in runners.names() if name != language.name)
    task, toolchain = selfcheck.task(language), find_toolchain(language)
    language.assemble(task, task.reference, toolchain)  # What is prepared once is prepared now.
    for kb in sizes:
        text = answer(language, kind, wrap, kb * 1024)
        signal.alarm(limit)
        times, rule = [time.process_time()], "too long"
        try:
            found = extract(text, task, language, others)
            times.append(time.process_time())
            if found.problem is None:
                language.assemble(task, found.source, toolchain)
            rule = found.rule
        except _TooLongError:
            pass
        finally:
            signal.alarm(0)
        times += [time.process_time()] * (3 - len(times))
        yield Row(language.name, kind, wrap, kb, times[1] - times[0], times[2] - times[1], rule)
        if rule == "too long":
            return


def answer(language: Language, kind: str, wrap: str, size: int) -> str:
    """The answer of `size` characters that loops in this way, from the beginning of a program."""
    lines = selfcheck.task(language).reference.strip("\n").splitlines(keepends=True)
    lines[-1] += "\n"
    rounds, length = [], 0
    for n in count():
        rounds.append(LOOPS[kind](lines, n))
        length += len(rounds[-1])
        if length >= size:
            break
    head = "".join(lines[: len(lines) // 2])
    return WRAPS[wrap].format(tag=language.name, head=head, loop="".join(rounds))[:size]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Flow2CodeError as error:
        sys.exit(f"{error}")
