"""Ruby."""

from __future__ import annotations

from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.ruby.flow import lower
from pytest_flow2code.runners.ruby.join import assemble, outline
from pytest_flow2code.runners.ruby.spoil import spoils

LANGUAGE = Language(
    name="ruby",
    title="Ruby",
    suffix=".rb",
    seconds=0.05,
    aliases=("rb", "irb"),
    tools=(Tool("ruby", ("ruby",), apt=("ruby",)),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "The harness reads the token before the answer is loaded and keeps it in a variable that "
        "only the blocks of a frozen module can see; after the last test, with the methods that "
        "decide equality found unchanged, it answers with the token reversed. The answer shares "
        "its process and could only find the token by searching every string in memory."
    ),
    spoils=spoils,
)
