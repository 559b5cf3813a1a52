"""Our own failures. A program's failure is a value (see `verdict`), never one of these."""

from __future__ import annotations


class Flow2CodeError(Exception):
    """Something on our side is wrong.

    `mend` is the command or the edit that puts it right, shown to the user after the message.
    """

    def __init__(self, message: str, *, mend: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.mend = mend

    def __str__(self) -> str:
        return f"{self.message}\n  to mend it: {self.mend}" if self.mend else self.message


ASK_THE_DOCTOR = "flow2code doctor shows what is wrong"
"""What mends an error whose place knows no better. The doctor itself does."""


class WrongUseError(Flow2CodeError):
    """An argument of a command that means nothing."""


class NotAskedError(Flow2CodeError):
    """An answer that was left unasked on purpose (only stored ones are wanted, the money is used
    up, the run is being stopped): its sample is not part of the run."""


class DataError(Flow2CodeError):
    """A data set, replay file or journal that cannot be read as what it claims to be."""


class SandboxError(Flow2CodeError):
    """The sandbox could not start or could not keep its promises; no verdict may be drawn."""


class ToolchainError(Flow2CodeError):
    """A compiler, interpreter or library that a language needs is missing or broken."""


class FlowchartError(Flow2CodeError):
    """A flowchart could not be built or drawn."""


class ModelError(Flow2CodeError):
    """A model cannot be used at all (unknown name, missing SDK, no key): the run must not start."""


class CompletionError(Flow2CodeError):
    """One answer could not be had (the provider failed): that sample stays unscored.

    `passing` says that the same call may succeed later, `limited` that the provider asks for fewer
    calls, `retry_after` how many seconds it wants to be left alone, where it says so.
    """

    def __init__(
        self,
        message: str,
        *,
        mend: str = "",
        passing: bool = False,
        limited: bool = False,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message, mend=mend)
        self.passing = passing
        self.limited = limited
        self.retry_after = retry_after
