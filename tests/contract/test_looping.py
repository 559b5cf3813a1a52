"""A model that repeats itself until the token limit: every language gives up after so much work.

Work is counted, in steps of parsing, and nothing here looks at a clock.
"""

from __future__ import annotations

import pytest
from forms import grammar_of
from looping import LOOPS, answer

from pytest_flow2code import runners
from pytest_flow2code.extraction import Extracted, extract, judge
from pytest_flow2code.extraction.judge import Purse
from pytest_flow2code.running import selfcheck
from pytest_flow2code.syntax import parse
from pytest_flow2code.syntax.bounded import limit

LANGUAGES = runners.names()
KB = 8
KINDS = ("prose in paragraphs", "counted blocks", "nested calls")
ONE_GUESS = 5 * limit(KB * 1024)
"""The last guess may begin with a last step left: two parses in Visual Basic, each with closers."""


class Counted(Purse):
    """A purse that tells what was paid."""

    paid = 0

    def pay(self, steps: int) -> None:
        Counted.paid += steps
        super().pay(steps)


def long_program(name: str, size: int) -> str:
    """The reference of the samples, closed, and its longest part again until it is long."""
    source = parse(grammar_of(name), f"{selfcheck.task(runners.load(name)).reference}\n")
    longest = max(source.root.named_children, key=lambda n: n.end_byte - n.start_byte)
    again = source.data[longest.start_byte : longest.end_byte]
    return (source.data + b"\n" + (again + b"\n") * (size // len(again))).decode()


def find(name: str, text: str) -> Extracted:
    language = runners.load(name)
    others = tuple(runners.load(other) for other in LANGUAGES if other != name)
    return extract(text, selfcheck.task(language), language, others)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", LANGUAGES)
def test_an_answer_that_loops_is_given_up_after_so_many_steps(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pytest_flow2code.extraction.choose.Purse", Counted)
    monkeypatch.setattr(judge, "_LEAST", 40_000)
    text = answer(runners.load(name), kind, "bare", KB * 1024)
    Counted.paid = 0
    found, paid = find(name, text), Counted.paid
    assert paid < 40_000 + 500 * KB + ONE_GUESS
    Counted.paid = 0
    assert (find(name, text), Counted.paid) == (found, paid), "what is cached must not count"


@pytest.mark.parametrize("wrap", ["```{tag}\n{text}```\n", "```\n{text}\n```\n", "{text}"])
@pytest.mark.parametrize("name", LANGUAGES)
def test_a_right_program_of_200_kb_is_found_whole(name: str, wrap: str) -> None:
    language = runners.load(name)
    text = long_program(name, 200 * 1024)
    outline = language.outline(text)
    assert outline.errors == 0
    assert outline.steps < limit(len(text))
    found = find(name, wrap.format(tag=name, text=text))
    assert found.problem is None
    assert found.source.rstrip() == text.rstrip()


def test_the_benchmark_knows_these_loops() -> None:
    assert set(KINDS) <= set(LOOPS)
