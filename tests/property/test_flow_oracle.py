"""A statement tree can be run, and so can its graph: with one script both must leave one trace."""

from __future__ import annotations

from collections.abc import Iterator

from flow_interpreter import Interpreter
from flow_script import Script
from flow_trees import trees
from flow_walker import walk
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pytest_flow2code.core import ir
from pytest_flow2code.core.ir import JumpKind
from pytest_flow2code.flowchart import build
from pytest_flow2code.flowchart.invariants import graph_violations


@settings(
    max_examples=250,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(trees(), st.lists(st.lists(st.booleans(), max_size=60), min_size=1, max_size=4))
def test_the_graph_walks_as_the_tree_runs(tree: ir.Block, scripts: list[list[bool]]) -> None:
    unit = ir.Unit("test", tree)
    graph = build(unit)
    assert graph_violations(unit, graph) == []
    for outcomes in scripts:
        run, walked = Script(list(outcomes)), Script(list(outcomes))
        Interpreter(run).run(tree)
        walk(graph, walked)
        assert walked.trace == run.trace


def _statements(*codes: str) -> Iterator[ir.Statement]:
    return (ir.Statement(ir.Text(code, i, i)) for i, code in enumerate(codes, 1))


def test_the_oracle_notices_a_wrong_graph() -> None:
    """A finally that a return jumps over must not pass."""
    right, wrong, after = _statements("s1", "s2", "s3")
    leave = ir.Jump(JumpKind.RETURN, ir.Text("j9", 9, 9))
    tree = ir.Block((ir.Try(ir.Block((right, leave)), final=ir.Block((wrong,))), after))
    skipping = ir.Block((right, leave, wrong, after))
    run, walked = Script([]), Script([])
    Interpreter(run).run(tree)
    walk(build(ir.Unit("test", skipping)), walked)
    assert walked.trace != run.trace
