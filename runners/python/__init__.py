"""Python, run by the interpreter that runs the tests."""

from __future__ import annotations

from pytest_flow2code.assembly.interpreter import interpreter
from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.runners.python.flow import lower
from pytest_flow2code.runners.python.join import assemble, outline
from pytest_flow2code.runners.python.needs import lacks
from pytest_flow2code.runners.python.spoil import spoils

LANGUAGE = Language(
    name="python",
    title="Python",
    suffix=".py",
    seconds=0.06,
    aliases=("py", "python3", "py3", "python 3", "cpython"),
    tools=(Tool("python", ("python3",), find=interpreter),),
    assemble=assemble,
    lower=lower,
    outline=outline,
    proof=(
        "The harness reads the token before the answer is loaded, runs answer and tests in "
        "separate namespaces and answers with the reversed token after the last test; the answer "
        "shares its process and could only find the token by searching its frames."
    ),
    lacks=lacks,
    spoils=spoils,
)
