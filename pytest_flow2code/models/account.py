"""Where a provider is asked and with which key. Keys come from the environment and go nowhere else
than to the provider."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.text import environment_secrets

NO_KEY = "none"
"""What is sent as a key to a server on this machine that asks for none."""


@dataclass(frozen=True, slots=True)
class Account:
    """A provider's environment variables: `keys` for the key (the first that is set counts), `urls`
    for another base URL than the `official` one."""

    keys: tuple[str, ...]
    urls: tuple[str, ...]
    official: str

    def base_url(self, options: ModelOptions) -> str:
        """The base URL of the options, else of the environment, else the official one."""
        named = (os.environ.get(name, "").strip() for name in self.urls)
        return options.base_url or next(filter(None, named), self.official)

    def key(self, options: ModelOptions) -> str:
        """The key to use; a server on this machine needs none.

        Raises ModelError without one, or for one that no header can carry.
        """
        names = (options.key_env,) if options.key_env else self.keys
        name = next((name for name in names if os.environ.get(name, "").strip()), "")
        key = os.environ.get(name, "").strip()
        host = urlsplit(self.base_url(options)).hostname or ""
        if not key:
            if is_local(host):
                return NO_KEY
            raise ModelError(
                f"no key for {host}: {' or '.join(names)} is not set", mend=f"export {names[0]}=..."
            )
        if not key.isascii() or not key.isprintable() or " " in key:
            raise ModelError(
                f"{name} holds characters that no key has (white space or letters beyond ASCII)",
                mend=f"export {name} again, with the key alone",
            )
        return key

    def check(self, name: str, options: ModelOptions) -> None:
        """Raises ModelError for a missing key, or for a base URL that cannot be one."""
        url = self.base_url(options)
        parts = urlsplit(url)
        variable = next(iter(self.urls), "the base URL")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ModelError(
                f"the base URL of {name} must start with http:// or https:// and name a host",
                mend=f"export {variable}=http://localhost:8000/v1 (or unset it)",
            )
        self.key(options)

    def secrets(self, options: ModelOptions) -> tuple[str, ...]:
        """What must not be shown: the keys, and a password in the base URL."""
        names = (options.key_env, *self.keys)
        keys = (os.environ.get(name, "").strip() for name in names if name)
        password = urlsplit(self.base_url(options)).password or ""
        return (*filter(None, keys), password, *environment_secrets())

    def key_name(self, options: ModelOptions) -> str:
        """The variable to export a key in."""
        return options.key_env or self.keys[0]


def is_local(host: str) -> bool:
    """Whether a host name is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def public(url: str) -> str:
    """A URL without a name, password or query in it, fit for records and messages."""
    parts = urlsplit(url)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{host}{port}{parts.path}".rstrip("/")
