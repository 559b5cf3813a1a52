"""The openai adapter against a real server on loopback, with the real SDK."""

from __future__ import annotations

import base64
import json
import logging
import socket
import traceback

import pytest
from chat_server import KEY, Response, Server, answer, failure, png

from pytest_flow2code.core.errors import CompletionError, Flow2CodeError, ModelError
from pytest_flow2code.core.model import Model, Request, StopReason
from pytest_flow2code.models import ModelOptions, resolve


def model(**options: object) -> Model:
    return resolve("openai:tiny", ModelOptions(**options))  # type: ignore[arg-type]


def shown(error: BaseException) -> str:
    """All that a traceback of `error` would show, causes included."""
    return "".join(traceback.format_exception(error))


# What is sent


def test_a_request_holds_the_prompt_the_picture_and_the_key(
    server: Server, request_of_task: Request
) -> None:
    server.replies = [lambda _: answer()]
    model().complete(request_of_task)
    ((path, headers, asked),) = server.seen
    assert path == "/v1/chat/completions"
    assert headers["authorization"] == f"Bearer {KEY}"
    assert asked["model"] == "tiny"
    (message,) = asked["messages"]
    picture, text = message["content"]
    assert message["role"] == "user"
    assert text == {"type": "text", "text": "Write it."}
    kind, _, data = picture["image_url"]["url"].partition(",")
    assert kind == "data:image/png;base64"
    assert base64.b64decode(data, validate=True) == png()
    assert asked.keys() == {"model", "messages"}


def test_options_are_sent_where_they_are_set(server: Server, request_of_task: Request) -> None:
    server.replies = [lambda _: answer()]
    model(temperature=0.0, max_tokens=50, seed=100).complete(request_of_task)
    asked = server.seen[0][2]
    assert asked["temperature"] == 0.0
    assert asked["max_tokens"] == 50
    assert asked["seed"] == 102


def test_the_base_url_of_the_options_comes_first(
    server: Server, request_of_task: Request, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.replies = [lambda _: answer("mine")]
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    assert model(base_url=server.url).complete(request_of_task).text == "mine"


# What comes back


@pytest.mark.parametrize(
    ("response", "text", "stop"),
    [
        (answer("x", "stop"), "x", StopReason.END),
        (answer("x", None), "x", StopReason.END),
        (answer("x", "eos_token"), "x", StopReason.END),
        (answer("def", "length"), "def", StopReason.LENGTH),
        (answer("", "content_filter"), "", StopReason.CONTENT_FILTER),
        (answer(None, refusal="I won't."), "I won't.", StopReason.REFUSAL),
        (answer(None), "", StopReason.END),
        (
            answer([{"type": "thinking", "text": "no"}, {"type": "text", "text": "a"}, "b"]),
            "a",
            StopReason.END,
        ),
        (answer("broken \ud800 pair"), "broken \ufffd\ufffd\ufffd pair", StopReason.END),
        (failure(400, "filtered", "content_filter"), "", StopReason.CONTENT_FILTER),
        (failure(400, "flagged", "invalid_prompt"), "", StopReason.CONTENT_FILTER),
    ],
)
def test_an_answer_and_why_it_stopped(
    server: Server, request_of_task: Request, response: Response, text: str, stop: str
) -> None:
    server.replies = [lambda _: response]
    completion = model().complete(request_of_task)
    assert (completion.text, completion.stop) == (text, stop)
    assert (completion.model, completion.sample) == ("openai:tiny", 2)


@pytest.mark.parametrize(
    ("usage", "counts"),
    [
        ({"prompt_tokens": 11, "completion_tokens": 5, "total_tokens": 16}, (11, 5)),
        (None, (None, None)),
        ({"prompt_tokens": "many"}, (None, None)),
        ([1], (None, None)),
    ],
)
def test_tokens_where_they_are_counted(
    server: Server, request_of_task: Request, usage: object, counts: tuple[int | None, int | None]
) -> None:
    server.replies = [lambda _: answer(usage=usage)]
    completion = model().complete(request_of_task)
    assert (completion.tokens_in, completion.tokens_out) == counts
    assert completion.cost is None


def test_the_time_is_measured(server: Server, request_of_task: Request) -> None:
    slow = answer()
    server.replies = [lambda _: Response(slow.status, slow.body, slow.headers, delay=0.2)]
    assert 0.2 <= model().complete(request_of_task).seconds < 5


# Failures that may pass


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503])
def test_a_failure_that_passes_is_tried_again(
    server: Server, request_of_task: Request, status: int
) -> None:
    server.replies = [
        lambda _: failure(status),
        lambda _: failure(status),
        lambda _: answer("at last"),
    ]
    assert model().complete(request_of_task).text == "at last"
    assert len(server.seen) == 3


@pytest.mark.parametrize("status", [408, 413, 429, 500, 503])
def test_a_failure_that_stays_leaves_the_sample_without_an_answer(
    server: Server, request_of_task: Request, status: int
) -> None:
    server.replies = [lambda _: failure(status, "too busy")]
    with pytest.raises(CompletionError, match=rf"openai:tiny: .*{status}: too busy"):
        model(retries=1).complete(request_of_task)


def test_a_prompt_that_is_too_long_is_that_case_s_trouble_only(
    server: Server, request_of_task: Request
) -> None:
    server.replies = [lambda _: failure(400, "too long", "context_length_exceeded")]
    with pytest.raises(CompletionError, match="too long"):
        model().complete(request_of_task)


