"""One process's share of a run: it takes cases to their results and keeps the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from pytest_flow2code import prompts
from pytest_flow2code.ahead import Ticket
from pytest_flow2code.core.answered import Answered
from pytest_flow2code.core.errors import NotAskedError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.core.task import Task
from pytest_flow2code.journals.stored import Stored
from pytest_flow2code.running.cases import Case
from pytest_flow2code.running.pipeline import Engine, EngineOptions
from pytest_flow2code.running.questions import Questions
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.running.wire import Records
from pytest_flow2code.scoring import SampleKey, settle

Answer = Callable[[Ticket], Answered]
"""Brings the answer of a paid model; raises as `ahead.Generator.answer` does."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What became of a case: the results of its samples, and how many of them were left unasked
    on purpose, with the reason."""

    results: tuple[SampleResult, ...]
    missing: int = 0
    why: str = ""


class Bench:
    """Everything is opened when it is first needed, so that collecting cases costs nothing."""

    def __init__(self, settings: Settings, stored: Stored | None = None) -> None:
        """With `stored` answers no model is asked."""
        self._settings = settings
        self.stored = stored
        self._engine: Engine | None = None
        self._records: Records | None = None
        self._answer: Answer | None = None
        self._done: dict[SampleKey, SampleResult] | None = None

    def engine(self) -> Engine:
        """Raises SandboxError if no sandbox can be had."""
        if self._engine is None:
            wanted = self._settings
            self._engine = Engine.open(
                EngineOptions(wanted.sandbox, wanted.timeout, wanted.shown, wanted.prompt)
            )
        return self._engine

    def questions(self) -> Questions:
        """A new maker of this run's questions.

        Raises FlowchartError if Graphviz is missing, Flow2CodeError for a template that cannot be
        used.
        """
        return Questions(prompts.load(self._settings.prompt), self._settings.shown)

    def answer_from(self, answer: Answer) -> None:
        """Say who asks the paid models: this process's own thread, or another process."""
        self._answer = answer

    def record_in(self, records: Records) -> None:
        """Say where results are kept. What is known there by then is not run again."""
        self._records = records

    def lacks(self, task: Task) -> str | None:
        """What this machine lacks to run a task, with the command that brings it, or None."""
        return self.engine().lacks(task)

    def knows(self, case: Case) -> bool:
        """Whether nothing of a case is left to run, so that nothing is needed for it."""
        done = self._known()
        return all((*case.key, number) in done for number in self._numbers(case))

    def run(self, case: Case) -> Ran:
        """All samples of a case, each recorded as it is judged; known ones are not run again.

        Raises Flow2CodeError if the run cannot go on: no answer can ever come, no sandbox, or a
        journal that cannot be written.
        """
        results: list[SampleResult] = []
        missing, why = 0, ""
        for number in self._numbers(case):
            try:
                results.append(self._sample(case, number))
            except NotAskedError as error:
                missing, why = missing + 1, error.message
        return Ran(tuple(results), missing, why)

    def _numbers(self, case: Case) -> Sequence[int]:
        if self.stored is not None:
            return self.stored.numbers(case.key)
        return range(self._settings.samples)

    def _sample(self, case: Case, number: int) -> SampleResult:
        done = self._known()
        key = (*case.key, number)
        if key in done:
            return done[key]
        if self.stored is not None:
            result = self.engine().again(case.task, self.stored.result(key))
        else:
            ask = self._ask(case, number)
            result = self.engine().sample(case.task, case.flowchart, case.model, number, ask)
        self._record(result)
        if result.scored:
            done[key] = replace(result, completion="", program="")
        return result

    def _ask(self, case: Case, number: int) -> Callable[[], Answered] | None:
        """How the answer comes; None if the model may as well be asked here and now."""
        answer = self._answer
        if answer is None or not case.model.paid:
            return None
        return lambda: answer(Ticket(case.name, number))

    def _known(self) -> dict[SampleKey, SampleResult]:
        if self._done is None:
            samples: Iterable[SampleResult] = ()
            if self._records is not None:
                samples = self._records.known()
            settled = settle(samples)
            self._done = {key: result for key, result in settled.items() if result.scored}
        return self._done

    def _record(self, result: SampleResult) -> None:
        if self._records is not None:
            self._records.sample(result)

    def close(self) -> None:
        """Give everything back. May be called more than once."""
        records, engine = self._records, self._engine
        self._records = self._engine = None
        try:
            if records is not None:
                records.close()
        finally:
            if engine is not None:
                engine.close()
