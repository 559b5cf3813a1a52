"""The adapters that ask over the network, as the tests know them, and a key and picture to send."""

from __future__ import annotations

import os
import struct
import traceback
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from pytest_flow2code.core.model import Model
from pytest_flow2code.models import ModelOptions, resolve

KEYS = ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY")
URLS = ("OPENAI_BASE_URL", "ANTHROPIC_BASE_URL", "GOOGLE_GEMINI_BASE_URL")
ENVIRONMENT = (*KEYS, *URLS)
_MADE: dict[str, Model] = {}

KEY = "sk-test-0123456789abcdefSECRET"


@dataclass(frozen=True)
class Kind:
    """A provider in one of its protocols: `seeds` says whether it takes seeds, `path` is how
    the path of a call ends, `names` where the protocol has the options."""

    provider: str
    protocol: str
    sdk: str
    seeds: bool
    path: str
    names: Mapping[str, tuple[str, ...]]
    api: str | None = None
    prefix: str = ""

    @property
    def name(self) -> str:
        return f"{self.provider}:{self.prefix}tiny"

    @property
    def id(self) -> str:
        return f"{self.provider}-{self.protocol}"

    def model(self, **options: object) -> Model:
        """The adapter, one for all tests with the same options and environment: what costs time
        is making an SDK's client."""
        given = {"api": self.api, **options}
        if self.provider == "litellm":
            given = {"base_url": os.environ.get("OPENAI_BASE_URL"), **given}
        around = [(name, os.environ.get(name)) for name in ENVIRONMENT]
        key = repr((self.id, sorted(given.items()), around))
        if key not in _MADE:
            _MADE[key] = resolve(self.name, ModelOptions(**given))  # type: ignore[arg-type]
        return _MADE[key]


def kinds() -> list[Kind]:
    return [
        Kind(
            "openai",
            "chat",
            "openai",
            True,
            "/chat/completions",
            {
                "temperature": ("temperature",),
                "top_p": ("top_p",),
                "max_tokens": ("max_tokens",),
                "effort": ("reasoning_effort",),
            },
        ),
        Kind(
            "litellm",
            "chat",
            "litellm",
            True,
            "/chat/completions",
            {
                "temperature": ("temperature",),
                "top_p": ("top_p",),
                "max_tokens": ("max_tokens",),
                "effort": ("reasoning_effort",),
            },
            prefix="openai/",
        ),
        Kind(
            "openai",
            "responses",
            "openai",
            False,
            "/responses",
            {
                "temperature": ("temperature",),
                "top_p": ("top_p",),
                "max_tokens": ("max_output_tokens",),
                "effort": ("reasoning", "effort"),
            },
            api="responses",
        ),
        Kind(
            "anthropic",
            "anthropic",
            "anthropic",
            False,
            "/messages",
            {
                "temperature": ("temperature",),
                "top_p": ("top_p",),
                "max_tokens": ("max_tokens",),
                "effort": ("output_config", "effort"),
            },
        ),
        Kind(
            "google",
            "gemini",
            "google.genai",
            True,
            "/models/tiny:generateContent",
            {
                "temperature": ("generationConfig", "temperature"),
                "top_p": ("generationConfig", "topP"),
                "max_tokens": ("generationConfig", "maxOutputTokens"),
                "effort": ("generationConfig", "thinkingConfig", "thinking_level"),
            },
        ),
    ]


def within(body: object, names: tuple[str, ...]) -> object:
    """A value deep in a body, None if it is not there."""
    for name in names:
        body = body.get(name) if isinstance(body, dict) else None
    return body


def shown(error: BaseException) -> str:
    """All that a traceback of `error` would show, causes included."""
    return "".join(traceback.format_exception(error))


def _chunk(kind: bytes, data: bytes) -> bytes:
    checksum = struct.pack(">I", zlib.crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + checksum


def png(side: int = 16) -> bytes:
    """A grey square as a real PNG."""
    header = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    rows = b"".join(b"\0" + bytes(range(side)) for _ in range(side))
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows))
        + _chunk(b"IEND", b"")
    )
