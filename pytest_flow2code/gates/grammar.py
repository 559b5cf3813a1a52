"""Gates as they are written: `pass@1>=0.60`, `pass@1[language=python,flowchart=uml]>=70%`,
`unscored<=0.01`, `cost<=5`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from pytest_flow2code.core.conditions import PASS_AT, Gate
from pytest_flow2code.core.errors import WrongUseError
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.scoring import DIMENSIONS

OPERATORS = (">=", "<=", ">", "<")
SLICES = (*DIMENSIONS, "model", "health")
"""What a gate can be narrowed to. `health` is a task's state in the health file."""
_SHARES = tuple(verdict.value for verdict in Verdict if verdict is not Verdict.PASS)

_FORM = re.compile(
    r"""\s*(?P<metric>[\w@-]+)\s*
    (?:\[(?P<where>[^\]]*)\]\s*)?
    (?P<operator>>=|<=|>|<)\s*
    (?P<bound>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)\s*(?P<percent>%?)\s*""",
    re.VERBOSE,
)


def parse(text: str) -> tuple[Gate, ...]:
    """The gates in a comma separated list. Raises WrongUseError for what is none."""
    return tuple(map(_gate, _split(text)))


def _split(text: str) -> Iterator[str]:
    """At the commas outside brackets."""
    depth, begin = 0, 0
    for place, char in enumerate(text):
        depth += (char == "[") - (char == "]")
        if char == "," and depth <= 0:
            yield text[begin:place]
            begin = place + 1
    yield text[begin:]


_EXAMPLES = "pass@1>=0.60, pass@1[language=python]>=0.7, unscored<=0.01, cost<=5"


def _gate(text: str) -> Gate:
    found = _FORM.fullmatch(text)
    if found is None:
        raise WrongUseError(
            f"expected METRIC[SLICE]>=NUMBER, found {text.strip()!r}",
            mend=f"write it like one of: {_EXAMPLES}",
        )
    metric = found["metric"].lower()
    if not PASS_AT.fullmatch(metric) and metric != "cost" and metric not in _SHARES:
        raise WrongUseError(
            f"expected a metric, found {found['metric']!r} in {text.strip()!r}",
            mend=f"choose from pass@K, cost, {', '.join(_SHARES)}",
        )
    bound = Fraction(found["bound"]) / (100 if found["percent"] else 1)
    if metric == "cost" and found["percent"]:
        raise WrongUseError(f"expected US dollars, found {text.strip()!r}", mend="cost<=5")
    if metric != "cost" and bound > 1:
        raise WrongUseError(
            f"expected a share from 0 to 1, found {text.strip()!r}",
            mend=f"write {found['bound']}% for percent" if bound <= 100 else _EXAMPLES,
        )
    return Gate(
        "".join(text.split()), metric, tuple(_where(found["where"], text)), found["operator"], bound
    )


def _where(inside: str | None, text: str) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for part in inside.split(",") if inside is not None else ():
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if name not in SLICES or not equals or not value or name in seen:
            raise WrongUseError(
                f"expected a slice like language=python, found {part.strip()!r} in "
                f"{text.strip()!r}",
                mend=f"name each of {', '.join(SLICES)} at most once",
            )
        seen.add(name)
        yield name, value
