"""A real HTTP server on loopback that speaks, or spoils, the protocols of model providers.

A script decides what is said: a function of what was `Asked` that gives `Said`, `Failed`, `Raw` or
`Dropped`. The path tells the protocol, so that one server serves them all:

    with serving(lambda asked: Said("hello", delay=1.0)) as server:
        OpenAI(base_url=server.openai)      # Chat Completions and Responses
        Anthropic(base_url=server.url)
        genai.Client(http_options={"base_url": server.url})

`python tests/servers/loopback.py --port 8000 --delay 1 --limited 0.3` runs one as a process.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from typing import TextIO

import wire_anthropic
import wire_chat
import wire_gemini
import wire_responses
from said import Asked, Dropped, Failed, Raw, Reply, Said, Wire

__all__ = ["Asked", "Dropped", "Failed", "Raw", "Reply", "Said", "Server", "limited", "serving"]

Script = Callable[[Asked], Reply]

WIRES: tuple[Wire, ...] = (
    wire_chat.WIRE,
    wire_responses.WIRE,
    wire_anthropic.WIRE,
    wire_gemini.WIRE,
)


@dataclass
class Server:
    """`url` has no path; `seen` is what was asked, `most_at_once` how many calls were in work at
    the same time at most, `spoken` the status of every call that was answered, in their order."""

    url: str
    script: Script
    seen: list[Asked] = field(default_factory=list)
    spoken: list[int] = field(default_factory=list)
    most_at_once: int = 0
    now: int = 0
    closing: threading.Event = field(default_factory=threading.Event)
    lock: threading.Lock = field(default_factory=threading.Lock)
    log: TextIO | None = None

    @property
    def openai(self) -> str:
        return f"{self.url}/v1"

    def forget(self) -> None:
        """Start over with empty records."""
        with self.lock:
            self.seen.clear()
            self.spoken.clear()
            self.most_at_once = 0

    def enter(self, path: str, headers: Mapping[str, str], body: bytes) -> tuple[Wire, Asked]:
        wire = next((wire for wire in WIRES if wire.path.search(path)), WIRES[0])
        parsed = json.loads(body) if body else {}
        with self.lock:
            asked = wire.read(path, headers, parsed, len(self.seen))
            self.seen.append(asked)
            self.now += 1
            self.most_at_once = max(self.most_at_once, self.now)
        return wire, asked

    def settle(self, asked: Asked, status: int) -> None:
        """Put an answer down, before it is sent: whoever gets it has paid for it."""
        with self.lock:
            self.spoken.append(status)
            if self.log is not None:
                self.log.write(f"{json.dumps(_record(asked, status))}\n")
                self.log.flush()

    def leave(self) -> None:
        with self.lock:
            self.now -= 1


def _record(asked: Asked, status: int) -> dict[str, object]:
    """One finished call, without its pictures: `asks` is the same for the same question."""
    digest = sha256(repr((asked.model, asked.system, asked.text)).encode())
    for picture in asked.pictures:
        digest.update(sha256(picture).digest())
    plain = {name: getattr(asked, name) for name in ("number", "protocol", "model", "seed")}
    return {**plain, "asks": digest.hexdigest(), "status": status, "time": time.time()}


def limited(script: Script, calls: int, seconds: float) -> Script:
    """`script` behind a rate limit: 429 with Retry-After to whoever asks more often."""
    times: deque[float] = deque()
    lock = threading.Lock()

    def answer(asked: Asked) -> Reply:
        with lock:
            now = time.monotonic()
            while times and times[0] <= now - seconds:
                times.popleft()
            if len(times) >= calls:
                wait = times[0] + seconds - now
                return Failed(429, "rate limit reached", headers={"retry-after": f"{wait:.2f}"})
            times.append(now)
        return script(asked)

    return answer


def in_turn(*replies: Reply) -> Script:
    """The replies one after the other, the last one for ever."""
    left = deque(replies)
    lock = threading.Lock()

    def answer(_asked: Asked) -> Reply:
        with lock:
            return left.popleft() if len(left) > 1 else left[0]

    return answer


def _raw(reply: Said | Failed | Raw, wire: Wire, asked: Asked) -> Raw:
    if isinstance(reply, Said):
        return wire.say(reply, asked)
    return wire.fail(reply) if isinstance(reply, Failed) else reply


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1
    server: _Listener

    def do_POST(self) -> None:
        ours = self.server.ours
        length = int(self.headers.get("content-length") or 0)
        body = self.rfile.read(length)
        if len(body) < length:
            # The client died while it spoke: nobody was asked anything.
            self.close_connection = True
            return
        headers = {name.lower(): value for name, value in self.headers.items()}
        wire, asked = ours.enter(self.path, headers, body)
        try:
            reply = ours.script(asked)
            if reply.delay:
                ours.closing.wait(reply.delay)
            if isinstance(reply, Dropped):
                ours.settle(asked, 0)
                self.close_connection = True
                return
            raw = _raw(reply, wire, asked)
            ours.settle(asked, raw.status)
            self._send(raw)
        finally:
            ours.leave()

    def _send(self, raw: Raw) -> None:
        with suppress(BrokenPipeError, ConnectionResetError):  # the client may have gone
            self.send_response(raw.status)
            for name, value in raw.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(raw.body)))
            self.end_headers()
            self.wfile.write(raw.body[: raw.cut])
            self.wfile.flush()
        if raw.cut is not None:
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        pass


class _Listener(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256
    ours: Server


@contextmanager
def serving(script: Script, port: int = 0, log: TextIO | None = None) -> Iterator[Server]:
    """A server in threads of this process; it is gone afterwards."""
    with _Listener(("127.0.0.1", port), _Handler) as listener:
        server = Server(f"http://127.0.0.1:{listener.server_address[1]}", script, log=log)
        listener.ours = server
        thread = threading.Thread(target=listener.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            server.closing.set()
            listener.shutdown()
            thread.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--delay", type=float, default=0.0, metavar="SECONDS")
    parser.add_argument("--limited", type=float, default=0.0, metavar="SHARE", help="429s")
    parser.add_argument("--failing", type=float, default=0.0, metavar="SHARE", help="500s")
    parser.add_argument("--retry-after", default="0.5", metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--script", metavar="MODULE:FUNCTION", help="what it says (else: hello)")
    parser.add_argument("--log", metavar="FILE", help="append a JSON line a finished call")
    given = parser.parse_args()
    module, _, function = (given.script or "").partition(":")
    inner: Script = getattr(import_module(module), function) if module else lambda _: Said()
    dice = random.Random(given.seed)

    def script(asked: Asked) -> Reply:
        thrown = dice.random()
        if thrown < given.limited:
            return Failed(429, "slow down", headers={"retry-after": given.retry_after})
        if thrown < given.limited + given.failing:
            return Failed(500, "the server has an accident")
        reply = inner(asked)
        return replace(reply, delay=given.delay) if given.delay else reply

    log = Path(given.log).open("a", encoding="utf-8") if given.log else None  # noqa: SIM115
    with serving(script, given.port, log) as server:
        sys.stdout.write(f"{server.url}\n")
        sys.stdout.flush()
        with suppress(KeyboardInterrupt):
            threading.Event().wait()


if __name__ == "__main__":
    main()
