"""Fortran, compiled by gfortran."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.fortran.flow import lower
from pytest_flow2code.runners.fortran.join import assemble, outline
from pytest_flow2code.runners.fortran.spoil import spoils

LANGUAGE = Language(
    name="fortran",
    title="Fortran",
    suffix=".f90",
    seconds=0.2,
    aliases=("f90", "f95", "f03", "f08", "fortran90", "gfortran"),
    tools=(
        Tool("gfortran", ("gfortran",), apt=("gfortran",)),
        Tool("gcc", ("gcc",), apt=("gcc", "libc6-dev")),
    ),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "An object file of ours reads the token before any other code runs and talks to the "
        "system without the C library. The answer is a module of which the tests use only what "
        "the reference has too; every `stop` of the tests reports a failure, and their last "
        "statement is a call whose name no answer can know. Only by searching the program's own "
        "memory through C pointers could an answer find the token."
    ),
    spoils=spoils,
)
