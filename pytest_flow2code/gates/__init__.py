"""Conditions that a run has to meet, as continuous integration asks for.

`grammar` reads them, `check` holds a run's results against them; as values they are in
`core.conditions`.
"""

from pytest_flow2code.core.conditions import Asked, Gate, MaxDrop
from pytest_flow2code.gates.check import Checked, Evidence, check, check_drop
from pytest_flow2code.gates.grammar import parse

__all__ = ["Asked", "Checked", "Evidence", "Gate", "MaxDrop", "check", "check_drop", "parse"]
