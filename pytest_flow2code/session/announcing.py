"""What a run says of itself before it begins."""

from __future__ import annotations

from collections.abc import Iterable

from pytest_flow2code.running import heading
from pytest_flow2code.running.cases import Plan

_SLOW_DISTS = ("loadfile", "loadscope")


def lines(plan: Plan, dist: str, journal: str | None, notices: Iterable[str]) -> list[str]:
    """The lines of pytest's header: what is run, what was asked for, what to beware of.

    `dist` is how pytest-xdist gives out cases, "no" without it; `journal` is where results go.
    """
    models = ", ".join(model.name for model in plan.models)
    told = [f"{models} on {len(plan.tasks)} tasks, {len(plan.cases)} cases"]
    if plan.settings.shard is not None:
        share = f"about {plan.seconds:.0f} s of {plan.whole:.0f} s"
        told.append(f"shard {plan.settings.shard}, {share}")
    told += [*heading.lines(plan), *notices]
    if dist in _SLOW_DISTS:
        told.append(f"--dist={dist} gives every case to one worker: use load")
    if journal is not None:
        told.append(f"journal {journal}")
    return [f"flow2code: {line}" for line in told]
