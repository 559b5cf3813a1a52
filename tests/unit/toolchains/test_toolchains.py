"""Installing, with package managers that do as they are told by the test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from plumbum import local

from pytest_flow2code import runners, toolchains
from pytest_flow2code.core.errors import ToolchainError
from pytest_flow2code.core.language import Language, Tool
from pytest_flow2code.toolchains import Need, install, needs, sentence

APT = """#!/bin/sh
# Packages are files: in "$HERE/known" if apt has them, in "$HERE/broken" if they cannot be had.
echo "$0 $*" >>"$HERE/log"
[ "$DEBIAN_FRONTEND" = noninteractive ] || exit 9
case "$1" in
update) [ -e "$HERE/after-update" ] && cp "$HERE"/after-update/* "$HERE/known/"; exit 0;;
esac
for word; do
    [ -e "$HERE/broken/$word" ] && { echo "E: cannot install $word" >&2; exit 100; }
done
for word; do
    [ -e "$HERE/known/$word" ] && cp "$HERE/tool" "$HERE/bin/$word-tool"
done
exit 0
"""
POLICY = """#!/bin/sh
if [ -e "$HERE/known/$2" ]; then found=1.0; else found="(none)"; fi
echo "$2:"
echo "  Candidate: $found"
"""
NPM = """#!/bin/sh
echo "$0 $*" >>"$HERE/log"
for word; do case "$word" in -*|install) ;; *) cp "$HERE/tool" "$HERE/bin/$word-tool";; esac; done
"""


class Here:
    """A machine in a folder: its PATH is `bin`, its apt and npm obey what lies beside it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.said: list[str] = []
        for name in ("bin", "known", "broken"):
            (root / name).mkdir()
        self.script("tool", "#!/bin/sh\necho tool 1.0\n")
        for name in ("sh", "cp", "env"):
            (root / "bin" / name).symlink_to(f"/bin/{name}")

    def script(self, name: str, text: str) -> None:
        (self.root / name).write_text(text)
        (self.root / name).chmod(0o755)

    def package_managers(self, *known: str, broken: tuple[str, ...] = ()) -> None:
        self.script("bin/apt-get", APT)
        self.script("bin/apt-cache", POLICY)
        self.script("bin/npm", NPM)
        for folder, names in (("known", known), ("broken", broken)):
            for name in names:
                (self.root / folder / name).write_text("")

    def commands(self) -> list[str]:
        log = self.root / "log"
        lines = log.read_text().splitlines() if log.exists() else []
        return [line.replace(f"{self.root}/bin/", "") for line in lines]

    def has(self, *tools: str) -> None:
        for tool in tools:
            self.script(f"bin/{tool}-tool", "#!/bin/sh\n")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(toolchains, "GRAPHVIZ", tool("dot", apt=("dot",)))
    monkeypatch.setattr(toolchains, "FONTS", tool("fonts", apt=("fonts",)))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(toolchains, "_lists_are_there", lambda: True)
    made = Here(tmp_path)
    made.has("dot", "fonts")
    with local.env(PATH=str(tmp_path / "bin"), HERE=str(tmp_path)):
        yield made


def tool(name: str, **fields: object) -> Tool:
    return replace(Tool(name, (f"{name}-tool",)), **fields)  # type: ignore[arg-type]


def language(
    monkeypatch: pytest.MonkeyPatch, *tools: Tool, libraries: tuple[Tool, ...] = ()
) -> str:
    made: Language = replace(runners.load("python"), tools=tools, libraries=libraries)
    monkeypatch.setattr(runners, "load", lambda _: made)
    return "python"


def test_what_is_there_costs_no_command(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    here.package_managers("a")
    here.has("a")
    name = language(monkeypatch, tool("a", apt=("a",)))
    assert install([name], here.said.append) == toolchains.Installed((), (), (), ())
    assert here.commands() == here.said == []


def test_apt_and_npm_bring_what_is_missing(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    here.package_managers("a")
    name = language(monkeypatch, tool("a", apt=("a",)), tool("b", npm=("b",)))
    done = install([name], here.said.append)
    assert (done.apt, done.npm, done.missing, done.complaints) == (("a",), ("b",), (), ())
    (apt, npm) = here.commands()
    assert apt.startswith("apt-get install -y")
    assert "--no-remove" in apt
    assert npm == "npm install --global --no-fund --no-audit b"
    assert len(here.said) == 2
    again = install([name], here.said.append)
    assert again.missing == ()
    assert len(here.commands()) == 2


def test_the_lists_are_fetched_only_for_what_they_lack(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.package_managers()
    (here.root / "after-update").mkdir()
    (here.root / "after-update" / "a").write_text("")
    name = language(monkeypatch, tool("a", apt=("a",)))
    assert install([name], here.said.append).missing == ()
    assert [command.split()[1] for command in here.commands()] == ["update", "install"]


def test_one_package_that_fails_does_not_keep_the_others_out(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.package_managers("a", "b", "c", broken=("b",))
    tools = [tool(letter, apt=(letter,)) for letter in "abc"]
    done = install([language(monkeypatch, *tools)], here.said.append)
    assert done.apt == ("a", "c")
    assert [need.tool.name for need in done.missing] == ["b"]
    assert any("cannot install b" in complaint for complaint in done.complaints)


def test_a_package_the_distribution_lacks_is_named(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.package_managers("a")
    name = language(monkeypatch, tool("a", apt=("a",)), tool("z", apt=("z",), hint="see z.org"))
    done = install([name], here.said.append)
    assert done.apt == ("a",)
    assert done.complaints == ("this distribution has no package z",)
    (need,) = done.missing
    assert sentence(need) == "python: z is missing: apt-get install z"


def test_the_best_of_several_packages_is_taken(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    here.package_managers("net8", "net9")
    sdk = replace(tool("net9"), apt_any=("net10", "net9", "net8"), hint="see net.org")
    done = install([language(monkeypatch, sdk)], here.said.append)
    assert (done.apt, done.missing, done.complaints) == (("net9",), (), ())


def test_where_no_package_fits_the_hint_says_what_to_do(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.package_managers()
    sdk = replace(tool("net"), apt_any=("net10",), hint="see net.org")
    (need,) = install([language(monkeypatch, sdk)], here.said.append).missing
    assert sentence(need) == "python: net is missing: see net.org"


def test_a_library_is_brought_and_its_absence_named(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.package_managers("a")
    here.has("x")
    name = language(monkeypatch, tool("x"), libraries=(tool("a", apt=("a",)),))
    assert [need.tool.name for need in needs([name])] == ["a"]
    assert install([name], here.said.append).missing == ()


def test_what_no_package_manager_has_is_fetched(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    got = tool("a", fetch=lambda: here.has("a"))
    assert install([language(monkeypatch, got)], here.said.append).missing == ()

    def fail() -> None:
        raise ToolchainError("the network is down")

    bad = tool("b", fetch=fail, hint="see b.org")
    done = install([language(monkeypatch, bad)], here.said.append)
    assert done.complaints == ("b cannot be fetched: the network is down",)
    assert sentence(done.missing[0]) == "python: b is missing: see b.org"


def test_without_roots_rights_nothing_is_tried(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    here.package_managers("a")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    done = install([language(monkeypatch, tool("a", apt=("a",)))], here.said.append)
    assert done.complaints == ("root's rights are needed: sudo apt-get install a",)
    assert done.missing == (Need("python", tool("a", apt=("a",))),)
    assert here.commands() == []


def test_sudo_is_used_where_it_asks_for_no_password(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As sudo does it, with an environment of its own: the front end must still not ask."""
    here.package_managers("a")
    here.script(
        "bin/sudo",
        '#!/bin/sh\n[ "$1" = -n ] || exit 1\nshift\n[ "$1" = true ] && exit 0\n'
        'unset DEBIAN_FRONTEND\nexec "$@"\n',
    )
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    done = install([language(monkeypatch, tool("a", apt=("a",)))], here.said.append)
    assert (done.apt, done.missing, done.complaints) == (("a",), (), ())


def test_without_apt_and_npm_it_says_so(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    name = language(monkeypatch, tool("a", apt=("a",)), tool("b", npm=("b",)))
    done = install([name], here.said.append)
    assert done.complaints == (
        "apt is not here: install these by other means: a",
        "npm is not here: apt-get install npm",
    )
    assert len(done.missing) == 2


def test_graphviz_is_needed_whatever_the_language(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    (here.root / "bin" / "dot-tool").unlink()
    (need,) = needs([language(monkeypatch)])
    assert need.owner == "graphviz"


def test_fonts_are_installed_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fonts are no program: what counts is what they can show."""
    conf = tmp_path / "fonts.conf"
    conf.write_text(f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>")
    name = language(monkeypatch)
    assert toolchains.FONTS not in [need.tool for need in needs([name])]
    with local.env(FONTCONFIG_FILE=str(conf)):
        (need,) = [need for need in needs([name]) if need.tool is toolchains.FONTS]
    assert "fonts-wqy-microhei" in toolchains.sentence(need)
    assert "fonts-noto-color-emoji" in toolchains.sentence(need)
