"""Money: what a call costs at worst, what it did cost, and not a call more than was allowed."""

from __future__ import annotations

import asyncio

from pytest_flow2code.ahead.prices import Price
from pytest_flow2code.core.errors import Flow2CodeError, NotAskedError
from pytest_flow2code.core.model import Completion, Model, Prompt

_OVERHEAD = 200
"""Tokens that providers add to a prompt: roles, the end of a message."""


class Meter:
    """What the calls of one model use, learned from those that were answered."""

    def __init__(self, model: Model, price: Price | None) -> None:
        self._model = model
        self._price = price
        self._most_in = 0
        self._mean = 0.0
        self._count = 0

    def expected(self, prompt: Prompt) -> int:
        """About how many tokens a call uses, in and out."""
        if self._count:
            return round(self._mean)
        return len(prompt.text) // 4 + 1000 * len(prompt.pictures) + 500

    def worst(self, prompt: Prompt) -> float:
        """The most US dollars that a call can cost.

        Raises Flow2CodeError if nobody knows that.
        """
        most_out = self._model.max_tokens or (self._price.max_output if self._price else None)
        if self._price is None or most_out is None:
            unknown = "price" if self._price is None else "greatest number of tokens out"
            raise unpriced(self._model, unknown)
        # No token is shorter than a byte.
        text = len(prompt.text.encode("utf-8", "replace")) + _OVERHEAD
        pictures = self._price.picture_tokens * len(prompt.pictures)
        return self._price.of(max(text + pictures, self._most_in), most_out)

    def learn(self, said: Completion) -> None:
        if said.tokens_in is None or said.tokens_out is None:
            return
        self._most_in = max(self._most_in, said.tokens_in)
        self._count += 1
        self._mean += (said.tokens_in + said.tokens_out - self._mean) / self._count

    def cost(self, said: Completion) -> float | None:
        """What an answer cost: the provider's word, else by the table; None if nobody knows."""
        if said.cost is not None or self._price is None:
            return said.cost
        if said.tokens_in is None or said.tokens_out is None:
            return None
        return self._price.of(said.tokens_in, said.tokens_out)


def unpriced(model: Model, what: str) -> Flow2CodeError:
    """The error for a model whose costs cannot be bounded."""
    return Flow2CodeError(
        f"--flow2code-max-cost cannot be kept: the {what} of {model.name} is not known",
        mend="add the model, with max_output, to a file for --flow2code-prices=FILE",
    )


class Budget:
    """At most `limit` US dollars; None: no bound. For one event loop.

    Calls under way count for what they may cost at worst, so that the limit is never passed.
    """

    def __init__(self, limit: float | None) -> None:
        self.limit = limit
        self.spent = 0.0
        self.exhausted = False
        self._reserved: list[float] = []
        self._changed = asyncio.Event()

    async def reserve(self, worst: float) -> None:
        """Wait until a call may cost so much. Raises NotAskedError if it never may."""
        while not self.exhausted and not self._fits(worst):
            if not self._reserved:
                self.exhausted = True
                self._changed.set()
                break
            self._changed.clear()
            await self._changed.wait()
        if self.exhausted:
            raise self.refusal()
        self._reserved.append(worst)

    def settle(self, worst: float, cost: float) -> None:
        """A call that was reserved for is over and has cost so much."""
        self._reserved.remove(worst)
        self.spent += cost
        self._changed.set()

    def refusal(self) -> NotAskedError:
        return NotAskedError(
            f"another call might have passed --flow2code-max-cost={self.limit:g}",
            mend="raise it and go on with --flow2code-resume",
        )

    def _fits(self, worst: float) -> bool:
        return self.limit is None or self.spent + sum(self._reserved) + worst <= self.limit
