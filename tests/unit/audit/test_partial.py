"""An audit that was interrupted, and what may be gone on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_flow2code.audit.partial import Partial, part_of
from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.health import State, Survivor, TaskHealth

HEADER = {"mutants": 4, "dataset": {"hash": "x"}}
ONE = TaskHealth("d/1", "d", "python", "c", State.WEAK, "why", certain=(Survivor("empty", "\n"),))
TWO = replace(ONE, uid="d/2", state=State.UNCHECKED, certain=())


@pytest.fixture
def partial(tmp_path: Path) -> Partial:
    return Partial(part_of(tmp_path / "health.json"))


def test_findings_come_back(partial: Partial) -> None:
    partial.start(HEADER, resume=False)
    partial.add(ONE)
    partial.start(HEADER, resume=True)
    assert partial.known() == {"d/1": ONE}
    assert partial.path.name == "health.json.part"


def test_what_could_not_be_checked_is_looked_at_again(partial: Partial) -> None:
    partial.start(HEADER, resume=False)
    partial.add(TWO)
    assert partial.known() == {}


def test_there_is_nothing_to_know_at_first(partial: Partial) -> None:
    assert partial.known() == {}
    partial.start(HEADER, resume=True)
    assert partial.known() == {}


def test_a_line_whose_writer_was_killed_is_cut(partial: Partial) -> None:
    partial.start(HEADER, resume=False)
    partial.add(ONE)
    with partial.path.open("ab") as file:
        file.write(b'{"type": "task", "uid": "d/3", "sta')
    assert partial.known() == {"d/1": ONE}
    partial.start(HEADER, resume=True)
    partial.add(replace(ONE, uid="d/4"))
    assert sorted(partial.known()) == ["d/1", "d/4"]


def test_an_unfinished_audit_is_not_lost_by_mistake(partial: Partial) -> None:
    partial.start(HEADER, resume=False)
    with pytest.raises(DataError, match=r"unfinished audit(.|\n)*--flow2code-resume"):
        partial.start(HEADER, resume=False)


def test_other_options_are_another_audit(partial: Partial) -> None:
    partial.start(HEADER, resume=False)
    with pytest.raises(DataError, match="with other options: mutants"):
        partial.start({**HEADER, "mutants": 8}, resume=True)


@pytest.mark.parametrize("line", [b"nonsense\n", b"[1]\n", b'{"type": "task", "uid": "d/1"}\n'])
def test_a_damaged_file_is_named_with_its_line(partial: Partial, line: bytes) -> None:
    partial.start(HEADER, resume=False)
    with partial.path.open("ab") as file:
        file.write(line)
    with pytest.raises(DataError, match=r"health\.json\.part:2: "):
        partial.known()


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(Flow2CodeError, match="cannot be written"):
        Partial(tmp_path / "missing" / "health.json.part").start(HEADER, resume=False)
