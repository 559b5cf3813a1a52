"""The .NET SDK: where it is, which of its versions belong together, and the commands to use it."""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from pytest_flow2code.assembly import nuget
from pytest_flow2code.assembly.built import built, call, digest
from pytest_flow2code.assembly.prepared import version_key
from pytest_flow2code.assembly.support import support
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Limits, Step

OLDEST = 8
FRAMEWORK = "Microsoft.NETCore.App"
HARNESS = "flow2code.dll"
HINT = (
    "install the .NET SDK 8, 9 or 10 (Ubuntu: apt-get install dotnet-sdk-8.0; elsewhere: "
    "https://dotnet.microsoft.com/download) and put dotnet on PATH or set DOTNET_ROOT"
)
PACKAGES = tuple(f"dotnet-sdk-{version}.0" for version in (10, 9, OLDEST))

_COMPILE = Limits(seconds=30.0, memory_mb=1024, processes=128)
_RUN = Limits(seconds=10.0, memory_mb=1024, processes=256)
_HEAP_MB = 640
ENV = (
    # Programs get the same culture everywhere, and may still name others.
    ("DOTNET_SYSTEM_GLOBALIZATION_INVARIANT", "1"),
    ("DOTNET_SYSTEM_GLOBALIZATION_PREDEFINED_CULTURES_ONLY", "0"),
    # Nothing runs long enough to win from these.
    ("DOTNET_TieredPGO", "0"),
    ("DOTNET_gcServer", "0"),
    ("DOTNET_gcConcurrent", "0"),
    ("DOTNET_EnableDiagnostics", "0"),
    ("DOTNET_CLI_TELEMETRY_OPTOUT", "1"),
    ("DOTNET_NOLOGO", "1"),
)
RUN_ENV = (*ENV, ("DOTNET_GCHeapHardLimit", f"{_HEAP_MB * 1024 * 1024:X}"))
"""Hexadecimal, as the runtime reads it: past it `new` throws instead of the kernel killing."""


@dataclass(frozen=True, slots=True)
class Sdk:
    """Parts of one installation that belong together.

    `host` is the dotnet binary below `root`, `roslyn` the folder of csc.dll and vbc.dll,
    `references` the folder of the assemblies to compile against, `framework` the version a
    program names in its runtimeconfig.
    """

    root: Path
    host: Path
    roslyn: Path
    references: Path
    framework: str


def find() -> str | None:
    """The dotnet host of an installation that can compile and run, by DOTNET_ROOT, then PATH."""
    named = os.environ.get("DOTNET_ROOT")
    candidates = [Path(named) / "dotnet"] if named else []
    on_path = shutil.which("dotnet")
    if on_path:
        candidates.append(Path(os.path.realpath(on_path)))
    for candidate in candidates:
        if os.access(candidate, os.X_OK) and _sdk(candidate) is not None:
            return str(candidate)
    return None


def sdk(toolchain: Toolchain) -> Sdk:
    """The SDK of a toolchain. Raises ToolchainError if its parts do not belong together."""
    found = _sdk(Path(toolchain.path("dotnet")))
    if found is None:
        raise ToolchainError(f"no .NET SDK at {toolchain.path('dotnet')}", mend=HINT)
    return found


@cache
def _sdk(host: Path) -> Sdk | None:
    root = host.parent
    runtimes = dict(_versions(root / "shared" / FRAMEWORK))
    packs = dict(_versions(root / "packs" / f"{FRAMEWORK}.Ref"))
    for version, folder in sorted(_versions(root / "sdk"), reverse=True):
        roslyn = folder / "Roslyn" / "bincore"
        majors = {v[0] for v in runtimes if OLDEST <= v[0] <= version[0]}
        if not majors or not (roslyn / "csc.dll").is_file():
            continue
        major = max(majors)
        runtime = max(v for v in runtimes if v[0] == major)
        references = runtimes[runtime]
        for pack in sorted((v for v in packs if v[0] == major), reverse=True):
            inner = packs[pack] / "ref" / f"net{major}.0"
            if inner.is_dir():
                references = inner
                break
        return Sdk(root, host, roslyn, references, f"{major}.0.0")
    return None


def _versions(folder: Path) -> Iterator[tuple[tuple[int, ...], Path]]:
    """The version folders below `folder`; what follows a hyphen (a preview's name) is left out."""
    for path in folder.iterdir() if folder.is_dir() else ():
        parts = path.name.split("-")[0].split(".")
        if all(part.isdigit() for part in parts):
            yield tuple(int(part) for part in parts), path


