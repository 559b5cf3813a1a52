"""What a provider says, made fit to be kept and shown."""

from __future__ import annotations

import os
import re

_KEPT = 300
_SHORTEST = 8
"""Whatever is shorter is no key, and would be found in words."""
_SECRET_NAME = re.compile("KEY|TOKEN|SECRET|PASSWORD")
_DATA_URL = re.compile(r"data:[\w.+/-]*;base64,[A-Za-z0-9+/=_-]*")
_LONG_BASE64 = re.compile(r"[A-Za-z0-9+/=_-]{80,}")
# Providers echo a rejected key with stars in its middle and its last characters in clear.
_MASKED = re.compile(r"[\w-]*\*{3,}[\w*-]*")
_KEY_SHAPED = re.compile(r"\bsk-[\w-]{6,}")


def scrub(text: str, secrets: tuple[str, ...] = ()) -> str:
    """`text` on one line of 300 characters at most, without secrets, key-like words, pictures."""
    for secret in secrets:
        if secret:
            text = text.replace(secret, "[key]")
    for pattern in (_MASKED, _KEY_SHAPED):
        text = pattern.sub("[key]", text)
    for pattern in (_DATA_URL, _LONG_BASE64):
        text = pattern.sub("[data]", text)
    text = " ".join(text.split())
    return text if len(text) <= _KEPT else f"{text[: _KEPT - 3]}..."


def environment_secrets() -> tuple[str, ...]:
    """All keys that the environment holds: a program or a library may know and print them."""
    named = (value for name, value in os.environ.items() if _SECRET_NAME.search(name))
    return tuple(value.strip() for value in named if len(value.strip()) >= _SHORTEST)


def well_formed(text: str) -> str:
    """`text` with lone surrogates, which JSON can smuggle in, replaced: it can then be written."""
    return text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
