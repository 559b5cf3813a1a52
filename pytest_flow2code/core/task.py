"""A benchmark task and the flowchart types it is asked in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar


class FlowchartType(str, Enum):
    """The three notations of Flow2Code; the values are the release's own keys."""

    CODE = "code"
    UML = "uml"
    PSEUDOCODE = "pseudocode"


class Placement(str, Enum):
    """Where a task's tests stand in relation to the answer."""

    AFTER = "after"
    """The tests follow the answer at top level (most sources)."""
    INSIDE = "inside"
    """The tests go on inside the type or module that the answer leaves open, and close it."""
    AROUND = "around"
    """The tests are a host program; the answer's procedures go in before its closing line."""
    TREE = "tree"
    """There is no test: the reference document's structure is the expectation."""


@dataclass(frozen=True, slots=True)
class Tests:
    """The tests of a task, in the task's own language, as published.

    `call` names the test function that must be called with the entry point (`check` for
    `check(entry_point)`); empty where the test text calls everything itself. `unittest` marks
    classes that a unit-test runner has to find and run.
    """

    # pytest would otherwise take the class for a test case wherever it is imported.
    __test__: ClassVar[bool] = False

    code: str
    placement: Placement = Placement.AFTER
    call: str = ""
    unittest: bool = False


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that a release ships for a task: `path` is absolute, `sha256` is hex."""

    name: str
    path: str
    sha256: str
    bytes: int


@dataclass(frozen=True, slots=True)
class Task:
    """One program to be written from its flowchart.

    `header` is the part of the reference that the task itself gives away (imports, helper
    definitions, the opening of a class, the signature); an answer may repeat it or leave it out.
    `difficulty` is the source's own level ("easy", "middle", "hard") or "unrated".
    """

    uid: str
    dataset: str
    language: str
    task_id: str
    entry_point: str
    signature: str
    difficulty: str
    description: str
    header: str
    reference: str
    tests: Tests
    licence: str
    assets: tuple[Asset, ...] = ()

    def asset(self, name: str) -> Asset | None:
        """The release's own file `name` (code, uml, pseudocode, dot, ...), if it ships one."""
        return next((asset for asset in self.assets if asset.name == name), None)
