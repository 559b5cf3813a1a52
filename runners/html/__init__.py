"""HTML, judged by its parsed tree: nothing of an answer is run."""

from __future__ import annotations

from pytest_flow2code.assembly.interpreter import interpreter
from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.html.flow import lower
from pytest_flow2code.runners.html.join import assemble, outline
from pytest_flow2code.runners.html.spoil import spoils

LANGUAGE = Language(
    name="html",
    title="HTML",
    suffix=".html",
    seconds=0.25,
    aliases=("htm", "html5", "xhtml"),
    tools=(Tool("python", ("python3",), find=interpreter),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "The answer is parsed by html5lib and compared with the reference's tree, tag by tag, "
        "attribute by attribute, text by text; no line of it runs, so no token is in its reach."
    ),
    spoils=spoils,
)
