"""The line at the foot of a terminal, as a terminal shows it."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import termios
import tty
from collections.abc import Iterator

import pyte
import pytest

from pytest_flow2code.display.statusline import StatusLine


class Terminal:
    """A real pseudo-terminal, and what an emulator makes of what is written to it."""

    def __init__(self, rows: int = 6, columns: int = 30) -> None:
        self.outer, self.inner = pty.openpty()
        tty.setraw(self.inner)
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.resize(rows, columns)

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self.inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)

    def write(self, text: str) -> None:
        os.write(self.inner, text.encode())
        self.read()

    def read(self) -> bytes:
        os.set_blocking(self.outer, False)
        try:
            data = os.read(self.outer, 1 << 16)
        except BlockingIOError:
            data = b""
        self.stream.feed(data)
        return data

    def rows(self) -> list[str]:
        self.read()
        return [row.rstrip() for row in self.screen.display]


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    found = Terminal()
    yield found
    os.close(found.outer)
    os.close(found.inner)


def test_the_line_is_below_whatever_is_written(terminal: Terminal) -> None:
    line = StatusLine(terminal.inner)
    terminal.write("first\r\nsecond")
    line.show("1/9 cases")
    assert terminal.rows() == ["first", "second", "", "", "", "1/9 cases"]
    terminal.write("..")
    line.show("2/9")
    terminal.write(".")
    assert terminal.rows() == ["first", "second...", "", "", "", "2/9"]


def test_output_scrolls_above_it(terminal: Terminal) -> None:
    line = StatusLine(terminal.inner)
    line.show("foot")
    for number in range(20):
        terminal.write(f"\r\nline {number}")
        line.show(f"foot {number}")
    assert terminal.rows() == [*(f"line {number}" for number in range(15, 20)), "foot 19"]


def test_it_begins_well_in_the_last_row_too(terminal: Terminal) -> None:
    terminal.write("\r\n".join("abcdef") + "gh")
    StatusLine(terminal.inner).show("foot")
    terminal.write("ij")
    assert terminal.rows() == ["b", "c", "d", "e", "fghij", "foot"]


@pytest.mark.parametrize("full", [False, True], ids=["some", "full"])
def test_it_is_erased_without_a_trace(terminal: Terminal, full: bool) -> None:
    terminal.write("\r\n".join("abcdef" if full else "ab"))
    line = StatusLine(terminal.inner)
    line.show("foot")
    line.erase()
    line.erase()
    terminal.write("!\r\nmore\r\nand more")
    shown = [row for row in terminal.rows() if row]
    assert shown[-3:] == ["f!" if full else "b!", "more", "and more"]
    assert not any("foot" in row for row in shown)


def test_a_long_text_is_cut_and_a_shorter_one_leaves_nothing_of_it(terminal: Terminal) -> None:
    line = StatusLine(terminal.inner)
    line.show("x" * 100 + "漢" * 20)
    assert terminal.rows()[:-1] == [""] * 5
    assert len(terminal.rows()[-1]) <= 30
    line.show("y")
    assert terminal.rows()[-1] == "y"


@pytest.mark.parametrize("rows", [4, 5, 12])
def test_it_follows_the_terminals_size(terminal: Terminal, rows: int) -> None:
    line = StatusLine(terminal.inner)
    terminal.write("text")
    line.show("foot")
    terminal.resize(rows, 40)
    line.show("foot again")
    terminal.write(" goes on")
    shown = terminal.rows()
    assert shown[-1] == "foot again"
    assert [row for row in shown[:-1] if row][-1].endswith(" goes on")
    assert sum("foot" in row for row in shown) == 1


def test_a_terminal_that_is_too_small_has_none(terminal: Terminal) -> None:
    terminal.resize(3, 30)
    line = StatusLine(terminal.inner)
    line.show("foot")
    assert terminal.read() == b""


def test_a_change_is_one_write_that_clears_nothing_first(terminal: Terminal) -> None:
    """So that nothing flickers."""
    line = StatusLine(terminal.inner)
    line.show("one")
    terminal.read()
    line.show("two")
    data = terminal.read()
    assert data.index(b"two") < data.index(b"\x1b[K")
    assert data.count(b"\x1b7") == data.count(b"\x1b8") == 1


def test_a_terminal_that_has_gone_is_no_error(terminal: Terminal) -> None:
    line = StatusLine(terminal.inner)
    line.show("one")
    os.close(terminal.outer)
    terminal.outer = os.open("/dev/null", os.O_RDONLY)
    line.show("two")
    line.erase()
