"""What a run was asked for: as its journal's first record has it, and in words."""

from __future__ import annotations

import json
from pathlib import Path

from pytest_flow2code.core.model import Model
from pytest_flow2code.core.shown import Input
from pytest_flow2code.journals.stored import Stored
from pytest_flow2code.running.cases import Plan

_TOLD = 60
"""How many characters of an option are shown."""


def record(plan: Plan) -> dict[str, object]:
    """What was asked for, as builtins; of a rescored run, what that run was asked for."""
    asked = plan.settings
    if plan.stored is not None:
        return _rescored(plan, plan.stored)
    return {
        "dataset": {
            "path": _path(asked.data),
            "hash": plan.content_hash,
            "tasks": len(plan.tasks),
        },
        "options": {
            "models": sorted(model.name for model in plan.models),
            "languages": sorted(plan.languages),
            "sources": sorted(asked.sources),
            "flowcharts": [kind.value for kind in asked.flowcharts],
            "difficulties": sorted(asked.difficulties),
            "limit": asked.limit,
            "samples": asked.samples,
            "k": list(asked.ks),
            "seed": asked.seed,
            "timeout": asked.timeout,
            "sandbox": asked.sandbox,
            "input": asked.shown.value,
            "asked": {model.name: model.identity for model in plan.models},
            "asking": {
                "temperature": asked.temperature,
                "top_p": asked.top_p,
                "max_tokens": asked.max_tokens,
                "system": asked.system,
                "effort": asked.effort,
                "model_options": _path(asked.model_options),
                "prompt": _path(asked.prompt),
            },
            "shard": None if asked.shard is None else str(asked.shard),
            "durations": None if asked.shard is None else plan.durations,
        },
    }


def _rescored(plan: Plan, stored: Stored) -> dict[str, object]:
    """What was asked for before holds, but for what bears on judging."""
    asked = plan.settings
    before = stored.options
    session = stored.header.get("session")
    kinds = before.get("flowcharts")
    return {
        "dataset": {
            "path": _path(asked.data),
            "hash": plan.content_hash,
            "tasks": len(plan.tasks),
        },
        "prompt": stored.header.get("prompt"),
        "rescored": {"path": str(stored.path), "session": session},
        "options": {
            **before,
            "languages": sorted(plan.languages) or before.get("languages"),
            "sources": sorted(asked.sources) or before.get("sources"),
            "flowcharts": [
                kind.value
                for kind in asked.flowcharts
                if not isinstance(kinds, list) or kind.value in kinds
            ],
            "difficulties": sorted(asked.difficulties) or before.get("difficulties"),
            "samples": stored.samples(),
            "k": list(asked.ks),
            "timeout": asked.timeout,
            "sandbox": asked.sandbox,
            "rescored": session,
        },
    }


def lines(plan: Plan) -> tuple[str, ...]:
    """One line for what is given of a flowchart, if no picture, and for each model that is
    asked with options of its own."""
    shown = plan.settings.shown
    lines = [] if shown is Input.IMAGE else [f"flowcharts are given as: {shown.value}"]
    return (*lines, *filter(None, map(_told, plan.models)))


def _path(path: Path | None) -> str | None:
    return None if path is None else str(path)


def _told(model: Model) -> str:
    """A model's options on one line, empty where there are none or nobody can tell."""
    try:
        options = json.loads(model.identity)
    except ValueError:
        return ""
    told = [
        f"{name} {value if len(str(value)) <= _TOLD else f'{str(value)[:_TOLD]}...'}"
        for name, value in options.items()
        if name != "model"
    ]
    return f"{model.name} with {', '.join(told)}" if told else ""
