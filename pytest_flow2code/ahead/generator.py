"""The one that asks: answers are there before the cases are run, however many processes run them.

An event loop in a thread of its own hands out calls to the models; adapters block, so that each
call has a thread of a pool. Whoever runs a case waits for its answers here, or from another process
at the `desk`.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from pytest_flow2code.ahead.budget import Budget, Meter
from pytest_flow2code.ahead.keeper import Keeper
from pytest_flow2code.ahead.lane import STOPPED, Lane, Means, Terms
from pytest_flow2code.ahead.order import Order, Ticket
from pytest_flow2code.ahead.outcome import Outcome, Outcomes
from pytest_flow2code.ahead.pace import Pace
from pytest_flow2code.ahead.prices import Prices
from pytest_flow2code.ahead.progress import Progress
from pytest_flow2code.core.answered import Answered
from pytest_flow2code.core.errors import DataError, Flow2CodeError, NotAskedError
from pytest_flow2code.core.model import Prompt
from pytest_flow2code.running.cases import Case
from pytest_flow2code.running.questions import Questions
from pytest_flow2code.running.settings import Settings
from pytest_flow2code.running.workshop import Workshop
from pytest_flow2code.store import Kept


class Generator:
    """Asks the paid models for the samples of cases. Its methods may be called by any thread."""

    def __init__(
        self,
        settings: Settings,
        cases: Sequence[Case],
        questions: Questions,
        store: Path,
        prices: Prices,
        *,
        ahead: int | None = None,
        say: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`cases` are all that may be asked about, `questions` is closed along with this. `ahead`
        bounds how many answers of a model may wait for their cases, None: not at all. `say` prints
        a line, from any thread.

        Raises Flow2CodeError if the store cannot be used or the costs cannot be bounded.
        """
        self._cases = {case.name: case for case in cases if case.model.paid}
        models = {case.model.name: case.model for case in self._cases.values()}
        meters = {name: Meter(model, prices.of(name)) for name, model in models.items()}
        if settings.max_cost is not None:
            for meter in meters.values():
                meter.worst(Prompt("", ()))
        self.progress = Progress(say)
        self._outcomes = Outcomes()
        self._budget = Budget(settings.max_cost)
        self._keeper = Keeper(store)
        self._means = Means(
            questions,
            Workshop(),
            ThreadPoolExecutor(2, "flow2code-drawing"),
            self._keeper,
            self._budget,
            self._outcomes,
            self.progress,
            self._abort,
        )
        terms = Terms(settings.max_connections, settings.retries, settings.cached_only)
        self._lanes = {
            name: Lane(
                model,
                self._cases,
                self._means,
                terms=terms,
                pace=Pace(terms.most, settings.requests_per_minute, settings.tokens_per_minute),
                meter=meters[name],
                order=Order(ahead),
            )
            for name, model in models.items()
        }
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="flow2code-asking", daemon=True)
        self._thread.start()

    @property
    def spent(self) -> float:
        """US dollars that this generator's calls have cost, as far as prices are known."""
        return self._budget.spent

    def expect(self, tickets: Iterable[Ticket]) -> None:
        """Ask for these, in this order."""
        by_model: dict[str, list[Ticket]] = {}
        for ticket in tickets:
            case = self._cases.get(ticket.case)
            if case is not None:
                by_model.setdefault(case.model.name, []).append(ticket)
        for name, asked in by_model.items():
            lane = self._lanes[name]
            self._tell(lane, lambda lane=lane, asked=asked: lane.order.expect(asked))  # type: ignore[misc]

    def answer(self, ticket: Ticket, client: str = "") -> Answered:
        """Wait for the answer to a ticket, which is asked for now if it was not yet.

        Raises CompletionError, FlowchartError or DataError if there is none: unscored;
        NotAskedError if it was left out; any other Flow2CodeError if the run must stop.
        """
        return self.promise(ticket, client).result()

    def promise(self, ticket: Ticket, client: str = "") -> Future[Answered]:
        """`answer`, without waiting for it."""
        lane = self._lanes[self._cases[ticket.case].model.name]
        self._tell(lane, lambda: lane.order.demand(client, ticket))
        promised: Future[Answered] = Future()

        def deliver(done: Future[Outcome]) -> None:
            self._tell(lane, lambda: lane.order.taken(ticket))
            error = done.exception()
            if error is not None:
                promised.set_exception(error)
                return
            outcome, fatal = done.result(), self._outcomes.fatal
            key = outcome.key
            if key is None:
                promised.set_result(outcome.answered)
            elif fatal is not None:
                promised.set_exception(fatal)
            else:
                found = self._keeper.do(lambda store: store.find(key))
                found.add_done_callback(lambda kept: _fulfil(promised, outcome, kept))

        self._outcomes.of(ticket).add_done_callback(deliver)
        return promised

    def stop(self) -> None:
        """Ask no more. Returns when the calls under way have come back and are kept; they were
        paid for. May be called more than once."""
        for lane in self._lanes.values():
            self._tell(lane, lane.close)
        self._thread.join()
        self._outcomes.break_off(NotAskedError(STOPPED))

    @property
    def under_way(self) -> int:
        """How many calls have been made and have not come back."""
        return sum(lane.under_way for lane in self._lanes.values())

    def close(self) -> None:
        """Stop, and give everything back."""
        self.stop()
        self._keeper.close()
        self._means.drawers.shutdown()
        self._means.questions.close()

    def _abort(self, error: BaseException) -> None:
        """In the loop: fail everything that is not done, and stop."""
        self._outcomes.break_off(error)
        for lane in self._lanes.values():
            lane.close()

    def _tell(self, lane: Lane, what: Callable[[], None]) -> None:
        """Have something done to a lane by its own loop; nothing, once that has ended."""

        def do() -> None:
            what()
            lane.wake()

        with suppress(RuntimeError):  # the loop is closed: every future is done
            self._loop.call_soon_threadsafe(do)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._outcomes.break_off(
                Flow2CodeError("the thread that asks the models has ended", mend="report this")
                if self._died
                else NotAskedError(STOPPED)
            )
            self._loop.close()

    _died = True

    async def _serve(self) -> None:
        await asyncio.gather(*(lane.run() for lane in self._lanes.values()))
        self._died = False


def _fulfil(promised: Future[Answered], outcome: Outcome, found: Future[Kept | None]) -> None:
    """Give an answer together with its text, which was kept in the store alone."""
    error = found.exception()
    kept = None if error is not None else found.result()
    if error is not None:
        promised.set_exception(error)
    elif kept is None:
        promised.set_exception(
            DataError("the answer was deleted from the completion store", mend="run it again")
        )
    else:
        said = replace(outcome.answered.completion, text=kept.completion.text)
        promised.set_result(replace(outcome.answered, completion=said))
