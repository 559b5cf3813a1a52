"""Conditions that a run has to meet, as continuous integration asks for.

`grammar` reads them, `check` holds a run's results against them.
"""

from pytest_flow2code.gates.check import Checked, Evidence, MaxDrop, check, check_drop
from pytest_flow2code.gates.grammar import Gate, parse

__all__ = ["Checked", "Evidence", "Gate", "MaxDrop", "check", "check_drop", "parse"]
