"""What every adapter that asks over the network has to do, whatever its protocol: against a real
server on loopback, with the real SDKs."""

from __future__ import annotations

import base64
import json
import logging
import os
import socket
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from loopback import Asked, Dropped, Failed, Raw, Reply, Said, Server, in_turn
from wires import KEY, KEYS, URLS, Kind, png, shown, within

from pytest_flow2code.core.errors import CompletionError, Flow2CodeError, ModelError
from pytest_flow2code.core.model import Request, StopReason


def key_sent(asked: Asked) -> str:
    """The key in whichever header the protocol, or this version of its SDK, has for it."""
    names = ("authorization", "x-api-key", "x-goog-api-key")
    (value,) = (asked.headers[name] for name in names if name in asked.headers)
    return value.removeprefix("Bearer ")


# What is sent


def test_a_request_holds_the_prompt_the_picture_and_the_key(
    kind: Kind, server: Server, request_of_task: Request
) -> None:
    kind.model().complete(request_of_task)
    (asked,) = server.seen
    assert asked.protocol == kind.protocol
    assert asked.path.endswith(kind.path)
    assert key_sent(asked) == KEY
    assert (asked.model, asked.system, asked.text) == ("tiny", "", "Write it.")
    assert asked.pictures == (png(),)
    assert asked.seed is None
    for name, where in kind.names.items():
        assert within(asked.body, where) in (None, 8192), name


def test_options_are_sent_where_they_are_set(
    kind: Kind, server: Server, request_of_task: Request
) -> None:
    options = {"temperature": 0.0, "top_p": 0.5, "max_tokens": 50, "effort": "low"}
    model = kind.model(**options, seed=100, system="Be brief.", extra={"odd": [1]})
    model.complete(request_of_task)
    (asked,) = server.seen
    for name, where in kind.names.items():
        assert str(within(asked.body, where)).lower() == str(options[name]), name
    assert asked.seed == (102 if kind.seeds else None)
    assert asked.system == "Be brief."
    assert asked.body["odd"] == [1]


def test_a_prompt_without_a_picture_is_text_alone(
    kind: Kind, server: Server, request_of_task: Request
) -> None:
    prompt = replace(request_of_task.prompt, pictures=())
    kind.model().complete(replace(request_of_task, prompt=prompt))
    assert server.seen[0].pictures == ()
    assert server.seen[0].text == "Write it."


def test_the_base_url_of_the_options_comes_first(
    kind: Kind, server: Server, request_of_task: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = server.openai if kind.provider in ("openai", "litellm") else server.url
    for name in URLS:
        monkeypatch.setenv(name, "http://127.0.0.1:9/v1")
    assert kind.model(base_url=url).complete(request_of_task).text == "hello"


def test_the_key_can_have_a_variable_of_its_own(
    kind: Kind, server: Server, request_of_task: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTHER_KEY", "other")
    kind.model(key_env="OTHER_KEY").complete(request_of_task)
    assert key_sent(server.seen[0]) == "other"


def test_many_threads_ask_at_once(kind: Kind, server: Server, request_of_task: Request) -> None:
    model = kind.model(seed=0)
    model.complete(request_of_task)  # some SDKs load most of themselves at the first call
    server.forget()
    server.script = lambda asked: Said(str(asked.seed or "hello"), delay=0.4)
    requests = [replace(request_of_task, sample=sample) for sample in range(24)]
    with ThreadPoolExecutor(24) as pool:
        answers = list(pool.map(model.complete, requests))
    assert [answer.sample for answer in answers] == list(range(24))
    if kind.seeds:
        assert [answer.text for answer in answers[1:]] == [str(n) for n in range(1, 24)]
    assert server.most_at_once > 6


# What comes back


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        (Said("x"), ("x", StopReason.END)),
        (Said("def", "length"), ("def", StopReason.LENGTH)),
        (Said("", "length"), ("", StopReason.LENGTH)),
        (Said("", "content-filter"), ("", StopReason.CONTENT_FILTER)),
        (Said("I won't.", "refusal"), ("I won't.", StopReason.REFUSAL)),
        (Said(""), ("", StopReason.END)),
        (Said("x", thought="Let me see: def y"), ("x", StopReason.END)),
        (Said("broken \ud800 pair"), ("broken \ufffd\ufffd\ufffd pair", StopReason.END)),
        (Said("größer \u2028 \U0001f600"), ("größer \u2028 \U0001f600", StopReason.END)),
    ],
    ids=repr,
)
def test_an_answer_and_why_it_stopped(
    kind: Kind, server: Server, request_of_task: Request, reply: Said, expected: tuple[str, str]
) -> None:
    server.script = lambda _: reply
    completion = kind.model().complete(request_of_task)
    text, stop = expected
    # Not every protocol tells a refusal from a filter; the verdict is the same.
    declined = (StopReason.REFUSAL, StopReason.CONTENT_FILTER)
    assert completion.stop in (declined if stop in declined else (stop,))
    assert completion.text == text
    assert (completion.model, completion.sample) == (kind.name, 2)
    assert (completion.tokens_in, completion.tokens_out) == (11, 5)
    assert completion.cost is None


