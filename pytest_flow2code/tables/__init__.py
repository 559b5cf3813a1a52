"""Scores as tables: for a terminal, Markdown, CSV, JSON and LaTeX.

`rows` makes them of scores: a long table has a line for every slice with its intervals, a wide one
is the paper's form, a line for every model and a column for every slice. `formats` writes them.
"""

from pytest_flow2code.tables.formats import FORMATS, write
from pytest_flow2code.tables.rows import Cell, Table, long, wide

__all__ = ["FORMATS", "Cell", "Table", "long", "wide", "write"]
