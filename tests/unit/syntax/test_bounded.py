"""A parse ends after so many steps, whatever the text; programs of any length are read."""

from __future__ import annotations

import pytest
import tree_sitter_pascal
import tree_sitter_perl
import tree_sitter_python
from tree_sitter import Language, Parser

from pytest_flow2code.syntax import Grammar, apply, bounded, parse
from pytest_flow2code.syntax.bounded import SHORT, attempt, limit

PASCAL = Grammar("tree_sitter_pascal", closers=("\nend;\n",))
PYTHON = Grammar("tree_sitter_python")
GRAMMARS = {"pascal": tree_sitter_pascal, "perl": tree_sitter_perl, "python": tree_sitter_python}
ENDLESS = {"pascal": "{ " * 30_000, "perl": "f(" * 30_000}
"""The grammar looks for the end of a comment at each brace, or for the column of each token."""

pytestmark = pytest.mark.filterwarnings("ignore:int argument:DeprecationWarning")

WINDOW = 100 * 70
"""A parser reports every hundred operations; each of them may read the text to its end."""


def parser(name: str) -> Parser:
    return Parser(Language(GRAMMARS[name].language()))


@pytest.mark.parametrize("name", ENDLESS)
def test_a_parse_that_goes_back_and_forth_is_given_up_after_the_same_steps(name: str) -> None:
    text = ENDLESS[name].encode()
    one = parser(name)
    first = attempt(one, text)
    assert first.tree is None
    assert limit(len(text)) < first.steps < limit(len(text)) + WINDOW
    assert attempt(one, text) == first == attempt(parser(name), text)


def test_a_parser_that_was_stopped_begins_anew() -> None:
    one = parser("pascal")
    code = b"procedure p;\nbegin\n  x := 1;\nend;\n"
    for right in (code, code * 400):
        assert attempt(one, ENDLESS["pascal"].encode()).tree is None
        tree = attempt(one, right).tree
        assert tree is not None
        assert str(tree.root_node) == str(parser("pascal").parse(right).root_node)
        assert not tree.root_node.has_error


@pytest.mark.parametrize("line", ["x = 1\n", "s = 'ä\u2028\U0001f600'\r\n", "def f(:\n"])
@pytest.mark.parametrize("length", [SHORT - 1, SHORT + 1, 100_000])
def test_a_counted_parse_is_like_any_other(line: str, length: int) -> None:
    text = (line * (length // len(line.encode()) + 1)).encode()[:length]
    counted = attempt(parser("python"), text)
    assert counted.tree is not None
    assert 0 < counted.steps < limit(length) / 2
    plain = parser("python").parse(text)
    assert counted.tree.root_node.end_byte == plain.root_node.end_byte
    assert counted.tree.root_node.descendant_count == plain.root_node.descendant_count


def test_an_unread_text_has_an_error_and_stays_as_it_is() -> None:
    source = parse(PASCAL, ENDLESS["pascal"])
    assert source.unread
    assert source.errors
    assert not source.root.children
    assert apply(source, ()) == ENDLESS["pascal"]


def test_closers_are_tried_only_where_few_errors_are() -> None:
    opened = "procedure p;\nbegin\n  x := 1;\n"
    closed = parse(PASCAL, "procedure q;\nbegin\n  x := 1;\nend;\n" * 3_000 + opened)
    assert (closed.closer, closed.errors) == ("\nend;\n", ())
    broken = parse(PYTHON, "x = = 1\n" * 50)
    again = parse(Grammar("tree_sitter_python", closers=("\n", "\n    pass\n")), "x = = 1\n" * 50)
    assert len(broken.errors) == len(again.errors) == 50
    assert broken.steps == again.steps


def test_trying_closers_ends() -> None:
    """A text of which every closer is as wrong as the next."""
    closers = tuple(f"\n{letter} = = 1\n" for letter in "abcdefgh")
    text = "x = 1\n" * 20_000 + "y = = 1\n"
    source = parse(Grammar("tree_sitter_python", closers=closers), text)
    assert (source.closer, len(source.errors)) == ("", 1)
    assert source.steps < 4 * limit(len(text))


def test_an_interrupted_parse_does_not_go_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    one = parser("python")
    text = b"x = 1\n" * 10_000
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(bounded, "_chunk", _Interrupting())
        attempt(one, text)
    assert attempt(one, b"y = 2\n").tree is not None
    assert attempt(one, text).tree is not None


class _Interrupting(bytearray):
    def __setitem__(self, key: object, value: object) -> None:
        raise KeyboardInterrupt
