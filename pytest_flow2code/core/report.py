"""The report that a language's harness writes while it runs the tests.

The harness reads one line from its standard input before any line of the answer runs: a fresh
token of 32 hexadecimal digits, a space, and the path of the report file. It appends lines to that
file, each ended by a line feed:

    wrong MESSAGE     an assertion of the tests failed
    error MESSAGE     an error that nothing caught ended the program
    invalid MESSAGE   the answer is no program of its language (found out when it was loaded)
    memory MESSAGE    the language's runtime refused to give more memory, and that ended the program
    done RESPONSE     control came back after the last statement of the tests

RESPONSE is the token with its characters in reverse order. It is not the token itself, so that a
program that copies whatever it can read to wherever it can write never produces it.
"""

from __future__ import annotations

from dataclasses import dataclass


def response(token: str) -> str:
    """What a harness must answer to `token` once it has control again."""
    return token[::-1]


@dataclass(frozen=True, slots=True)
class Report:
    """A parsed report: `done` only if the right response stands on a line of its own."""

    done: bool
    wrong: str | None
    error: str | None
    invalid: str | None
    memory: str | None = None


def parse(data: bytes, token: str) -> Report:
    """Read a report. Anything unknown in it is ignored: the program may have scribbled there."""
    done = False
    first: dict[str, str] = {}
    for line in data.decode("utf-8", "replace").split("\n"):
        kind, _, rest = line.partition(" ")
        if kind == "done" and token and rest.strip() == response(token):
            done = True
        elif kind in ("wrong", "error", "invalid", "memory"):
            first.setdefault(kind, rest.strip())
    return Report(
        done, first.get("wrong"), first.get("error"), first.get("invalid"), first.get("memory")
    )
