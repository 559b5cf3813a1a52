"""What is kept of a stream that may be endless."""

from __future__ import annotations


class Capture:
    """The head and the tail of a stream, and how much there was of it."""

    def __init__(self, keep: int) -> None:
        self._half = keep // 2
        self._head = bytearray()
        self._tail = bytearray()
        self.total = 0

    def add(self, data: bytes) -> None:
        self.total += len(data)
        room = self._half - len(self._head)
        if room > 0:
            self._head += data[:room]
            data = data[room:]
        self._tail += data
        if len(self._tail) > 4 * self._half:
            del self._tail[: -self._half]

    def value(self) -> bytes:
        tail = bytes(self._tail[-self._half :]) if self._half else b""
        lost = self.total - len(self._head) - len(tail)
        if lost <= 0:
            return bytes(self._head) + tail
        return bytes(self._head) + b"\n[... %d bytes left out ...]\n" % lost + tail
