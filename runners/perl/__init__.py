"""Perl 5."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.perl.flow import lower
from pytest_flow2code.runners.perl.join import assemble, lacks, outline
from pytest_flow2code.runners.perl.spoil import spoils

LANGUAGE = Language(
    name="perl",
    title="Perl",
    suffix=".pl",
    seconds=0.05,
    aliases=("perl5", "perl 5", "pl"),
    tools=(Tool("perl", ("perl",), version=("-e", "print $^V"), apt=("perl",)),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "The harness reads the token before the answer is compiled and keeps it in a lexical "
        "variable that neither answer nor tests can see; after the last test, with the tests' "
        "primitives found unchanged, it answers with the token reversed. The answer shares its "
        "process and could only find the token by walking the interpreter's own structures."
    ),
    lacks=lacks,
    spoils=spoils,
)
