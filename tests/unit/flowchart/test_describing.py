"""A flowchart in words has every box and every arrow of the picture."""

from __future__ import annotations

import re

import pytest

from pytest_flow2code import datasets, flowchart
from pytest_flow2code.core.task import FlowchartType, Task
from pytest_flow2code.flowchart.describing import describe
from pytest_flow2code.flowchart.drawing import NOTATIONS
from pytest_flow2code.flowchart.notation import JOINT_LOOK, TITLE_LOOK
from pytest_flow2code.flowchart.page import Arrow, Box, Part, lay_out
from pytest_flow2code.running import charts

TASKS = datasets.load(None)[::7]
_STEP = re.compile(r"(\d+)\. (start|end|decision|step)( \(no path reaches it\))?(?:: (.*))?$")
_WAY = re.compile(r"   -> (?:(.*): )?go to (\d+)$")


def read(text: str) -> list[tuple[dict[int, str], set[tuple[int, int, str]]]]:
    """The steps and ways of each function of a description."""
    functions: list[tuple[dict[int, str], set[tuple[int, int, str]]]] = []
    number = 0
    for line in text.split("\n"):
        step, way = _STEP.match(line), _WAY.match(line)
        if step is not None and not line.startswith(" "):
            number = int(step[1])
            if number == 1:
                functions.append(({}, set()))
            functions[-1][0][number] = step[4] or ""
        elif way is not None:
            functions[-1][1].add((number, int(way[2]), way[1] or ""))
    return functions


def drawn(part: Part) -> tuple[list[str], set[tuple[str, str, str]]]:
    """The first lines of all boxes that are steps, and the ways between them, in their order."""
    notes = {arrow.source for arrow in part.arrows if arrow.tie}
    arrows = [arrow for arrow in part.arrows if not arrow.tie]
    boxes = [box for box in part.boxes if box.id not in notes]
    out = {box.id: [arrow for arrow in arrows if arrow.source == box.id] for box in boxes}
    joints = {box.id for box in boxes[1:] if box.look.bare and len(out[box.id]) == 1}

    def arrives(name: str) -> str:
        return arrives(out[name][0].target) if name in joints else name

    steps = [box for box in boxes if box.id not in joints]
    at = {box.id: str(number) for number, box in enumerate(steps, 1)}
    ways = {
        (at[a.source], at[arrives(a.target)], a.words) for a in arrows if a.source not in joints
    }
    return [box.text.split("\n")[0] for box in steps], ways


@pytest.mark.parametrize("kind", list(FlowchartType))
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.uid)
def test_nothing_of_the_picture_is_lost(task: Task, kind: FlowchartType) -> None:
    graph = charts.read(task.language, task.reference).graph
    found = read(flowchart.in_words(graph, kind))
    parts = lay_out(graph, NOTATIONS[kind])
    assert len(found) == len(parts)
    for (steps, ways), part in zip(found, parts, strict=True):
        texts, expected = drawn(part)
        for text, box in zip(texts, steps.values(), strict=True):
            assert box == text or text in ("start", "end")
        told = {(str(a), str(b), "" if w == "otherwise" else w) for a, b, w in ways}
        assert told == {(a, b, "" if w == "otherwise" else w) for a, b, w in expected}


def test_a_loop_of_nothing_but_meeting_lines_has_an_end() -> None:
    boxes = (
        Box("a", "begin", TITLE_LOOK),
        Box("b", "", JOINT_LOOK),
        Box("c", "", JOINT_LOOK),
        Box("d", "never", TITLE_LOOK, faint=True),
    )
    arrows = (Arrow("a", "b"), Arrow("b", "c"), Arrow("c", "b"))
    assert describe([Part(boxes, arrows, 4)]).split("\n") == [
        "1. start: begin",
        "   -> go to 2",
        "2. step",
        "   -> go to 3",
        "3. step",
        "   -> go to 2",
        "4. end (no path reaches it): never",
        "",
    ]
