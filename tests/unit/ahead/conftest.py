"""What the tests of asking share: a server on loopback, cases to ask about, a generator."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from loopback import Said, Server, serving

from pytest_flow2code.ahead import Generator, Ticket, prices
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.running import cases
from pytest_flow2code.running.questions import Questions
from pytest_flow2code.running.settings import Settings


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Says hello after a short while; a test may give it another script."""
    with serving(lambda _: Said(delay=0.05)) as running:
        monkeypatch.setenv("OPENAI_API_KEY", "sk-none")
        monkeypatch.setenv("OPENAI_BASE_URL", running.openai)
        yield running


@pytest.fixture(scope="session")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures are drawn once for all tests."""
    return tmp_path_factory.mktemp("drawn")


@pytest.fixture
def begin(
    server: Server, drawn: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., tuple[Generator, list[Ticket]]]]:
    """A generator with these settings, and the tickets of its run."""
    monkeypatch.setenv("FLOW2CODE_CACHE", str(drawn))
    running: list[Generator] = []

    def begin(
        *, table: Path | None = None, ahead: int | None = None, **changes: object
    ) -> tuple[Generator, list[Ticket]]:
        plain = Settings(("openai:m",), languages=("python",), limit=4, samples=5)
        settings = replace(plain, flowcharts=(FlowchartType.CODE,), **changes)  # type: ignore[arg-type]
        laid_out = cases.plan(settings).cases
        store = tmp_path / "answers.sqlite"
        generator = Generator(
            settings, laid_out, Questions(), store, prices.load(table), ahead=ahead
        )
        running.append(generator)
        return generator, [
            Ticket(case.name, sample) for case in laid_out for sample in range(settings.samples)
        ]

    yield begin
    for generator in running:
        generator.close()
