"""A script for `loopback`: answers that were prepared, rightly as often as was said.

FLOW2CODE_ANSWERS names a JSON file made by `prepare`. Whether an answer is right depends on the
question and the call's seed alone, so that a run that is repeated is answered alike.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from said import Asked, Said

from pytest_flow2code.models.providers.reference import fenced
from pytest_flow2code.running.cases import Case
from pytest_flow2code.running.questions import Questions

WRONG = "I see a flowchart, but I would rather not write a program."


def digest(text: str, pictures: Iterable[bytes]) -> str:
    """The same for the same question."""
    found = sha256(text.encode())
    for picture in pictures:
        found.update(sha256(picture).digest())
    return found.hexdigest()


def prepare(path: Path, cases: Iterable[Case], chances: Mapping[str, float]) -> None:
    """Write the answers to these cases; `chances` says by a case's name how often they are right
    (else always)."""
    questions = Questions()
    table = {}
    for case in cases:
        prompt = questions.question(case.task, case.flowchart).prompt
        key = digest(prompt.text, (picture.data for picture in prompt.pictures))
        text = f"It says:\n\n{fenced(case.task.reference, case.task.language)}"
        table[key] = {"case": case.name, "text": text, "chance": chances.get(case.name, 1.0)}
    questions.close()
    path.write_text(json.dumps(table), encoding="ascii")


def is_right(case: str, seed: object, chance: float) -> bool:
    """A draw that comes out the same every time."""
    drawn = int.from_bytes(sha256(f"{case} {seed}".encode()).digest()[:6], "big") / 256**6
    return drawn < chance


def reply(asked: Asked) -> Said:
    """The prepared answer, with about as many tokens as a real one has."""
    known = _table()[digest(asked.text, asked.pictures)]
    right = is_right(known["case"], asked.seed, known["chance"])
    text = known["text"] if right else WRONG
    return Said(text, tokens=(1200, len(text) // 4))


@cache
def _table() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(
        Path(os.environ["FLOW2CODE_ANSWERS"]).read_text(encoding="ascii")
    )
    return found
