"""C++, compiled by g++."""

from __future__ import annotations

from pytest_flow2code.assembly import native
from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.cpp.flow import lower
from pytest_flow2code.runners.cpp.join import assemble, lacks, outline
from pytest_flow2code.runners.cpp.spoil import spoils

LANGUAGE = Language(
    name="cpp",
    title="C++",
    suffix=".cpp",
    seconds=0.6,
    aliases=("c++", "cc", "cxx", "cplusplus", "g++", "c++11", "c++14", "c++17", "c++20"),
    tools=(Tool("g++", ("g++",), apt=("g++",)),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "A harness compiled by itself reads the token before anything else in the process runs, "
        "keeps it masked and answers with the reversed token once the tests' main has returned; "
        "macros and operators of the answer end where the tests begin, results are taken as the "
        "type that the task asks for, and only code that searches the process's memory could "
        "find the token."
    ),
    lacks=lacks,
    spoils=spoils,
    libraries=native.tools("boost", "openssl"),
)
