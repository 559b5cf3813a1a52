"""A real browser, started once a process, and a report that it can be shown."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from in_browser import Page
from made_journals import every_verdict, header, journal
from selenium.webdriver import Chrome, ChromeOptions, ChromeService

from pytest_flow2code import reports

# The last four keep it from calling home, which a closed network answers slowly.
SWITCHES = (
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


@pytest.fixture(scope="session")
def chrome(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    binary, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if binary is None or driver is None:
        pytest.skip("no Chromium here: apt-get install chromium chromium-driver")
    options = ChromeOptions()
    options.binary_location = binary
    root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    profile = tmp_path_factory.mktemp("chromium")
    for switch in (*SWITCHES, *root, f"--user-data-dir={profile}"):
        options.add_argument(switch)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    browser = Chrome(options=options, service=ChromeService(driver))
    browser.set_script_timeout(60)
    yield browser
    browser.quit()


@pytest.fixture
def page(chrome: Chrome) -> Page:
    """A fresh tab of 1,280 x 900 in the light scheme, on no page yet."""
    made = Page(chrome)
    made.reset()
    return made


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on two models, with every verdict and harm in it."""
    folder = tmp_path_factory.mktemp("report")
    run = journal(folder / "run.jsonl", every_verdict(), header(samples=2))
    return reports.write(reports.Wanted((run,), folder / "report.html")).page
