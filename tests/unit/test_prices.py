"""The table of prices and a user's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pytest_flow2code.ahead import prices
from pytest_flow2code.core.errors import DataError


def test_the_table_that_comes_with_the_package() -> None:
    table = prices.load()
    assert table.read.startswith("20")
    price = table.of("openai:gpt-4o")
    assert price is not None
    assert price.of(1_000_000, 100_000) == pytest.approx(3.5)
    for name, entry in table.models.items():
        assert 0 < entry.input < entry.output, name
        assert entry.max_output, name


@pytest.mark.parametrize(
    ("model", "known"),
    [
        ("openai:gpt-4o-2024-08-06", "openai:gpt-4o"),
        ("openai:gpt-4o-mini-2024-07-18", "openai:gpt-4o-mini"),
        ("anthropic:claude-sonnet-4-20250514", "anthropic:claude-sonnet-4"),
        ("anthropic:claude-sonnet-4-5-20250929", "anthropic:claude-sonnet-4-5"),
        ("anthropic:claude-3-5-haiku-latest", "anthropic:claude-3-5-haiku"),
    ],
)
def test_a_version_has_the_price_of_its_model(model: str, known: str) -> None:
    table = prices.load()
    assert table.of(model) == table.models[known]


@pytest.mark.parametrize("model", ["openai:gpt-4o-audio", "openai:gpt-4", "gpt-4o", "openai:m"])
def test_another_model_has_no_price(model: str) -> None:
    assert prices.load().of(model) is None


def test_the_users_prices_go_first(tmp_path: Path) -> None:
    own = tmp_path / "prices.json"
    entry = {"input": 1, "output": 2, "max_output": 3}
    own.write_text(json.dumps({"read": "2030-01-01", "models": {"openai:gpt-4o": entry}}))
    table = prices.load(own)
    assert table.read == "2030-01-01"
    assert table.of("openai:gpt-4o") == prices.Price(1, 2, 3)
    assert table.of("openai:gpt-4.1") is not None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Expecting value"),
        ("[]", "expected a JSON object, found list"),
        ("{}", "expected 'read' to be a day like 2025-01-31, found None"),
        ('{"read": "2025-01-31"}', "expected 'models' to be an object, found None"),
        ('{"read": "2025-01-31", "models": {"a": 1}}', "expected 'a' to be an object, found 1"),
        (
            '{"read": "2025-01-31", "models": {"a": {"input": -1, "output": 1}}}',
            "'a': expected 'input' to be a number from 0, found -1",
        ),
        (
            '{"read": "2025-01-31", "models": {"a": {"input": 1}}}',
            "'a': expected 'output' to be a number from 0, found None",
        ),
    ],
)
def test_a_bad_table_is_one_clear_error(tmp_path: Path, text: str, message: str) -> None:
    own = tmp_path / "prices.json"
    own.write_text(text)
    with pytest.raises(DataError, match=message):
        prices.load(own)


def test_a_missing_table_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"cannot be read: No such file.*\n.*--flow2code-prices"):
        prices.load(tmp_path / "none")