def test_tokens_that_are_not_told_are_not_known(
    kind: Kind, server: Server, request_of_task: Request
) -> None:
    if kind.protocol == "anthropic":
        pytest.skip("this protocol always tells them")
    if kind.provider == "litellm":
        pytest.skip("LiteLLM counts them itself")
    server.script = lambda _: Said(tokens=None)
    completion = kind.model().complete(request_of_task)
    assert (completion.tokens_in, completion.tokens_out) == (None, None)


def test_the_time_is_measured(kind: Kind, server: Server, request_of_task: Request) -> None:
    server.script = lambda _: Said(delay=0.2)
    assert 0.2 <= kind.model().complete(request_of_task).seconds < 5


# Failures that may pass


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503, 504, 529])
def test_a_failure_that_may_pass_says_so_and_is_not_repeated(
    kind: Kind, server: Server, request_of_task: Request, status: int
) -> None:
    server.script = lambda _: Failed(status, "too busy", headers={"retry-after": "7"})
    with pytest.raises(CompletionError, match=rf"{kind.name}: .*{status}: too busy") as caught:
        kind.model().complete(request_of_task)
    assert caught.value.passing
    assert caught.value.limited == (status in (429, 503, 529))
    assert caught.value.retry_after == 7
    assert len(server.seen) == 1


def test_a_server_that_is_too_slow(kind: Kind, server: Server, request_of_task: Request) -> None:
    server.script = lambda _: Said(delay=1.0)
    with pytest.raises(
        CompletionError, match=r"127\.0\.0\.1:\d+ did not answer within 0\.1 s"
    ) as e:
        kind.model(timeout_s=0.1).complete(request_of_task)
    assert e.value.passing


def test_a_server_that_is_not_there(kind: Kind, server: Server, request_of_task: Request) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    absent = kind.model(base_url=f"http://user:word@127.0.0.1:{port}/v1")
    absent.check()
    assert "word" not in absent.identity
    with pytest.raises(CompletionError, match=rf"127\.0\.0\.1:{port} could not be reached") as e:
        absent.complete(request_of_task)
    assert e.value.passing
    assert "word" not in shown(e.value)


@pytest.mark.parametrize(
    "reply",
    [
        Dropped(),
        Said(cut=40),
        Raw(b"{}"),
        Raw(b""),
        Raw(b"null"),
        Raw(b"[" * 100_000),
        Raw(b"\xff\xfe\x00"),
        Raw(b"<html>Welcome to nginx</html>", headers={"content-type": "text/html"}),
        Raw(json.dumps({"error": {"message": "upstream died"}}).encode()),
        Raw(b'{"choices": [3], "output": 3, "content": 3, "candidates": [3]}'),
    ],
    ids=lambda reply: repr(reply)[:50],
)
def test_nonsense_is_no_answer(
    kind: Kind, server: Server, request_of_task: Request, reply: Reply
) -> None:
    if kind.provider == "litellm" and isinstance(reply, Raw) and b"upstream" in reply.body:
        pytest.skip("LiteLLM takes an error with status 200 for a bad request")
    server.script = lambda _: reply
    with pytest.raises(CompletionError) as caught:
        kind.model().complete(request_of_task)
    assert caught.value.passing


# Failures that do not pass (their whole table is in test_failing.py)


def test_a_prompt_that_is_too_long_is_that_case_s_trouble_only(
    kind: Kind, server: Server, request_of_task: Request
) -> None:
    server.script = lambda _: Failed(400, "prompt is too long: 210000 tokens > 200000 maximum")
    with pytest.raises(CompletionError) as caught:
        kind.model().complete(request_of_task)
    assert not caught.value.passing


@pytest.mark.parametrize(
    "failure",
    [
        Failed(401, "who are you"),
        Failed(404, "no such model"),
        Failed(429, "no money", "insufficient_quota"),
        Failed(400, "This model does not support image input"),
    ],
    ids=lambda failure: failure.message,
)
def test_a_permanent_failure_stops_the_run(
    kind: Kind, server: Server, request_of_task: Request, failure: Failed
) -> None:
    server.script = lambda _: failure
    says = rf"{kind.name}: .*{failure.status}: {failure.message}"
    with pytest.raises(ModelError, match=says) as caught:
        kind.model().complete(request_of_task)
    assert caught.value.mend
    assert len(server.seen) == 1


