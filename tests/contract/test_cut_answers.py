"""An answer without a fence that was cut at the token limit: what lacks its end is truncated."""

from __future__ import annotations

import pytest

from pytest_flow2code import runners
from pytest_flow2code.core.model import Completion, StopReason
from pytest_flow2code.core.verdict import Verdict
from pytest_flow2code.extraction import extract
from pytest_flow2code.running import selfcheck
from pytest_flow2code.running.unrun import without_run

ANSWERS = {
    "c": (
        "int add(int a, int b) {\n    if (a) {\n        return a + b;\n    }\n",
        "    return b;\n}\n",
    ),
    "cpp": ("int add(int a, int b) {\n    if (a) {\n        return a + b;\n    }\n", "}\n"),
    "java": (
        "class Solution {\n    static int add(int a, int b) {\n        return a + b;\n    }\n",
        "}\n",
    ),
    "javascript": ("function add(a, b) {\n    if (a) {\n        return a + b;\n    }\n", "}\n"),
}


def verdict(name: str, text: str, stop: str) -> Verdict | None:
    language = runners.load(name)
    task = selfcheck.task(language)
    text = text.replace("add", task.entry_point).replace("Add", task.entry_point)
    early = without_run(Completion("m", 0, text, stop), extract(text, task, language, ()))
    return None if early is None else early.verdict


@pytest.mark.parametrize("intro", ["", "The program:\n\n"])
@pytest.mark.parametrize("name", ANSWERS)
def test_only_what_lacks_its_end_is_truncated(name: str, intro: str) -> None:
    start, end = ANSWERS[name]
    assert verdict(name, intro + start, StopReason.LENGTH) is Verdict.TRUNCATED
    assert verdict(name, intro + start, StopReason.END) is None
    assert verdict(name, intro + start + end, StopReason.LENGTH) is None
    assert verdict(name, f"{intro}{start}{end}\nAnd then it", StopReason.LENGTH) is None
    crlf = (intro + start).replace("\n", "\r\n")
    assert verdict(name, crlf, StopReason.LENGTH) is Verdict.TRUNCATED


def test_what_the_tests_will_close_is_never_truncated() -> None:
    """The references of these tasks leave a type open: such an answer is whole."""
    for name in ("csharp", "vb"):
        reference = selfcheck.task(runners.load(name)).reference
        assert runners.load(name).outline(reference).open
        assert verdict(name, reference, StopReason.LENGTH) is None
