"""What the tests of the store share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from made_answers import Make

from pytest_flow2code.core.model import Completion, Picture, Prompt
from pytest_flow2code.store import Answers, Kept, key_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "answers.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Answers]:
    opened = Answers(path)
    yield opened
    opened.close()


@pytest.fixture
def make() -> Make:
    """An answer; whatever matters to a test can be said."""

    def make(
        text: str = "print(1)",
        *,
        identity: str = '{"model": "openai:m"}',
        model: str = "openai:m",
        words: str = "Write it.",
        sample: int = 0,
        uid: str = "made/python/1",
        picture: bytes = b"png",
    ) -> Kept:
        prompt = Prompt(words, (Picture("image/png", picture, "drawn"),))
        said = Completion(model, sample, text, tokens_in=10, tokens_out=5, cost=0.25, seconds=1.5)
        key = key_of(identity, prompt, sample)
        return Kept(key, said, uid, "code", "2025-01-31T12:00:00Z")

    return make
