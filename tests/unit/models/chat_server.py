"""A real HTTP server on loopback that speaks, or spoils, the Chat Completions protocol."""

from __future__ import annotations

import json
import struct
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = "sk-test-0123456789abcdefSECRET"

Reply = Callable[[dict[str, object]], "Response"]


@dataclass(frozen=True)
class Response:
    status: int = 200
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = (("content-type", "application/json"),)
    delay: float = 0.0
    cut: int | None = None


@dataclass
class Server:
    """`replies` answer in turn, the last one for ever; `seen` holds what was asked."""

    url: str
    replies: list[Reply] = field(default_factory=list)
    seen: list[tuple[str, dict[str, str], dict[str, object]]] = field(default_factory=list)

    def next(self) -> Reply:
        return self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]


def answer(
    text: object = "hello",
    finish: object = "stop",
    *,
    refusal: str | None = None,
    usage: object = None,
) -> Response:
    """A well-formed completion."""
    message = {"role": "assistant", "content": text, "refusal": refusal}
    body = {
        "id": "1",
        "object": "chat.completion",
        "created": 0,
        "model": "m",
        "choices": [{"index": 0, "message": message, "finish_reason": finish}],
        "usage": usage,
    }
    return Response(body=json.dumps(body).encode())


def failure(status: int, message: str = "no", code: str | None = None) -> Response:
    """An error in the protocol's form, to be tried again at once if at all."""
    body = json.dumps({"error": {"message": message, "code": code}}).encode()
    headers = (("content-type", "application/json"), ("retry-after-ms", "1"))
    return Response(status, body, headers)


@contextmanager
def serving() -> Iterator[Server]:
    """A server in a thread; it and all its connections are gone afterwards."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            data = self.rfile.read(int(self.headers["content-length"]))
            asked = json.loads(data)
            sent = {name.lower(): value for name, value in self.headers.items()}
            server.seen.append((self.path, sent, asked))
            response = server.next()(asked)
            time.sleep(response.delay)
            self.send_response(response.status)
            for name, value in response.headers:
                self.send_header(name, value)
            self.send_header("content-length", str(len(response.body)))
            self.end_headers()
            with suppress(BrokenPipeError):  # the client may have stopped waiting
                self.wfile.write(response.body[: response.cut])
            if response.cut is not None:
                self.close_connection = True

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as httpd:
        httpd.daemon_threads = True
        server = Server(f"http://127.0.0.1:{httpd.server_address[1]}/v1")
        thread = threading.Thread(target=httpd.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            httpd.shutdown()
            thread.join()


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
