"""A tool that cannot start is our failure; a program that ends with the same status is its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_flow2code import runners
from pytest_flow2code.assembly.prepared import version_key
from pytest_flow2code.core.errors import SandboxError, ToolchainError
from pytest_flow2code.core.language import Toolchain
from pytest_flow2code.core.program import BOX, Program, Step
from pytest_flow2code.sandbox import Sandbox, find_toolchain, open_sandbox, refuse_broken_tool


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    try:
        opened = open_sandbox("nsjail")
    except SandboxError as error:
        pytest.skip(error.message)
    yield opened
    opened.close()


def judged(sandbox: Sandbox, toolchain: Toolchain, *argv: str, mounts: tuple[str, ...]) -> None:
    program = Program("python", (), (Step("run", argv, proves=True, mounts=mounts),))
    outcomes = sandbox.run(program, None)
    assert outcomes[-1].code == 127
    refuse_broken_tool(sandbox, runners.load("python"), toolchain, program, outcomes)


def test_a_tool_that_answers_127_to_everything_is_refused(sandbox: Sandbox, tmp_path: Path) -> None:
    broken = tmp_path / "python3"
    broken.write_text("#!/bin/sh\necho no such library >&2\nexit 127\n")
    broken.chmod(0o755)
    toolchain = Toolchain("python", (("python", str(broken)),), tmp_path)
    with pytest.raises(ToolchainError, match=r"does not start .* no such library"):
        judged(sandbox, toolchain, str(broken), "answer.py", mounts=(str(broken),))


def test_a_program_that_leaves_with_127_is_not_its_tools_fault(sandbox: Sandbox) -> None:
    toolchain = find_toolchain(runners.load("python"))
    python = toolchain.path("python")
    prefix = str(Path(python).parent.parent)
    mounts = () if prefix == "/usr" else (prefix,)
    judged(sandbox, toolchain, python, "-c", "raise SystemExit(127)", mounts=mounts)


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "status 0"), (b"#!/bin/sh\nkill -SEGV $$\n", "signal 11")],
    ids=["empty", "torn"],
)
def test_a_tool_that_is_torn_while_a_run_goes_is_refused(
    content: bytes, why: str, sandbox: Sandbox, tmp_path: Path
) -> None:
    broken = tmp_path / "perl"
    broken.write_bytes(content)
    broken.chmod(0o755)
    toolchain = Toolchain("perl", (("perl", str(broken)),), tmp_path)
    step = Step("run", (str(broken), "answer.pl"), proves=True, mounts=(str(broken),))
    program = Program("perl", (), (step,))
    with pytest.raises(ToolchainError, match=rf"does not start \({why}\)"):
        refuse_broken_tool(
            sandbox, runners.load("perl"), toolchain, program, sandbox.run(program, None)
        )


def test_a_compiler_that_makes_nothing_and_says_nothing_is_refused(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    broken = tmp_path / "gfortran"
    broken.touch(0o755)
    tools = (("gfortran", str(broken)), ("gcc", "/usr/bin/gcc"))
    toolchain = Toolchain("fortran", tools, tmp_path)
    compiling = Step("compile", (str(broken), "main.f90"), mounts=(str(broken),))
    program = Program("fortran", (), (compiling, Step("run", (f"{BOX}/main",), proves=True)))
    outcomes = sandbox.run(program, None)
    assert len(outcomes) == 2
    with pytest.raises(ToolchainError, match="does not start"):
        refuse_broken_tool(sandbox, runners.load("fortran"), toolchain, program, outcomes)


def test_a_program_that_crashes_or_leaves_in_silence_is_not_its_tools_fault(
    sandbox: Sandbox,
) -> None:
    toolchain = find_toolchain(runners.load("perl"))
    perl = toolchain.path("perl")
    for code in ("exit 0", "kill 11, $$"):
        program = Program("perl", (), (Step("run", (perl, "-e", code), proves=True),))
        outcomes = sandbox.run(program, None)
        refuse_broken_tool(sandbox, runners.load("perl"), toolchain, program, outcomes)


def test_a_compiler_that_is_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(ToolchainError, match="no-such-compiler cannot be looked at"):
        version_key(str(tmp_path / "no-such-compiler"))
