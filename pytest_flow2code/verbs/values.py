"""What the verbs about scores make of their arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from pytest_flow2code.core.errors import Flow2CodeError, WrongUseError

if TYPE_CHECKING:
    from pytest_flow2code.scoring import CaseResult

_KS = (1, 3, 5)


def called(verb: Callable[[argparse.Namespace], int], arguments: argparse.Namespace) -> int:
    """A verb whose status 1 is an answer: what cannot be answered is 2."""
    try:
        return verb(arguments)
    except Flow2CodeError as error:
        raise WrongUseError(error.message, mend=error.mend) from error


def ks_of(text: str | None, cases: Sequence[CaseResult]) -> tuple[int, ...]:
    most = max((case.scored for case in cases), default=0)
    if text is None:
        return tuple(k for k in _KS if k <= max(most, 1))
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and int(word) for word in words):
        refuse("--k", text, "whole numbers of at least 1")
    ks = tuple(sorted({int(word) for word in words}))
    if ks[-1] > most:
        refuse("--k", text, f"at most {most}, for no case has more scored samples")
    return ks


def at_least(option: str, found: int | None, least: int) -> None:
    """Refuse a smaller number; None is one that was not given."""
    if found is not None and found < least:
        refuse(option, found, f"a whole number of {least} or more")


def refuse(option: str, found: object, expected: str) -> NoReturn:
    raise WrongUseError(f"{option}={found}: expected {expected}")
