"""What makes two models share stored answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_flow2code.models import ModelOptions, resolve

PLAIN = ModelOptions()


def identity(options: ModelOptions) -> str:
    return resolve("openai:gpt-4o", replace(options, api=options.api or "chat")).identity


@pytest.fixture(autouse=True)
def official(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)


@pytest.mark.parametrize(
    "other",
    [
        ModelOptions(temperature=0.0),
        ModelOptions(top_p=0.0),
        ModelOptions(max_tokens=10),
        ModelOptions(system="Be brief."),
        ModelOptions(effort="low"),
        ModelOptions(api="responses"),
        ModelOptions(extra={"a": 1}),
        ModelOptions(dtype="float16"),
        ModelOptions(seed=0),
        ModelOptions(base_url="http://localhost:8000/v1"),
    ],
    ids=lambda options: options.identity(""),
)
def test_every_option_that_can_change_an_answer_changes_the_identity(other: ModelOptions) -> None:
    assert identity(other) != identity(PLAIN)


@pytest.mark.parametrize(
    "other",
    [
        ModelOptions(timeout_s=1.0),
        ModelOptions(key_env="OTHER"),
        ModelOptions(device="cpu"),
        ModelOptions(batch_size=4),
    ],
    ids=repr,
)
def test_patience_and_place_do_not_change_the_identity(other: ModelOptions) -> None:
    assert identity(other) == identity(PLAIN)


def test_the_server_that_the_environment_names_is_part_of_the_identity(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = identity(PLAIN)
    monkeypatch.setenv("OPENAI_BASE_URL", "http://localhost:8000/v1")
    assert identity(PLAIN) != plain


def test_only_answers_that_cost_something_are_worth_keeping() -> None:
    assert resolve("openai:gpt-4o", PLAIN).paid
    assert not any(resolve(free, PLAIN).paid for free in ("reference", "replay:x"))


def test_no_password_or_query_of_a_base_url_is_in_the_identity() -> None:
    url = "https://me:SECRET@gate.example/v1/?key=SECRET"
    made = identity(ModelOptions(base_url=url))
    assert "SECRET" not in made
    assert "https://gate.example/v1" in made


def test_a_default_that_the_adapter_has_is_part_of_the_identity() -> None:
    claude = "anthropic:claude-x"
    plain = resolve(claude, PLAIN)
    assert plain.identity == resolve(claude, ModelOptions(max_tokens=8192)).identity
    assert plain.max_tokens == 8192


def test_a_seed_that_a_provider_cannot_take_is_not_part_of_the_identity() -> None:
    for name in ("claude-x", "gpt-4o"):
        assert resolve(name, ModelOptions(seed=1)).identity == resolve(name, PLAIN).identity
