"""How long a provider wants to be left alone, from what it says in headers and words."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

_UNITS = {"h": 3600.0, "m": 60.0, "s": 1.0, "ms": 0.001}
_SPAN = re.compile(r"(\d+(?:\.\d+)?)(ms|h|m|s)")
_WORDS = re.compile(r"(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)?(?:ms|h|m|s) ?)+)", re.I)
_RESETS = (
    ("x-ratelimit-remaining-requests", "x-ratelimit-reset-requests"),
    ("x-ratelimit-remaining-tokens", "x-ratelimit-reset-tokens"),
    ("anthropic-ratelimit-requests-remaining", "anthropic-ratelimit-requests-reset"),
    ("anthropic-ratelimit-tokens-remaining", "anthropic-ratelimit-tokens-reset"),
    ("anthropic-ratelimit-input-tokens-remaining", "anthropic-ratelimit-input-tokens-reset"),
    ("anthropic-ratelimit-output-tokens-remaining", "anthropic-ratelimit-output-tokens-reset"),
    ("x-ratelimit-remaining", "x-ratelimit-reset"),
)
"""Pairs of headers: what is left of an allowance, and when it is full again."""


def retry_after(
    headers: Mapping[str, str], message: str = "", now: datetime | None = None
) -> float | None:
    """Seconds until the next call is welcome, never negative; None where nobody says.

    `headers` have lower-case names. Retry-After (RFC 9110, section 10.2.3: seconds or a date) and
    retry-after-ms come first, then the end of the allowances that are used up, then the message.
    """
    moment = now or datetime.now(timezone.utc)
    told = _told(headers, moment)
    if told is None:
        match = _WORDS.search(message)
        told = _span(match.group(1)) if match else None
    return None if told is None or not math.isfinite(told) else max(0.0, told)


def _told(headers: Mapping[str, str], now: datetime) -> float | None:
    milliseconds = _number(headers.get("retry-after-ms", ""))
    if milliseconds is not None:
        return milliseconds / 1000
    named = headers.get("retry-after")
    if named is not None:
        seconds = _number(named)
        return seconds if seconds is not None else _until(named, now)
    return max(_used_up(headers, now), default=None)


def _used_up(headers: Mapping[str, str], now: datetime) -> Iterator[float]:
    for left, reset in _RESETS:
        if _number(headers.get(left, "")) == 0 and reset in headers:
            wait = _moment(headers[reset], now)
            if wait is not None:
                yield wait


def _moment(text: str, now: datetime) -> float | None:
    """Seconds from `1m2.5s`, from a number (of seconds, or a time of day in seconds or
    milliseconds since 1970), or from a date."""
    number = _number(text)
    if number is None:
        return _span(text) if _SPAN.fullmatch(text.strip()) or _span(text) else _until(text, now)
    for scale in (1.0, 1000.0):
        if number / scale > 1e9 and number / scale < 1e10:
            return number / scale - now.timestamp()
    return number


def _span(text: str) -> float | None:
    parts = _SPAN.findall(text)
    if not parts or _SPAN.sub("", text).strip():
        return None
    return sum(float(amount) * _UNITS[unit] for amount, unit in parts)


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _until(text: str, now: datetime) -> float | None:
    """Seconds to a date in the form of HTTP or of RFC 3339."""
    try:
        date = datetime.fromisoformat(text.strip().replace("Z", "+00:00"))
    except ValueError:
        try:
            date = parsedate_to_datetime(text)
        except (ValueError, TypeError, IndexError):
            return None
    aware = date if date.tzinfo else date.replace(tzinfo=timezone.utc)
    return (aware - now).total_seconds()
