"""What a sample's result is made of while the sample goes its way: task, answer, verdict."""

from __future__ import annotations

from dataclasses import replace

from pytest_flow2code.core.answered import Answered
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.core.verdict import Verdict


def blank(task: Task, flowchart_type: FlowchartType, model: str, sample: int) -> SampleResult:
    """A result of which nothing is known yet: unscored."""
    return SampleResult(
        uid=task.uid,
        flowchart=flowchart_type.value,
        model=model,
        sample=sample,
        verdict=Verdict.UNSCORED.value,
        step="",
        reason="",
        seconds=0.0,
        language=task.language,
        dataset=task.dataset,
        difficulty=task.difficulty,
    )


def answered(result: SampleResult, said: Answered) -> SampleResult:
    """The result with the answer and all that is known of how it was asked for."""
    completion = said.completion
    return replace(
        result,
        completion=completion.text,
        stop=completion.stop,
        chart=said.chart,
        picture=said.picture,
        tokens_in=completion.tokens_in,
        tokens_out=completion.tokens_out,
        cost=completion.cost,
        latency=completion.seconds or None,
        cached=said.cached,
        retries=said.retries,
        waited=said.waited,
    )


def anew(task: Task, stored: SampleResult) -> SampleResult:
    """A result of an earlier run as if nothing but its answer were known; of the task, what holds
    now."""
    return replace(
        stored,
        verdict=Verdict.UNSCORED.value,
        seconds=0.0,
        program="",
        output="",
        rule="",
        language=task.language,
        dataset=task.dataset,
        difficulty=task.difficulty,
    )
