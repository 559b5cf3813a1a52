"""The command as a user starts it."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from pytest_flow2code import __version__


def flow2code(*args: str) -> subprocess.CompletedProcess[str]:
    code = "import sys; from pytest_flow2code.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *args], capture_output=True, text=True, check=False
    )


def test_version() -> None:
    assert flow2code("--version").stdout == f"flow2code {__version__}\n"


def test_without_a_verb_it_says_what_there_is() -> None:
    done = flow2code()
    assert done.returncode == 2
    assert "toolchains" in done.stderr


@pytest.mark.parametrize("args", [["dance"], ["toolchains"], ["toolchains", "burn"], ["--vers"]])
def test_a_wrong_call_is_a_usage_error(args: list[str]) -> None:
    done = flow2code(*args)
    assert done.returncode == 2
    assert "usage: flow2code" in done.stderr
    assert "Traceback" not in done.stderr


def test_our_own_errors_are_one_clear_message() -> None:
    done = flow2code("toolchains", "list", "cobol")
    assert done.returncode == 2
    assert done.stderr.startswith("flow2code: error: no language is called 'cobol'\n")
    assert "to mend it: choose from" in done.stderr


def test_toolchains_lists_what_is_missing_with_the_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    done = flow2code("toolchains", "list", "js")
    assert done.returncode == 1
    graphviz, fonts, node = done.stdout.splitlines()
    assert re.fullmatch("graphviz: graphviz is missing: apt-get install .*graphviz", graphviz)
    assert re.fullmatch("graphviz: font coverage is missing: apt-get install .*fonts-wqy-.*", fonts)
    assert re.fullmatch("javascript: node is missing: apt-get install .*nodejs.*", node)


def test_toolchains_says_when_nothing_is_missing() -> None:
    done = flow2code("toolchains", "list", "python")
    assert (done.returncode, done.stdout) == (0, "nothing is missing for python\n")


def test_a_reader_that_goes_away_is_no_traceback() -> None:
    code = (
        "import sys; from pytest_flow2code import cli\n"
        "def loud(arguments):\n    while True: cli.say('x' * 1000)\n"
        "cli._toolchains = loud\nsys.exit(cli.main(['toolchains', 'list']))"
    )
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -c "$0" | head -1', code],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
