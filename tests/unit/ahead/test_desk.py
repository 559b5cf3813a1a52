"""Answers for other processes, through real channels."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import execnet
import pytest
from loopback import Failed, Said, Server

from pytest_flow2code.ahead import Desk, Generator, Ticket, Visitor
from pytest_flow2code.core.errors import Flow2CodeError

Begin = Callable[..., tuple[Generator, list[Ticket]]]

WORKER = """
import json
from pytest_flow2code.ahead import Ticket, Visitor
from pytest_flow2code.core.errors import Flow2CodeError
visitor = Visitor(channel.receive())
for asked in channel:
    try:
        channel.send(json.dumps(visitor.answer(Ticket(*asked)).to_plain()))
    except Flow2CodeError as error:
        channel.send(json.dumps([type(error).__name__, str(error)]))
"""


@pytest.fixture
def gateway() -> Iterator[execnet.Gateway]:
    gateway = execnet.makegateway("popen")
    yield gateway
    gateway.exit()


@pytest.fixture
def worker(gateway: execnet.Gateway) -> Callable[[Generator, Ticket], object]:
    """Ask for a ticket in another process."""

    def ask(generator: Generator, ticket: Ticket) -> object:
        answers = gateway.newchannel()
        Desk(generator).serve(answers)
        channel = gateway.remote_exec(WORKER)
        channel.send(answers)
        channel.send((ticket.case, ticket.sample))
        return json.loads(channel.receive(60))

    return ask


def test_an_answer_is_the_same_in_another_process(
    begin: Begin, server: Server, worker: Callable[[Generator, Ticket], object]
) -> None:
    server.script = lambda _: Said("é\N{SNOWMAN}\0")
    generator, tickets = begin()
    assert worker(generator, tickets[1]) == generator.answer(tickets[1]).to_plain()
    assert len(server.seen) == 1
    assert generator.answer(tickets[1]).completion.text == "é\N{SNOWMAN}\0"


@pytest.mark.parametrize(
    ("status", "expected"),
    [(500, ("CompletionError", "500")), (401, ("Flow2CodeError", "export OPENAI_API_KEY"))],
)
def test_what_goes_wrong_goes_wrong_in_another_process(
    begin: Begin,
    server: Server,
    worker: Callable[[Generator, Ticket], object],
    status: int,
    expected: tuple[str, str],
) -> None:
    server.script = lambda _: Failed(status, "no")
    generator, tickets = begin(retries=0)
    found = worker(generator, tickets[0])
    assert isinstance(found, list)
    assert found[0] == expected[0]
    assert expected[1] in found[1]


def test_a_stopped_run_says_so_in_another_process(
    begin: Begin, worker: Callable[[Generator, Ticket], object]
) -> None:
    generator, tickets = begin()
    generator.stop()
    assert worker(generator, tickets[0]) == [
        "NotAskedError",
        "the run was stopped before this was asked",
    ]


class Pipe:
    """A channel whose other end has gone."""

    def send(self, item: object) -> None:
        raise OSError(f"cannot send {item}")

    def receive(self, timeout: float | None = None) -> object:
        raise EOFError(timeout)

    def setcallback(self, callback: Callable[[str], None]) -> None:
        self.heard = callback


def test_nobody_waits_for_a_process_that_is_gone(gateway: execnet.Gateway) -> None:
    answers = gateway.newchannel()
    gateway.remote_exec("import os; channel.receive(); os._exit(9)").send(answers)
    with pytest.raises(Flow2CodeError, match="the process that asks the models has ended"):
        Visitor(answers).answer(Ticket("a", 0))


def test_a_worker_that_is_gone_does_no_harm(begin: Begin) -> None:
    generator, tickets = begin()
    pipe = Pipe()
    Desk(generator).serve(pipe)
    pipe.heard(json.dumps({"case": tickets[0].case, "sample": 0}))
    assert generator.answer(tickets[0]).completion.text == "hello"
