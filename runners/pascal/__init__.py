"""Pascal, compiled by Free Pascal."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.pascal.flow import lower
from pytest_flow2code.runners.pascal.join import assemble
from pytest_flow2code.runners.pascal.outlining import outline
from pytest_flow2code.runners.pascal.spoil import spoils

LANGUAGE = Language(
    name="pascal",
    title="Pascal",
    suffix=".pas",
    seconds=0.15,
    aliases=("pas", "fpc", "freepascal", "free pascal", "objectpascal", "object pascal", "delphi"),
    tools=(
        Tool(
            "fpc",
            ("ppcx64", "ppca64", "fpc"),
            version=("-iV",),
            apt=("fp-compiler", "fp-units-base", "fp-units-fcl", "fp-units-rtl", "binutils"),
        ),
    ),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "A unit of ours reads the token when it is initialised, before any code of the program, "
        "and talks to the system without other units. The linker sends every failed assertion to "
        "it, and the tests' main block ends in a call whose name no answer can know. Only by "
        "searching the program's own memory could an answer find the token."
    ),
    spoils=spoils,
)
