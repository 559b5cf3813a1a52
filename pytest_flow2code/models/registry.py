"""Finding the provider of a model: a module of `providers`, or another package's entry point."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Model
from pytest_flow2code.models import providers
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider

ENTRY_POINTS = "pytest_flow2code.models"
"""The entry-point group of other packages' providers: `name = "package.module:PROVIDER"`."""


def resolve(spec: str, options: ModelOptions) -> Model:
    """The adapter for `provider:name`, or for a plain name that one provider knows as its own.

    Raises ModelError if no provider or more than one answers to it, or if the provider refuses
    the name. No SDK is imported and nothing is asked for: that is the adapter's `check`.
    """
    wanted = spec.strip()
    prefix, _, argument = wanted.partition(":")
    if prefix.lower() in _names():
        return _provider(prefix.lower()).create(argument, options)
    owners = [name for name in _names() if _knows(_provider(name), wanted)]
    if len(owners) > 1:
        raise ModelError(
            f"the model name {wanted!r} is known to several providers: {', '.join(owners)}",
            mend=f"say which, for example {owners[0]}:{wanted}",
        )
    if not owners:
        raise ModelError(f"no provider has a model {wanted!r}", mend=f"choose from {choices()}")
    return _provider(owners[0]).create(wanted, options)


def choices() -> str:
    """The spellings of all providers, for a message."""
    return ", ".join(_provider(name).usage for name in _names())


def _knows(provider: Provider, name: str) -> bool:
    return any(re.fullmatch(pattern, name) for pattern in provider.patterns)


@lru_cache(maxsize=1)
def _built_in() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(providers.__path__))


def _offered() -> Iterator[EntryPoint]:
    yield from entry_points(group=ENTRY_POINTS)


def _names() -> list[str]:
    return sorted(_built_in() | {offer.name for offer in _offered()})


def _provider(name: str) -> Provider:
    """Raises ModelError for an entry point that clashes with another or does not load."""
    offers = {offer.value for offer in _offered() if offer.name == name}
    if name in _built_in():
        offers.add(f"{providers.__name__}.{name}:PROVIDER")
    if len(offers) > 1:
        raise ModelError(
            f"several installed packages provide models as {name!r}: {', '.join(sorted(offers))}",
            mend="uninstall all of these packages but one",
        )
    module, _, attribute = offers.pop().partition(":")
    try:
        provider = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise ModelError(
            f"the model provider {name!r} cannot be loaded from {module}:{attribute}: {error}",
            mend=f"repair or uninstall the package that declares it ({ENTRY_POINTS})",
        ) from error
    if not isinstance(provider, Provider):
        raise ModelError(
            f"the model provider {name!r} is a {type(provider).__name__}, expected a "
            f"{Provider.__module__}.Provider",
            mend=f"correct the entry point {module}:{attribute}",
        )
    return provider
