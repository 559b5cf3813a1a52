"""What a case was asked, in words, as far as that can be told again: prompt, input, command.

A record is {model: {flowchart: told}}, told being {"command", "prompt"} with "missing" (why there
is no prompt) in place of the latter, "reworded" where the words are not those of the run, and
"input" where the model was given no picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pytest_flow2code import prompts
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.shown import Input
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.display import misses
from pytest_flow2code.journals.journal import Record
from pytest_flow2code.reports.gathered import Case, Gathered, TaskCases
from pytest_flow2code.reports.headers import settings_of
from pytest_flow2code.reports.packing import Entry
from pytest_flow2code.running import questions

Plain = dict[str, object]


def asked(gathered: Gathered, tasks: Sequence[TaskCases]) -> Iterator[Entry]:
    """The records of all tasks."""
    known: dict[int, prompts.Template] = {}
    for each in tasks:
        task = gathered.tasks.get(each.uid)
        record: dict[str, Plain] = {}
        for case in each.cases:
            template = known.get(id(case.header))
            if template is None:
                template = known[id(case.header)] = _template(case.header)
            record.setdefault(case.model, {})[case.flowchart] = _told(case, task, template)
        yield Entry(each.number, record, len(each.cases))


def _template(header: Record) -> prompts.Template:
    """The run's own template, if it can still be read, else ours."""
    path = settings_of(header).prompt
    try:
        return prompts.load(path)
    except Flow2CodeError:
        return prompts.load()


def _told(case: Case, task: Task | None, template: prompts.Template) -> Plain:
    settings = settings_of(case.header)
    language = case.samples[0].language
    told: Plain = {
        "command": misses.repeat(
            case.uid, case.flowchart, model=case.model, language=language, settings=settings
        )
    }
    if settings.shown is not Input.IMAGE:
        told["input"] = settings.shown.value
    if task is None:
        return told
    try:
        told["prompt"] = questions.wording(
            task, FlowchartType(case.flowchart), template, settings.shown
        )
    except Flow2CodeError as error:
        # A chart that cannot be made, or a template that was changed since and does not render.
        told["missing"] = error.message
    if case.header.get("prompt") not in (None, template.hash):
        told["reworded"] = True
    return told
