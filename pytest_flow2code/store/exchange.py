"""A store as JSON lines, and back. A file of one model's answers to one prompt replays as it is."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.model import Completion
from pytest_flow2code.store.answers import Answers
from pytest_flow2code.store.keys import VERSION, Key
from pytest_flow2code.store.rows import Kept

_MEND = "give a file that `flow2code cache export` wrote"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Taken:
    """What an import did: answers that are new, and those that were there already."""

    new: int
    known: int


def lines(answers: Iterable[Kept]) -> Iterator[str]:
    """Each answer as one line of ASCII, without its line feed."""
    for kept in answers:
        said, key = kept.completion, kept.key
        yield json.dumps(
            {
                "uid": kept.uid,
                "flowchart": kept.flowchart,
                "sample": said.sample,
                "completion": said.text,
                "stop": said.stop,
                "tokens_in": said.tokens_in,
                "tokens_out": said.tokens_out,
                "cost": said.cost,
                "seconds": said.seconds,
                "model": said.model,
                "created": kept.created,
                "key": {
                    "version": VERSION,
                    "model": key.model,
                    "prompt": key.prompt,
                    "pictures": list(key.pictures),
                },
            }
        )


def ambiguous(answers: Iterable[Kept]) -> int:
    """How many samples of cases have more than one answer, so that a replay would refuse them."""
    counts = Counter((kept.uid, kept.flowchart, kept.completion.sample) for kept in answers)
    return sum(count > 1 for count in counts.values())


def take_in(store: Answers, name: str, text: Iterable[bytes]) -> Taken:
    """Add the answers of lines; all or, if one of them cannot be read, none.

    An answer that the store has already stays as it is. Raises DataError with `name` and line.
    """
    new = known = 0
    with store.transaction():
        for number, line in enumerate(text, 1):
            if not line.strip():
                continue
            try:
                kept = _kept(json.loads(line.decode("utf-8")))
            except (ValueError, TypeError, RecursionError) as error:
                raise DataError(f"{name}, line {number}: {error}", mend=_MEND) from error
            if store.put(kept):
                new += 1
            else:
                known += 1
    return Taken(new, known)


def _kept(record: object) -> Kept:
    """Raises TypeError or ValueError that says what was expected and found."""
    if not isinstance(record, dict):
        raise TypeError(f"expected a JSON object, found {type(record).__name__}")
    key = _field(record, "key", dict)
    version = _field(key, "version", int)
    if version != VERSION:
        raise ValueError(f"expected a key of version {VERSION}, found {version}")
    sample = _field(record, "sample", int)
    if sample < 0:
        raise ValueError(f"'sample' counts from 0, found {sample}")
    pictures = _field(key, "pictures", list)
    if not all(isinstance(picture, str) for picture in pictures):
        raise TypeError("expected 'pictures' to hold texts")
    return Kept(
        Key(_field(key, "model", str), _field(key, "prompt", str), tuple(pictures), sample),
        Completion(
            _field(record, "model", str),
            sample,
            _field(record, "completion", str),
            stop=_field(record, "stop", str),
            tokens_in=_count(record, "tokens_in"),
            tokens_out=_count(record, "tokens_out"),
            cost=_number(record, "cost"),
            seconds=_number(record, "seconds") or 0.0,
        ),
        _field(record, "uid", str),
        _field(record, "flowchart", str),
        _field(record, "created", str),
    )


def _field(record: Mapping[str, object], name: str, kind: type[T]) -> T:
    if name not in record:
        raise ValueError(f"the field {name!r} is missing")
    value = record[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError(f"expected {name!r} to be {kind.__name__}, found {value!r:.60}")
    return value


def _number(record: Mapping[str, object], name: str) -> float | None:
    value = record.get(name)
    if value is None:
        return None
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value < 1e18:
        raise TypeError(f"expected {name!r} to be a number from 0, found {value!r:.60}")
    return float(value)


def _count(record: Mapping[str, object], name: str) -> int | None:
    value = record.get(name)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 62:
        raise TypeError(f"expected {name!r} to count from 0, found {value!r:.60}")
    return value
