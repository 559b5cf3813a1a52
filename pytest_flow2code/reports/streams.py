"""What the page shows of a case, task by task: what it was asked, its picture, the answers.

Five streams, the last of which a page that is short of room goes without first:

    told     {model: {flowchart: what it was asked}}: see `asking`
    missed   {"MODEL\\nFLOWCHART": [sample, ...]}: samples that did not pass, unscored ones too
    charts   {flowchart: picture}: see `pictures`
    passed   as `missed`: the first sample of each case that passed
    more     as `missed`: all others that passed

A sample is {"n": its number, "reason", "output", "answer", "program", ...}; `program` is the place
[begin, end] in the answer, in UTF-16 units, wherever it stands there as it is, else the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.reports.asking import asked
from pytest_flow2code.reports.gathered import Case, Gathered, TaskCases
from pytest_flow2code.reports.layouts import Palette
from pytest_flow2code.reports.packing import Entry, Stream
from pytest_flow2code.reports.pictures import Keep, Tell, pictures

Plain = dict[str, object]

__all__ = ["Tell", "streams"]


def streams(
    gathered: Gathered,
    tasks: Sequence[TaskCases],
    palette: Palette,
    keep: Keep | None,
    tell: Tell,
) -> tuple[Stream, ...]:
    """The five streams. `keep` puts a picture file beside the page and gives its address; without
    it pictures are part of the page. `palette` is filled while the charts are taken."""
    return (
        Stream("told", "prompts and commands", asked(gathered, tasks)),
        Stream("missed", "answers that did not pass", _answers(tasks, _missed)),
        Stream("charts", "flowcharts", pictures(gathered, tasks, palette, keep, tell)),
        Stream("passed", "answers that passed, the first of each case", _answers(tasks, _first)),
        Stream("more", "further answers that passed", _answers(tasks, _more)),
    )


def _missed(case: Case) -> list[SampleResult]:
    return [sample for sample in case.samples if not sample.passed]


def _first(case: Case) -> list[SampleResult]:
    return [sample for sample in case.samples if sample.passed][:1]


def _more(case: Case) -> list[SampleResult]:
    return [sample for sample in case.samples if sample.passed][1:]


def _answers(
    tasks: Sequence[TaskCases], choose: Callable[[Case], list[SampleResult]]
) -> Iterator[Entry]:
    for each in tasks:
        record = {
            f"{case.model}\n{case.flowchart}": kept
            for case in each.cases
            if (kept := [*map(_sample, choose(case))])
        }
        if record:
            yield Entry(each.number, record, sum(map(len, record.values())))


def _sample(sample: SampleResult) -> Plain:
    told: Plain = {
        "n": sample.sample,
        "step": sample.step,
        "reason": sample.reason,
        "rule": sample.rule,
        "stop": sample.stop,
        "output": sample.output,
        "in": sample.tokens_in,
        "out": sample.tokens_out,
        "latency": None if sample.latency is None else round(sample.latency, 2),
        "answer": sample.completion,
        "program": _place(sample.program, sample.completion),
    }
    return {name: value for name, value in told.items() if value not in ("", None)}


def _place(program: str, answer: str) -> object:
    begin = answer.find(program) if program else -1
    if begin < 0:
        return program
    before = _utf16(answer[:begin])
    return [before, before + _utf16(program)]


def _utf16(text: str) -> int:
    """The length of a text as JavaScript counts it."""
    return len(text) + sum(char > "\uffff" for char in text)
