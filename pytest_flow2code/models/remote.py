"""What all adapters that ask over the network have in common."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Completion, Request, StopReason
from pytest_flow2code.models import bodies
from pytest_flow2code.models.account import Account, public
from pytest_flow2code.models.client import hush
from pytest_flow2code.models.failing import Failure, meaning, unreachable, unreadable
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.text import scrub, well_formed


@dataclass(frozen=True, slots=True)
class Answer:
    """What a body says: the text without any thoughts before it, a `StopReason`, and tokens (all
    that are paid for) and cost in US dollars where the provider tells them."""

    text: str
    stop: str = StopReason.END
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None


FILTERED = Answer("", StopReason.CONTENT_FILTER)
"""The answer to a prompt that the provider declined."""


class UnreadableError(Exception):
    """A body that holds no answer; the text says what it holds."""


class RemoteModel(ABC):
    """A model behind an HTTP endpoint, asked through its provider's official SDK."""

    def __init__(self, provider: str, model: str, options: ModelOptions, account: Account) -> None:
        self.name = f"{provider}:{model}"
        self._model = model
        self._options = options
        self._account = account

    @property
    def identity(self) -> str:
        """The name, the server and the options: another base URL is another model."""
        return replace(self._options, base_url=public(self._base_url)).identity(self.name)

    @property
    def paid(self) -> bool:
        return True

    @property
    def max_tokens(self) -> int | None:
        return self._options.max_tokens

    @property
    def _base_url(self) -> str:
        return self._account.base_url(self._options)

    def check(self) -> None:
        """Raises ModelError for a missing SDK or key, or for a base URL that cannot be one."""
        self._load()
        self._account.check(self.name, self._options)

    def complete(self, request: Request) -> Completion:
        """One answer.

        Raises CompletionError for a failure that another call may not have (time-out, rate limit,
        server error, no connection, a body that holds no answer), ModelError for one that every
        call would have (key, model, a parameter or picture that the model does not take).
        """
        hush()
        started = time.perf_counter()
        try:
            answer = self._ask(request)
        except UnreadableError as error:
            said = str(error)
        else:
            return Completion(
                self.name,
                request.sample,
                well_formed(answer.text),
                stop=answer.stop,
                tokens_in=answer.tokens_in,
                tokens_out=answer.tokens_out,
                cost=answer.cost,
                seconds=time.perf_counter() - started,
            )
        raise unreadable(self.name, said, self._account.secrets(self._options))

    @abstractmethod
    def _load(self) -> object:
        """Import the SDK. Raises ModelError if it is missing."""

    @abstractmethod
    def _ask(self, request: Request) -> Answer:
        """Make the call. Raises as `complete` does, or UnreadableError.

        An SDK's own exception holds the request, key and picture included: it must not travel
        along as a cause, which a traceback would print.
        """

    def _failed(self, status: int, body: object, headers: Mapping[str, str]) -> Answer:
        """What an error body amounts to: FILTERED, or a raised error."""
        lower = {name.lower(): value for name, value in headers.items()}
        failure = Failure(status, bodies.codes(body), bodies.message(body), lower)
        if failure.filtered:
            return FILTERED
        key = self._account.key_name(self._options)
        raise meaning(self.name, failure, key, self._account.secrets(self._options))

    def _refused(self, error: Exception) -> ModelError:
        """The error for a request that the SDK itself would not make."""
        said = scrub(str(error), self._account.secrets(self._options))
        return ModelError(
            f"{self.name}: the SDK refuses the request: {said}",
            mend="change the model's options, or install a newer version of its SDK",
        )

    def _unreachable(self, timed_out: bool) -> CompletionError:
        patience = self._options.timeout_s if timed_out else None
        return unreachable(self.name, self._base_url, patience)


def said(body: bytes) -> UnreadableError:
    """The error for a body without an answer in it."""
    text = body.decode("utf-8", "replace").strip()
    return UnreadableError(
        f"sent no whole answer but {text[:2000]}" if text else "sent an empty body"
    )
