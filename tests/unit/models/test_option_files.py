"""A file of options for models: whose they are, which win, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.models import ModelOptions, applied, read_options


def written(folder: Path, text: str) -> Path:
    path = folder / "models.toml"
    path.write_text(text)
    return path


EVERYTHING = """
temperature = 1
system = "Be brief."

["gpt-4.*"]
max_tokens = 4096
temperature = 0.5

["openai:*"]
temperature = 0.25
top_p = 0.9
seed = 7
effort = "low"
base_url = "http://localhost:8000/v1"
api = "chat"
key_env = "MY_KEY"
extra = { top_k = 20, chat_template_kwargs = { thinking = false } }
device = "cpu"
dtype = "float16"
batch_size = 4
timeout = 900
"""


def test_sections_hold_for_the_models_they_name_and_later_ones_win(tmp_path: Path) -> None:
    sections = read_options(written(tmp_path, EVERYTHING))
    base = ModelOptions(seed=1, effort="high")
    assert applied(sections, "openai:gpt-4.1", base) == ModelOptions(
        base_url="http://localhost:8000/v1",
        temperature=0.25,
        top_p=0.9,
        max_tokens=4096,
        seed=7,
        system="Be brief.",
        effort="low",
        api="chat",
        extra={"top_k": 20, "chat_template_kwargs": {"thinking": False}},
        key_env="MY_KEY",
        device="cpu",
        dtype="float16",
        batch_size=4,
        timeout_s=900.0,
    )
    claude = applied(sections, "anthropic:claude-x", base)
    assert (claude.temperature, claude.system, claude.effort) == (1.0, "Be brief.", "high")
    assert claude.max_tokens is None


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    assert applied(read_options(written(tmp_path, "")), "a:b", ModelOptions()) == ModelOptions()


@pytest.mark.parametrize(
    ("text", "says", "mend"),
    [
        ("temprature = 1", "[*] temprature: no such option", "did you mean temperature?"),
        ("[m]\nmax_token = 1", "[m] max_token: no such option", "did you mean max_tokens?"),
        ("[m]\nretries = 1", "[m] retries: no such option", "there are temperature"),
        ("[gpt-4.1]\nseed = 1", "[gpt-4] 1: a section in a section", '["gpt-4.1"]'),
        ("temperature = '1'", "[*] temperature: expected a number of at least 0, found '1'", ""),
        ("temperature = -1", "expected a number of at least 0, found -1", ""),
        ("temperature = nan", "expected a number of at least 0, found nan", ""),
        ("temperature = true", "expected a number of at least 0, found True", ""),
        ("top_p = 1.1", "expected a number from 0 to 1", ""),
        ("max_tokens = 0", "expected a whole number of at least 1", ""),
        ("max_tokens = 1.0", "expected a whole number of at least 1", ""),
        ("batch_size = false", "expected a whole number of at least 1", ""),
        ("effort = 'hard'", "expected one of none, minimal, low", ""),
        ("effort = 3", "expected one of none", ""),
        ("system = ' '", "expected a text", ""),
        ("timeout = 0", "expected a number of seconds above 0", ""),
        ("extra = 1", "expected a table of what goes to the provider", ""),
        ("extra = {api_key = 'CANARY'}", "expected no secrets", ""),
        ("extra = {h = [{Authorization = 'CANARY'}]}", "not Authorization", ""),
        ("extra = {access_token = 'x'}", "expected no secrets", ""),
        ("extra = {day = 2026-01-31}", "expected texts, finite numbers, lists and tables", ""),
        ("extra = {n = [nan]}", "expected texts, finite numbers, lists and tables", ""),
        ("temperature = ", "are no TOML: ", "correct the file"),
        ("[m]\n[m]", "are no TOML: ", "correct the file"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, says: str, mend: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(Flow2CodeError) as caught:
        read_options(path)
    assert str(path) in caught.value.message
    assert "CANARY" not in str(caught.value)
    assert says in caught.value.message
    assert mend in caught.value.mend


def test_words_that_only_look_like_secrets_are_allowed(tmp_path: Path) -> None:
    path = written(tmp_path, "extra = { max_thinking_tokens = 9, author_mode = 1, keys = 2 }")
    (section,) = read_options(path)
    assert section.values["extra"]["max_thinking_tokens"] == 9


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(Flow2CodeError, match="No such file"):
        read_options(tmp_path / "none.toml")
    (tmp_path / "raw.toml").write_bytes(b"\xff")
    with pytest.raises(Flow2CodeError, match="are no TOML"):
        read_options(tmp_path / "raw.toml")
