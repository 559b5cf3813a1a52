"""Settings in, adapters out."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.models import ModelOptions, Provider, resolve
from pytest_flow2code.running import asking
from pytest_flow2code.running.settings import Settings

MINE = Provider(lambda name, options: resolve(f"openai:{name}", options), "mine:NAME")


def identities(**settings: object) -> list[str]:
    found = asking.adapters(Settings(**settings), {"mine": MINE})  # type: ignore[arg-type]
    return [model.identity for model in found]


def test_the_options_of_a_run_reach_every_model() -> None:
    given = {"temperature": 0.5, "top_p": 0.25, "max_tokens": 9, "system": "s", "effort": "low"}
    named = ("claude-x", "mine:x")
    found = identities(models=named, seed=3, **given)
    options = ModelOptions(seed=3, **given)  # type: ignore[arg-type]
    assert found == [resolve(name, options).identity for name in ("claude-x", "openai:x")]


def test_a_section_holds_for_the_full_name_of_a_model(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text('["anthropic:*"]\ntemperature = 0.75\n')
    named, plain = identities(models=("claude-x", "gemini-x"), temperature=0.5, model_options=file)
    assert '"temperature": 0.75' in named
    assert '"temperature": 0.5' in plain


def test_the_wrong_family_is_always_there() -> None:
    assert identities(models=("wrong:empty",)) == ["wrong:empty"]


def test_one_model_by_two_names_is_refused() -> None:
    with pytest.raises(Flow2CodeError, match=r"anthropic:claude-x is named twice"):
        identities(models=("claude-x", "anthropic:claude-x"))


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (None, "expected a mapping, found NoneType"),
        ({"mine": 3}, "'mine' is a int, expected a Provider"),
        ({"Mine": MINE}, "lower case without a colon, found 'Mine'"),
        ({"a:b": MINE}, "lower case without a colon, found 'a:b'"),
        ({"": MINE}, "lower case without a colon, found ''"),
        ({"wrong": MINE}, "the prefix 'wrong' is taken"),
    ],
)
def test_what_a_conftest_gives_is_checked(given: dict[str, Provider], says: str) -> None:
    with pytest.raises(Flow2CodeError, match=says) as caught:
        asking.adapters(Settings(models=("reference",)), given)
    assert "pytest_flow2code_models" in str(caught.value)
