"""What is made once in a toolchain's cache, by however many processes ask for it."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from pytest_flow2code.assembly.built import built, call, digest
from pytest_flow2code.core.errors import ToolchainError


def test_what_is_there_is_not_built_again(tmp_path: Path) -> None:
    calls = []

    def build(folder: Path) -> None:
        calls.append(folder)
        (folder / "made").write_text("yes")

    target = tmp_path / "deep" / "cache" / "thing"
    assert built(target, build) == target
    assert (target / "made").read_text() == "yes"
    assert target.stat().st_mode & 0o777 == 0o755
    built.cache_clear()
    assert built(target, build) == target
    assert len(calls) == 1
    assert list(target.parent.iterdir()) == [target], "nothing is left beside it"


def test_the_first_to_finish_wins(tmp_path: Path) -> None:
    both = Barrier(2)

    def maker(word: str):  # type: ignore[no-untyped-def]
        def build(folder: Path) -> None:
            (folder / "word").write_text(word)
            both.wait(timeout=10)

        return build

    target = tmp_path / "thing"
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda word: built(target, maker(word)), ("one", "two")))
    assert results == [target, target]
    assert (target / "word").read_text() in ("one", "two")
    assert list(tmp_path.iterdir()) == [target]


def test_a_cache_that_cannot_be_written_is_replaced_for_a_while() -> None:
    blocked = Path("/proc/nowhere/thing")
    found = built(blocked, lambda folder: (folder / "made").touch())
    assert found != blocked
    assert (found / "made").exists()
    assert found.parent.stat().st_mode & 0o005, "others must be able to reach it"


def test_a_build_that_fails_leaves_nothing(tmp_path: Path) -> None:
    def build(folder: Path) -> None:
        (folder / "half").touch()
        call(("/bin/sh", "-c", "echo something; echo went wrong >&2; exit 3"))

    with pytest.raises(ToolchainError, match=r"something \| went wrong"):
        built(tmp_path / "thing", build)
    assert list(tmp_path.iterdir()) == []


def test_a_tool_that_is_not_there_is_named() -> None:
    with pytest.raises(ToolchainError, match="/nowhere/javac"):
        call(("/nowhere/javac", "-version"))


def test_environment_reaches_the_tool_and_is_put_back(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    call(("/bin/sh", "-c", f'echo "$FLOW2CODE_X" > {seen}'), (("FLOW2CODE_X", "7"),))
    assert seen.read_text() == "7\n"
    assert "FLOW2CODE_X" not in os.environ


def test_digest_changes_with_any_part() -> None:
    assert digest(["a", "b"]) == digest(["a", "b"])
    assert len({digest(["a", "b"]), digest(["ab"]), digest(["a", "c"]), digest(["a"])}) == 4
