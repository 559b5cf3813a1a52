"""What passes between the process that starts a run and workers of pytest-xdist.

A worker on the same machine appends to the journal itself. One that cannot reach the file (over
ssh, in a container, or since somebody deleted it) sends its results, whole, over a channel of its
own; they arrive before the report of their case, since one connection carries both in order.

Workers get the settings of the process that started the run: on another machine, or in another
folder, there is no ini file to read, and a relative path would mean something else.
"""

from __future__ import annotations

import json
import pickle
import socket
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Protocol

from pytest_flow2code import __version__
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.results import SampleResult
from pytest_flow2code.journals import recording
from pytest_flow2code.journals.recording import Session, Writer
from pytest_flow2code.running.cases import Plan
from pytest_flow2code.running.settings import WORKER_INPUT, Settings

_PATIENCE = 120.0
"""Seconds that a worker waits for the process that started the run to read its journal."""


class Channel(Protocol):
    """An execnet channel, as far as it is used here."""

    def send(self, item: object) -> None: ...

    def receive(self, timeout: float | None = None) -> object: ...

    def setcallback(self, callback: Callable[[str], None]) -> None: ...


class Records(Protocol):
    """Where a process keeps what it judged, and finds what is known already."""

    def known(self) -> Iterable[SampleResult]: ...

    def sample(self, result: SampleResult) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Handed:
    """What a worker is given: `session` and `channel` only where results are to be kept,
    `answers` only where answers come from the process that started the run (see `ahead.desk`).

    `content` is the hash of the tasks, `started_in` where the run was started.
    """

    version: str
    settings: bytes
    content: str
    started_in: str
    session: Mapping[str, object] | None = None
    channel: Channel | None = None
    answers: Channel | None = None

    @classmethod
    def of(cls, plan: Plan, started_in: Path) -> Handed:
        return cls(__version__, pickle.dumps(plan.settings), plan.content_hash, str(started_in))

    def to_plain(self) -> dict[str, object]:
        """Builtins, but for the channel, which execnet can carry."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_plain(cls, data: Mapping[str, object]) -> Handed:
        """Raises Flow2CodeError if the two processes have different versions of this package."""
        if data["version"] != __version__:
            raise Flow2CodeError(
                f"the worker on {socket.gethostname()} has flow2code {__version__}, the run "
                f"{data['version']}",
                mend="install the same version of pytest-flow2code on all machines",
            )
        return cls(**data)  # type: ignore[arg-type]

    def asked(self) -> Settings:
        """The settings. A file that is not where it was given is looked for below the worker's
        own folder, where `--rsyncdir` puts what lay below the place that the run was started in."""
        settings: Settings = pickle.loads(self.settings)
        places = {
            field.name: self._found(value)
            for field in fields(settings)
            if isinstance(value := getattr(settings, field.name), Path)
        }
        return replace(settings, **places)  # type: ignore[arg-type]

    def _found(self, path: Path) -> Path:
        start = Path(self.started_in)
        if path.exists() or not path.is_relative_to(start):
            return path
        below = path.relative_to(start)
        places = (Path.cwd() / below, Path.cwd() / start.name / below)
        return next((place for place in places if place.exists()), path)

    def check(self, plan: Plan) -> None:
        """Raises Flow2CodeError if this worker has other tasks than the run."""
        if plan.content_hash != self.content:
            raise Flow2CodeError(
                f"the worker on {socket.gethostname()} in {Path.cwd()} has other tasks than the "
                "run: their hashes differ",
                mend="give all machines the same data (--flow2code-data, --rsyncdir)",
            )

    def records(self) -> Records | None:
        """How this worker keeps its results; None if they are not to be kept."""
        if self.session is None:
            return None
        session = Session.from_plain(self.session)
        if self.channel is None or recording.reaches(session):
            return Writer(session)
        return Sent(self.channel)


class Sent:
    """Records kept by another process."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel

    def known(self) -> tuple[SampleResult, ...]:
        """Raises Flow2CodeError if the other process cannot say."""
        self._say({"type": "known"})
        try:
            answer = json.loads(str(self._channel.receive(_PATIENCE)))
        except (OSError, EOFError) as error:
            raise _lost(error) from error
        if isinstance(answer, str):
            raise Flow2CodeError(answer)
        return tuple(map(SampleResult.from_plain, answer))

    def sample(self, result: SampleResult) -> None:
        """Raises Flow2CodeError if the connection is gone."""
        self._say({"type": "sample", **result.to_plain()})

    def close(self) -> None:
        """What was sent is on its way; the connection belongs to pytest-xdist."""

    def _say(self, message: Mapping[str, object]) -> None:
        # ASCII, for execnet refuses what has no UTF-8 form.
        try:
            self._channel.send(json.dumps(message))
        except (OSError, EOFError) as error:
            raise _lost(error) from error


def _lost(error: Exception) -> Flow2CodeError:
    return Flow2CodeError(
        f"the process that started the run cannot be reached: {error or type(error).__name__}",
        mend="go on with --flow2code-resume",
    )


def complain(worker_input: Mapping[str, object], error: Flow2CodeError) -> None:
    """Tell the process that started the run why this worker can be of no use. By itself
    pytest-xdist would only see that it ended, and start another one, and another."""
    handed = worker_input.get(WORKER_INPUT)
    channel = handed.get("channel") if isinstance(handed, dict) else None
    if channel is not None:
        trouble = {"type": "trouble", "message": error.message, "mend": error.mend}
        channel.send(json.dumps(trouble))


class Clerk:
    """Writes into the journal what workers send. Called by one thread a worker.

    `stop` ends the run; what happens in a thread of execnet nobody would hear of otherwise.
    """

    def __init__(self, session: Session, stop: Callable[[Flow2CodeError], None]) -> None:
        """Raises Flow2CodeError if the journal cannot be written."""
        self._writer = Writer(session)
        self._lock = threading.Lock()
        self._stop = stop

    def serve(self, channel: Channel) -> None:
        channel.setcallback(lambda text: self._heard(channel, text))

    def close(self) -> None:
        with self._lock:
            self._writer.close()

    def _heard(self, channel: Channel, text: str) -> None:
        message = json.loads(text)
        kind = message["type"]
        with self._lock:
            try:
                if kind == "known":
                    known = [result.to_plain() for result in self._writer.known()]
                    channel.send(json.dumps(known))
                elif kind == "sample":
                    self._writer.sample(SampleResult.from_plain(message))
                else:
                    self._stop(Flow2CodeError(message["message"], mend=message["mend"]))
            except Flow2CodeError as error:
                self._stop(error)
                if kind == "known":
                    channel.send(json.dumps(error.message))
