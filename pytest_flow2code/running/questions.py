"""Draw -> ask: a case in, what a model is shown and told about it out."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass
from hashlib import sha256

from pytest_flow2code import flowchart, prompts, runners
from pytest_flow2code.core.errors import FlowchartError
from pytest_flow2code.core.graph import Graph
from pytest_flow2code.core.model import Picture, Prompt
from pytest_flow2code.core.shown import Input, ShownChart
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.running import charts
from pytest_flow2code.sandbox.tools import cache_folder

_KEPT = 8
"""How many questions are remembered: the samples of a case ask for the same one in a row."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawn flowchart: the picture and the SHA-256 of its DOT text ("" for a release's own)."""

    picture: Picture
    chart: str


@dataclass(frozen=True, slots=True)
class Question:
    """What every sample of a case is asked. `chart` and `picture` are the SHA-256 of the DOT text
    ("" for a release's own picture, or if no flowchart is shown) and of the picture's bytes ("" if
    no picture is shown)."""

    prompt: Prompt
    chart: str
    picture: str


class Questions:
    """Makes the questions of cases. Safe for many threads."""

    def __init__(
        self, template: prompts.Template | None = None, shown: Input = Input.IMAGE
    ) -> None:
        """Raises FlowchartError if Graphviz is missing."""
        self._template = template or prompts.load()
        self._input = shown
        self._renderer = flowchart.Renderer(cache_folder() / "pictures")
        self._made: OrderedDict[tuple[str, FlowchartType], Future[Question]] = OrderedDict()
        self._lock = threading.Lock()

    def question(self, task: Task, flowchart_type: FlowchartType) -> Question:
        """Raises FlowchartError if the flowchart cannot be drawn, DataError if the picture that
        the release ships is not the one it promises."""
        key = (task.uid, flowchart_type)
        with self._lock:
            known = self._made.get(key)
            mine = known is None
            if known is None:
                known = self._made[key] = Future()
                while len(self._made) > _KEPT:
                    self._made.popitem(last=False)
        if mine:
            # Whoever comes meanwhile waits: no chart is drawn by two threads at once.
            try:
                known.set_result(self._ask(task, flowchart_type))
            except BaseException as error:
                known.set_exception(error)
                raise
        return known.result()

    def draw(self, task: Task, flowchart_type: FlowchartType) -> Drawing:
        """The flowchart's picture: the release's own where it ships one, else drawn here.

        Raises as `question` does.
        """
        shown = charts.shown(task, flowchart_type, self._renderer)
        digest = sha256(shown.dot.encode()).hexdigest() if shown.dot else ""
        return Drawing(Picture("image/png", shown.data, shown.origin), digest)

    def close(self) -> None:
        self._renderer.close()

    def _ask(self, task: Task, flowchart_type: FlowchartType) -> Question:
        chart = picture = ""
        scope = _scope(task)
        if self._input is Input.IMAGE:
            drawing = self.draw(task, flowchart_type)
            chart, picture = drawing.chart, sha256(drawing.picture.data).hexdigest()
            shown = ShownChart(self._input, pictures=(drawing.picture,), scope=scope)
        elif self._input.is_text:
            dot, text = _written(task, flowchart_type, self._input)
            chart = sha256(dot.encode()).hexdigest()
            shown = ShownChart(self._input, text.rstrip("\n"), scope=scope)
        else:
            shown = ShownChart(self._input, scope=scope)
        title = runners.load(task.language).title
        prompt = prompts.build(self._template, task, flowchart_type, title, shown)
        return Question(prompt, chart, picture)


def wording(
    task: Task,
    flowchart_type: FlowchartType,
    template: prompts.Template | None = None,
    shown: Input = Input.IMAGE,
) -> str:
    """The text of a case's prompt, without drawing its picture.

    Raises FlowchartError if a flowchart that is given as text cannot be made.
    """
    text = _written(task, flowchart_type, shown)[1] if shown.is_text else ""
    chart = ShownChart(shown, text.rstrip("\n"), scope=_scope(task))
    title = runners.load(task.language).title
    return prompts.build(template or prompts.load(), task, flowchart_type, title, chart).text


def _written(task: Task, kind: FlowchartType, shown: Input) -> tuple[str, str]:
    """A flowchart as a text: its DOT text, and what the model is given."""
    graph = charts.read(task.language, task.reference).graph
    dot = charts.shipped_dot(task, kind) or flowchart.draw(graph, kind).dot
    if shown is Input.DOT:
        return dot, dot
    write = flowchart.mermaid if shown is Input.MERMAID else flowchart.in_words
    return dot, write(graph, kind)


def _scope(task: Task) -> str:
    """The class or module that the entry point stands in, if the tests call it by that name."""
    try:
        graph = charts.read(task.language, task.reference).graph
    except FlowchartError:
        return ""
    group = _group(graph, task.entry_point)
    called = group and re.search(rf"\b{re.escape(group)}\b", task.tests.code)
    return group if called else ""


def _group(graph: Graph, name: str) -> str:
    """The plain name of the class or module round the first function of this plain name."""
    for function in graph.functions:
        if name and re.split(r"\W+", function.name)[-1] == name:
            return re.split(r"\W+", function.group)[-1]
    return ""
