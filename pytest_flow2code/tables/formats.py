"""Tables as text. In CSV and JSON shares of 1 at full length, elsewhere percent."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from pytest_flow2code.display.lines import aligned
from pytest_flow2code.tables.rows import Cell, Table

_LATEX = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
_LATEX |= {char: f"\\{char}" for char in "&%$#_{}"}


def write(tables: Sequence[Table], how: str) -> str:
    """All tables in one of FORMATS, without a line feed at the end. Raises KeyError for another."""
    return FORMATS[how](tables)


def _heads(table: Table) -> list[str]:
    counts = [] if table.wide else ["tasks", "cases"]
    return [*table.keys, *counts, *(f"{part} {k}".strip() for part, k in table.columns)]


def _texts(table: Table, cell: Callable[[Cell], str]) -> Iterator[list[str]]:
    for keys, tasks, cases, cells in table.lines:
        counts = [] if table.wide else [str(tasks), str(cases)]
        yield [*keys, *counts, *map(cell, cells)]


def _shown(cell: Cell, *, ends: bool) -> str:
    if cell.mean is None:
        return "-"
    text = f"{100 * cell.mean:.1f}"
    if ends and cell.low is not None and cell.high is not None:
        text += f" [{100 * cell.low:.1f}, {100 * cell.high:.1f}]"
    if ends and cell.resampled is not None:
        text += f" ({100 * cell.resampled.low:.1f}, {100 * cell.resampled.high:.1f})"
    return text


def _terminal(tables: Sequence[Table]) -> str:
    return "\n\n".join(map(_terminal_table, tables))


def _terminal_table(table: Table) -> str:
    rows = [_heads(table), *_texts(table, lambda cell: _shown(cell, ends=not table.wide))]
    return "\n".join([table.title, *aligned(rows, left=len(table.keys))])


def _markdown(tables: Sequence[Table]) -> str:
    return "\n\n".join(map(_markdown_table, tables))


def _markdown_table(table: Table) -> str:
    heads = _heads(table)
    rule = ["---"] * len(table.keys) + ["--:"] * (len(heads) - len(table.keys))
    rows = [heads, rule, *_texts(table, lambda cell: _bold(cell, "**{}**", not table.wide))]
    safe = [" | ".join(text.replace("|", "\\|") for text in row) for row in rows]
    return "\n".join([f"### Pass@k {table.title}", "", *(f"| {line} |" for line in safe)])


def _bold(cell: Cell, frame: str, ends: bool) -> str:
    text = _shown(cell, ends=ends)
    return frame.format(text) if cell.best else text


def _latex(tables: Sequence[Table]) -> str:
    return "\n\n".join(map(_latex_table, tables))


def _latex_table(table: Table) -> str:
    heads = _heads(table)
    keys = len(table.keys)
    rows = [" & ".join(map(_escaped, heads))]
    if table.wide:
        rows = list(_two_heads(table))
    rows.append("\\midrule")
    for line in _texts(table, lambda cell: _bold(cell, "\x01{}\x02", not table.wide)):
        cells = [_escaped(text).replace("\x01", "\\textbf{").replace("\x02", "}") for text in line]
        rows.append(" & ".join(cells))
    body = "\n".join(row if row.startswith("\\") else f"{row} \\\\" for row in rows)
    return (
        f"% needs \\usepackage{{booktabs}}\n\\begin{{table}}\n\\centering\n"
        f"\\caption{{Pass@$k$ (\\%) {_escaped(table.title)}.}}\n"
        f"\\begin{{tabular}}{{{'l' * keys}{'r' * (len(heads) - keys)}}}\n\\toprule\n"
        f"{body}\n\\bottomrule\n\\end{{tabular}}\n\\end{{table}}"
    )


def _two_heads(table: Table) -> Iterator[str]:
    """The slices above, each over all its k."""
    slices = list(dict.fromkeys(part for part, _ in table.columns))
    each = len(table.columns) // len(slices)
    above = [f"\\multicolumn{{{each}}}{{c}}{{{_escaped(part)}}}" for part in slices]
    yield f"{' & ' * (len(table.keys) - 1)} & {' & '.join(above)}".strip()
    yield " & ".join([*map(_escaped, table.keys), *(_escaped(k) for _, k in table.columns)])


def _escaped(text: str) -> str:
    return "".join(_LATEX.get(char, char) for char in text)


def _csv(tables: Sequence[Table]) -> str:
    """One block for all tables: a column a key that any of them has."""
    keys = list(dict.fromkeys(key for table in tables for key in table.keys))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    ends = ("low", "high", "bootstrap_low", "bootstrap_high")
    writer.writerow(["table", *keys, "slice", "score", "tasks", "cases", "mean", *ends])
    for table in tables:
        for named, tasks, cases, cells in table.lines:
            mine = dict(zip(table.keys, named, strict=True))
            for (part, k), cell in zip(table.columns, cells, strict=True):
                spread = (cell.low, cell.high, *_ends(cell))
                numbers = ["" if n is None else repr(n) for n in (cell.mean, *spread)]
                names = [mine.get(key, "") for key in keys]
                writer.writerow([table.title, *names, part, k, tasks, cases, *numbers])
    return out.getvalue().rstrip("\n")


def _ends(cell: Cell) -> tuple[float | None, float | None]:
    return (None, None) if cell.resampled is None else (cell.resampled.low, cell.resampled.high)


def _json(tables: Sequence[Table]) -> str:
    return json.dumps([_plain(table) for table in tables], indent=1)


def _plain(table: Table) -> dict[str, object]:
    return {
        "table": table.title,
        "lines": [
            {
                **dict(zip(table.keys, keys, strict=True)),
                "tasks": tasks,
                "cases": cases,
                "scores": [
                    {
                        "slice": part,
                        "score": k,
                        "mean": cell.mean,
                        "low": cell.low,
                        "high": cell.high,
                        "bootstrap": None if cell.resampled is None else list(_ends(cell)),
                    }
                    for (part, k), cell in zip(table.columns, cells, strict=True)
                ],
            }
            for keys, tasks, cases, cells in table.lines
        ],
    }


FORMATS: Mapping[str, Callable[[Sequence[Table]], str]] = MappingProxyType(
    {
        "terminal": _terminal,
        "markdown": _markdown,
        "csv": _csv,
        "json": _json,
        "latex": _latex,
    }
)
