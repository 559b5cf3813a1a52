"""Cases as pytest items. There can be many thousands: an item holds little and does nothing until
it is run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.task import Task
from pytest_flow2code.display import misses
from pytest_flow2code.journals.stored import Changed
from pytest_flow2code.running.cases import ROOT, Case
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.session.bench import Bench


class MissError(Exception):
    """A case that did not pass. The text is its whole report."""


class RunStoppedError(Exception):
    """The run cannot go on. The text says why, and how to mend it."""


class BenchmarkCollector(pytest.Collector):
    """All cases of a run. It is no file: nothing on disk stands for a case."""

    def __init__(
        self, *, cases: Sequence[Case], bench: Bench, settings: Settings, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self.bench = bench
        self.settings = settings
        self._cases = cases

    def collect(self) -> Iterator[pytest.Item]:
        marks = Marks()
        for case in self._cases:
            item = CaseItem.from_parent(
                self, name=case.name, nodeid=case.nodeid, case=case, bench=self.bench
            )
            for mark in marks.of(case):
                item.add_marker(mark)
            yield item


class CaseItem(pytest.Item):
    """A case; its samples are asked for and judged inside, one after the other."""

    parent: BenchmarkCollector

    def __init__(self, *, case: Case, bench: Bench, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.case = case
        self.results: tuple[SampleResult, ...] = ()
        self.lacks: str | None = None
        self.changed: tuple[Changed, ...] = ()
        self.rescored = False
        self.missed = False
        self.missing = 0
        self.why = ""
        self._bench = bench

    def reportinfo(self) -> tuple[Path, None, str]:
        heading = f"{self.case.task.uid}[{self.case.flowchart.value}] by {self.case.model.name}"
        return self.config.rootpath / ROOT, None, heading

    def setup(self) -> None:
        if _stopping(self._bench.knows, self.case):
            return
        self.lacks = _stopping(self._bench.lacks, self.case.task)
        if self.lacks is not None:
            pytest.skip(self.lacks)

    def runtest(self) -> None:
        ran = _stopping(self._bench.run, self.case)
        self.results, self.missing, self.why = ran.results, ran.missing, ran.why
        self.user_properties = [
            ("flow2code_model", self.case.model.name),
            ("flow2code_verdicts", ",".join(result.verdict for result in self.results)),
        ]
        stored = self._bench.stored
        self.rescored = stored is not None
        if stored is not None:
            self.changed = stored.changes(self.case.key, self.results)
            if self.changed:
                raise MissError("\n".join(map(misses.change, self.changed)))
        elif any(result.scored and not result.passed for result in self.results):
            self._miss(misses.report(self.case, self.results, self.parent.settings))
        if not all(result.scored for result in self.results):
            pytest.skip(misses.unscored(self.results))
        if self.missing:
            pytest.skip(f"not asked: {self.why}")

    def _miss(self, report: str) -> None:
        """With a gate a miss is counted and no failure: the run goes on, and `-x` too."""
        if self.parent.settings.gates.any:
            self.missed = True
            pytest.skip(report)
        raise MissError(report)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, MissError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)


def _stopping(call: Any, argument: Case | Task) -> Any:
    try:
        return call(argument)
    except Flow2CodeError as error:
        raise RunStoppedError(
            " - ".join(part for part in (error.message, error.mend) if part)
        ) from error


class Marks:
    """The markers of cases, one object a combination however many cases share it."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, ...], tuple[pytest.MarkDecorator, ...]] = {}

    def of(self, case: Case) -> tuple[pytest.MarkDecorator, ...]:
        names = mark_names(case)
        if names not in self._made:
            language, source, flowchart, difficulty = names
            whole = pytest.mark.flow2code(
                language=language, source=source, flowchart=flowchart, difficulty=difficulty
            )
            plain = tuple(getattr(pytest.mark, name) for name in dict.fromkeys(names))
            self._made[names] = (whole, *plain)
        return self._made[names]


def mark_names(case: Case) -> tuple[str, str, str, str]:
    """Language, source, flowchart type and difficulty, as they are spelled after `-m`."""
    task = case.task
    return (
        _identifier(task.language),
        _identifier(task.dataset),
        _identifier(case.flowchart.value),
        _identifier(task.difficulty),
    )


def _identifier(text: str) -> str:
    """A name that a marker expression can hold; the words of expressions get an underscore."""
    name = "".join(char if char.isalnum() or char in "_-.+" else "_" for char in text)
    reserved = name in ("and", "or", "not", "None", "True", "False") or name.startswith("_")
    return f"x{name}" if reserved or not name else name


def describe_marks(cases: Iterable[Case]) -> Iterator[str]:
    """The lines that register every marker used."""
    kinds = ("language", "source", "flowchart type", "difficulty")
    seen: dict[str, str] = {}
    for case in cases:
        for kind, name in zip(kinds, mark_names(case), strict=True):
            seen.setdefault(name, kind)
    yield "flow2code(language, source, flowchart, difficulty): a case of the Flow2Code benchmark."
    for name, kind in seen.items():
        yield f"{name}: Flow2Code cases of this {kind}."


def wire(item: CaseItem) -> dict[str, object]:
    """What the controlling process has to know about a case that was run: builtins only.

    Long texts stay behind; the journal has them.
    """
    return {
        "samples": [
            replace(
                result,
                completion="",
                program="",
                output="",
                reason=misses.printable(result.reason),
            ).to_plain()
            for result in item.results
        ],
        "language": item.case.task.language,
        "lacks": item.lacks,
        "rescored": item.rescored,
        "changed": [(each.sample, each.before, each.now) for each in item.changed],
        "miss": item.missed,
        "missing": item.missing,
        "why": item.why,
    }
