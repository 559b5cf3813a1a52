"""What was asked for in models: names and options to adapters."""

from __future__ import annotations

from collections.abc import Mapping

from pytest_flow2code import models
from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.model import Model
from pytest_flow2code.models import ModelOptions, Provider, Section
from pytest_flow2code.running import wrong
from pytest_flow2code.running.settings import Settings


def adapters(
    settings: Settings, providers: Mapping[str, Provider] = models.NONE
) -> tuple[Model, ...]:
    """The adapters of a run's models, each with the options that hold for it.

    `providers` are those of conftest files. Raises Flow2CodeError for a name, a provider or a file
    of options that cannot be used.
    """
    options = ModelOptions(
        seed=settings.seed,
        temperature=settings.temperature,
        top_p=settings.top_p,
        max_tokens=settings.max_tokens,
        system=settings.system,
        effort=settings.effort,
    )
    file = settings.model_options
    sections = () if file is None else models.read_options(file)
    known = together({"wrong": wrong.PROVIDER}, providers)
    found = tuple(_adapter(spec, options, sections, known) for spec in settings.models)
    names = [model.name for model in found]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Flow2CodeError(f"the model {twice} is named twice", mend="name each model once")
    return found


def together(*given: Mapping[str, Provider]) -> dict[str, Provider]:
    """All providers that the hook `pytest_flow2code_models` and we ourselves bring.

    Raises Flow2CodeError for what is no provider, or for two of one prefix.
    """
    found: dict[str, Provider] = {}
    for providers in given:
        if not isinstance(providers, Mapping):
            raise _wrong(f"expected a mapping, found {type(providers).__name__}")
        for name, provider in providers.items():
            if not isinstance(provider, Provider):
                raise _wrong(f"{name!r} is a {type(provider).__name__}, expected a Provider")
            if not name or name != name.lower() or ":" in name:
                raise _wrong(f"expected a prefix in lower case without a colon, found {name!r}")
            if name in found:
                raise _wrong(f"the prefix {name!r} is taken")
            found[name] = provider
    return found


def _wrong(what: str) -> Flow2CodeError:
    return Flow2CodeError(
        f"the hook pytest_flow2code_models: {what}",
        mend='return {"mine": pytest_flow2code.models.Provider(...)}',
    )


def _adapter(
    spec: str,
    options: ModelOptions,
    sections: tuple[Section, ...],
    providers: Mapping[str, Provider],
) -> Model:
    """Which sections hold depends on the full name, which its provider knows."""
    name = models.resolve(spec, options, providers).name
    return models.resolve(spec, models.applied(sections, name, options), providers)
