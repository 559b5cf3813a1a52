"""A diagnosis as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_flow2code.doctor.findings import Diagnosis, LanguageState, ToolState

_SHOWN = 20
"""How many characters without a font are named."""

_HEADINGS = ("language", "state", "samples", "assertions", "tools")


def render(diagnosis: Diagnosis) -> Iterator[str]:
    """The whole page: the house, the languages, what is wrong and how to mend it."""
    yield f"sandbox: {diagnosis.sandbox.name}"
    for probe in diagnosis.sandbox.probes:
        yield f"  {'ok' if probe.holds else 'NO':<3} {probe.name:<11} {probe.shown}"
    for notice in diagnosis.sandbox.notices:
        yield f"  note: {notice}"
    drawing = diagnosis.drawing
    drawn = f"drew {drawing.drawn} bytes" if drawing.drawn else "draws nothing"
    parts = (drawing.version or "no version", drawing.path or "not found", drawn)
    yield f"graphviz: {', '.join(parts)}"
    if drawing.unreadable:
        yield f"  note: no font here has {drawing.unreadable[:_SHOWN]}: {drawing.mend}"
    yield from _table(diagnosis.languages)
    for language in diagnosis.languages:
        for lack in language.optional:
            yield f"note: some {language.title} tasks need {lack.what}: {lack.mend}"
    if diagnosis.healthy:
        yield "all of this works"
        return
    yield "problems:"
    for problem in diagnosis.problems:
        yield f"  {problem.owner}: {problem.what}"
        if problem.mend:
            yield f"      {problem.mend}"


def _table(languages: tuple[LanguageState, ...]) -> Iterator[str]:
    rows = [_HEADINGS]
    for language in languages:
        heading = (language.name, *_state(language))
        tools = [_tool(tool) for tool in language.tools] or ["none needed"]
        rows.append((*heading, tools[0]))
        rows += [("", "", "", "", tool) for tool in tools[1:]]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADINGS))]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def _state(language: LanguageState) -> tuple[str, str, str]:
    if not language.samples:
        return "NO", "not run", "unknown"
    right = sum(sample.right for sample in language.samples)
    caught, wrong = language.assertions
    return (
        "ok" if language.works else "NO",
        f"{right}/{len(language.samples)}",
        f"{'armed' if language.armed else 'NOT ARMED'} {caught}/{wrong}",
    )


def _tool(tool: ToolState) -> str:
    return f"{tool.version or tool.name} {tool.path}" if tool.path else f"{tool.name}: not found"
