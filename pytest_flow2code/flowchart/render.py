"""DOT in, pictures out, by Graphviz."""

from __future__ import annotations

import os
import struct
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from pytest_flow2code.flowchart import fonts
from pytest_flow2code.flowchart.cache import PictureCache
from pytest_flow2code.flowchart.coprocess import (
    BrokenProcessError,
    CoProcess,
    dot_command,
    is_png,
    one_shot,
)
from pytest_flow2code.flowchart.limits import fitted

_GRAPHS_A_PROCESS = 500
"""After so many graphs a process is replaced: Graphviz does not give back all its memory."""


class Renderer:
    """Draws DOT texts. Safe for many threads: two graphs never share a process at one time.

    `cache` is a folder for finished pictures, shared by any number of processes; None keeps
    nothing. `timeout` is in seconds, for one graph.
    """

    def __init__(self, cache: Path | None = None, timeout: float = 60.0) -> None:
        self._timeout = timeout
        self._cache = PictureCache(cache, _version()) if cache is not None else None
        self._idle: list[CoProcess] = []
        self._lock = threading.Lock()
        self._owner = os.getpid()

    def png(self, dot: str) -> bytes:
        """The picture of one graph as PNG, within the limits on pixels (`limits`).

        Raises FlowchartError if `dot` is missing, does not accept the text or does not finish.
        """
        known = self._cache.get(dot, "png") if self._cache is not None else None
        if known is not None and is_png(known):
            return known
        picture = self._drawn(dot.encode("utf-8", "replace"))
        smaller = fitted(dot, *_size(picture))
        if smaller is not None:
            picture = self._drawn(smaller.encode("utf-8", "replace"))
        self._keep(dot, "png", picture)
        return picture

    def picture(self, dot: str, media: str) -> bytes:
        """The picture in any format of Graphviz (svg, pdf, ...), drawn by a process of its own.

        Raises FlowchartError as `png` does.
        """
        return one_shot(dot.encode("utf-8", "replace"), media, self._timeout)

    def close(self) -> None:
        """End the processes that are kept. The renderer may be used again."""
        with self._lock:
            idle, self._idle = self._idle, []
        if self._owner == os.getpid():
            for process in idle:
                process.close()

    def __enter__(self) -> Renderer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _drawn(self, dot: bytes) -> bytes:
        """By a kept process; if that fails, by one of its own, which says what is wrong."""
        process = self._take()
        try:
            picture = process.draw(dot, self._timeout)
        except BrokenProcessError:
            process.close()
            return one_shot(dot, "png", self._timeout)
        except BaseException:
            process.close()
            raise
        self._give_back(process)
        return picture

    def _take(self) -> CoProcess:
        with self._lock:
            if self._owner != os.getpid():
                self._owner, self._idle = os.getpid(), []
            if self._idle:
                return self._idle.pop()
        return CoProcess()

    def _give_back(self, process: CoProcess) -> None:
        if process.drawn >= _GRAPHS_A_PROCESS:
            process.close()
            return
        with self._lock:
            self._idle.append(process)

    def _keep(self, dot: str, media: str, picture: bytes) -> None:
        """A cache that cannot be written costs time, not the picture."""
        if self._cache is not None:
            with suppress(OSError):
                self._cache.put(dot, media, picture)


def _size(png: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def _version() -> str:
    """What draws: another Graphviz, or other fonts, may draw another picture."""
    return f"{graphviz_version()} {fonts.fingerprint()}"


def graphviz_version() -> str:
    """The line `dot` says about itself. Raises FlowchartError if it is missing."""
    _, _, errors = dot_command()["-V"].run(retcode=None)
    return str(errors).strip()
