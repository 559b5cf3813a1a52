"""Everything that is asked of one model: in order, at its pace, each call once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

from pytest_flow2code.ahead.backoff import Failures
from pytest_flow2code.ahead.budget import Budget, Meter
from pytest_flow2code.ahead.keeper import Keeper
from pytest_flow2code.ahead.order import Order, Ticket
from pytest_flow2code.ahead.outcome import Outcome, Outcomes
from pytest_flow2code.ahead.pace import Pace
from pytest_flow2code.ahead.progress import Progress
from pytest_flow2code.core.answered import Answered
from pytest_flow2code.core.errors import (
    CompletionError,
    DataError,
    Flow2CodeError,
    FlowchartError,
    NotAskedError,
)
from pytest_flow2code.core.model import Completion, Model, Request
from pytest_flow2code.journals.journal import now
from pytest_flow2code.running.cases import Case
from pytest_flow2code.running.questions import Question, Questions
from pytest_flow2code.running.workshop import Workshop
from pytest_flow2code.store import TAKEN, Claim, Kept, Key, key_of

_POLL_SECONDS = 0.5
"""How often one looks whether a call that somebody else is making was answered."""
STOPPED = "the run was stopped before this was asked"


@dataclass(frozen=True, slots=True)
class Means:
    """What the lanes of a run share. `abort` ends them all: nothing more will be answered."""

    questions: Questions
    workshop: Workshop
    drawers: ThreadPoolExecutor
    keeper: Keeper
    budget: Budget
    outcomes: Outcomes
    progress: Progress
    abort: Callable[[BaseException], None]


@dataclass(frozen=True, slots=True)
class Terms:
    """How a model may be asked: `most` calls at once, `retries` after failures other than
    complaints about limits; with `stored_only` not at all."""

    most: int
    retries: int
    stored_only: bool


class Lane:
    """For one event loop: only `order` may be touched from a callback of another thread."""

    def __init__(
        self,
        model: Model,
        cases: Mapping[str, Case],
        means: Means,
        *,
        terms: Terms,
        pace: Pace,
        meter: Meter,
        order: Order,
    ) -> None:
        self._model = model
        self._cases = cases
        self._means = means
        self._terms = terms
        self._pace = pace
        self._meter = meter
        self.order = order
        self._room = asyncio.Semaphore(terms.most)
        self._changed = asyncio.Event()
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._paid: set[asyncio.Task[None]] = set()
        self._callers = ThreadPoolExecutor(terms.most, "flow2code-call")

    async def run(self) -> None:
        """Serve tickets until the lane is closed and what was under way has come back."""
        while (ticket := await self._next()) is not None:
            task = asyncio.create_task(self._serve(ticket))
            self._tasks.add(task)
            task.add_done_callback(self._finished)
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._callers.shutdown(wait=False)

    @property
    def under_way(self) -> int:
        """How many calls have been made and have not come back."""
        return len(self._paid)

    def wake(self) -> None:
        """The order has something new."""
        self._changed.set()

    def close(self) -> None:
        """Ask no more. Calls that are under way are paid for: they come back and are kept."""
        self._closing = True
        self._changed.set()
        for task in self._tasks - self._paid:
            task.cancel()

    async def _next(self) -> Ticket | None:
        await self._room.acquire()
        while not self._closing:
            ticket = self.order.next()
            if ticket is not None:
                return ticket
            self._changed.clear()
            await self._changed.wait()
        self._room.release()
        return None

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._room.release()
        if not task.cancelled() and task.exception() is not None:
            # A fault of an adapter or our own: nobody may wait for ever because of it.
            self._means.abort(task.exception() or AssertionError())

    async def _serve(self, ticket: Ticket) -> None:
        outcomes, progress = self._means.outcomes, self._means.progress
        try:
            outcome = await self._outcome(ticket)
        except NotAskedError as error:
            progress.missing += 1
            outcomes.fail(ticket, error)
        except (CompletionError, FlowchartError, DataError) as error:
            progress.failed += 1
            outcomes.fail(ticket, error)
        except Flow2CodeError as error:
            self._means.abort(error)
        except asyncio.CancelledError:
            outcomes.fail(ticket, NotAskedError(STOPPED))
        else:
            outcomes.settle(ticket, outcome)
            if outcome.unkept is not None:
                self._means.abort(outcome.unkept)

    async def _outcome(self, ticket: Ticket) -> Outcome:
        case, means = self._cases[ticket.case], self._means
        loop = asyncio.get_running_loop()
        question = await loop.run_in_executor(means.drawers, self._question, case)
        key = key_of(self._model.identity, question.prompt, ticket.sample)
        found = await self._found(key)
        if isinstance(found, Kept):
            means.progress.cached += 1
            said = _slim(found.completion)
            stored = Answered(said, question.chart, question.picture, cached=True, retries=0)
            return Outcome(stored, key)
        answered: Answered | None = None
        try:
            answered = await self._paid_for(ticket, case, question)
            return await self._keep(key, case, answered)
        finally:
            task = asyncio.current_task()
            if task is not None:
                self._paid.discard(task)
            if answered is None:
                means.keeper.do(lambda store: store.release(key))

    def _question(self, case: Case) -> Question:
        lacks = self._means.workshop.lacks(case.task)
        if lacks is not None:
            raise NotAskedError(f"its answer could not be run here: {lacks}")
        return self._means.questions.question(case.task, case.flowchart)

    async def _found(self, key: Key) -> Kept | Claim:
        """The stored answer, or the claim to the call. Raises NotAskedError if there is neither
        an answer nor leave to ask."""
        keeper, budget = self._means.keeper, self._means.budget
        if self._terms.stored_only or budget.exhausted:
            kept = await asyncio.wrap_future(keeper.do(lambda store: store.find(key)))
            if kept is not None:
                return kept
            if self._terms.stored_only:
                raise NotAskedError(
                    "no stored answer, and --flow2code-cached-only asks for none",
                    mend="run it without --flow2code-cached-only",
                )
            raise budget.refusal()
        while True:
            found = await asyncio.wrap_future(keeper.do(lambda store: store.claim(key)))
            if found is not TAKEN:
                return found
            # Another run pays for this one; meanwhile there is room for others here.
            self._room.release()
            try:
                await asyncio.sleep(_POLL_SECONDS)
            finally:
                await self._room.acquire()

    async def _paid_for(self, ticket: Ticket, case: Case, question: Question) -> Answered:
        """The answer, by as many calls as it takes."""
        budget = self._means.budget
        worst = 0.0 if budget.limit is None else self._meter.worst(question.prompt)
        await budget.reserve(worst)
        cost: float | None = 0.0
        try:
            answered = await self._answered(ticket, case, question)
            cost = answered.completion.cost
        finally:
            budget.settle(worst, worst if cost is None else cost)
        self._means.progress.answers += 1
        return answered

    async def _answered(self, ticket: Ticket, case: Case, question: Question) -> Answered:
        request = Request(case.task, case.flowchart, ticket.sample, question.prompt)
        failures, waited, progress = Failures(self._terms.retries), 0.0, self._means.progress
        while True:
            expected = self._meter.expected(question.prompt)
            with progress.waiting():
                call = await self._pace.enter(expected)
            waited += call.waited
            try:
                said = await self._attempt(request)
            except CompletionError as error:
                self._pace.failed(call, limited=error.limited, retry_after=error.retry_after)
                pause = failures.add(error)
                progress.repeated(error, pause, self._pace.allowed)
            except BaseException:
                self._pace.failed(call, limited=False, retry_after=None)
                raise
            else:
                used = (said.tokens_in or 0) + (said.tokens_out or 0)
                self._pace.answered(call, used or None)
                self._meter.learn(said)
                said = replace(said, cost=self._meter.cost(said))
                return Answered(
                    said, question.chart, question.picture, False, failures.count, waited
                )
            if self._closing:
                raise NotAskedError(STOPPED)
            with progress.waiting():
                await asyncio.sleep(pause)
            waited += pause

    async def _attempt(self, request: Request) -> Completion:
        """One call, which is not broken off once it is made."""
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        if task is not None:
            self._paid.add(task)
        self._means.progress.calls += 1
        try:
            return await loop.run_in_executor(self._callers, self._model.complete, request)
        except BaseException:
            if task is not None:
                self._paid.discard(task)
            raise

    async def _keep(self, key: Key, case: Case, answered: Answered) -> Outcome:
        """Store an answer. One that cannot be stored still reaches whoever waits for it."""
        said = answered.completion
        kept = Kept(key, said, case.task.uid, case.flowchart.value, now())
        try:
            await asyncio.wrap_future(self._means.keeper.do(lambda store: store.put(kept)))
        except Flow2CodeError as error:
            return Outcome(answered, unkept=error)
        return Outcome(replace(answered, completion=_slim(said)), key)


def _slim(said: Completion) -> Completion:
    return replace(said, text="")
