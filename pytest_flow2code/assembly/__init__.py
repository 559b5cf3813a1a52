"""What runners share when they join an answer with its tests."""

from pytest_flow2code.assembly.header import continued, given
from pytest_flow2code.assembly.imports import Imports
from pytest_flow2code.assembly.outline import definitions, name_of, outliner
from pytest_flow2code.assembly.support import support

__all__ = ["Imports", "continued", "definitions", "given", "name_of", "outliner", "support"]
