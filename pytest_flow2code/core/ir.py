"""The statement tree that every language is lowered to, and the only thing the graph builder sees.

Thirteen shapes are enough for fifteen languages. Lines are 1-based and refer to the source text
that was lowered; `Text.said` is the label in plain English, None where no rule could word it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of source as it will stand in a box, and where it stood."""

    code: str
    line: int
    end_line: int
    said: str | None = None


class Role(str, Enum):
    """What a simple statement does, as far as its shape in a chart depends on it."""

    PROCESS = "process"
    INPUT = "input"
    OUTPUT = "output"
    UNKNOWN = "unknown"
    """A grammar node the table does not know; drawn with its text and reported."""


@dataclass(frozen=True, slots=True)
class Statement:
    text: Text
    role: Role = Role.PROCESS


@dataclass(frozen=True, slots=True)
class Block:
    items: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class If:
    test: Text
    then: Block
    orelse: Block | None = None


class Test(str, Enum):
    """When a loop looks at its condition. A loop that never does (`NONE`) may have a heading."""

    BEFORE = "before"
    AFTER = "after"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Loop:
    """`negated` is an `until`: the loop goes on while the test is false.

    `orelse` runs when the test ended the loop (Python's `else`, Perl has none). `step` runs after
    the body and after `continue`.
    """

    when: Test
    body: Block
    test: Text | None = None
    negated: bool = False
    init: Block | None = None
    step: Block | None = None
    orelse: Block | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class ForEach:
    """A counting or for-each loop: one node, an edge into the body and one for the end."""

    header: Text
    body: Block
    orelse: Block | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Case:
    """One arm. `tests` are its stacked labels; `default` takes whatever is left, wherever it is
    written, and an arm may be both. `falls` goes on into the next arm's body. `retests` goes on
    with the next arm's *test* (Shell's `;;&`); where an arm does, no arm but the last is the
    default."""

    tests: tuple[Text, ...]
    body: Block
    guard: Text | None = None
    default: bool = False
    falls: bool = False
    retests: bool = False


@dataclass(frozen=True, slots=True)
class Switch:
    """`breaks`: a plain `break` leaves it; `continues`: a plain `continue` does (PHP)."""

    selector: Text | None
    cases: tuple[Case, ...]
    breaks: bool = False
    continues: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Handler:
    """`catches_all` says that no error passes it by: it names no kind and has no filter."""

    header: Text | None
    body: Block
    catches_all: bool = False


class JumpKind(str, Enum):
    BREAK = "break"
    CONTINUE = "continue"
    REDO = "redo"
    RETRY = "retry"
    RETURN = "return"
    THROW = "throw"
    GOTO = "goto"
    EXIT = "exit"
    FALLTHROUGH = "fallthrough"


@dataclass(frozen=True, slots=True)
class Try:
    """`orelse` runs after a body that ended normally and is not watched by the handlers.

    `word` and `final_word` are the language's own words for the two markers in a chart. `keeps`
    are jumps that end the body and get no further: past the whole statement they go on (a `return`
    in Perl's `eval`), or to the first handler if `keeps_as_errors` (Tcl's `catch`).
    """

    body: Block
    handlers: tuple[Handler, ...] = ()
    orelse: Block | None = None
    final: Block | None = None
    word: str = "try"
    final_word: str = "finally"
    keeps: tuple[JumpKind, ...] = ()
    keeps_as_errors: bool = False


@dataclass(frozen=True, slots=True)
class Jump:
    """`level` counts the enclosing loops to leave (PHP, Shell); `label` names one instead."""

    kind: JumpKind
    text: Text
    label: str = ""
    level: int = 1


@dataclass(frozen=True, slots=True)
class Label:
    """A place that `goto` can name; a labelled block is a Block after its Label."""

    name: str
    text: Text
    body: Block | None = None


@dataclass(frozen=True, slots=True)
class Function:
    """`name` is qualified as the language writes it; `header` is the signature."""

    name: str
    header: Text
    body: Block


@dataclass(frozen=True, slots=True)
class Group:
    """A class, namespace, module, `with` or `lock`: a heading over a block.

    `name` is what the functions inside it are shown under.

    `transparent` groups only hold functions and declarations (a class); others are entered and
    left by control flow (`with`, `using`), and `cleanup` then runs on every way out. `keeps` are
    jumps that end the group and get no further (`exit` in a subshell).
    """

    header: Text
    body: Block
    transparent: bool = False
    cleanup: Text | None = None
    name: str = ""
    keeps: tuple[JumpKind, ...] = ()


Node = Statement | Block | If | Loop | ForEach | Switch | Try | Jump | Label | Function | Group


class WarningKind(str, Enum):
    ERROR = "error"
    """The grammar did not accept this text."""
    MISSING = "missing"
    """The grammar had to imagine a token here."""
    UNKNOWN = "unknown-syntax"
    """The table has no rule for this grammar node."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something worth telling about a source: never lost, never fatal."""

    kind: WarningKind
    line: int
    what: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A lowered source text: its top-level block, with functions inside, and what was odd.

    `worded` and `unworded` count the labels that the English rules could and could not word.
    """

    language: str
    body: Block
    notes: tuple[Note, ...] = ()
    worded: int = 0
    unworded: int = 0
    comments: tuple[int, ...] = field(default=())
