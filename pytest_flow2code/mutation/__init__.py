"""Wrong programs from a task, made with the grammar: the machinery behind every `spoil.py`.

How to write a `spoil.py`
=========================

A language's `spoil.py` exports `spoils` (task -> wrong programs), made from an `Anatomy`::

    ANATOMY = Anatomy(grammar=GRAMMAR, definitions=DEFINITIONS, body=_body, fillings=_fillings, ...)

    spoils = spoiler(ANATOMY)

`definitions` is the table that the outline uses (grammar node type -> path of fields to the name);
`body` says where the statements of such a definition lie (`braced`, `field_body` or a function of
your own; None for what is no function); `fillings` are the bodies of programs that are wrong for
sure: nothing, one constant after the other, an early exit, an object that is equal to everything.
They must be legal where the signature fixes a type, else the compiler kills them and nothing was
learned about the tests.

The other fields say how to make mutants of the reference: which nodes have a condition and how it
is negated, which have two branches, what compares, calculates, is a statement that may be left
out, is a constant. Parts are named as in a `flow.py`: a field's name or a function (`Pick`).

Programs come out in a fixed order, the same in every process: the certain ones first, then at most
`MOST` mutants, spread over their kinds so that any first few of them are a fair sample. No two are
alike, none is the reference, and none has more syntax errors than the reference has.
"""

from pytest_flow2code.mutation.anatomy import (
    Anatomy,
    Body,
    Fillings,
    between,
    braced,
    constants,
    field_body,
)
from pytest_flow2code.mutation.mutants import Mutant
from pytest_flow2code.mutation.spoiler import MOST, selected, spoiler

__all__ = [
    "MOST",
    "Anatomy",
    "Body",
    "Fillings",
    "Mutant",
    "between",
    "braced",
    "constants",
    "field_body",
    "selected",
    "spoiler",
]
