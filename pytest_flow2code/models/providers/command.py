"""Any program as a model: `command:PROGRAM ARGUMENTS`.

The program is started once for each sample, without a shell. It reads the prompt (UTF-8) from its
standard input; the paths of the pictures are its last arguments. Its standard output is the
answer. It finds in its environment, where they are known:

    FLOW2CODE_SAMPLE       the number of the sample, counted from 0
    FLOW2CODE_SEED         a seed for this sample
    FLOW2CODE_SYSTEM, FLOW2CODE_TEMPERATURE, FLOW2CODE_TOP_P, FLOW2CODE_MAX_TOKENS, FLOW2CODE_EFFORT
    FLOW2CODE_EXTRA        the option `extra`, as JSON
    FLOW2CODE_REPORT       a file it may write to: {"stop": "length", "tokens_in": 9,
                           "tokens_out": 5, "cost": 0.01}, each if known; `stop` is end, length,
                           refusal or content-filter

Status 0 is an answer; 75 a failure that may pass, so that the call is worth repeating; 78 one that
every call would have, which ends the run; any other a failure of this sample alone. The end of the
standard error says why.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Completion, Request, StopReason
from pytest_flow2code.models.bodies import decoded, mapping, whole
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider
from pytest_flow2code.models.text import environment_secrets, scrub, well_formed

_LONGEST = 8 * 2**20
"""How many bytes an answer may have."""
_HASHED = 2**20
"""Files on the command line up to this size are part of the model's identity."""
_FOR_A_WHILE, _FOR_EVER = 75, 78
"""EX_TEMPFAIL and EX_CONFIG of sysexits.h."""
_STOPS = frozenset(
    {StopReason.END, StopReason.LENGTH, StopReason.REFUSAL, StopReason.CONTENT_FILTER}
)
_SUFFIXES = {"image/png": ".png", "image/jpeg": ".jpg", "image/svg+xml": ".svg"}


class CommandModel:
    """A program on this machine."""

    def __init__(self, line: str, words: tuple[str, ...], options: ModelOptions) -> None:
        self.name = f"command:{line}"
        self._words = words
        self._options = options

    @property
    def identity(self) -> str:
        """The command, its options, and the content of the small files it names."""
        files = {word: digest for word in self._words if (digest := _digest(word))}
        extra = {"extra": dict(self._options.extra), "files": files}
        return replace(self._options, extra=extra).identity(self.name)

    @property
    def paid(self) -> bool:
        return True

    @property
    def max_tokens(self) -> int | None:
        return self._options.max_tokens

    def check(self) -> None:
        """Raises ModelError if there is no such program."""
        if shutil.which(self._words[0]) is None:
            raise ModelError(
                f"{self.name}: there is no program {self._words[0]!r} that can be started",
                mend="give its path, and make it executable: chmod +x PROGRAM",
            )

    def complete(self, request: Request) -> Completion:
        """One answer, from one start of the program.

        Raises CompletionError or ModelError by its exit status, CompletionError too if it takes
        longer than the time-out or writes more than 8 MiB.
        """
        started = time.perf_counter()
        with tempfile.TemporaryDirectory(prefix="flow2code-") as folder:
            text = self._run(request, Path(folder))
            report = mapping(decoded(_content(Path(folder) / "report.json")))
        stop, cost = str(report.get("stop")), report.get("cost")
        return Completion(
            self.name,
            request.sample,
            text,
            stop=stop if stop in _STOPS else StopReason.END,
            tokens_in=whole(report.get("tokens_in")),
            tokens_out=whole(report.get("tokens_out")),
            cost=float(cost) if isinstance(cost, int | float) else None,
            seconds=time.perf_counter() - started,
        )

    def _run(self, request: Request, folder: Path) -> str:
        pictures = []
        for number, picture in enumerate(request.prompt.pictures, 1):
            path = folder / f"picture{number}{_SUFFIXES.get(picture.media_type, '')}"
            path.write_bytes(picture.data)
            pictures.append(str(path))
        prompt, out, err = folder / "prompt.txt", folder / "answer", folder / "errors"
        prompt.write_text(request.prompt.text, encoding="utf-8")
        with prompt.open("rb") as asked, out.open("wb") as answer, err.open("wb") as errors:
            try:
                process = subprocess.Popen(
                    [*self._words, *pictures],
                    stdin=asked,
                    stdout=answer,
                    stderr=errors,
                    env=self._environment(request.sample, folder),
                    start_new_session=True,
                )
            except OSError as error:
                raise ModelError(
                    f"{self.name} cannot be started: {error.strerror}",
                    mend="give the path of a program, and make it executable",
                ) from error
            self._wait(process)
        if process.returncode != 0:
            raise self._failed(process.returncode, err)
        if out.stat().st_size > _LONGEST:
            raise CompletionError(f"{self.name}: the answer is longer than {_LONGEST} bytes")
        return well_formed(out.read_bytes().decode("utf-8", "replace"))

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        """Wait for the program; whatever it has started ends with it."""
        try:
            process.wait(self._options.timeout_s)
        except subprocess.TimeoutExpired:
            raise CompletionError(
                f"{self.name}: no answer within {self._options.timeout_s:g} seconds", passing=True
            ) from None
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def _failed(self, status: int, err: Path) -> CompletionError | ModelError:
        told = _content(err)[-2000:].decode("utf-8", "replace")
        said = scrub(told.strip(), environment_secrets())
        how = f"ended with status {status}" if status > 0 else f"was killed by signal {-status}"
        text = f"{self.name} {how}" + (f": {said}" if said else "")
        if status == _FOR_EVER:
            return ModelError(text, mend="put right what the program complains of")
        return CompletionError(text, passing=status == _FOR_A_WHILE)

    def _environment(self, sample: int, folder: Path) -> dict[str, str]:
        options = self._options
        told = {
            "SAMPLE": sample,
            "SEED": None if options.seed is None else options.seed + sample,
            "SYSTEM": options.system,
            "TEMPERATURE": options.temperature,
            "TOP_P": options.top_p,
            "MAX_TOKENS": options.max_tokens,
            "EFFORT": options.effort,
            "EXTRA": json.dumps(dict(options.extra)) if options.extra else None,
            "REPORT": folder / "report.json",
        }
        own = {f"FLOW2CODE_{name}": str(value) for name, value in told.items() if value is not None}
        return {**os.environ, **own}


def _content(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() else b""


def _digest(word: str) -> str:
    """The SHA-256 of a small file, empty if the word names none."""
    found = shutil.which(word) or word
    try:
        path = Path(found)
        if path.is_file() and path.stat().st_size <= _HASHED:
            return sha256(path.read_bytes()).hexdigest()
    except (OSError, ValueError):
        return ""
    return ""


def _create(argument: str, options: ModelOptions) -> CommandModel:
    try:
        words = tuple(shlex.split(argument))
    except ValueError as error:
        raise ModelError(
            f"command:{argument} cannot be split into words: {error}",
            mend="close the quotes, as in a shell",
        ) from error
    if not words:
        raise ModelError("the model command needs a program", mend="write it as: command:./ask.sh")
    return CommandModel(argument.strip(), words, options)


PROVIDER = Provider(_create, "command:PROGRAM")
