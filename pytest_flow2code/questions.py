"""Draw -> ask: a case in, what a model is shown and told about it out."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from pytest_flow2code import charts, flowchart, prompts, runners
from pytest_flow2code.core.model import Picture, Prompt
from pytest_flow2code.core.task import FlowchartType, Task
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
    ("" for a release's own picture) and of the picture's bytes."""

    prompt: Prompt
    chart: str
    picture: str


class Questions:
    """Makes the questions of cases. Safe for many threads."""

    def __init__(self) -> None:
        """Raises FlowchartError if Graphviz is missing."""
        self._renderer = flowchart.Renderer(cache_folder() / "pictures")
        self._made: OrderedDict[tuple[str, FlowchartType], Question] = OrderedDict()
        self._lock = threading.Lock()

    def question(self, task: Task, flowchart_type: FlowchartType) -> Question:
        """Raises FlowchartError if the flowchart cannot be drawn, DataError if the picture that
        the release ships is not the one it promises."""
        key = (task.uid, flowchart_type)
        with self._lock:
            known = self._made.get(key)
        if known is None:
            known = self._ask(task, flowchart_type)
            with self._lock:
                self._made[key] = known
                while len(self._made) > _KEPT:
                    self._made.popitem(last=False)
        return known

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
        drawing = self.draw(task, flowchart_type)
        title = runners.load(task.language).title
        prompt = prompts.build(task, flowchart_type, title, (drawing.picture,))
        return Question(prompt, drawing.chart, sha256(drawing.picture.data).hexdigest())
