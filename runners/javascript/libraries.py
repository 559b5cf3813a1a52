"""Where Node.js packages lie on this machine; npm itself is never asked, it takes a second."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

_OWN = frozenset(
    (
        "assert",
        "async_hooks",
        "buffer",
        "child_process",
        "cluster",
        "console",
        "constants",
        "crypto",
        "dgram",
        "diagnostics_channel",
        "dns",
        "domain",
        "events",
        "fs",
        "http",
        "http2",
        "https",
        "inspector",
        "module",
        "net",
        "os",
        "path",
        "perf_hooks",
        "process",
        "punycode",
        "querystring",
        "readline",
        "repl",
        "stream",
        "string_decoder",
        "sys",
        "timers",
        "tls",
        "trace_events",
        "tty",
        "url",
        "util",
        "v8",
        "vm",
        "wasi",
        "worker_threads",
        "zlib",
    )
)


def packages(modules: Iterable[str]) -> tuple[str, ...]:
    """The packages that these module names belong to, without Node's own and relative paths."""
    found: dict[str, None] = {}
    for module in modules:
        if module.startswith((".", "/", "node:", "file:")) or module.split("/")[0] in _OWN:
            continue
        parts = module.split("/")
        found["/".join(parts[: 2 if module.startswith("@") else 1])] = None
    return tuple(found)


_found: dict[tuple[str, str], str] = {}


def folder_of(package: str, node: str) -> str | None:
    """The folder that a package lies in: a NODE_PATH entry that makes it found, or None.

    Only what was found is remembered: what is missing may be installed meanwhile.
    """
    known = _found.get((package, node))
    if known is not None:
        return known
    for folder in _folders(Path(node)):
        if (folder / package / "package.json").is_file():
            return _found.setdefault((package, node), str(folder))
    return None


def lodash() -> str | None:
    """Where lodash lies, for whoever asks before a task does."""
    node = shutil.which("node") or shutil.which("nodejs") or "/usr/bin/node"
    folder = folder_of("lodash", os.path.realpath(node))
    return None if folder is None else f"{folder}/lodash"


def _folders(node: Path) -> Iterator[Path]:
    for variable in ("FLOW2CODE_NODE_PATH", "NODE_PATH"):
        for entry in os.environ.get(variable, "").split(os.pathsep):
            if entry:
                yield Path(entry)
    here = Path.cwd()
    for above in (here, *here.parents):
        yield above / "node_modules"
    yield Path.home() / "node_modules"
    yield Path.home() / ".npm-global" / "lib" / "node_modules"
    for prefix in (node.parent.parent, Path("/usr/local"), Path("/usr")):
        yield prefix / "lib" / "node_modules"
    yield Path("/usr/share/nodejs")
