"""Lets the checkout run its own benchmark and its own tests.

Where the package is not installed from this checkout, `runners/` is not found under its name in
the package; it is put there before anything imports it.
"""

import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

pytest_plugins = ["pytester"]

_RUNNERS = "pytest_flow2code.runners"


def _load_runners() -> None:
    folder = Path(__file__).parent / "runners"
    spec = spec_from_file_location(
        _RUNNERS, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise ImportError(f"{folder} cannot be imported")
    module = module_from_spec(spec)
    sys.modules[_RUNNERS] = module
    spec.loader.exec_module(module)


if find_spec(_RUNNERS) is None:
    _load_runners()
