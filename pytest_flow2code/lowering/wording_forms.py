"""The language-neutral forms that expressions and statements take before they become English.

A form says what a piece of source means, not how it is written. Readers (see `wording_readers`)
make forms from grammar nodes; one worder (see `wording`) turns them into text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from pytest_flow2code.lowering.wording_operators import Operator


@dataclass(frozen=True, slots=True)
class Name:
    """An identifier, or a path of them, shown between backticks."""

    code: str


@dataclass(frozen=True, slots=True)
class Literal:
    """A number, string or constant, shown as it is written."""

    code: str


@dataclass(frozen=True, slots=True)
class Quoted:
    """Source that no rule could word. It is shown between backticks and counted."""

    code: str


@dataclass(frozen=True, slots=True)
class Negation:
    """A logical `not`."""

    operand: Form


@dataclass(frozen=True, slots=True)
class Binary:
    operator: Operator
    left: Form
    right: Form


@dataclass(frozen=True, slots=True)
class Grouped:
    """An expression in parentheses."""

    inner: Form


@dataclass(frozen=True, slots=True)
class Call:
    """A call of `name`, on `owner` if it is a method."""

    name: Form
    arguments: tuple[Form, ...] = ()
    owner: Form | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """A program or shell command that is run: it has a status and an output. A condition asks
    whether it succeeds."""

    name: Form
    arguments: tuple[Form, ...] = ()


@dataclass(frozen=True, slots=True)
class Noun:
    """A value in words of its own: `template` has one `{}` for each part."""

    template: str
    parts: tuple[Form, ...] = ()


@dataclass(frozen=True, slots=True)
class Clause:
    """A statement of fact in words of its own ("`x` exists"), and its denial."""

    template: str
    negated: str
    parts: tuple[Form, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """An expression that is read as true or false inside a longer sentence."""

    test: Form


@dataclass(frozen=True, slots=True)
class Series:
    """Items in a row, joined as "a, b and c"; `empty` stands for none."""

    items: tuple[Form, ...]
    empty: str = "nothing"
    word: str = "and"


@dataclass(frozen=True, slots=True)
class Assign:
    targets: tuple[Form, ...]
    value: Form


@dataclass(frozen=True, slots=True)
class Augment:
    """`target` changed by an operator and a value; used as a value itself it is the new one, the
    old one if `after` says that the change comes after the use."""

    operator: Operator
    target: Form
    value: Form
    after: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """An instruction in words of its own."""

    template: str
    parts: tuple[Form, ...] = ()


@dataclass(frozen=True, slots=True)
class Check:
    """A condition to be decided: "check whether ..."."""

    test: Form


@dataclass(frozen=True, slots=True)
class Steps:
    """Several instructions in one statement: "do this, then do that"."""

    steps: tuple[Form, ...]


Form = (
    Name
    | Literal
    | Quoted
    | Negation
    | Binary
    | Grouped
    | Call
    | Run
    | Noun
    | Clause
    | Condition
    | Series
    | Assign
    | Augment
    | Command
    | Check
    | Steps
)


def worded(form: Form) -> bool:
    """Whether rules worded all of it: nothing in it is quoted source."""
    return not any(isinstance(part, Quoted) for part in parts(form))


def parts(form: Form) -> Iterator[Form]:
    """`form` and every form inside it."""
    stack: list[Form] = [form]
    while stack:
        current = stack.pop()
        yield current
        for field in fields(current):
            value: object = getattr(current, field.name)
            inside = value if isinstance(value, tuple) else (value,)
            stack.extend(part for part in inside if isinstance(part, Form))
