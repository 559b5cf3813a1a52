"""Thinking is taken off an answer, and nothing else is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_flow2code.extraction.reasoning import answer_of

ANSWER = "So:\n```py\ndef f(): return 1\n```\n"


@pytest.mark.parametrize(
    ("opens", "closes"),
    [
        ("<think>", "</think>"),
        ("<THINK>", "</Think>"),
        ("<thinking>", "</thinking>"),
        ("<reasoning>", "</reasoning>"),
        ("[THINK]", "[/THINK]"),
        ("◁think▷", "◁/think▷"),
        ("<|begin_of_thought|>", "<|end_of_thought|>"),
        ("<|channel|>analysis<|message|>", "<|end|>"),
    ],
)
@pytest.mark.parametrize(
    "draft", ["maybe", "```py\ndef f(): pass\n```\n", "```py\nnever closed\n", ""]
)
def test_marked_thinking_goes(opens: str, closes: str, draft: str) -> None:
    assert answer_of(f"{opens}\n{draft}\n{closes}\n{ANSWER}") == f"\n{ANSWER}"
    assert answer_of(f"{opens}{draft}{closes} {ANSWER}") == ANSWER
    assert answer_of(f"\n\n{opens}{draft}{closes}{ANSWER}") == f"\n\n{ANSWER}"


@pytest.mark.parametrize("draft", ["hm", "```py\ndef f(): pass\n```", "```py\nnot closed\n"])
def test_thinking_that_the_chat_template_opened_goes(draft: str) -> None:
    assert answer_of(f"{draft}\n</think>\n{ANSWER}").strip() == ANSWER.strip()
    assert answer_of(f"{draft} ok.</think>\n\n{ANSWER}").strip() == ANSWER.strip()


def test_thinking_that_never_ends_swallows_the_rest() -> None:
    assert answer_of(f"<think>\n{ANSWER}") == ""
    assert answer_of(f"{ANSWER}<think>\n```py\nx\n```") == ANSWER


def test_several_thoughts_go() -> None:
    text = f"<think>a</think>\nFirst.\n<think>b\n```\n</think>\n{ANSWER}"
    assert answer_of(text) == f"\nFirst.\n\n{ANSWER}"


@pytest.mark.parametrize(
    "text",
    [
        ANSWER,
        "I will not use <think> here.\n" + ANSWER,
        '```py\ntag = """\n<think>\n"""\nend = "</think>"\n```\n',
        "~~~html\n<think>\nstays\n</think>\n~~~\n",
        "no code, a < b > c",
        "",
    ],
)
def test_what_is_no_thinking_stays(text: str) -> None:
    assert answer_of(text) == text


def test_marks_around_the_answer_free_its_fences() -> None:
    text = "<think>x</think><answer>```py\nx = 1\n```</answer>"
    assert answer_of(text) == "```py\nx = 1\n```\n"
    assert answer_of("<answer>\n```py\nx = 1\n```") == "\n```py\nx = 1\n```"
    assert answer_of("<|begin_of_box|>```py\nx\n```<|end_of_box|>") == "```py\nx\n```\n"


pieces = st.lists(
    st.sampled_from(
        ["<think>", "</think>", "<answer>", "</answer>", "```", "~~~", "\n", " ", "x", "◁think▷"]
    ),
    max_size=40,
).map("".join)


@given(pieces)
def test_any_order_of_marks_is_survived(text: str) -> None:
    assert len(answer_of(text)) <= len(text)
