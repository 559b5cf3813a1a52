"""What the tests of the adapters share: a server, a clean environment, a request with a picture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from installed import installed
from loopback import Said, Server, serving
from wires import KEY, KEYS, Kind, kinds, png

from pytest_flow2code.core.model import Picture, Prompt, Request
from pytest_flow2code.core.task import FlowchartType, Task, Tests


@pytest.fixture(scope="module")
def _running() -> Iterator[Server]:
    with serving(lambda _: Said()) as server:
        yield server


@pytest.fixture
def server(_running: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The server, with keys set and nothing else of the machine's environment in the way."""
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "OPENAI_ORG_ID", "OPENAI_PROJECT_ID"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)
    monkeypatch.delenv("GOOGLE_GENAI_USE_VERTEXAI", raising=False)
    monkeypatch.delenv("GOOGLE_API_KEY", raising=False)
    for name in KEYS:
        monkeypatch.setenv(name, KEY)
    monkeypatch.setenv("OPENAI_BASE_URL", _running.openai)
    monkeypatch.setenv("ANTHROPIC_BASE_URL", _running.url)
    monkeypatch.setenv("GOOGLE_GEMINI_BASE_URL", _running.url)
    _running.script = lambda _: Said()
    _running.forget()
    return _running


@pytest.fixture(params=kinds(), ids=lambda kind: kind.id)
def kind(request: pytest.FixtureRequest) -> Kind:
    """Each way of asking over the network in turn."""
    kind: Kind = request.param
    # Not imported here: the adapter keeps LiteLLM from the network when it does.
    if not installed(kind.sdk):
        pytest.skip(f"{kind.sdk} is not installed")
    return kind


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