def test_a_server_that_is_too_slow(server: Server, request_of_task: Request) -> None:
    slow = answer()
    server.replies = [lambda _: Response(slow.status, slow.body, slow.headers, delay=1.0)]
    with pytest.raises(CompletionError, match=r"127\.0\.0\.1:\d+ did not answer within 0\.1 s"):
        model(timeout_s=0.1, retries=0).complete(request_of_task)


def test_a_server_that_is_not_there(server: Server, request_of_task: Request) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    absent = model(base_url=f"http://user:word@127.0.0.1:{port}/v1", retries=0)
    absent.check()
    with pytest.raises(
        CompletionError, match=rf"127\.0\.0\.1:{port} could not be reached"
    ) as caught:
        absent.complete(request_of_task)
    assert "word" not in shown(caught.value)


WHOLE = answer("x").body


@pytest.mark.parametrize(
    "response",
    [
        Response(body=b"{}"),
        Response(body=b""),
        Response(body=b"null"),
        Response(body=b"[" * 100_000),
        Response(body=b'{"choices": []}'),
        Response(body=b'{"choices": [3]}'),
        Response(body=b'{"choices": [{"message": "hi"}]}'),
        Response(body=b'{"choices": {"0": {}}}'),
        Response(body=WHOLE[:40]),
        Response(body=b"\xff\xfe\x00"),
        Response(body=b"<html>Welcome to nginx</html>", headers=(("content-type", "text/html"),)),
        Response(body=json.dumps({"error": {"message": "upstream died"}}).encode()),
        Response(body=WHOLE, cut=40),
    ],
)
def test_nonsense_is_no_answer(
    server: Server, request_of_task: Request, response: Response
) -> None:
    server.replies = [lambda _: response]
    with pytest.raises(CompletionError):
        model(retries=0).complete(request_of_task)


# Failures that every call would have


@pytest.mark.parametrize("status", [400, 401, 402, 403, 404, 422])
def test_a_permanent_failure_stops_the_run(
    server: Server, request_of_task: Request, status: int
) -> None:
    server.replies = [lambda _: failure(status, "this model takes no pictures")]
    with pytest.raises(ModelError, match=rf"{status}: this model takes no pictures") as caught:
        model().complete(request_of_task)
    assert caught.value.mend
    assert len(server.seen) == 1


def test_an_empty_account_stops_the_run(server: Server, request_of_task: Request) -> None:
    server.replies = [lambda _: failure(429, "no money", "insufficient_quota")]
    with pytest.raises(ModelError, match="no money"):
        model(retries=0).complete(request_of_task)


@pytest.mark.parametrize("body", [b"", b"nothing", b"[]", b'{"detail": "nope"}', b'{"error": 3}'])
def test_an_error_without_the_protocol_s_form(
    server: Server, request_of_task: Request, body: bytes
) -> None:
    server.replies = [lambda _: Response(401, body)]
    with pytest.raises(ModelError, match="status 401"):
        model().complete(request_of_task)


# Secrets


@pytest.mark.parametrize("status", [400, 401, 500])
def test_neither_key_nor_picture_is_shown(
    server: Server,
    request_of_task: Request,
    status: int,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    picture = base64.b64encode(png()).decode()
    masked = f"{KEY[:8]}******{KEY[-4:]}"

    def echo(asked: dict[str, object]) -> Response:
        return failure(status, f"bad key {KEY} ({masked}) in {json.dumps(asked)}; {picture}")

    server.replies = [echo]
    with pytest.raises(Flow2CodeError) as caught:
        model(retries=0).complete(request_of_task)
    told = shown(caught.value) + caplog.text
    for secret in (KEY, KEY[-4:], picture, picture[:60], picture[-60:]):
        assert secret not in told
    assert "bad key" in told


def test_the_official_sdk_s_debug_log_shows_no_picture(
    server: Server, request_of_task: Request, caplog: pytest.LogCaptureFixture
) -> None:
    server.replies = [lambda _: answer()]
    logging.getLogger("openai").setLevel(logging.DEBUG)
    caplog.set_level(logging.DEBUG)
    model().complete(request_of_task)
    assert base64.b64encode(png()).decode()[:60] not in caplog.text
    assert KEY not in caplog.text


# Before anything runs


@pytest.mark.parametrize("key", [None, "", "  \n"])
def test_without_a_key_nothing_starts(monkeypatch: pytest.MonkeyPatch, key: str | None) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    if key is not None:
        monkeypatch.setenv("OPENAI_API_KEY", key)
    with pytest.raises(ModelError, match="OPENAI_API_KEY is not set") as caught:
        model().check()
    assert "export OPENAI_API_KEY=" in caught.value.mend
    assert "local server" in caught.value.mend


@pytest.mark.parametrize("key", ["two words", "line\nbreak", "clé"])
def test_a_key_that_no_header_can_carry(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", key)
    with pytest.raises(ModelError, match="no key has") as caught:
        model().check()
    assert key not in str(caught.value)


@pytest.mark.parametrize(
    "url", ["localhost:8000/v1", "ftp://x/v1", "http:///v1", "/v1", "nonsense"]
)
def test_a_base_url_that_cannot_be_one(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "x")
    with pytest.raises(ModelError, match="base URL"):
        model(base_url=url).check()


def test_a_check_costs_nothing(server: Server) -> None:
    server.replies = [lambda _: answer()]
    model().check()
    assert not server.seen


def test_the_official_endpoint_gets_its_own_name_for_the_limit(
    monkeypatch: pytest.MonkeyPatch, request_of_task: Request
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "")
    official = resolve("o3", ModelOptions(max_tokens=9))
    call = official._call(request_of_task)  # type: ignore[attr-defined]
    assert call["max_completion_tokens"] == 9
    assert "max_tokens" not in call
