"""A page in, its steps in words out: the same boxes and arrows as in the picture, numbered.

Places where lines only meet have no step of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pytest_flow2code.flowchart.page import Arrow, Box, Part


def describe(parts: Sequence[Part]) -> str:
    """The text of a page: one paragraph a function. Same input, same text."""
    return "\n".join(map(_function, parts))


def _function(part: Part) -> str:
    notes = {arrow.source for arrow in part.arrows if arrow.tie}
    ways: dict[str, list[Arrow]] = {box.id: [] for box in part.boxes}
    for arrow in part.arrows:
        if not arrow.tie:
            ways[arrow.source].append(arrow)
    boxes = [box for box in part.boxes if box.id not in notes]
    passed = _passed(boxes, ways)
    steps = [box for box in boxes if box.id not in passed]
    numbers = {box.id: number for number, box in enumerate(steps, 1)}
    lines = [box.text for box in part.boxes if box.id in notes]
    for box in steps:
        lines.append(_step(box, numbers[box.id], len(ways[box.id])))
        lines += _ways(ways[box.id], passed, numbers)
    return "\n".join(lines) + "\n"


def _passed(boxes: Sequence[Box], ways: Mapping[str, Sequence[Arrow]]) -> dict[str, str]:
    """The places where lines only meet, with the step that they lead to."""
    meeting = {
        box.id: ways[box.id][0].target
        for box in boxes[1:]
        if box.look.bare and len(ways[box.id]) == 1
    }
    passed = {}
    for place, nearest in meeting.items():
        seen, target = {place}, nearest
        while target in meeting and target not in seen:
            seen.add(target)
            target = meeting[target]
        if target not in meeting:
            passed[place] = target
    return passed


def _step(box: Box, number: int, ways: int) -> str:
    kind = "start" if number == 1 else "end" if not ways else "decision" if ways > 1 else "step"
    faint = " (no path reaches it)" if box.faint else ""
    first, *rest = box.text.split("\n")
    told = f": {first}" if first and first != kind else ""
    return "\n".join([f"{number}. {kind}{faint}{told}", *(f"   {line}" for line in rest)])


def _ways(
    arrows: Sequence[Arrow], passed: Mapping[str, str], numbers: Mapping[str, int]
) -> Iterator[str]:
    for arrow in arrows:
        words = arrow.words or ("otherwise" if len(arrows) > 1 else "")
        number = numbers[passed.get(arrow.target, arrow.target)]
        yield f"   -> {words}{': ' if words else ''}go to {number}"
