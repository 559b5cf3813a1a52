"""The options about gates: their texts become `gates.Asked` or a refusal."""

from __future__ import annotations

import pytest

from pytest_flow2code.core.errors import WrongUseError
from pytest_flow2code.gates import Asked, MaxDrop, parse
from pytest_flow2code.options.values import Values


def read(source: Values) -> Asked:
    """Raises pytest.UsageError for a malformed gate, or limits on a drop from nothing."""
    try:
        gates = tuple(gate for text in source.lines("fail-under") for gate in parse(text))
    except WrongUseError as error:
        raise pytest.UsageError(f"{source.said('fail-under')}: {error}") from error
    drop = MaxDrop(source.share("max-drop"), source.share("max-drop-significance"))
    baseline = source.path("baseline")
    if drop.asked and baseline is None:
        name = "max-drop" if drop.most is not None else "max-drop-significance"
        raise pytest.UsageError(
            f"{source.said(name)}: expected a run to compare with: add --flow2code-baseline=FILE"
        )
    return Asked(gates, baseline, drop)
