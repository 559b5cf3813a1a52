"""What every adapter does with an SDK: make its client once, and keep its logging quiet."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

_TALKATIVE = (
    "openai",
    "anthropic",
    "google_genai",
    "LiteLLM",
    "LiteLLM Proxy",
    "LiteLLM Router",
    "httpx",
    "httpx2",
    "httpcore",
    "httpcore2",
    "urllib3",
    "botocore",
)
"""Loggers that write whole requests, keys and pictures included, or a line a call."""


def hush() -> None:
    """Let the SDKs' loggers say nothing below warnings, whatever level they were given."""
    known = logging.root.manager.loggerDict
    below = [name for name in list(known) if name.partition(".")[0] in _TALKATIVE]
    for name in (*_TALKATIVE, *below):
        logger = logging.getLogger(name)
        if logger.level < logging.WARNING and (logger.level or name in _TALKATIVE):
            logger.setLevel(logging.WARNING)


class Once(Generic[T]):
    """A value made when it is first asked for, by whichever thread comes first."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._made: list[T] = []

    def __call__(self) -> T:
        with self._lock:
            if not self._made:
                self._made.append(self._make())
            return self._made[0]
