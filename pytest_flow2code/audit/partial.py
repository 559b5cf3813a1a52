"""What an audit has found so far, on disk, so that it can be gone on with.

`FILE.part` holds a line about the audit, then one a task, written as the findings arrive. It gives
way to the health file itself when the audit is done.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.health import State, TaskHealth
from pytest_flow2code.journals.appending import append, cut_torn_line, locked, opened


def part_of(path: Path) -> Path:
    """Where the findings of the audit that will write `path` are kept meanwhile."""
    return path.with_name(f"{path.name}.part")


class Partial:
    """An unfinished audit's file. For one writer; any process may read it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def start(self, header: Mapping[str, object], *, resume: bool) -> None:
        """Begin, or go on with what is there if `resume`.

        Raises DataError if an unfinished audit is there and was not asked for, or if it is one of
        other tasks; Flow2CodeError if the file cannot be written.
        """
        with opened(self.path) as file, locked(file):
            cut_torn_line(file)
            found = next(self._lines(), None)
            if found is None:
                append(self.path, file, {"type": "audit", **header})
                return
        if not resume:
            raise DataError(
                f"{self.path} holds an unfinished audit",
                mend=f"add --flow2code-resume to go on with it, or delete {self.path}",
            )
        wanted = json.loads(json.dumps({"type": "audit", **header}))
        if found != wanted:
            names = sorted(
                name for name in found.keys() | wanted.keys() if found.get(name) != wanted.get(name)
            )
            raise DataError(
                f"{self.path} is an audit with other options: {', '.join(names)}",
                mend=f"give the options of that audit, or delete {self.path}",
            )

    def add(self, health: TaskHealth) -> None:
        """Keep one finding. Raises Flow2CodeError if it cannot be written."""
        with opened(self.path) as file, locked(file):
            cut_torn_line(file)
            append(self.path, file, {"type": "task", **health.to_plain()})

    def known(self) -> dict[str, TaskHealth]:
        """The tasks that need not be looked at again, by uid. Raises DataError."""
        lines = self._lines()
        next(lines, None)
        found: dict[str, TaskHealth] = {}
        for number, line in enumerate(lines, 2):
            try:
                health = TaskHealth.from_plain(line)
            except (TypeError, ValueError, KeyError) as error:
                raise self._damaged(number) from error
            if health.state is not State.UNCHECKED:
                found[health.uid] = health
        return found

    def done(self) -> None:
        self.path.unlink(missing_ok=True)

    def _lines(self) -> Iterator[dict[str, object]]:
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                # The controller may be writing this line: its rest would be read as the next one.
                if not line.endswith(b"\n"):
                    return
                yield self._line(number, line)

    def _line(self, number: int, text: bytes) -> dict[str, object]:
        try:
            found = json.loads(text)
        except ValueError as error:
            raise self._damaged(number) from error
        if not isinstance(found, dict):
            raise self._damaged(number)
        return found

    def _damaged(self, number: int) -> DataError:
        return DataError(
            f"{self.path}:{number}: expected a line of an audit", mend=f"delete {self.path}"
        )
