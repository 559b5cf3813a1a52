"""One folder a language. A folder that is here is a language; nothing else lists them."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from pytest_flow2code.core.errors import Flow2CodeError
from pytest_flow2code.core.language import Language


@cache
def names() -> tuple[str, ...]:
    """The keys of all languages that have a folder, in alphabetical order."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@cache
def load(name: str) -> Language:
    """The language with this key. Raises Flow2CodeError for a name without a folder."""
    if name not in names():
        raise Flow2CodeError(
            f"no language is called {name!r}", mend=f"choose from {', '.join(names())}"
        )
    language: Language = import_module(f"{__name__}.{name}").LANGUAGE
    return language


def resolve(spelling: str) -> str:
    """The key for a spelling people use (`C++`, `js`, `visual basic`).

    Raises Flow2CodeError if no language goes by it.
    """
    wanted = spelling.strip().lower()
    if wanted in names():
        return wanted
    for name in names():
        if wanted in load(name).aliases:
            return name
    raise Flow2CodeError(
        f"no language is called {spelling!r}", mend=f"choose from {', '.join(names())}"
    )
