"""What makes two calls the same call."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from pytest_flow2code.core.model import Prompt

VERSION = 1
"""Of the canonical form. Another one makes another digest of everything: old answers stay in the
store and are asked for again."""


@dataclass(frozen=True, slots=True)
class Key:
    """A call: `model` is the model's identity, `prompt` the SHA-256 of the text, `pictures` media
    type and SHA-256 of each picture, `sample` counts from 0."""

    model: str
    prompt: str
    pictures: tuple[str, ...]
    sample: int

    @property
    def digest(self) -> str:
        """The SHA-256 of the canonical form, in hex."""
        form = [VERSION, self.model, self.prompt, list(self.pictures), self.sample]
        return sha256(json.dumps(form, separators=(",", ":")).encode("ascii")).hexdigest()


def key_of(identity: str, prompt: Prompt, sample: int) -> Key:
    """The key of one sample of a prompt."""
    pictures = tuple(f"{p.media_type} {sha256(p.data).hexdigest()}" for p in prompt.pictures)
    text = sha256(prompt.text.encode("utf-8", "surrogatepass")).hexdigest()
    return Key(identity, text, pictures, sample)
