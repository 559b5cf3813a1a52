"""A harness written in C, compiled once, by itself, for every program that is linked with it."""

from __future__ import annotations

from pytest_flow2code.assembly.prepared import prepared, version_key
from pytest_flow2code.assembly.support import support
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import SourceFile

_PLAIN = ("-x", "c", "-std=gnu17", "-O1", "-w", "-ffreestanding", "-fno-stack-protector")
"""No call to a function of the C library may be put in that the source does not make itself."""


def harness(
    toolchain: Toolchain, compiler: str, own: SourceFile | None = None, *options: str
) -> str:
    """The folder with the compiled harness, `harness.o`. Raises ToolchainError.

    `own` is a language's own one, else that of C and C++; it may include `report.h`. `options` are
    more of the compiler's.
    """
    source = own or support(__file__, "harness.c")
    files = (source, support(__file__, "report.h"))
    return prepared(
        toolchain.cache,
        tuple((file.path, file.text) for file in files),
        (compiler, *_PLAIN, *options, "-c", source.path, "-o", "harness.o"),
        version_key(compiler),
    )
