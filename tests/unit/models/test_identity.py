"""What makes two models share stored answers."""

from __future__ import annotations

import pytest

from pytest_flow2code.models import ModelOptions, resolve

PLAIN = ModelOptions()


def identity(options: ModelOptions) -> str:
    return resolve("openai:gpt-4o", options).identity


@pytest.mark.parametrize(
    "other",
    [
        ModelOptions(temperature=0.0),
        ModelOptions(max_tokens=10),
        ModelOptions(seed=0),
        ModelOptions(base_url="http://localhost:8000/v1"),
    ],
    ids=lambda options: options.identity(""),
)
def test_every_option_that_can_change_an_answer_changes_the_identity(other: ModelOptions) -> None:
    assert identity(other) != identity(PLAIN)


@pytest.mark.parametrize("other", [ModelOptions(timeout_s=1.0), ModelOptions(retries=9)], ids=repr)
def test_patience_does_not_change_the_identity(other: ModelOptions) -> None:
    assert identity(other) == identity(PLAIN)


def test_the_server_that_the_environment_names_is_part_of_the_identity(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = identity(PLAIN)
    monkeypatch.setenv("OPENAI_BASE_URL", "http://localhost:8000/v1")
    assert identity(PLAIN) != plain


def test_only_answers_that_cost_something_are_worth_keeping() -> None:
    assert resolve("openai:gpt-4o", PLAIN).paid
    assert not any(resolve(free, PLAIN).paid for free in ("reference", "wrong:empty", "replay:x"))
