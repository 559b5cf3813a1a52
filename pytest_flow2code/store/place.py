"""Where the store is, if nobody says."""

from __future__ import annotations

from pathlib import Path

from pytest_flow2code.core.home import FOLDER, home

_NAME = "answers.sqlite"


def default_path(root: Path) -> Path:
    """The store's place below a project's root, beside its journals: what was paid for is no
    cache that a clean-up of the user's cache folder may take. Raises as `home` does."""
    return home(root) / _NAME


def found_from(folder: Path) -> Path:
    """The store of the project that `folder` lies in, or where it would be if there is none."""
    places = [place / FOLDER / _NAME for place in (folder, *folder.parents)]
    return next((place for place in places if place.exists()), places[0])
