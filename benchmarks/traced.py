"""How many references walk their graphs when they run: programs, edges and violations by language.

Every reference is run by its own tests under a tracer, in the sandbox, and what it did is held
against its graph (`tests/traced`). Programs whose grammar stumbled are counted apart: their graph
has text that nobody understood. Languages without a tracer are left out.

    python benchmarks/traced.py --data DIR [--language c,ruby] [--tasks 200] [--mutants] [--show 3]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "traced"))

from traced_check import Traces, check, run
from traced_languages import TRACED
from traced_mutants import mutants

from pytest_flow2code import runners
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.datasets import official
from pytest_flow2code.datasets.selection import select
from pytest_flow2code.sandbox import find_toolchain, open_sandbox

COLUMNS = (
    "programs",
    "traced",
    "not understood",
    "activations",
    "steps",
    "edges",
    "all edges",
    "asked",
    "violations",
    "wrong edges",
    "noticed",
)
"""`edges` were taken, of `all edges` in the traced graphs; `asked` conditions told their outcome;
`violations` are programs; `wrong edges` are mutants of the graphs, `noticed` those that were."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--data", required=True, type=Path)
    parser.add_argument("--language", default=",".join(sorted(TRACED)))
    parser.add_argument("--tasks", type=int, help="at most so many in each language, stratified")
    parser.add_argument("--mutants", action="store_true", help="hold wrong graphs against it too")
    parser.add_argument("--show", type=int, default=3, help="violations to show in each language")
    asked = parser.parse_args()
    tasks = official.read(asked.data)
    print("language", *COLUMNS, sep="\t")
    for language in asked.language.split(","):
        chosen = select(tasks, languages=[language], limit=asked.tasks)
        counts = Counter[str]()
        toolchain = find_toolchain(runners.load(language))
        sandbox = open_sandbox("nsjail")
        for task in chosen:
            counts["programs"] += 1
            traces = run(task, sandbox, toolchain)
            if traces.graph.warnings:
                counts["not understood"] += 1
                continue
            shown = _count(traces, counts, with_mutants=asked.mutants)
            if shown and counts["violations"] <= asked.show:
                print(f"{task.uid}: {shown}", file=sys.stderr)
        sandbox.close()
        print(language, *(counts[column] for column in COLUMNS), sep="\t", flush=True)
    return 0


def _count(traces: Traces, counts: Counter[str], *, with_mutants: bool) -> str:
    """Add one program to the counts. Gives its first violation."""
    found = check(traces)
    if not found.activations:
        return ""
    counts["traced"] += 1
    counts["activations"] += found.activations
    counts["steps"] += found.steps
    counts["edges"] += found.edges
    counts["all edges"] += sum(len(function.edges) for function in traces.graph.functions)
    counts["asked"] += len(traces.tests)
    counts["violations"] += bool(found.breaches)
    if with_mutants and not found.breaches:
        told = frozenset(traces.tests.values())
        for _, mutant in mutants(traces.graph, found.taken, told, seed=0):
            counts["wrong edges"] += 1
            counts["noticed"] += bool(check(traces, mutant).breaches)
    return found.breaches[0] if found.breaches else ""


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Flow2CodeError as error:
        sys.exit(f"{error}")
