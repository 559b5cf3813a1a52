"""A run's outcome as GitHub Actions shows it: annotations, and a summary of the job in Markdown.

The forms are those of "Workflow commands for GitHub Actions" in GitHub's documentation: a command
is a line of output, `::error file=...,line=...,title=...::message`, whose properties and message
have their special characters percent-encoded. A step may have ten annotations of a kind and 1 MiB
of summary; what is more is dropped, so that the most telling come first here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code.display.lines import count, percent
from pytest_flow2code.running.summary import Summary
from pytest_flow2code.scoring import ModelSummary

MOST = 10
"""Annotations of a kind that GitHub shows for a step."""
LIMIT = 1 << 20
"""Bytes that the summaries of a step's job may have."""
_LONG = 1000
_LISTED = 50


@dataclass(frozen=True, slots=True)
class Miss:
    """A case that did not do what it should. `line` is where the journal tells of it, from 1."""

    name: str
    why: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What there is to tell. `file` is the journal as GitHub may link it, None if it cannot.

    `gates` says of each whether it holds, and in words how it came out.
    """

    summary: Summary
    misses: tuple[Miss, ...] = ()
    missed: int = 0
    stopped: str | None = None
    gates: tuple[tuple[bool, str], ...] = ()
    file: str | None = None


@dataclass(frozen=True, slots=True)
class Annotation:
    """`kind` is "error", "warning" or "notice"."""

    kind: str
    title: str
    message: str
    file: str | None = None
    line: int | None = None

    def command(self) -> str:
        """The line of output that makes it."""
        given = {"file": self.file, "line": self.line, "title": self.title}
        properties = ",".join(
            f"{name}={_property(str(value))}" for name, value in given.items() if value is not None
        )
        return f"::{self.kind} {properties}::{_message(self.message[:_LONG])}"


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")


def annotate(found: Outcome) -> tuple[Annotation, ...]:
    """At most ten of a kind. A miss is an error, unless gates decide what is one."""
    errors, warnings = list(_errors(found)), list(_warnings(found.summary))
    notices = list(_notices(found.summary))
    kind, room = ("notice", MOST - len(notices)) if found.gates else ("error", MOST - len(errors))
    misses = _misses(found, kind, max(room, 1))
    return tuple(
        made
        for kind, all_of in (
            ("error", [*errors, *misses]),
            ("warning", warnings),
            ("notice", [*notices, *misses]),
        )
        for made in [one for one in all_of if one.kind == kind][:MOST]
    )


def _errors(found: Outcome) -> Iterator[Annotation]:
    if found.stopped is not None:
        yield Annotation("error", "flow2code: the run was stopped", found.stopped)
    for holds, said in found.gates:
        if not holds:
            yield Annotation("error", "flow2code: a gate failed", said)
    if found.summary.over_budget:
        text = f"{found.summary.unscored} of {count(found.summary.samples, 'sample')} unscored"
        yield Annotation("error", "flow2code: the run has failed", text)


def _warnings(summary: Summary) -> Iterator[Annotation]:
    for part in summary.skipped:
        title = f"flow2code: {count(part.cases, 'case')} skipped ({part.language})"
        yield Annotation("warning", title, part.reason)
    for reason, times in summary.unscored_reasons:
        yield Annotation("warning", f"flow2code: {count(times, 'sample')} unscored", reason)
    if summary.not_run:
        title = f"flow2code: {count(len(summary.not_run), 'case')} not run"
        yield Annotation("warning", title, "\n".join(summary.not_run[:_LISTED]))


def _notices(summary: Summary) -> Iterator[Annotation]:
    for model in summary.models[: MOST // 2]:
        scores = (f"Pass@{score.k} {percent(score)}" for score in model.rows[0].scores)
        text = f"{', '.join(scores)} over {count(model.cases, 'case')}"
        yield Annotation("notice", f"flow2code: {model.model}", text)


def _misses(found: Outcome, kind: str, room: int) -> list[Annotation]:
    shown = found.misses[: room if found.missed <= room else room - 1]
    made = [Annotation(kind, miss.name, miss.why, found.file, miss.line) for miss in shown]
    if len(shown) < found.missed:
        text = f"and {count(found.missed - len(shown), 'more case')} that did not pass"
        made.append(Annotation(kind, "flow2code", text, found.file))
    return made


def job_summary(found: Outcome, journal: str | None, room: int = LIMIT) -> str:
    """Markdown of at most `room` bytes."""
    lines = [*_head(found, journal), *_listed(found)]
    text = "\n".join(lines) + "\n\n"
    if len(text.encode()) <= room:
        return text
    cut = "\n\n(cut: GitHub takes 1 MiB of summary)\n\n"
    kept = text.encode()[: max(0, room - len(cut))].decode(errors="ignore")
    return f"{kept.rpartition(chr(10))[0]}{cut}" if kept else ""


def _head(found: Outcome, journal: str | None) -> Iterator[str]:
    yield "## flow2code"
    if found.stopped is not None:
        yield from ("", f"**The run was stopped:** {_cell(found.stopped)}")
    if found.summary.over_budget:
        yield ""
        yield f"**The run has failed:** {found.summary.unscored} of its samples are unscored."
    if found.gates:
        yield ""
        yield from (
            f"- {'holds' if ok else '**fails**'}: {_cell(said)}" for ok, said in found.gates
        )
    for model in found.summary.models:
        yield from _scores(model, found.summary)
    for annotation in _warnings(found.summary):
        title = annotation.title.removeprefix("flow2code: ")
        yield from ("", f"{_cell(title)}: {_cell(annotation.message)}")
    if journal is not None:
        yield from ("", f"Journal: `{journal}`")


def _scores(model: ModelSummary, summary: Summary) -> Iterator[str]:
    sound = {
        (row.group, row.value): row
        for other in (summary.sound.models if summary.sound is not None else ())
        if other.model == model.model
        for row in other.rows
    }
    ks = [f"Pass@{score.k}" for score in model.rows[0].scores]
    heads = ["", "", "cases", *ks]
    if summary.sound is not None:
        heads += ["sound cases", *ks]
    yield from ("", f"### {_cell(model.model)}", "")
    yield f"| {' | '.join(heads)} |"
    yield f"| --- | --- |{' --: |' * (len(heads) - 2)}"
    for row in model.rows:
        cells = [row.group, row.value, str(row.cases), *map(percent, row.scores)]
        if summary.sound is not None:
            other = sound.get((row.group, row.value))
            none = ["0", *("-" for _ in ks)]
            cells += none if other is None else [str(other.cases), *map(percent, other.scores)]
        yield f"| {' | '.join(map(_cell, cells))} |"
    verdicts = ", ".join(f"{name} {times}" for name, times in model.verdicts)
    yield from ("", f"Verdicts: {verdicts}")


def _listed(found: Outcome) -> Iterator[str]:
    if not found.misses:
        return
    yield from ("", "<details><summary>", f"{count(found.missed, 'case')} did not pass")
    yield from ("</summary>", "")
    yield from (f"- `{miss.name}` {_cell(miss.why)}" for miss in found.misses[:_LISTED])
    if found.missed > _LISTED:
        yield f"- and {found.missed - _LISTED} more"
    yield from ("", "</details>")


def _cell(text: str) -> str:
    """Text that stays in its cell and makes no mark-up of its own."""
    safe = " ".join(text.split())[:_LONG].replace("&", "&amp;").replace("<", "&lt;")
    return "".join(f"\\{char}" if char in "|`*[]\\" else char for char in safe)


def room_in(path: Path) -> int:
    """How many bytes of summary may still be added to a file. Raises OSError."""
    return max(0, LIMIT - (path.stat().st_size if path.exists() else 0))


def find_lines(
    path: Path, names: Sequence[tuple[str, str, str]]
) -> dict[tuple[str, str, str], int]:
    """On which line, from 1, a journal first tells of each model, uid and flowchart type."""
    wanted = {
        f'{{"type": "sample", "uid": {json.dumps(uid)}, "flowchart": {json.dumps(flowchart)}, '
        f'"model": {json.dumps(model)}, '.encode(): (model, uid, flowchart)
        for model, uid, flowchart in names
    }
    found: dict[tuple[str, str, str], int] = {}
    heads = tuple(wanted)
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            if heads and line.startswith(heads):
                key = next(key for head, key in wanted.items() if line.startswith(head))
                found.setdefault(key, number)
    return found
