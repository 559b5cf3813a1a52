"""Which characters the fonts of this machine can show; asked of fontconfig, as Graphviz does."""

from __future__ import annotations

import hashlib
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache

from plumbum import CommandNotFound, local

PACKAGES = ("fontconfig", "fonts-dejavu-core", "fonts-wqy-microhei", "fonts-noto-color-emoji")
"""Debian's packages for European and Semitic scripts, Chinese, Japanese, Korean, emoji."""

SAMPLE = "aéяλ→漢这かな한🙂"
"""What every machine should be able to show."""

_UNSEEN = frozenset({"Cc", "Cf", "Mn", "Me", "Zs", "Zl", "Zp"})


def unreadable(texts: Iterable[str]) -> str:
    """The characters of `texts` that no font here has, each once, in order; empty if fontconfig
    is not here to be asked."""
    asked = sorted({char for text in texts if not text.isascii() for char in text if char > "~"})
    ranges = _ranges() if asked else None
    if ranges is None:
        return ""
    starts = [start for start, _ in ranges]
    return "".join(char for char in asked if _visible(char) and not _has(ranges, starts, char))


def enough() -> bool:
    """Whether the fonts here show `SAMPLE`."""
    return _ranges() is not None and not unreadable([SAMPLE])


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """What tells one set of fonts from another: with other fonts a picture is another one."""
    lines = sorted(_fc_list("%{family} %{style} %{fontversion}\n") or [])
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def forget() -> None:
    """Ask again: fonts were installed."""
    _ranges.cache_clear()
    fingerprint.cache_clear()


def _visible(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN


def _has(ranges: tuple[tuple[int, int], ...], starts: list[int], char: str) -> bool:
    at = bisect_right(starts, ord(char)) - 1
    return at >= 0 and ord(char) <= ranges[at][1]


@lru_cache(maxsize=1)
def _ranges() -> tuple[tuple[int, int], ...] | None:
    """All characters that some font has, as sorted ranges that do not overlap."""
    lines = _fc_list("%{charset}\n")
    if lines is None:
        return None
    pairs = {_pair(word) for line in lines for word in line.split()}
    joined: list[tuple[int, int]] = []
    for start, end in sorted(pairs):
        if joined and start <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)


def _pair(word: str) -> tuple[int, int]:
    start, _, end = word.partition("-")
    return int(start, 16), int(end or start, 16)


def _fc_list(form: str) -> list[str] | None:
    try:
        code, out, _ = local["fc-list"][f"--format={form}"].run(retcode=None)
    except CommandNotFound:
        return None
    return str(out).splitlines() if code == 0 else None
