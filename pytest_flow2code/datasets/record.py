"""A record of the release, as the source modules get it, and what several of them need."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Asset, Task, Tests
from pytest_flow2code.datasets.fields import AGAIN, Fields

UNRATED = "unrated"


@dataclass(frozen=True, slots=True)
class Record:
    """One checked record. `source` is the record as its source published it, still untyped.

    `reference` is the release's reference code: without doc comments, otherwise as published.
    """

    uid: str
    dataset: str
    language: str
    task_id: str
    licence: str
    reference: str
    source: Fields
    assets: tuple[Asset, ...]

    def error(self, message: str) -> DataError:
        """A complaint about this record."""
        return DataError(f"{self.source.place}: {self.uid}: {message}", mend=AGAIN)

    def task(
        self,
        *,
        entry_point: str,
        signature: str,
        description: str,
        tests: Tests,
        difficulty: str = UNRATED,
        header: str = "",
        reference: str | None = None,
    ) -> Task:
        """This record as a task; a source module supplies what only it knows."""
        return Task(
            uid=self.uid,
            dataset=self.dataset,
            language=self.language,
            task_id=self.task_id,
            entry_point=entry_point,
            signature=signature,
            difficulty=difficulty,
            description=description,
            header=header,
            reference=self.reference if reference is None else reference,
            tests=tests,
            licence=self.licence,
            assets=self.assets,
        )


Reader = Callable[[Record], Task]
"""What a source module offers. Raises DataError if the record lacks what the source always has."""


def split_header(reference: str, body: str, prompt: str) -> str:
    """The part of `reference` that the task gives away: what stands before `body`.

    References are the published header and body put together, but some were touched afterwards
    (parameters in other case, other white space). So the body is looked for literally, then
    without regard to case and white space; if it is not there, the header ends after the line
    that ends the prompt (its signature), and is empty if that is not there either.
    """
    if body and reference.endswith(body):
        return reference[: -len(body)]
    start = _start_of_suffix(reference, body)
    if start is not None:
        return reference[:start]
    signature = next((s for s in reversed(prompt.splitlines()) if s.strip()), "").strip()
    lines = reference.splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        if signature and line.strip().casefold() == signature.casefold():
            return "".join(lines[:number])
    return ""


def _start_of_suffix(text: str, suffix: str) -> int | None:
    """Where `suffix` starts if `text` ends with it, case and white space aside; else None."""
    wanted = [c.casefold() for c in suffix if not c.isspace()]
    if not wanted:
        return None
    at = len(text)
    while wanted:
        at -= 1
        if at < 0:
            return None
        if text[at].isspace():
            continue
        if text[at].casefold() != wanted.pop():
            return None
    # The indentation of the body's first line belongs to the body, as it does literally.
    while at and text[at - 1] in " \t" and suffix[:1].isspace():
        at -= 1
    return at


def find_signature(header: str, entry_point: str) -> str:
    """The heading of `entry_point` as the last lines of `header` declare it, without a brace.

    Empty if the header does not declare it.
    """
    declared = list(re.finditer(rf"^.*(?<!\w){re.escape(entry_point)}(?!\w)", header, re.M))
    if not declared or not entry_point:
        return ""
    heading = ""
    for line in header[declared[-1].start() :].splitlines():
        heading += line + "\n"
        if heading.count("(") <= heading.count(")"):
            break
    return heading.strip().removesuffix("{").rstrip()
