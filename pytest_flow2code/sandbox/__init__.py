"""The one place that starts programs made of answers, references and samples.

`open_sandbox` gives a `Sandbox`; `Sandbox.run` takes a Program through its steps and answers with
how each one ended. What that means is `core.verdict`'s business.
"""

from pytest_flow2code.sandbox.backend import Abilities, Backend
from pytest_flow2code.sandbox.runner import Sandbox
from pytest_flow2code.sandbox.started import refuse_broken_tool
from pytest_flow2code.sandbox.tools import capture, find_toolchain, missing_tools
from pytest_flow2code.sandbox.tried import open_sandbox

__all__ = [
    "Abilities",
    "Backend",
    "Sandbox",
    "capture",
    "find_toolchain",
    "missing_tools",
    "open_sandbox",
    "refuse_broken_tool",
]
