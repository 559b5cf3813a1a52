"""Pascal, compiled by Free Pascal."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.pascal.flow import lower
from pytest_flow2code.runners.pascal.join import assemble, outline

LANGUAGE = Language(
    name="pascal",
    title="Pascal",
    suffix=".pas",
    aliases=("pas", "fpc", "freepascal", "free pascal", "objectpascal", "object pascal", "delphi"),
    tools=(
        Tool(
            "fpc",
            ("fpc",),
            version=("-iV",),
            apt=("fp-compiler", "fp-units-base", "fp-units-fcl", "fp-units-rtl", "binutils"),
        ),
    ),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "A unit of ours reads the token in its initialisation, before the program's first "
        "statement; every Assert of the tests becomes a call of that unit, and the tests' main "
        "block ends in its report. The answer could reach it only by naming that unit."
    ),
)
