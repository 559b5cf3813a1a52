"""What a run says while it runs: in a terminal, and where there is none."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import sys
import termios
import time
from collections.abc import Callable

import pyte
import pytest
from small_runs import SMALL, WORKERS, Run

FOOT = re.compile(r"flow2code: (\d)/(\d) cases, \d+%, .*pass@1 ")
FOUR = (*SMALL[:2], "--flow2code-limit=4")


class Screen:
    """pytest in a real pseudo-terminal, its controlling one, and what an emulator shows of it."""

    def __init__(self, *args: str) -> None:
        pid, self.terminal = pty.fork()
        if pid == 0:
            os.execve(sys.executable, [sys.executable, "-m", "pytest", *args], self._environment())
        self.pid = pid
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        self.shown = pyte.Screen(100, 30)
        self._stream = pyte.ByteStream(self.shown)
        self.feet: list[str] = []

    def _environment(self) -> dict[str, str]:
        hidden = ("CI", "GITHUB_ACTIONS", "COLUMNS", "LINES")
        kept = {name: value for name, value in os.environ.items() if name not in hidden}
        return {**kept, "TERM": "xterm"}

    def watch(self, until: Callable[[], bool] = lambda: False) -> None:
        """Until that, or until the end; keeps each different last row."""
        while not until():
            try:
                data = os.read(self.terminal, 1 << 16)
            except OSError:
                return
            self._stream.feed(data)
            last = self.shown.display[-1].rstrip()
            if FOOT.match(last) and last not in self.feet[-1:]:
                self.feet.append(last)

    def end(self) -> int:
        self.watch()
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def text(self) -> str:
        return "\n".join(row.rstrip() for row in self.shown.display)


@pytest.mark.parametrize("args", [(), ("-n2", "-v")], ids=["alone", "n2-v"])
def test_a_terminal_has_a_line_at_its_foot_until_the_end(
    pytester: pytest.Pytester, odd: None, args: tuple[str, ...]
) -> None:
    """Also while tests' output is caught, and above it what pytest writes anyway."""
    screen = Screen("--flow2code-model=odd:slow@0.3", *FOUR, *args)
    assert screen.end() == 0
    counts = [FOOT.match(foot).groups() for foot in screen.feet]  # type: ignore[union-attr]
    assert counts[0] == ("0", "4")
    assert len(set(counts)) >= 3
    assert any("100.0%" in foot for foot in screen.feet)
    shown = screen.text()
    assert not FOOT.search(shown)
    assert "verdicts: pass 4" in shown
    assert re.search(r"=+ 4 passed in .* =+", shown)
    assert ("PASSED" in shown) if args else ("...." in shown)


def test_ctrl_c_leaves_nothing_of_it(pytester: pytest.Pytester, odd: None) -> None:
    screen = Screen("--flow2code-model=odd:slow@2", *FOUR)
    screen.watch(lambda: bool(screen.feet))
    time.sleep(0.3)
    os.write(screen.terminal, b"\x03")
    assert screen.end() == pytest.ExitCode.INTERRUPTED
    shown = screen.text()
    assert not FOOT.search(shown)
    assert "KeyboardInterrupt" in shown
    assert screen.shown.margins is None, "the whole screen scrolls again"


@pytest.mark.parametrize("workers", WORKERS)
def test_without_a_terminal_there_are_lines_every_so_often(
    run: Run, workers: tuple[str, ...]
) -> None:
    result = run("--flow2code-progress=1e-9", *workers)
    lines = [line for line in result.outlines if FOOT.match(line)]
    assert len(lines) == 2
    assert FOOT.match(lines[-1]).groups() == ("2", "2")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "args", [("--flow2code-progress=0.001", "-q"), ("--flow2code-progress=off",), ()]
)
def test_silent_when_asked_for_and_not_each_case(run: Run, args: tuple[str, ...]) -> None:
    assert not [line for line in run(*args).outlines if FOOT.match(line)]


@pytest.mark.parametrize("text", ["never", "0", "-1", "nan", "inf"])
def test_another_value_is_refused(run: Run, text: str) -> None:
    result = run(f"--flow2code-progress={text}")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: --flow2code-progress={text}: expected one of auto, *"])
