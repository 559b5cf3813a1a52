"""C, compiled by gcc."""

from __future__ import annotations

from pytest_flow2code.assembly import native
from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.c.flow import lower
from pytest_flow2code.runners.c.join import assemble, lacks, outline
from pytest_flow2code.runners.c.spoil import spoils

LANGUAGE = Language(
    name="c",
    title="C",
    suffix=".c",
    seconds=0.15,
    aliases=("gcc", "c99", "c11", "c17", "c23", "ansi c"),
    tools=(Tool("gcc", ("gcc",), apt=("gcc", "libc6-dev")),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "A harness compiled by itself reads the token before anything else in the process runs, "
        "keeps it masked and answers with the reversed token once the tests' main has returned; "
        "the answer's macros end where the tests begin, and only code that searches the "
        "process's memory could find the token."
    ),
    lacks=lacks,
    libraries=native.tools("openssl"),
    spoils=spoils,
)
