"""The journal as the process that starts a run keeps it: begun, told of cases, ended, given up.

Samples are written by whoever judged them, or by the clerk for workers that cannot reach the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.journals import journal, recording
from pytest_flow2code.journals.journal import Record, SelectedCase, SkippedCase
from pytest_flow2code.journals.recording import Session, Writer
from pytest_flow2code.running import heading
from pytest_flow2code.running.cases import Plan
from pytest_flow2code.running.summary import Summary
from pytest_flow2code.running.wire import Channel, Clerk

Show = Callable[[Path], str]
"""A path as the user knows it."""


class Books:
    """One run's journal. `stop` is told, once the run is under way, why no more can be kept."""

    def __init__(self, plan: Plan, stop: Callable[[Flow2CodeError], None]) -> None:
        self._plan = plan
        self._stop = stop
        self._writer: Writer | None = None
        self._clerk: Clerk | None = None
        self.session: Session | None = None
        self.header: Record = {}

    @property
    def path(self) -> Path | None:
        """Where the journal is; None if there is none, or none any more."""
        return None if self.session is None else self.session.path

    def begin(self, described: Record, root: Path, show: Show) -> Writer:
        """Begin the journal, or go on with one; `described` says what the run is made with, `root`
        is the project's folder.

        Raises DataError if the journal is another run's, Flow2CodeError if it cannot be written.
        """
        self.header = {"started": journal.now(), **described, **heading.record(self._plan)}
        self.session = self._session(root, show)
        self._writer = Writer(self.session)
        return self._writer

    def _session(self, root: Path, show: Show) -> Session:
        settings = self._plan.settings
        if not settings.resume:
            return recording.start(settings.results or recording.default_path(root), self.header)
        if settings.results is None:
            runs = sorted((root / ".flow2code" / "runs").glob("*.jsonl"))
            newest = f"; the newest is {show(runs[-1])}" if runs else ""
            raise Flow2CodeError(
                "--flow2code-resume has to know which run to continue",
                mend=f"add --flow2code-results=FILE{newest}",
            )
        return recording.resume(settings.results, self.header)

    def writer(self) -> Writer:
        """Another way into the journal that was begun, for whoever judges in this process.

        Raises Flow2CodeError if it cannot be written.
        """
        if self.session is None:
            raise Flow2CodeError("no journal was begun", mend="report this")
        return Writer(self.session)

    def open_counter(self) -> None:
        """Have a clerk for workers that cannot reach the file. Raises Flow2CodeError."""
        if self.session is not None:
            self._clerk = Clerk(self.session, self._stop)

    def serve(self, channel: Callable[[], Channel]) -> tuple[Record, Channel] | None:
        """What a worker is handed so that it can keep results; None if they are not to be kept."""
        if self.session is None or self._clerk is None:
            return None
        opened = channel()
        self._clerk.serve(opened)
        return self.session.to_plain(), opened

    def selected(self, cases: Iterable[SelectedCase]) -> None:
        """Write down which cases this start is about."""
        self._write(lambda writer: writer.selection(cases))

    def skipped(self, skipped: SkippedCase) -> None:
        """Write down a case that cannot be run here."""
        self._write(lambda writer: writer.skipped(skipped))

    def end(self, summary: Summary) -> None:
        """Write down what the run found. A file that nobody named and that holds no sample is of no
        use, and is removed."""
        asked = self._plan.settings
        self._write(lambda writer: writer.summary(summary.to_plain()))
        if asked.results is None and asked.shard is None and not summary.samples:
            self._forget()

    def _forget(self) -> None:
        try:
            if self.session is not None and recording.holds_nothing(self.session):
                self.session.path.unlink()
                self.session = None
        except Flow2CodeError as error:
            self._stop(error)
        except OSError as error:
            self._stop(Flow2CodeError(str(error)))

    def _write(self, what: Callable[[Writer], None]) -> None:
        """If the journal cannot be written the run has failed, and says so."""
        if self._writer is None:
            return
        try:
            what(self._writer)
        except Flow2CodeError as error:
            self._stop(error)

    def close(self) -> None:
        """Give everything back. May be called more than once."""
        for kept in (self._writer, self._clerk):
            if kept is not None:
                kept.close()
        self._writer = self._clerk = None
