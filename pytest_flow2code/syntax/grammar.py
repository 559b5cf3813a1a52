"""Loading a grammar and parsing with it.

A fragment is not an error: a class that its tests will close, or a module without its last line,
is parsed again with the closers its language names before anything is called broken.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from warnings import catch_warnings, simplefilter

from tree_sitter import Language, Node, Parser, Tree

from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.syntax.walk import descendants


@dataclass(frozen=True, slots=True)
class Grammar:
    """A grammar wheel: `module` is its import name, `factory` the function that gives the grammar.

    `closers` are texts that may be missing at the end of a fragment, tried shortest first and
    up to `depth` of them in a row (a class inside a namespace lacks two braces).
    """

    module: str
    factory: str = "language"
    closers: tuple[str, ...] = ()
    depth: int = 3


@dataclass(frozen=True, slots=True)
class Source:
    """A parsed text. `data` is what was parsed, closers included; `length` is where the text
    itself ends in it, in bytes; `closer` is what was added."""

    data: bytes
    length: int
    tree: Tree
    closer: str = ""

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
        """ERROR and MISSING nodes, in the order of the text."""
        if not self.root.has_error:
            return ()
        return tuple(n for n in descendants(self.root) if n.is_error or n.is_missing)


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
    """
    with _ONE_AT_A_TIME:
        return _parsed(grammar, source)


@lru_cache(maxsize=64)
def _parsed(grammar: Grammar, source: str) -> Source:
    parser = _parser(grammar.module, grammar.factory)
    data = source.encode("utf-8", "surrogatepass").decode("utf-8", "replace").encode()
    best = Source(data, len(data), parser.parse(data))
    fewest = len(best.errors)
    tails = [""]
    for _ in range(grammar.depth):
        if not fewest:
            return best
        tails = [tail + closer for tail in tails for closer in grammar.closers]
        for tail in tails:
            closed = data + tail.encode()
            attempt = Source(closed, len(data), parser.parse(closed), tail)
            count = len(attempt.errors)
            if count < fewest:
                best, fewest = attempt, count
    return best