def test_a_request_that_no_sdk_would_make_stops_the_run(
    kind: Kind, server: Server, request_of_task: Request
) -> None:
    if kind.provider == "litellm":
        pytest.skip("LiteLLM leaves out what it does not know how to write")
    with pytest.raises(ModelError, match=r"the SDK refuses the request: .*JSON") as caught:
        kind.model(extra={"odd": object()}).complete(request_of_task)
    assert caught.value.mend
    assert not server.seen


@pytest.mark.parametrize("body", [b"", b"nothing", b"[]", b'{"detail": "nope"}', b'{"error": 3}'])
def test_an_error_without_the_protocol_s_form(
    kind: Kind, server: Server, request_of_task: Request, body: bytes
) -> None:
    server.script = lambda _: Raw(body, status=401)
    with pytest.raises(ModelError, match="status 401"):
        kind.model().complete(request_of_task)


# Secrets


def secrets() -> tuple[str, ...]:
    picture = base64.b64encode(png()).decode()
    return KEY, KEY[-6:], picture, picture[:60], picture[-60:]


@pytest.fixture
def told_everywhere(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> Callable[[], str]:
    """All that was logged, at the lowest level, or written to the standard streams."""
    caplog.set_level(logging.DEBUG)

    def told() -> str:
        printed = capfd.readouterr()
        return caplog.text + printed.out + printed.err

    return told


@pytest.mark.parametrize("status", [400, 401, 429, 500, 200])
def test_neither_key_nor_picture_is_shown(
    kind: Kind,
    server: Server,
    request_of_task: Request,
    status: int,
    told_everywhere: Callable[[], str],
) -> None:
    for name in ("openai", "anthropic", "google_genai", "httpx", "httpx2", "httpcore"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    masked = f"{KEY[:8]}******{KEY[-4:]}"

    def echo(asked: Asked) -> Reply:
        told = f"bad key {KEY} ({masked}) in {json.dumps(asked.body)}; {secrets()[2]}"
        return Failed(status, told) if status != 200 else Raw(told.encode())

    model = kind.model()
    server.script = in_turn(Said())
    model.complete(request_of_task)
    server.script = echo
    with pytest.raises(Flow2CodeError) as caught:
        model.complete(request_of_task)
    told = shown(caught.value) + told_everywhere() + model.identity
    for secret in secrets():
        assert secret not in told
    # LiteLLM tells of a body that is no answer what kind of object held it.
    assert "bad key" in told or (kind.provider == "litellm" and status == 200)


# Before anything runs


@pytest.mark.parametrize("key", [None, "", "  \n"])
def test_without_a_key_nothing_starts(
    kind: Kind, monkeypatch: pytest.MonkeyPatch, key: str | None
) -> None:
    for name in [name for name in os.environ if name.endswith(("_API_KEY", "_BASE_URL"))]:
        monkeypatch.delenv(name)
    if key is not None:
        for name in KEYS:
            monkeypatch.setenv(name, key)
    with pytest.raises(ModelError, match="_API_KEY is not set") as caught:
        kind.model().check()
    assert "export " in caught.value.mend


def test_a_server_on_this_machine_needs_no_key(
    kind: Kind, server: Server, request_of_task: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in KEYS:
        monkeypatch.delenv(name)
    model = kind.model()
    model.check()
    assert model.complete(request_of_task).text == "hello"


@pytest.mark.parametrize("key", ["two words", "line\nbreak", "clé"])
def test_a_key_that_no_header_can_carry(
    kind: Kind, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    for name in KEYS:
        monkeypatch.setenv(name, key)
    with pytest.raises(ModelError, match="no key has") as caught:
        kind.model().check()
    assert key not in str(caught.value)


@pytest.mark.parametrize(
    "url", ["localhost:8000/v1", "ftp://x/v1", "http:///v1", "/v1", "nonsense"]
)
def test_a_base_url_that_cannot_be_one(kind: Kind, server: Server, url: str) -> None:
    with pytest.raises(ModelError, match="base URL"):
        kind.model(base_url=url).check()


def test_a_check_costs_nothing(kind: Kind, server: Server) -> None:
    kind.model().check()
    assert not server.seen


def test_a_missing_sdk_names_the_command(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, kind.sdk, None)
    package, _, name = kind.sdk.rpartition(".")
    if package:
        monkeypatch.delattr(f"{package}.{name}", raising=False)
    with pytest.raises(ModelError) as caught:
        kind.model().check()
    assert caught.value.mend == f"pip install 'pytest-flow2code[{kind.provider}]'"
