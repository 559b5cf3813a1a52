"""A `dot` that stays: it draws one graph after the other, so that none pays for its start.

`dot -Tpng` reads graphs from its standard input and writes each picture as soon as its graph is
complete. After every graph we send a tiny one of our own, whose picture is known: it marks the end,
so that nothing of one request can be left for the next.
"""

from __future__ import annotations

import os
import selectors
import subprocess
import time
from functools import lru_cache
from typing import cast

from plumbum import CommandNotFound, local
from plumbum.commands.base import BaseCommand

from pytest_flow2code.core.errors import FlowchartError

MARK = b'\ndigraph{graph[dpi=20 bgcolor="#123456"]a[shape=point]}\n'
_PNG = b"\x89PNG\r\n\x1a\n"
_END = b"IEND\xaeB`\x82"
_CHUNK = 1 << 16


@lru_cache(maxsize=1)
def dot_command() -> BaseCommand:
    """Graphviz's `dot`. Raises FlowchartError if it is not installed."""
    try:
        return local["dot"]
    except CommandNotFound as error:
        raise FlowchartError(
            "Graphviz's `dot` was not found, so nothing can be drawn",
            mend="apt-get install graphviz",
        ) from error


@lru_cache(maxsize=1)
def mark_picture() -> bytes:
    """The picture of the mark."""
    return one_shot(MARK, "png", 60.0)


def one_shot(dot: bytes, media: str, seconds: float) -> bytes:
    """The picture of one graph by a `dot` of its own.

    Raises FlowchartError if `dot` does not accept the graph or does not finish in time.
    """
    process = _start(media)
    try:
        out, errors = process.communicate(dot, timeout=seconds)
    except subprocess.TimeoutExpired as error:
        process.kill()
        process.communicate()
        raise FlowchartError(
            f"dot did not finish a graph of {len(dot)} bytes in {seconds:g} seconds",
            mend="draw one function at a time, or give it more time",
        ) from error
    if process.returncode != 0 or not out:
        reason = errors.decode("utf-8", "replace").strip().splitlines()
        raise FlowchartError(
            f"dot did not accept the graph: {reason[0] if reason else 'it wrote nothing'}",
            mend="check the DOT text with `dot -v`",
        )
    return out


def is_png(data: bytes) -> bool:
    """Whether `data` is one whole PNG picture."""
    return data.startswith(_PNG) and data.endswith(_END) and data.count(_PNG) == 1


class BrokenProcessError(Exception):
    """The process cannot be used any more."""


class CoProcess:
    """A running `dot -Tpng`. For one caller at a time. `drawn` counts its graphs."""

    def __init__(self) -> None:
        self._mark = mark_picture()
        self._process = _start("png")
        self._in = _descriptor(self._process.stdin)
        self._out = _descriptor(self._process.stdout)
        self._err = _descriptor(self._process.stderr)
        self.drawn = 0
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)

    def draw(self, dot: bytes, seconds: float) -> bytes:
        """The picture of `dot`, which must hold exactly one graph.

        Raises BrokenProcessError if there is no such picture in time: the process is then done for.
        """
        try:
            out = self._exchange(dot + MARK, time.monotonic() + seconds)
        except OSError as error:
            raise BrokenProcessError(str(error)) from error
        picture = out[: -len(self._mark)]
        if not is_png(picture):
            raise BrokenProcessError("not exactly one picture")
        self.drawn += 1
        return picture

    def close(self) -> None:
        """End the process and wait for it."""
        self._process.kill()
        self._process.communicate()

    def _exchange(self, data: bytes, deadline: float) -> bytes:
        out = bytearray()
        waiting = memoryview(data)
        with selectors.DefaultSelector() as ready:
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._err, selectors.EVENT_READ)
            ready.register(self._in, selectors.EVENT_WRITE)
            while not out.endswith(self._mark):
                left = deadline - time.monotonic()
                events = ready.select(left) if left > 0 else []
                if not events:
                    raise BrokenProcessError("no answer in time")
                for key, _ in events:
                    if key.fd == self._in:
                        waiting = waiting[os.write(self._in, waiting[:_CHUNK]) :]
                        if not waiting:
                            ready.unregister(self._in)
                        continue
                    read = os.read(key.fd, _CHUNK)
                    if not read:
                        raise BrokenProcessError("it ended")
                    if key.fd == self._out:
                        out += read
        return bytes(out)


def _start(media: str) -> subprocess.Popen[bytes]:
    process = dot_command()[f"-T{media}"].popen(
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    return cast("subprocess.Popen[bytes]", process)


def _descriptor(stream: object) -> int:
    fileno = getattr(stream, "fileno", None)
    if fileno is None:
        raise BrokenProcessError("no pipe")
    return int(fileno())
