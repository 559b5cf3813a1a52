"""Journals in, a page that people can read, search and mail out: `flow2code report`.

    journals -> gathered -> told, drawn, answered (streams of records, one a task) -> packed -> page

The page is one file that asks nobody for anything. What stands in it as text and markup (overview,
tables, plots) is made here and can be read without any script; the cases lie in it as compressed
JSON, which its own script unpacks when somebody looks at them. `packing` tells how that is laid out
and what stays out when there is too much of it, `columns` what the list of cases is made of,
`layouts` how a flowchart is written down.
"""

from pytest_flow2code.reports.report import Wanted, Written, remarks, write

__all__ = ["Wanted", "Written", "remarks", "write"]
