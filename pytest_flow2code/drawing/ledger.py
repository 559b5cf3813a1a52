"""Which tasks of a data set are painted already: JSON lines beside the new release.

A line is written once a task's files are all there, so that work can stop anywhere and go on.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.task import Asset
from pytest_flow2code.datasets import verify_asset
from pytest_flow2code.drawing.painting import Painted, Warned
from pytest_flow2code.journals.appending import append, cut_torn_line

PLACE = Path(".flow2code", "flowcharts.jsonl")

_OTHER = {
    "tasks": "other tasks",
    "max_label": "another --max-label",
    "anew": "another --redraw",
    "colours": "other colours of that theme",
    "engine": "another version of flow2code, of Graphviz or of the fonts",
}


class Ledger:
    """The record of one data set being painted into `root`. For one process at a time."""

    def __init__(self, root: Path, plan: Mapping[str, object]) -> None:
        """Open, or begin, the ledger in `root`. `plan` says what is painted and how, in builtins.

        Raises Flow2CodeError if the folder holds something else, if another process is at it, or
        if it cannot be written.
        """
        self._root = root
        self._path = root / PLACE
        self._file = self._open()
        self.done: dict[str, Painted] = {}
        try:
            self._begin({"type": "flowcharts", **plan})
        except BaseException:
            self.close()
            raise

    def add(self, painted: Painted) -> None:
        """Note a painted task. Raises Flow2CodeError if there is no room."""
        append(self._path, self._file, {"type": "task", **asdict(painted)})
        self.done[painted.uid] = painted

    def close(self) -> None:
        os.close(self._file)

    def _open(self) -> int:
        root = self._root
        try:
            if root.is_dir() and any(root.iterdir()) and not self._path.is_file():
                raise Flow2CodeError(
                    f"{root}: expected a new or empty folder, found one with other things in it",
                    mend="name another folder with -o",
                )
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise Flow2CodeError(
                f"{root} cannot be written: {error.strerror}", mend="name another folder with -o"
            ) from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(file)
            raise Flow2CodeError(
                f"another process is drawing into {root}", mend="wait for it, or end it"
            ) from error
        return file

    def _begin(self, plan: Mapping[str, object]) -> None:
        cut_torn_line(self._file)
        lines = self._path.read_bytes().splitlines()
        if not lines:
            append(self._path, self._file, plan)
            return
        before = self._decoded(lines[0])
        for key, value in plan.items():
            if before.get(key) != value:
                raise Flow2CodeError(
                    f"{self._root} was begun with {_OTHER.get(key, f'another {key}')}",
                    mend="name another folder with -o, or remove this one",
                )
        for line in lines[1:]:
            try:
                painted = _painted(self._decoded(line))
            except (KeyError, TypeError) as error:
                raise self._broken() from error
            if not painted.failures and all(map(self._is_there, painted.assets)):
                self.done[painted.uid] = painted

    def _decoded(self, line: bytes) -> dict[str, object]:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise self._broken() from error
        if not isinstance(found, dict):
            raise self._broken()
        return found

    def _broken(self) -> DataError:
        return DataError(
            f"{self._path} is broken", mend="name another folder with -o, or remove this one"
        )

    def _is_there(self, asset: Asset) -> bool:
        try:
            verify_asset(Asset(asset.name, str(self._root / asset.path), asset.sha256, asset.bytes))
        except DataError:
            return False
        return True


def _painted(line: dict[str, object]) -> Painted:
    """A task's line, as `Ledger.add` wrote it. Raises KeyError or TypeError for any other."""
    fields = {key: value for key, value in line.items() if key != "type"}
    assets, warnings, failures = (fields.pop(key) for key in ("assets", "warnings", "failures"))
    if not (isinstance(assets, list) and isinstance(warnings, list) and isinstance(failures, list)):
        raise TypeError("not a line of a ledger")
    return Painted(
        assets=tuple(Asset(**each) for each in assets),
        warnings=tuple(Warned(**each) for each in warnings),
        failures=tuple(failures),
        **fields,  # type: ignore[arg-type]
    )
