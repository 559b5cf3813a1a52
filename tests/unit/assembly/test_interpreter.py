"""Where packages lie that Python programs in a jail may import."""

from __future__ import annotations

import sys
from pathlib import Path

import html5lib
import pytest

from pytest_flow2code.assembly.interpreter import library_folders, mounts


def test_folders_that_an_environment_shares_with_others_are_shown_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shared, gone, other = (tmp_path / name for name in ("a/site-packages", "b/site-packages", "c"))
    shared.mkdir(parents=True)
    other.mkdir()
    monkeypatch.setattr(sys, "path", [*sys.path, str(shared), str(gone), str(other)])
    assert str(shared) in library_folders()
    assert str(shared) in mounts()
    assert not {str(gone), str(other)} & {*library_folders(), *mounts()}


def test_what_we_import_programs_can_import() -> None:
    assert str(Path(html5lib.__file__).parents[1]) in library_folders()
