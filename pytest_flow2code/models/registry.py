"""Finding the provider of a model: a module of `providers`, or another package's entry point."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

from pytest_flow2code.core.errors import ModelError
from pytest_flow2code.core.model import Model
from pytest_flow2code.models import providers
from pytest_flow2code.models.options import ModelOptions
from pytest_flow2code.models.provider import Provider

NONE: Mapping[str, Provider] = MappingProxyType({})

ENTRY_POINTS = "pytest_flow2code.models"
"""The entry-point group of other packages' providers: `name = "package.module:PROVIDER"`."""


def resolve(spec: str, options: ModelOptions, more: Mapping[str, Provider] = NONE) -> Model:
    """The adapter for `provider:name`, or for a plain name that one provider knows as its own.

    `more` are providers that neither this package nor an entry point declares, by their prefixes.
    Raises ModelError if no provider or more than one answers to it, or if the provider refuses
    the name. No SDK is imported and nothing is asked for: that is the adapter's `check`.
    """
    known = _Providers(more)
    wanted = spec.strip()
    prefix, _, argument = wanted.partition(":")
    if prefix.lower() in known.names:
        return known.get(prefix.lower()).create(argument, options)
    owners = [name for name in known.names if known.get(name).knows(wanted)]
    if len(owners) > 1:
        raise ModelError(
            f"the model name {wanted!r} is known to several providers: {', '.join(owners)}",
            mend=f"say which, for example {owners[0]}:{wanted}",
        )
    if not owners:
        choices = ", ".join(known.get(name).usage for name in known.names)
        raise ModelError(f"no provider has a model {wanted!r}", mend=f"choose from {choices}")
    return known.get(owners[0]).create(wanted, options)


@lru_cache(maxsize=1)
def _built_in() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(providers.__path__))


class _Providers:
    """All providers by their prefixes; a module is imported when its provider is needed."""

    def __init__(self, more: Mapping[str, Provider]) -> None:
        self._more = more
        self._offered: tuple[EntryPoint, ...] = tuple(entry_points(group=ENTRY_POINTS))
        offered = {offer.name for offer in self._offered}
        self.names = sorted(_built_in() | offered | more.keys())

    def get(self, name: str) -> Provider:
        """Raises ModelError for a provider that clashes with another or does not load."""
        offers = {offer.value for offer in self._offered if offer.name == name}
        if name in _built_in():
            offers.add(f"{providers.__name__}.{name}:PROVIDER")
        if len(offers) + (name in self._more) > 1:
            told = [*sorted(offers), *(["pytest_flow2code_models"] if name in self._more else [])]
            raise ModelError(
                f"several installed packages provide models as {name!r}: {', '.join(told)}",
                mend="uninstall all of these packages but one, or rename yours",
            )
        return self._more[name] if name in self._more else _load(name, offers.pop())


def _load(name: str, offer: str) -> Provider:
    module, _, attribute = offer.partition(":")
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
