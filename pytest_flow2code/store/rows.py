"""An answer as the store has it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TypeAlias

from pytest_flow2code.core.model import Completion
from pytest_flow2code.store.keys import Key

Row: TypeAlias = "tuple[str | int | float | None, ...]"


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer, the call it answered and the case it was asked for first. `created` is in UTC,
    as 2025-01-31T12:00:00Z."""

    key: Key
    completion: Completion
    uid: str
    flowchart: str
    created: str


COLUMNS = (
    "digest",
    "identity",
    "prompt",
    "pictures",
    "sample",
    "model",
    "uid",
    "flowchart",
    "completion",
    "stop",
    "tokens_in",
    "tokens_out",
    "cost",
    "seconds",
    "created",
)


def to_row(kept: Kept) -> Row:
    key, said = kept.key, kept.completion
    return (
        key.digest,
        key.model,
        key.prompt,
        json.dumps(key.pictures),
        key.sample,
        said.model,
        kept.uid,
        kept.flowchart,
        # Lone surrogates cannot be written.
        said.text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
        said.stop,
        said.tokens_in,
        said.tokens_out,
        said.cost,
        said.seconds,
        kept.created,
    )


def from_row(row: Row) -> Kept:
    """Raises ValueError or TypeError for a row that `to_row` did not make."""
    named = dict(zip(COLUMNS, row, strict=True))
    sample = _whole(named["sample"]) or 0
    pictures = tuple(str(picture) for picture in json.loads(str(named["pictures"])))
    return Kept(
        Key(str(named["identity"]), str(named["prompt"]), pictures, sample),
        Completion(
            str(named["model"]),
            sample,
            str(named["completion"]),
            stop=str(named["stop"]),
            tokens_in=_whole(named["tokens_in"]),
            tokens_out=_whole(named["tokens_out"]),
            cost=_number(named["cost"]),
            seconds=_number(named["seconds"]) or 0.0,
        ),
        str(named["uid"]),
        str(named["flowchart"]),
        str(named["created"]),
    )


def _whole(value: str | float | None) -> int | None:
    return None if value is None else int(value)


def _number(value: str | float | None) -> float | None:
    return None if value is None else float(value)
