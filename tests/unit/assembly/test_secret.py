"""The word that compiled harnesses are called by."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_flow2code.assembly.secret import secret


@pytest.fixture(autouse=True)
def forgetful() -> None:
    secret.cache_clear()


def test_word_stays_the_same_for_one_cache_and_differs_between_two(tmp_path: Path) -> None:
    first = secret(tmp_path / "one")
    secret.cache_clear()
    assert secret(tmp_path / "one") == first
    assert secret(tmp_path / "two") != first
    assert first.isalnum()
    assert first[0].isalpha()
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == ["secret"]


def test_first_of_several_processes_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "secret"
    theirs = "s0123456789abcdef0123"
    linked = Path.hardlink_to

    def late(self: Path, target: Path) -> None:
        kept.write_text(theirs)
        linked(self, target)

    monkeypatch.setattr(Path, "hardlink_to", late)
    assert secret(tmp_path) == theirs


def test_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    word = secret(blocked / "cache")
    assert len(word) == 21
    assert secret(blocked / "cache") == word


@pytest.mark.parametrize("damage", ["", "s0123", "s0123456789abcdef012\n"])
def test_damaged_word_is_not_used(tmp_path: Path, damage: str) -> None:
    (tmp_path / "secret").write_text(damage)
    assert len(secret(tmp_path)) == 21
