"""A page in Chromium as the tests see it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

PATIENCE = 30.0


class Page:
    """Scripts are run in the page by Chromium's debugger, past its content security policy."""

    def __init__(self, chrome: Chrome) -> None:
        self.chrome = chrome

    def reset(self) -> None:
        self.chrome.get("about:blank")
        self.looks(1280, 900)
        self.media()
        self.chrome.get_log("performance")
        self.chrome.get_log("browser")

    def looks(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500}
        self.chrome.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)

    def media(self, scheme: str = "light", medium: str = "screen") -> None:
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        wanted = {"media": medium, "features": features}
        self.chrome.execute_cdp_cmd("Emulation.setEmulatedMedia", wanted)

    def open(self, path: Path, address: str = "") -> None:
        self.chrome.get("about:blank")
        self.chrome.get(f"{path.as_uri()}{address}")
        self.until("document.documentElement.dataset.ready")

    def go(self, address: str) -> None:
        """Follow an address within the page."""
        self.js("location.hash = arguments[0]", address)

    def js(self, script: str, *arguments: object) -> Any:
        return self.chrome.execute_script(script, *arguments)

    def get(self, expression: str, *arguments: object) -> Any:
        return self.js(f"return {expression}", *arguments)

    def until(self, expression: str) -> Any:
        """Wait until an expression is true; its value."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            value = self.get(expression)
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"never true: {expression}; the console has {self.complaints()}")

    def case(self, name: str) -> str:
        """Open a case by its name and wait for it; all its words."""
        self.go(f"#case={name}")
        heading = name.rsplit("/", 2)[0]
        self.until(f"!$('case').hidden && $('case-heading').textContent.startsWith('{heading}')")
        return str(self.get("$('case').textContent"))

    def press(self, *keys: str) -> None:
        self.chrome.switch_to.active_element.send_keys(*keys)

    def type(self, selector: str, text: str) -> None:
        field = self.chrome.find_element("css selector", selector)
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text)

    def rows(self) -> list[str]:
        """The tasks in the rows that are drawn."""
        cells = "document.querySelectorAll('#list tbody tr[data-case] th')"
        found = self.get(f"[...{cells}].map((cell) => cell.textContent)")
        return [str(each) for each in found]

    def busy(self) -> float:
        """Seconds of processor time that the page's thread has taken so far."""
        self.chrome.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
        found = self.chrome.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    def complaints(self) -> list[str]:
        return [str(entry["message"]) for entry in self.chrome.get_log("browser")]

    def requests(self) -> list[str]:
        """What the browser asked for since the last look, but for the empty page."""
        found = []
        for entry in self.chrome.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(str(message["params"]["request"]["url"]))
        return [url for url in found if url != "about:blank"]
