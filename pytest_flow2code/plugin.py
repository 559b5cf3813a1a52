"""What pytest sees first. Until a model is named, only the options exist.

Every pytest run in an environment with this plugin imports this module, so that whatever a
benchmark needs is imported once one was asked for.
"""

from __future__ import annotations

import pytest

from pytest_flow2code import hookspecs
from pytest_flow2code.options import flags


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    pluginmanager.add_hookspecs(hookspecs)


def pytest_addoption(parser: pytest.Parser) -> None:
    flags.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    if flags.is_auditing(config):
        from pytest_flow2code.audit.hooks import activate  # noqa: PLC0415

        activate(config)
    elif flags.is_active(config):
        from pytest_flow2code.session.hooks import activate  # noqa: PLC0415

        activate(config)
