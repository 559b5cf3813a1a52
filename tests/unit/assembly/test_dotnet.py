"""Which parts of a .NET installation are taken, and when there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_flow2code.assembly import dotnet
from pytest_flow2code.core.language import Toolchain


def sdk_at(root: Path, *folders: str) -> Path:
    for folder in folders:
        (root / folder).mkdir(parents=True)
        if folder.endswith("bincore"):
            (root / folder / "csc.dll").touch()
    (root / "dotnet").touch()
    (root / "dotnet").chmod(0o755)
    return root / "dotnet"


SHARED = "shared/Microsoft.NETCore.App"
PACK = "packs/Microsoft.NETCore.App.Ref"


@pytest.mark.parametrize(
    ("folders", "framework", "references"),
    [
        (
            ["sdk/8.0.404/Roslyn/bincore", f"{SHARED}/8.0.11", f"{PACK}/8.0.11/ref/net8.0"],
            "8.0.0",
            f"{PACK}/8.0.11/ref/net8.0",
        ),
        # Several side by side: those of the newest that is whole.
        (
            [
                "sdk/8.0.404/Roslyn/bincore",
                "sdk/9.0.100-preview.3/Roslyn/bincore",
                f"{SHARED}/8.0.11",
                f"{SHARED}/9.0.0",
                f"{PACK}/8.0.11/ref/net8.0",
                f"{PACK}/9.0.0/ref/net9.0",
            ],
            "9.0.0",
            f"{PACK}/9.0.0/ref/net9.0",
        ),
        # A runtime newer than the compiler, and no reference pack.
        (
            ["sdk/8.0.404/Roslyn/bincore", f"{SHARED}/8.0.11", f"{SHARED}/10.0.1"],
            "8.0.0",
            f"{SHARED}/8.0.11",
        ),
    ],
)
def test_parts_that_belong_together_are_taken(
    folders: list[str], framework: str, references: str, tmp_path: Path
) -> None:
    host = sdk_at(tmp_path, *folders)
    found = dotnet.sdk(Toolchain("csharp", (("dotnet", str(host)),), tmp_path))
    assert found.framework == framework
    assert found.references == tmp_path / references


@pytest.mark.parametrize("folders", [[f"{SHARED}/8.0.1"], ["sdk/8.0.404/Roslyn/bincore"]])
def test_half_an_installation_is_not_found(
    folders: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sdk_at(tmp_path, *folders)
    monkeypatch.setenv("DOTNET_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", "/nowhere")
    assert dotnet.find() is None
