"""The folder of a release: files are named in data, so no name may lead out of it."""

from __future__ import annotations

import hashlib
import os
import stat
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Asset
from pytest_flow2code.datasets.fields import Fields, read_bytes


@dataclass(frozen=True, slots=True)
class Folder:
    """A release's own folder. `root` must be resolved.

    Thousands of files are looked up in few folders, so each folder is resolved only once.
    """

    root: Path
    _parents: dict[str, str] = field(default_factory=dict)

    def file(self, owner: Fields, key: str) -> tuple[str, int]:
        """The absolute path and the size in bytes of the file that `owner` names at `key`.

        Raises DataError if the name leads out of the folder, through a link too, or to no file.
        """
        name = owner.filled(key)
        if "\\" in name or "\0" in name or PurePosixPath(name).is_absolute():
            raise owner.error(key, "a relative path with forward slashes")
        path = os.path.join(self.root, name)  # noqa: PTH118 - called tens of thousands of times
        real = self._real(path)
        if not real.startswith(str(self.root) + os.sep):
            raise owner.error(
                key, f"a file inside {self.root} (copy the data with its links followed: cp -rL)"
            )
        try:
            found = os.stat(real)  # noqa: PTH116
        except OSError as error:
            missing = owner.error(key, "a file of the data set")
            raise DataError(
                f"{missing.message}: {error.strerror}", mend="fetch the data set again"
            ) from error
        if not stat.S_ISREG(found.st_mode):
            raise owner.error(key, "a plain file")
        return real, found.st_size

    def _real(self, path: str) -> str:
        above, name = os.path.split(path)
        if name in {"", ".", ".."} or os.path.islink(path):  # noqa: PTH114
            return os.path.realpath(path)
        if above not in self._parents:
            self._parents[above] = os.path.realpath(above)
        return os.path.join(self._parents[above], name)  # noqa: PTH118


def read_assets(folder: Folder, owner: Fields) -> tuple[Asset, ...]:
    """The files that a record or a manifest line ships; none if it has no `assets`.

    Sizes are checked here, sums only by `verify_asset`. Raises DataError.
    """
    if owner.values.get("assets") is None:
        return ()
    assets = owner.section("assets")
    return tuple(
        _asset(folder, name, assets.section(name))
        for name, value in assets.values.items()
        if value is not None
    )


def _asset(folder: Folder, name: str, fields: Fields) -> Asset:
    path, size = folder.file(fields, "path")
    told = fields.count("bytes")
    if told != size:
        raise DataError(
            f"{fields.place}: the {name} file {path} must have {told} bytes, but has {size}",
            mend="fetch the data set again",
        )
    digest = fields.text("sha256").lower()
    if len(digest) != 64 or not set(digest) <= set("0123456789abcdef"):
        raise fields.error("sha256", "64 hexadecimal digits")
    return Asset(name, path, digest, told)


def verify_asset(asset: Asset) -> bytes:
    """The content of a shipped file, once its size and SHA-256 are seen to be right.

    Raises DataError if the file is gone or has changed.
    """
    data = read_bytes(Path(asset.path))
    digest = hashlib.sha256(data).hexdigest()
    if len(data) != asset.bytes or digest != asset.sha256:
        raise DataError(
            f"{asset.path}: expected {asset.bytes} bytes with SHA-256 {asset.sha256}, "
            f"found {len(data)} bytes with {digest}",
            mend="fetch the data set again",
        )
    return data
