"""Asking fontconfig which characters can be shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from plumbum import local

from pytest_flow2code.flowchart import fonts


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    fonts.forget()
    yield
    fonts.forget()


def test_this_machine_shows_what_every_machine_should() -> None:
    assert fonts.unreadable([fonts.SAMPLE]) == ""
    assert fonts.enough()


def test_what_no_font_has_is_named_once() -> None:
    assert fonts.unreadable(["a\U000e0041\ue123", "\ue123 漢"]) == "\ue123"


def test_what_is_never_seen_needs_no_font() -> None:
    assert fonts.unreadable(["\u200f\u00a0\u0301\u200d"]) == ""


def test_one_small_font_is_not_enough(tmp_path: Path) -> None:
    """With DejaVu alone, as Graphviz brings it, Chinese and emoji are boxes."""
    folder = Path("/usr/share/fonts/truetype/dejavu")
    if not folder.is_dir():
        pytest.skip("needs DejaVu where Debian puts it")
    conf = tmp_path / "fonts.conf"
    conf.write_text(f"<fontconfig><dir>{folder}</dir><cachedir>{tmp_path}</cachedir></fontconfig>")
    whole = fonts.fingerprint()
    fonts.forget()
    with local.env(FONTCONFIG_FILE=str(conf)):
        assert fonts.unreadable(["naïve 漢字 🎉"]) == "字漢🎉"
        assert not fonts.enough()
        assert fonts.fingerprint() != whole


def test_without_fontconfig_nothing_is_claimed(tmp_path: Path) -> None:
    with local.env(PATH=str(tmp_path)):
        assert fonts.unreadable(["漢"]) == ""
        assert not fonts.enough()
