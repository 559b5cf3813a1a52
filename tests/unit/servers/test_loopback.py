"""The servers that stand for providers are themselves held to what the official SDKs accept."""

from __future__ import annotations

import base64
import http.client
import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import loopback
import pytest
from loopback import Dropped, Failed, Raw, Said, Server, limited, serving

PICTURE = b"\x89PNG\xff\xfe"
DATA_URL = f"data:image/png;base64,{base64.b64encode(PICTURE).decode()}"


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with serving(lambda _: Said()) as server:
        yield server


@pytest.fixture
def server(running: Server) -> Server:
    running.forget()
    running.script = lambda _: Said("hello", thought="hm")
    return running


def chat(server: Server, stream: bool) -> str:
    openai = pytest.importorskip("openai")
    client = openai.OpenAI(base_url=server.openai, api_key="x", max_retries=0)
    parts = [
        {"type": "image_url", "image_url": {"url": DATA_URL}},
        {"type": "text", "text": "Write it."},
    ]
    messages: Any = [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": parts},
    ]
    answer = client.chat.completions.create(model="m", messages=messages, stream=stream)
    if stream:
        return "".join(chunk.choices[0].delta.content or "" for chunk in answer)
    assert answer.usage.completion_tokens == 5
    return str(answer.choices[0].message.content)


def responses(server: Server, stream: bool) -> str:
    openai = pytest.importorskip("openai")
    client = openai.OpenAI(base_url=server.openai, api_key="x", max_retries=0)
    content: Any = [
        {"type": "input_image", "image_url": DATA_URL, "detail": "auto"},
        {"type": "input_text", "text": "Write it."},
    ]
    asked: Any = [{"role": "user", "content": content}]
    call = {"model": "m", "input": asked, "instructions": "Be brief."}
    if stream:
        with client.responses.stream(**call) as events:
            return str(events.get_final_response().output_text)
    answer = client.responses.create(**call)
    assert answer.usage.output_tokens == 5
    return str(answer.output_text)


def anthropic(server: Server, stream: bool) -> str:
    sdk = pytest.importorskip("anthropic")
    client = sdk.Anthropic(base_url=server.url, api_key="x", max_retries=0)
    source = {
        "type": "base64",
        "media_type": "image/png",
        "data": base64.b64encode(PICTURE).decode(),
    }
    content: Any = [{"type": "image", "source": source}, {"type": "text", "text": "Write it."}]
    call: Any = {
        "model": "m",
        "max_tokens": 9,
        "system": "Be brief.",
        "messages": [{"role": "user", "content": content}],
    }
    if stream:
        with client.messages.stream(**call) as events:
            message = events.get_final_message()
    else:
        message = client.messages.create(**call)
    assert message.usage.output_tokens == 5
    return "".join(block.text for block in message.content if block.type == "text")


def gemini(server: Server, stream: bool) -> str:
    genai = pytest.importorskip("google.genai")
    client = genai.Client(api_key="x", http_options={"base_url": server.url})
    part = genai.types.Part.from_bytes(data=PICTURE, mime_type="image/png")
    config = genai.types.GenerateContentConfig(system_instruction="Be brief.")
    call = {"model": "m", "contents": [part, "Write it."], "config": config}
    if stream:
        return "".join(chunk.text for chunk in client.models.generate_content_stream(**call))
    answer = client.models.generate_content(**call)
    assert answer.usage_metadata.candidates_token_count == 5
    return str(answer.text)


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("ask", [chat, responses, anthropic, gemini])
def test_the_official_sdk_understands_it(
    server: Server, ask: Callable[[Server, bool], str], stream: bool
) -> None:
    assert ask(server, stream) == "hello"
    (asked,) = server.seen
    assert (asked.protocol, asked.stream) == (ask.__name__, stream)
    assert (asked.model, asked.system, asked.text) == ("m", "Be brief.", "Write it.")
    assert asked.pictures == (PICTURE,)


def post(server: Server, path: str = "/v1/chat/completions") -> tuple[int, bytes]:
    call = urllib.request.Request(server.url + path, b"{}")
    try:
        with urllib.request.urlopen(call) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def test_many_calls_are_answered_at_once(server: Server) -> None:
    server.script = lambda _: Said(delay=0.3)
    begun = time.perf_counter()
    with ThreadPoolExecutor(64) as pool:
        answers = list(pool.map(lambda _: post(server), range(64)))
    assert {status for status, _ in answers} == {200}
    assert time.perf_counter() - begun < 5  # 19 seconds one after the other
    assert server.most_at_once > 32
    assert server.spoken == [200] * 64


def test_a_rate_limit_says_when_to_come_back(server: Server) -> None:
    server.script = limited(lambda _: Said(), 2, 0.5)
    assert [post(server)[0] for _ in range(3)] == [200, 200, 429]
    time.sleep(0.6)
    assert post(server)[0] == 200


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/v1/chat/completions", {"code": "odd", "message": "never"}),
        ("/v1/responses", {"code": "odd", "message": "never"}),
        ("/v1/messages", {"type": "odd", "message": "never"}),
        ("/v1beta/models/m:generateContent", {"status": "odd", "code": 418}),
    ],
)
def test_an_error_has_the_protocol_s_form(
    server: Server, path: str, says: dict[str, object]
) -> None:
    server.script = lambda _: Failed(418, "never", "odd")
    status, body = post(server, path)
    assert status == 418
    assert says.items() <= json.loads(body)["error"].items()


def test_answers_can_be_nonsense_cut_or_missing(server: Server) -> None:
    server.script = loopback.in_turn(Raw(b"?"), Said(cut=5), Dropped())
    assert post(server) == (200, b"?")
    with pytest.raises(http.client.IncompleteRead):
        post(server)
    with pytest.raises(http.client.RemoteDisconnected):
        post(server)


def test_it_runs_as_a_process_that_logs_what_was_paid(tmp_path: Path) -> None:
    log = tmp_path / "calls.jsonl"
    command = [sys.executable, loopback.__file__, "--log", str(log), "--limited", "0.5"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            server = Server(process.stdout.readline().strip(), lambda _: Said())
            statuses = [post(server)[0] for _ in range(20)]
        finally:
            process.terminate()
    assert set(statuses) == {200, 429}
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["status"] for line in lines] == statuses
    assert len({line["asks"] for line in lines}) == 1


@pytest.mark.parametrize("said", [b"", b"{"])
def test_a_client_that_dies_while_it_speaks_has_asked_nothing(server: Server, said: bytes) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    head = b"POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n"
    with socket.create_connection((host, int(port))) as client:
        client.sendall(head + said)
        client.shutdown(socket.SHUT_WR)
        assert client.recv(1) == b""
    assert server.seen == []
