"""What is peculiar to one protocol: bodies that only it has, and the words of its own errors."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from loopback import Failed, Raw, Reply, Said, Server, in_turn
from wires import Kind, kinds

from pytest_flow2code.core.errors import CompletionError, ModelError
from pytest_flow2code.core.model import Completion, Request, StopReason
from pytest_flow2code.models import ModelOptions, resolve

KINDS = {kind.protocol: kind for kind in reversed(kinds())}
Ask = Callable[[str, Reply], Completion]


@pytest.fixture
def ask(server: Server, request_of_task: Request) -> Ask:
    """What the adapter of a protocol makes of a reply."""

    def ask(protocol: str, reply: Reply) -> Completion:
        kind: Kind = KINDS[protocol]
        pytest.importorskip(kind.sdk)
        server.script = lambda _: reply
        return kind.model().complete(request_of_task)

    return ask


def body(data: object) -> Raw:
    return Raw(json.dumps(data).encode())


def chat(content: object, finish: object = "stop", **usage: object) -> Raw:
    choice = {"message": {"role": "assistant", "content": content}, "finish_reason": finish}
    return body({"choices": [choice], "usage": usage})


@pytest.mark.parametrize(
    ("reply", "text", "stop"),
    [
        (chat("x", None), "x", StopReason.END),
        (chat("x", "eos_token"), "x", StopReason.END),
        (chat(None), "", StopReason.END),
        (
            chat([{"type": "thinking", "text": "no"}, {"type": "text", "text": "a"}, "b"]),
            "a",
            StopReason.END,
        ),
        (Failed(400, "filtered", "content_filter"), "", StopReason.CONTENT_FILTER),
        (Failed(400, "flagged", "invalid_prompt"), "", StopReason.CONTENT_FILTER),
    ],
)
def test_chat_answers(ask: Ask, reply: Reply, text: str, stop: str) -> None:
    completion = ask("chat", reply)
    assert (completion.text, completion.stop) == (text, stop)


@pytest.mark.parametrize(
    ("usage", "counts"),
    [
        ({"prompt_tokens": 11, "completion_tokens": 5, "cost": 0.25}, (11, 5, 0.25)),
        ({"prompt_tokens": "many", "cost": "dear"}, (None, None, None)),
        ({"prompt_tokens": True, "cost": True}, (None, None, None)),
    ],
)
def test_chat_tokens_and_cost(
    ask: Ask, usage: dict[str, object], counts: tuple[object, ...]
) -> None:
    found = ask("chat", chat("x", **usage))
    assert (found.tokens_in, found.tokens_out, found.cost) == counts


@pytest.mark.parametrize("finish", ["error"])
def test_an_answer_that_broke_off_behind_a_router_is_none(ask: Ask, finish: str) -> None:
    with pytest.raises(CompletionError) as caught:
        ask("chat", chat("def f", finish))
    assert caught.value.passing


def test_a_failed_response_tells_why(ask: Ask) -> None:
    error = {"code": "server_error", "message": "the model fell over"}
    reply = body({"status": "failed", "output": [], "error": error})
    with pytest.raises(CompletionError, match="the model fell over") as caught:
        ask("responses", reply)
    assert caught.value.passing


def test_a_response_that_stops_for_no_known_reason_is_no_answer(ask: Ask) -> None:
    reply = {"status": "incomplete", "output": [], "incomplete_details": {"reason": "odd"}}
    with pytest.raises(CompletionError, match="odd"):
        ask("responses", body(reply))


def test_cached_tokens_of_a_prompt_are_tokens(ask: Ask) -> None:
    usage = {
        "input_tokens": 1,
        "cache_read_input_tokens": 10,
        "cache_creation_input_tokens": None,
        "output_tokens": 7,
    }
    reply = {"content": [{"type": "text", "text": "x"}], "stop_reason": "end_turn"}
    found = ask("anthropic", body({**reply, "usage": usage}))
    assert (found.text, found.tokens_in, found.tokens_out) == ("x", 11, 7)


def test_a_full_context_window_cuts_an_answer(ask: Ask) -> None:
    reply = {"content": [], "stop_reason": "model_context_window_exceeded"}
    assert ask("anthropic", body(reply)).stop == StopReason.LENGTH


def test_thoughts_are_paid_for(ask: Ask) -> None:
    usage = {"promptTokenCount": 3, "candidatesTokenCount": 4, "thoughtsTokenCount": 5}
    candidate = {"content": {"parts": [{"text": "x"}]}, "finishReason": "STOP"}
    found = ask("gemini", body({"candidates": [candidate], "usageMetadata": usage}))
    assert (found.tokens_in, found.tokens_out) == (3, 9)


def test_a_blocked_prompt_is_a_filter(ask: Ask) -> None:
    found = ask("gemini", body({"promptFeedback": {"blockReason": "SAFETY"}}))
    assert (found.text, found.stop) == ("", StopReason.CONTENT_FILTER)


@pytest.mark.parametrize("reason", ["OTHER", "MALFORMED_RESPONSE", None])
def test_a_candidate_without_text_or_reason_is_no_answer(ask: Ask, reason: str | None) -> None:
    with pytest.raises(CompletionError) as caught:
        ask("gemini", body({"candidates": [{"finishReason": reason}]}))
    assert caught.value.passing


def gemini_limit(quota: str) -> Raw:
    details = [
        {"violations": [{"quotaId": quota}]},
        {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "34.5s"},
    ]
    error = {"code": 429, "status": "RESOURCE_EXHAUSTED", "message": "no", "details": details}
    return Raw(json.dumps({"error": error}).encode(), status=429)


def test_gemini_s_own_way_to_ask_for_patience(ask: Ask) -> None:
    with pytest.raises(CompletionError) as caught:
        ask("gemini", gemini_limit("GenerateRequestsPerMinutePerProjectPerModel"))
    assert (caught.value.limited, caught.value.retry_after) == (True, 34.5)


def test_a_day_s_quota_ends_the_run(ask: Ask) -> None:
    with pytest.raises(ModelError) as caught:
        ask("gemini", gemini_limit("GenerateRequestsPerDayPerProjectPerModel-FreeTier"))
    assert "--flow2code-resume" in caught.value.mend


def test_vertex_needs_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("google.genai")
    monkeypatch.delenv("GEMINI_API_KEY", raising=False)
    monkeypatch.setenv("GOOGLE_GENAI_USE_VERTEXAI", "true")
    resolve("gemini-2.5-pro", ModelOptions()).check()


def test_openai_itself_is_asked_by_responses(
    monkeypatch: pytest.MonkeyPatch, request_of_task: Request
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "")
    call = resolve("o3", ModelOptions(max_tokens=9))._call(request_of_task)  # type: ignore[attr-defined]
    assert call["max_output_tokens"] == 9
    options = ModelOptions(max_tokens=9, api="chat")
    call = resolve("o3", options)._call(request_of_task)  # type: ignore[attr-defined]
    assert call["max_completion_tokens"] == 9
    assert "max_tokens" not in call


def test_a_protocol_that_openai_has_not() -> None:
    with pytest.raises(ModelError, match="no protocol 'soap'") as caught:
        resolve("o3", ModelOptions(api="soap"))
    assert "chat, responses" in caught.value.mend


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503])
def test_a_call_is_one_call_and_whoever_made_it_decides_about_another(
    server: Server, request_of_task: Request, status: int
) -> None:
    failure = Failed(status, headers={"retry-after-ms": "1"})
    server.script = in_turn(failure, Said("at last"))
    model = resolve("openai:tiny", ModelOptions())
    with pytest.raises(CompletionError) as caught:
        model.complete(request_of_task)
    assert caught.value.passing
    assert len(server.seen) == 1
    assert model.complete(request_of_task).text == "at last"
