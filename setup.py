"""Only what pyproject.toml cannot say: `runners/` ships as `pytest_flow2code.runners`, each folder
of it a package, found by looking so that a new language needs no edit here."""

from setuptools import find_packages, setup

setup(
    packages=[
        *find_packages(include=["pytest_flow2code", "pytest_flow2code.*"]),
        "pytest_flow2code.runners",
        *(f"pytest_flow2code.runners.{name}" for name in find_packages("runners")),
    ],
)
