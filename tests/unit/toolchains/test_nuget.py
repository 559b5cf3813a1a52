"""Fetching the one package that no package manager has, from a server that may misbehave."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from pytest_flow2code.assembly import nuget
from pytest_flow2code.core.errors import ToolchainError

DATA = b"a package"


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/package" else 404)
        self.end_headers()
        self.wfile.write(DATA)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Handler) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{served.server_port}"
        monkeypatch.setattr(nuget, "URL", f"{address}/package")
        yield address
        served.shutdown()


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NUGET_PACKAGES", str(tmp_path / "packages"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "packages"


def test_the_package_is_put_where_it_is_found(
    server: str, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nuget, "SHA256", hashlib.sha256(DATA).hexdigest())
    assert list(nuget.found(tmp_path)) == []
    nuget.fetch()
    (path,) = nuget.found(tmp_path)
    assert path == cache / "comparenetobjects.4.74.0.nupkg"
    assert path.read_bytes() == DATA


def test_another_file_than_the_wanted_one_is_not_kept(
    server: str, cache: Path, tmp_path: Path
) -> None:
    with pytest.raises(ToolchainError, match="something else than version"):
        nuget.fetch()
    assert list(nuget.found(tmp_path)) == []


def test_a_server_that_fails_is_an_error_with_a_command(
    server: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nuget, "URL", f"{server}/missing")
    with pytest.raises(ToolchainError, match="404") as caught:
        nuget.fetch()
    assert caught.value.mend.startswith("curl ")


def test_a_cache_that_cannot_be_written(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nuget, "SHA256", hashlib.sha256(DATA).hexdigest())
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("NUGET_PACKAGES", str(tmp_path / "file"))
    with pytest.raises(ToolchainError):
        nuget.fetch()


def test_an_unpacked_package_beside_the_sdk_is_found(cache: Path, tmp_path: Path) -> None:
    (tmp_path / "sdk" / "packages" / "CompareNETObjects.4.83.0").mkdir(parents=True)
    (found,) = nuget.found(tmp_path / "sdk")
    assert found.name == "CompareNETObjects.4.83.0"
