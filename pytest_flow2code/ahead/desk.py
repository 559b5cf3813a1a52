"""Where other processes of the run get the answers: they ask no model themselves.

Each worker of pytest-xdist has a channel of its own, through the connection that starts and ends
with the worker, on this machine or another. A worker whose controller has died hears of it at once.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Protocol

from pytest_flow2code.ahead.generator import Generator
from pytest_flow2code.ahead.order import Ticket
from pytest_flow2code.core.answered import Answered
from pytest_flow2code.core.errors import (
    CompletionError,
    DataError,
    Flow2CodeError,
    FlowchartError,
    NotAskedError,
)

_WORDS: dict[str, type[Flow2CodeError]] = {
    "unscored": CompletionError,
    "not-asked": NotAskedError,
    "stop": Flow2CodeError,
}


class Channel(Protocol):
    """An execnet channel, as far as it is used here."""

    def send(self, item: object) -> None: ...

    def receive(self, timeout: float | None = None) -> object: ...

    def setcallback(self, callback: Callable[[str], None]) -> None: ...


class Desk:
    """Answers workers. None of them waits for another one, and no thread for any."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def serve(self, channel: Channel) -> None:
        client = secrets.token_hex(4)
        channel.setcallback(lambda text: self._asked(channel, client, text))

    def _asked(self, channel: Channel, client: str, text: str) -> None:
        asked = json.loads(text)
        promised = self._generator.promise(Ticket(asked["case"], asked["sample"]), client)
        promised.add_done_callback(lambda done: _send(channel, done))


def _send(channel: Channel, done: Future[Answered]) -> None:
    error = done.exception()
    reply = _refusal(error) if error is not None else done.result().to_plain()
    with suppress(OSError):  # the worker has gone
        channel.send(json.dumps(reply))


def _refusal(error: BaseException) -> dict[str, object]:
    if not isinstance(error, Flow2CodeError):
        error = Flow2CodeError(f"a fault in a model's adapter: {error!r}")
    kind = "stop"
    if isinstance(error, NotAskedError):
        kind = "not-asked"
    elif isinstance(error, CompletionError | FlowchartError | DataError):
        kind = "unscored"
    return {"refused": kind, "message": error.message, "mend": error.mend}


class Visitor:
    """One worker's way to the desk."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    def answer(self, ticket: Ticket) -> Answered:
        """Wait for an answer. Raises as `Generator.answer` does, and Flow2CodeError if the process
        that asks has ended."""
        asked = {"case": ticket.case, "sample": ticket.sample}
        try:
            self._channel.send(json.dumps(asked))
            reply: dict[str, Any] = json.loads(str(self._channel.receive()))
        except (OSError, EOFError) as error:
            raise Flow2CodeError(
                "the process that asks the models has ended", mend="go on with --flow2code-resume"
            ) from error
        if "refused" in reply:
            raise _WORDS[reply["refused"]](reply["message"], mend=reply["mend"])
        return Answered.from_plain(reply)
