"""What the tests of the adapters share: a server, a clean environment, a request with a picture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from chat_server import KEY, Server, png, serving

from pytest_flow2code.core.model import Picture, Prompt, Request
from pytest_flow2code.core.task import FlowchartType, Task, Tests


@pytest.fixture(scope="module")
def _running() -> Iterator[Server]:
    with serving() as server:
        yield server


@pytest.fixture
def server(_running: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The server, with a key set and nothing else of the machine's environment in the way."""
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setenv("OPENAI_BASE_URL", _running.url)
    _running.replies.clear()
    _running.seen.clear()
    return _running


@pytest.fixture
def request_of_task() -> Request:
    """Sample 2 of a Python task, with one picture."""
    task = Task(
        uid="made/python/1",
        dataset="made",
        language="python",
        task_id="1",
        entry_point="f",
        signature="def f(n):",
        difficulty="easy",
        description="",
        header="import math\ndef f(n):",
        reference="import math\ndef f(n):\n    return '```'\n",
        tests=Tests("assert f(1)"),
        licence="MIT",
    )
    prompt = Prompt("Write it.", (Picture("image/png", png(), "drawn"),))
    return Request(task, FlowchartType.UML, 2, prompt)
