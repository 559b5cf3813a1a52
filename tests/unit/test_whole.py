"""A file is there whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_flow2code.core.whole import write_whole


def test_the_folder_is_made_and_holds_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b.bin"
    write_whole(path, b"old")
    write_whole(path, b"new", 0o640)
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(path.parent.iterdir()) == [path]


def test_nothing_is_left_of_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "full").mkdir(parents=True)
    with pytest.raises(OSError):
        write_whole(folder, b"data")
    assert list(tmp_path.iterdir()) == [folder]
