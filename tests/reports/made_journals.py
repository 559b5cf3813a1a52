"""Journals of runs that never were, over real tasks: every verdict, and answers that mean harm."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path

from pytest_flow2code import datasets, flowchart, prompts
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.running import charts

HARM = (
    "</script></template><script>document.title = 'owned'</script>"
    "<img src=x onerror=\"document.title = 'owned'\"><!-- {{ 7 * 7 }} ${alert(1)}"
    "\u2028\u2029\x00\x07\u202e \ud800 \U0001f600 &lt;"
)
"""What an answer may hold: markup, JavaScript's line ends, unseen and impossible characters."""


@cache
def starter() -> tuple[Task, ...]:
    return datasets.load()


@cache
def some(language: str = "python", count: int = 4) -> tuple[Task, ...]:
    return tuple(task for task in starter() if task.language == language)[:count]


@cache
def chart_hash(task: Task, kind: str) -> str:
    """What the engine writes into a journal."""
    graph = charts.read(task.language, task.reference).graph
    return sha256(flowchart.draw(graph, FlowchartType(kind)).dot.encode()).hexdigest()


def sample(task: Task, verdict: str = "pass", **changes: object) -> SampleResult:
    """A sample of the model "m", flowchart type "code", as an engine would leave it."""
    program = task.reference
    kind = str(changes.get("flowchart", "code"))
    made = SampleResult(
        uid=task.uid,
        flowchart=kind,
        model="m",
        sample=0,
        verdict=verdict,
        step="run",
        reason="all tests ran and held" if verdict == "pass" else f"seen: {verdict}",
        seconds=0.25,
        language=task.language,
        dataset=task.dataset,
        difficulty=task.difficulty,
        completion=f"Here \U0001f600 it is:\n\n```{task.language}\n{program}\n```\n",
        program=program,
        output="" if verdict == "pass" else "AssertionError: expected 3, found 4",
        rule="only-definition",
        stop="end",
        chart=chart_hash(task, kind),
        picture="0" * 64,
        tokens_in=900,
        tokens_out=200,
        cost=0.002,
        latency=1.5,
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def header(**options: object) -> dict[str, object]:
    return {
        "type": "run",
        "started": "2026-01-31T12:00:00Z",
        "flow2code": "0.1.0",
        "prompt": prompts.load().hash,
        "dataset": {"path": None, "hash": datasets.content_hash(starter()), "tasks": 4},
        "options": {"models": ["m"], "languages": [], "samples": 1, "k": [1], "seed": 0, **options},
        "sandbox": {"name": "nsjail", "notices": []},
        "toolchains": {"python": {"python": "Python 3.11"}},
    }


def journal(
    path: Path, samples: Iterable[SampleResult], head: dict[str, object] | None = None
) -> Path:
    records: list[dict[str, object]] = [head or header()]
    records += [{"type": "sample", **each.to_plain()} for each in samples]
    path.write_text("".join(f"{json.dumps(record)}\n" for record in records), encoding="ascii")
    return path


def every_verdict(models: Sequence[str] = ("m", "n")) -> list[SampleResult]:
    """Four tasks in three flowchart types by each model, two samples each, all verdicts among them,
    and harm in the first sample of each."""
    verdicts = [verdict.value for verdict in Verdict]
    made = []
    for model in models:
        for place, task in enumerate(some()):
            for turn, kind in enumerate(FlowchartType):
                for number in (0, 1):
                    verdict = verdicts[(3 * place + turn + number) % len(verdicts)]
                    each = sample(task, verdict, flowchart=kind.value, model=model, sample=number)
                    if number == 0:
                        text = f"{each.completion}{HARM}"
                        each = replace(each, completion=text, output=HARM, reason=f"why {HARM}")
                    made.append(each)
    return made
