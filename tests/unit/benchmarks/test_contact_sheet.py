"""The sheet that shows all languages side by side."""

from __future__ import annotations

import sys
from pathlib import Path

import contact_sheet
import pytest
from PIL import Image

from pytest_flow2code import datasets
from pytest_flow2code.flowchart.theming import theme


def test_a_sheet_of_two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["contact_sheet.py", "-o", str(tmp_path), "--language=python,html", "--flowchart=uml"]
    monkeypatch.setattr(sys, "argv", [*words, "--cell=300", "--columns=2", "--task=clamp"])
    contact_sheet.main()
    with Image.open(tmp_path / "uml.png") as sheet:
        assert 2 * 260 < sheet.width < 2 * 300 + 4 * contact_sheet.GAP
        assert 100 < sheet.height <= 300 + contact_sheet.HEADING + 2 * contact_sheet.GAP


def test_the_task_called_for_or_the_nearest_in_length() -> None:
    tasks = datasets.load()
    assert contact_sheet.picked(tasks, "c", "clamp", 0).uid == "starter/c/clamp"
    longest = contact_sheet.picked(tasks, "c", None, 10**6)
    assert len(longest.reference) == max(len(t.reference) for t in tasks if t.language == "c")


def test_pictures_are_scaled_down_but_never_up() -> None:
    image = Image.new("RGB", (400, 100))
    assert contact_sheet.fitted(image, 200, 200).size == (200, 50)
    assert contact_sheet.fitted(image, 900, 900) is image
    sheet = contact_sheet.sheet([("a", image)] * 3, 2, 900, theme("dark"))
    assert sheet.getpixel((0, 0)) == (0x1B, 0x1D, 0x23)
