"""Loading a grammar and parsing with it.

A fragment is not an error: a class that its tests will close, or a module without its last line,
is parsed again with the closers its language names before anything is called broken.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from itertools import product
from warnings import catch_warnings, simplefilter

from tree_sitter import Language, Node, Parser, Tree

from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.syntax.bounded import attempt, limit


@dataclass(frozen=True, slots=True)
class Grammar:
    """A grammar wheel: `module` is its import name, `factory` the function that gives the grammar.

    `closers` are texts that may be missing at the end of a fragment, tried shortest first and
    up to `depth` of them in a row (a class inside a namespace lacks two braces). Those of `inmost`
    can only come first in such a row, those of `outmost` last.
    """

    module: str
    factory: str = "language"
    closers: tuple[str, ...] = ()
    depth: int = 3
    inmost: tuple[str, ...] = ()
    outmost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """A parsed text. `data` is what was parsed, closers included; `length` is where the text
    itself ends in it, in bytes; `closer` is what was added.

    `steps` is what parsing took (`bounded.py`). A text is `unread` if it would have taken too many:
    nothing is known about it, its tree is empty, and it has errors.
    """

    data: bytes
    length: int
    tree: Tree
    closer: str = ""
    steps: int = 0
    unread: bool = False

    @property
    def root(self) -> Node:
        return self.tree.root_node

    def of(self, node: Node) -> str:
        """The text of `node`, without any closer that was added."""
        return self.data[node.start_byte : min(node.end_byte, self.length)].decode(
            "utf-8", "replace"
        )

    @property
    def errors(self) -> tuple[Node, ...]:
        """ERROR and MISSING nodes, in the order of the text; the root of one that is unread."""
        return (self.root,) if self.unread else _errors(self.root)


_FEW = 6
"""So many errors may come of closers that are missing; four are the most that were seen."""

_CLOSING = 2
"""Trying closers may take so many times the steps that a parse may take."""

_ONE_AT_A_TIME = threading.Lock()
"""A parser has a state: flowcharts are drawn in one thread while answers are joined in another."""


@cache
def _parser(module: str, factory: str) -> Parser:
    try:
        grammar = getattr(import_module(module), factory)()
        with catch_warnings():
            # Older wheels hand their grammar over as a number; it works, and only they can change.
            simplefilter("ignore", DeprecationWarning)
            language = Language(grammar)
    except (ImportError, AttributeError) as error:
        wheel = module.replace("_", "-")
        raise ToolchainError(
            f"the grammar {module} cannot be loaded: {error}", mend=f"pip install {wheel}"
        ) from error
    return Parser(language)


def parse(grammar: Grammar, source: str) -> Source:
    """Parse `source`, trying the grammar's closers if it does not parse as it stands.

    Of the attempts the one with the fewest ERROR and MISSING nodes is kept, the plain text first
    among equals. The last few texts are remembered: the parts of one program ask for the same
    again and again, and nobody changes a tree. Raises ToolchainError if the grammar's wheel is not
    installed.

    What takes too many steps is given up, `unread`. Closers are only tried where there are few
    errors: what lacks nothing but its end has one or two for each closer, prose has hundreds.
    """
    with _ONE_AT_A_TIME:
        return _parsed(grammar, source)


@lru_cache(maxsize=64)
def _parsed(grammar: Grammar, source: str) -> Source:
    parser = _parser(grammar.module, grammar.factory)
    data = source.encode("utf-8", "surrogatepass").decode("utf-8", "replace").encode()
    first = attempt(parser, data)
    if first.tree is None:
        return Source(data, len(data), parser.parse(b""), steps=first.steps, unread=True)
    closer, fewest, steps = "", _count(first.tree), first.steps
    most = steps + _CLOSING * limit(len(data))
    for tail in _tails(grammar) if fewest <= _FEW else ():
        if not fewest or steps > most:
            break
        closed = attempt(parser, data + tail.encode())
        steps += closed.steps
        count = fewest if closed.tree is None else _count(closed.tree)
        if count < fewest:
            closer, fewest = tail, count
    whole = data + closer.encode()
    return Source(whole, len(data), parser.parse(whole), closer, steps)


def _count(tree: Tree) -> int:
    return len(_errors(tree.root_node))


def _errors(root: Node) -> tuple[Node, ...]:
    """The ERROR and MISSING nodes, without a look at what has none."""
    found: list[Node] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.has_error:
            if node.is_error or node.is_missing:
                found.append(node)
            waiting.extend(reversed(node.children))
    return tuple(found)


@cache
def _tails(grammar: Grammar) -> tuple[str, ...]:
    """All rows of closers that may be missing, the shortest first."""
    rows = [
        (*inner, *between, *outer)
        for inner in ((), *zip(grammar.inmost))
        for length in range(grammar.depth + 1)
        for between in product(grammar.closers, repeat=length)
        for outer in ((), *zip(grammar.outmost))
    ]
    fitting = (row for row in rows if 0 < len(row) <= grammar.depth)
    return tuple(dict.fromkeys("".join(row) for row in sorted(fitting, key=len)))
