"""How much of a data set's pseudocode is plain English, and what its grammars stumbled over.

python benchmarks/worded.py --data DIR
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from pytest_flow2code import runners
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.datasets import official


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--data", required=True, type=Path)
    tasks = official.read(parser.parse_args().data)
    print("language", "references", "labels", "worded", "share", "with warnings", sep="\t")
    total: Counter[str] = Counter()
    for language in sorted({task.language for task in tasks}):
        counts: Counter[str] = Counter()
        lower = runners.load(language).lower
        for unit in (lower(task.reference) for task in tasks if task.language == language):
            counts["references"] += 1
            counts["worded"] += unit.worded
            counts["labels"] += unit.worded + unit.unworded
            counts["warned"] += bool(unit.notes)
            counts.update(dict.fromkeys({f"{note.kind.value}" for note in unit.notes}, 1))
        total += counts
        _row(language, counts)
    _row("all", total)
    return 0


def _row(name: str, counts: Counter[str]) -> None:
    share = f"{counts['worded'] / max(counts['labels'], 1):.1%}"
    kinds = ("error", "missing", "unknown-syntax")
    why = ", ".join(f"{counts[kind]} {kind}" for kind in kinds if counts[kind])
    warned = f"{counts['warned']} ({why})" if why else "0"
    print(name, counts["references"], counts["labels"], counts["worded"], share, warned, sep="\t")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Flow2CodeError as error:
        sys.exit(f"{error}")