def execute(found: Sdk, assembly: str, *arguments: str) -> tuple[str, ...]:
    """The command that runs an assembly."""
    return (str(found.host), "exec", assembly, *arguments)


def steps(
    found: Sdk, compiler: str, options: tuple[str, ...], folder: Path, run: tuple[str, ...]
) -> tuple[Step, Step]:
    """Compile to answer.dll, then let the harness in `folder` run it.

    `compiler` is csc.dll or vbc.dll, `run` the harness's arguments: the type that holds the tests,
    its method, and any library's path.
    """
    answer = f"{BOX}/answer.dll"
    seen = mounts(found, folder, *(Path(part).parent for part in run[2:]))
    compile_ = execute(found, str(found.roslyn / compiler), *options, f"-out:{answer}")
    return (
        Step("compile", compile_, _COMPILE, env=ENV, mounts=seen, reserves_address_space=True),
        Step(
            "run",
            execute(found, str(folder / HARNESS), answer, *run),
            _RUN,
            proves=True,
            env=RUN_ENV,
            mounts=seen,
            reserves_address_space=True,
        ),
    )


def mounts(found: Sdk, *more: Path) -> tuple[str, ...]:
    """What the sandbox must show besides the system's own folders."""
    wanted = (found.root, *more)
    return tuple(str(path) for path in wanted if not path.is_relative_to("/usr"))


@cache
def references(folder: Path) -> str:
    """A response file that names every managed assembly of a folder."""
    native = ("mscorrc", "Microsoft.DiaSymReader.Native", "clrjit", "coreclr")
    paths = [p for p in sorted(folder.glob("*.dll")) if not p.name.startswith(native)]
    return "".join(f'-r:"{path}"\n' for path in paths)


def runtimeconfig(found: Sdk) -> str:
    framework = {"name": FRAMEWORK, "version": found.framework}
    return json.dumps({"runtimeOptions": {"framework": framework}})


def harness(toolchain: Toolchain) -> Path:
    """The folder that holds the compiled harness. Raises ToolchainError if it cannot be made."""
    found = sdk(toolchain)
    source = support(__file__, "Harness.cs").text
    key = digest((version_key(str(found.roslyn / "csc.dll")), str(found.references), source))
    return built(toolchain.cache / f"harness-{key}", _harness_builder(found))


@cache
def _harness_builder(found: Sdk) -> partial[None]:
    return partial(_build_harness, found)


def _build_harness(found: Sdk, folder: Path) -> None:
    source = folder / "Harness.cs"
    source.write_text(support(__file__, "Harness.cs").text, encoding="utf-8")
    response = folder / "references.rsp"
    response.write_text(references(found.references), encoding="utf-8")
    (folder / "flow2code.runtimeconfig.json").write_text(runtimeconfig(found), encoding="utf-8")
    flags = ("-nologo", "-noconfig", "-nostdlib", "-optimize+", "-debug-", "-warn:0")
    output = f"-out:{folder / HARNESS}"
    command = execute(found, str(found.roslyn / "csc.dll"), *flags, output)
    call((*command, f"@{response}", str(source)), ENV)
    for path in folder.iterdir():
        path.chmod(0o644)


def compare_objects(toolchain: Toolchain) -> Path | None:
    """The library of the package CompareNETObjects, from where NuGet or DOTNET_ROOT keeps it."""
    for path in nuget.found(sdk(toolchain).root):
        folder = path
        if path.suffix.lower() == ".nupkg" and path.is_file():
            kept = toolchain.cache / f"package-{digest((version_key(str(path)),))}"
            folder = built(kept, _unpacker(path))
        library = _library(folder)
        if library is not None:
            return library
    return None


def find_package() -> str | None:
    """Where the package CompareNETObjects is, or None."""
    host = find()
    return None if host is None else next(map(str, nuget.found(Path(host).parent)), None)


@cache
def _unpacker(package: Path) -> partial[None]:
    return partial(_unpack, package)


def _unpack(package: Path, folder: Path) -> None:
    try:
        with zipfile.ZipFile(package) as archive:
            for name in archive.namelist():
                if name.startswith("lib/"):
                    archive.extract(name, folder)
    except (zipfile.BadZipFile, OSError) as error:
        raise ToolchainError(f"{package} is no NuGet package: {error}", mend=nuget.HINT) from error
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)


def _library(folder: Path) -> Path | None:
    """The best build of the library below a package's folder."""
    dlls = list(folder.glob("**/lib/*/*.dll")) if folder.is_dir() else []
    for target in ("net8.0", "net6.0", "netstandard2.1", "netstandard2.0"):
        for dll in sorted(dlls, reverse=True):
            if dll.parent.name == target:
                return dll
    return None
