"""The one place that says what a prompt may tell of a task."""

from __future__ import annotations

import re

from pytest_flow2code.core.model import Prompt
from pytest_flow2code.core.shown import ShownChart
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.prompts.template import Template


def build(
    template: Template,
    task: Task,
    flowchart: FlowchartType,
    language_title: str,
    chart: ShownChart,
) -> Prompt:
    """The prompt for one case.

    Of the task it tells the entry point, its signature, the class it stands in if the tests name
    that and where the tests stand, nothing of its header, description, reference or
    tests: the flowchart has to tell what the program does.

    Raises Flow2CodeError if the template does not render.
    """
    text = template.render(
        language=language_title,
        flowchart=flowchart.value,
        input=chart.input.value,
        chart=chart.text,
        chart_fence=_fence(chart.text),
        entry_point=task.entry_point,
        signature=_declaration(task.signature),
        fence=_fence(task.signature),
        scope=chart.scope,
        placement=task.tests.placement.value,
        unittest=task.tests.unittest,
    )
    # A lone surrogate has no form that could be sent.
    return Prompt(text.encode("utf-8", "replace").decode(), chart.pictures)


def _declaration(signature: str) -> str:
    """The signature up to where its body opens: some sources publish the body's first lines with
    it, which the picture shows."""
    kept: list[str] = []
    for line in signature.strip().splitlines():
        kept.append(line)
        if line.rstrip().endswith(("{", ":")):
            break
    return "\n".join(kept)


def _fence(code: str) -> str:
    longest = max(map(len, re.findall(r"`+", code)), default=0)
    return "`" * max(3, longest + 1)
