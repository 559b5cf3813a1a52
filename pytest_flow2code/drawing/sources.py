"""What can be drawn: a file, standard input, or a task of a data set."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pytest_flow2code import datasets, runners
from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.task import Task

STDIN = "-"


@dataclass(frozen=True, slots=True)
class Source:
    """`name` is what the user called it, `stem` what a file drawn of it is called."""

    name: str
    stem: str
    language: str
    text: str
    task: Task | None = None


def find(word: str, language: str | None, data: Path | None) -> Source:
    """The source that `word` means: `-`, a file, or the uid of a task in `data` (None: of the
    starter set). `language` is a language's key; without it a file's suffix decides.

    Raises Flow2CodeError, with what was expected, for anything else.
    """
    if word == STDIN:
        if language is None:
            raise _unknown_language("standard input")
        return Source("<stdin>", "stdin", language, _decoded("<stdin>", sys.stdin.buffer.read()))
    path = Path(word)
    if path.is_dir():
        raise DataError(f"{word}: expected a file, found a folder", mend="name its files")
    if path.exists():
        return Source(word, path.stem, language or _guess(path), _read(path))
    task = _tasks(data).get(word)
    if task is None:
        raise _neither(word, data)
    if language not in (None, task.language):
        raise Flow2CodeError(
            f"{word} is a task in {task.language}, not in {language}", mend="leave --language out"
        )
    stem = word.replace("/", "-")
    return Source(word, stem, task.language, task.reference, task)


def find_all(words: Sequence[str], language: str | None, data: Path | None) -> tuple[Source, ...]:
    """`find` for each word, each once."""
    return tuple(find(word, language, data) for word in dict.fromkeys(words))


@cache
def _tasks(data: Path | None) -> dict[str, Task]:
    return {task.uid: task for task in datasets.load(data)}


def _guess(path: Path) -> str:
    """The language whose files end so, or that is called so."""
    ending = path.suffix.lower()
    for name in runners.names():
        known = runners.load(name)
        if ending and (ending == known.suffix or ending[1:] in (name, *known.aliases)):
            return name
    raise _unknown_language(str(path))


def _unknown_language(what: str) -> Flow2CodeError:
    return Flow2CodeError(
        f"the language of {what} cannot be told",
        mend=f"add --language=L, one of {', '.join(runners.names())}",
    )


def _read(path: Path) -> str:
    try:
        return _decoded(str(path), path.read_bytes())
    except OSError as error:
        raise DataError(
            f"{path}: cannot be read: {error.strerror}", mend="name a file that can be read"
        ) from error


def _decoded(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DataError(
            f"{name}: not UTF-8 from byte {error.start} on",
            mend=f"iconv -f latin1 -t utf-8 {name}",
        ) from error


def _neither(word: str, data: Path | None) -> Flow2CodeError:
    where = "the starter set" if data is None else str(data)
    near = difflib.get_close_matches(word, _tasks(data), n=3)
    mend = f"did you mean {', '.join(near)}?" if near else "check the name"
    if not near and data is None:
        mend = "check the name; for a task of another set add --data=DIR"
    return Flow2CodeError(f"{word} is neither a file nor a task of {where}", mend=mend)
