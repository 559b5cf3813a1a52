"""Telling GitHub Actions how a run came out, where it runs there. Only in the process that starts
the run; by environment variables alone: elsewhere nothing of this is heard."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_flow2code.display import github
from pytest_flow2code.display.github import Miss, Outcome
from pytest_flow2code.display.misses import printable
from pytest_flow2code.session.controller import Controller

_KEPT = 50

CaseKey = tuple[str, str, str]


def is_wanted() -> bool:
    """Whether anybody listens."""
    return _annotates() or bool(os.environ.get("GITHUB_STEP_SUMMARY"))


def _annotates() -> bool:
    return os.environ.get("GITHUB_ACTIONS") == "true"


class Actions:
    """Gathers the first cases that did not pass; tells when everything else has been said."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._misses: dict[str, tuple[CaseKey, Miss]] = {}
        self._missed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        found: dict[str, Any] | None = getattr(report, "flow2code", None)
        samples = found.get("samples") if found is not None else None
        if not samples or found is None:
            return
        why = _why(found)
        if why is None or report.nodeid in self._missed:
            return
        self._missed.add(report.nodeid)
        if len(self._misses) < _KEPT:
            first = samples[0]
            key = (first["model"], first["uid"], first["flowchart"])
            self._misses[report.nodeid] = (key, Miss(report.nodeid, printable(why)))

    def pytest_unconfigure(self) -> None:
        """Every line of pytest's own is out, and begun lines are ended."""
        summary = self._controller.summary
        if summary is None:
            return
        outcome = Outcome(
            summary,
            tuple(miss for _, miss in self._misses.values()),
            len(self._missed),
            self._controller.stopped,
            tuple((gate.outcome == "pass", f"{gate.gate}: {gate.said}") for gate in summary.gates),
        )
        path = self._controller.journal
        lines = [*self._summarise(outcome, path)]
        if _annotates():
            placed = self._placed(outcome, path)
            lines += [made.command() for made in github.annotate(placed)]
        if lines:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()

    def _placed(self, outcome: Outcome, path: Path | None) -> Outcome:
        """With the lines of the journal, if it lies where GitHub knows files by their paths."""
        root = os.environ.get("GITHUB_WORKSPACE")
        if path is None or not root or not path.resolve().is_relative_to(Path(root).resolve()):
            return outcome
        shown = list(self._misses.values())[: github.MOST]
        try:
            lines = github.find_lines(path, [key for key, _ in shown])
        except OSError:
            return outcome
        misses = tuple(replace(miss, line=lines.get(key)) for key, miss in shown)
        file = path.resolve().relative_to(Path(root).resolve()).as_posix()
        return replace(outcome, misses=misses, file=file)

    def _summarise(self, outcome: Outcome, path: Path | None) -> list[str]:
        """Add to the job's summary; answers with what went wrong. It is no reason to fail a run."""
        place = os.environ.get("GITHUB_STEP_SUMMARY")
        if not place:
            return []
        journal = None if path is None else os.path.relpath(path)
        try:
            room = github.room_in(Path(place))
            with Path(place).open("a", encoding="utf-8") as file:
                file.write(github.job_summary(outcome, journal, room))
        except OSError as error:
            return [f"flow2code: the job summary {place} cannot be written: {error.strerror}"]
        return []


def _why(found: dict[str, Any]) -> str | None:
    """Why a case counts as missed, None if it does not."""
    if found.get("changed"):
        return ", ".join(f"sample {n}: {before} -> {now}" for n, before, now in found["changed"])
    missed = [s for s in found["samples"] if s["verdict"] not in ("pass", "unscored")]
    if not missed or found.get("rescored"):
        return None
    first = missed[0]
    return f"{first['verdict']}: {first['reason']}" if first["reason"] else str(first["verdict"])
