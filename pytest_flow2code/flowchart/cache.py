"""Pictures on disk under a hash of what they were drawn from; many processes may share a folder."""

from __future__ import annotations

import hashlib
from pathlib import Path

from pytest_flow2code.core.whole import write_whole


class PictureCache:
    """A folder of finished pictures. A file is there whole or not at all."""

    def __init__(self, folder: Path, salt: str) -> None:
        self._folder = folder
        self._salt = salt

    def path(self, dot: str, media: str) -> Path:
        """Where the picture of `dot` is or would be."""
        key = hashlib.sha256(f"{self._salt}\0{media}\0{dot}".encode()).hexdigest()
        return self._folder / key[:2] / f"{key[2:]}.{media}"

    def get(self, dot: str, media: str) -> bytes | None:
        """The picture of `dot`, None if it is not there or cannot be read."""
        try:
            return self.path(dot, media).read_bytes()
        except OSError:
            return None

    def put(self, dot: str, media: str, picture: bytes) -> None:
        """Keep a picture. Raises OSError if the folder cannot be written."""
        write_whole(self.path(dot, media), picture)
