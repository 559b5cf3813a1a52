"""The JDK: where it is, what it needs to see, and what is prepared with it once.

javac spends most of its time on loading itself, and the harness would have to be compiled with
every answer: the cache holds javac's loaded classes as an archive (AppCDS) and the harness's.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from pytest_flow2code.assembly.built import built, call, digest
from pytest_flow2code.assembly.prepared import version_key
from pytest_flow2code.assembly.support import support
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Toolchain

OLDEST = 17
"""The first JDK whose language has records and static members in local classes."""

HARNESS = "flow2code.Harness"

# JDK 17 maps its archived heap only with G1: 15 ms less for a short program than with any other.
_RUN = ("-XX:+UseG1GC", "-XX:-UsePerfData", "-Xshare:auto", "-Xlog:disable")
_COMPILE = (
    "-XX:+UseSerialGC",
    "-XX:TieredStopAtLevel=1",
    "-XX:-UsePerfData",
    "-Xshare:auto",
    "-Xlog:disable",
    "-Xmx512m",
)
_JAVAC = ("-m", "jdk.compiler/com.sun.tools.javac.Main", "-proc:none", "-nowarn")
# Joining strings by invokedynamic costs a program 10 ms at its first `+`.
_OPTIONS = (
    "-encoding",
    "UTF-8",
    "-implicit:none",
    "-XDuseUnsharedTable=true",
    "-XDstringConcat=inline",
)


@dataclass(frozen=True, slots=True)
class Prepared:
    """What lies in the cache: the harness's classes and javac's archive, if it could be made."""

    folder: Path
    harness: Path
    archive: Path


def find() -> str | None:
    """javac of a new enough JDK: from JAVA_HOME, from PATH, then where Debian keeps them."""
    candidates = []
    if os.environ.get("JAVA_HOME"):
        candidates.append(Path(os.environ["JAVA_HOME"]) / "bin" / "javac")
    on_path = shutil.which("javac")
    if on_path:
        candidates.append(Path(on_path))
    candidates += sorted(Path("/usr/lib/jvm").glob("*/bin/javac"))
    for candidate in candidates:
        real = candidate.resolve()
        if os.access(real, os.X_OK) and _release(real.parent.parent) >= OLDEST:
            return str(real)
    return None


def _release(home: Path) -> int:
    """The major version of a JDK, from its `release` file; 0 if it does not say."""
    try:
        lines = (home / "release").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0
    for line in lines:
        key, _, value = line.partition("=")
        if key == "JAVA_VERSION":
            major = value.strip('"').split(".")[0].split("-")[0].split("+")[0]
            return int(major) if major.isdigit() else 0
    return 0


def home(toolchain: Toolchain) -> Path:
    return Path(toolchain.path("javac")).parent.parent


@cache
def mounts(jdk: Path) -> tuple[str, ...]:
    """The JDK if it lies outside /usr, and what its configuration links to below /etc."""
    folders = {} if jdk.is_relative_to("/usr") else {str(jdk): None}
    for link in (*jdk.glob("conf/**/*"), *jdk.glob("lib/*"), *jdk.glob("lib/security/*")):
        if link.is_symlink():
            target = link.resolve()
            if target.is_relative_to("/etc") and target.exists():
                folders["/".join(target.parts[:3]).replace("//", "/")] = None
    return tuple(folders)


def java(jdk: Path, *rest: str) -> tuple[str, ...]:
    """The command that runs a program."""
    return (str(jdk / "bin" / "java"), *_RUN, *rest)


def javac(jdk: Path, prepared: Prepared | None, *rest: str) -> tuple[str, ...]:
    """The command that compiles, with the harness in reach if one is prepared."""
    flags: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    if prepared is not None:
        options = ("-cp", str(prepared.harness))
        if prepared.archive.exists():
            flags = (f"-XX:SharedArchiveFile={prepared.archive}",)
    binary = str(jdk / "bin" / "java")
    return (binary, *_COMPILE, *flags, *_JAVAC, *_OPTIONS, *options, *rest)


def prepared(toolchain: Toolchain) -> Prepared:
    """What this JDK has in the cache, made if need be. Raises ToolchainError if it cannot be."""
    jdk = home(toolchain)
    source = support(__file__, "Harness.java").text
    parts = (version_key(str(jdk / "bin" / "java")), *_COMPILE, *_JAVAC, *_OPTIONS, source)
    folder = built(toolchain.cache / f"java-{digest(parts)}", _builder(jdk))
    return Prepared(folder, folder / "harness", folder / "javac.jsa")


@cache
def _builder(jdk: Path) -> partial[None]:
    return partial(_build, jdk)


def _build(jdk: Path, folder: Path) -> None:
    """The harness, compiled twice: javac's archive shows what it loads for a small program."""
    source = folder / "Harness.java"
    source.write_text(support(__file__, "Harness.java").text, encoding="utf-8")
    command = javac(jdk, None, "-d", str(folder / "harness"), str(source))
    call(command)
    archive = folder / "javac.jsa"
    with suppress(ToolchainError):
        call((command[0], f"-XX:ArchiveClassesAtExit={archive}", *command[1:]))
    for path in folder.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
