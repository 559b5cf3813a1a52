"""The report in a real browser: what it shows, asks for, and lets be done to it."""

from __future__ import annotations

import contextlib
import random
import string
import threading
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from socketserver import BaseRequestHandler, TCPServer

import pytest
from in_browser import Page
from made_journals import HARM, every_verdict, journal, sample, some

from pytest_flow2code import reports

FIRST = some()[0].uid


@pytest.fixture
def listener() -> Iterator[tuple[str, list[bytes]]]:
    """An address that keeps a list of what it is asked for. (For a frame Chromium opens a
    connection before it asks the page's policy, and then says nothing.)"""
    asked: list[bytes] = []

    class Handler(BaseRequestHandler):
        def handle(self) -> None:
            self.request.settimeout(0.5)
            with contextlib.suppress(TimeoutError):
                asked.extend(filter(None, [self.request.recv(4096)]))

    server = TCPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}", asked
    server.shutdown()
    thread.join()
    server.server_close()


def test_it_asks_nobody_for_anything(page: Page, written: Path) -> None:
    page.open(written)
    page.case(f"{FIRST}/code/m")
    page.go("#cases")
    page.until("!$('report').hidden")
    page.type("#query", "python")
    assert page.requests() == [written.as_uri()]
    assert page.complaints() == []


def test_even_if_it_wanted_to_it_could_not(
    page: Page, written: Path, listener: tuple[str, list[bytes]]
) -> None:
    address, asked = listener
    page.open(written)
    page.js(
        """const [address] = arguments;
        for (const tag of ["img", "script", "iframe"]) {
          const element = document.createElement(tag);
          element.src = `${address}/${tag}`;
          document.body.append(element);
        }
        const inline = document.createElement("script");
        inline.textContent = `document.title = "owned"`;
        document.body.append(inline);
        fetch(`${address}/fetch`).catch(() => (window.refused = true));""",
        address,
    )
    page.until("window.refused")
    assert asked == []
    assert page.get("document.title") != "owned"


@pytest.mark.parametrize("address", ["", "#overview", "#cases&language=python"])
def test_it_opens_whatever_it_is_asked_to_show(page: Page, written: Path, address: str) -> None:
    page.open(written, address)
    assert page.get("$('count').textContent") == "24 of 24 cases"
    assert len(page.rows()) == 24


def test_harm_in_answers_is_only_text(page: Page, written: Path) -> None:
    page.open(written)
    before = page.get("document.title")
    words = page.case(f"{FIRST}/code/m")
    assert "</script></template><script>document.title = 'owned'</script>" in words
    assert "{{ 7 * 7 }}" in words
    for shown in (
        "\u2400",
        "\u2407",
        "\u2329U+2028\u232a",
        "\u2329U+202E\u232a",
        "U+D800",
        "\U0001f600",
    ):
        assert shown in words
    assert page.get("document.querySelectorAll('#case img, #case script').length") == 0
    assert page.get("document.title") != "owned"
    page.go("#cases")
    page.until("!$('report').hidden")
    assert page.get("document.title") == before


def test_a_case_shows_everything_about_it(page: Page, written: Path) -> None:
    page.open(written)
    words = page.case(f"{FIRST}/uml/n")
    task = some()[0]
    assert "The flowchart is a UML activity diagram" in words
    assert task.reference.strip() in words
    assert f"pytest --flow2code-model=n --flow2code-samples=2 'flow2code::{FIRST}[uml]'" in words
    assert "in step run: seen: compile-error" in words
    assert "AssertionError: expected 3, found 4" in words
    assert "answered in 1.5 s, ran for 0.25 s, 900 tokens in" in words
    svg = "document.querySelector('#case svg.chart')"
    assert page.get(f"{svg}.getBoundingClientRect().height") > 50
    assert page.get(f"{svg}.getAttribute('aria-label')") == f"Flowchart (uml) of {FIRST}"
    assert "another picture" not in words


def test_answers_programs_are_the_right_part_of_the_answer(page: Page, written: Path) -> None:
    """An astral character before the program must not shift it."""
    page.open(written)
    page.case(f"{FIRST}/code/m")
    found = page.get("document.querySelector('[aria-label=\"Program of sample 1\"]').textContent")
    assert found == some()[0].reference


def test_an_address_leads_to_its_case(page: Page, written: Path) -> None:
    page.open(written, f"#case={FIRST}/pseudocode/n")
    assert page.get("$('case-heading').textContent") == f"{FIRST} [pseudocode]"
    assert page.get("document.activeElement.id") == "case-heading"
    assert page.get("$('report').hidden")
    assert FIRST in page.get("document.title")


@pytest.mark.parametrize("model", ["org/model:free", "a%2Fb #1?&=", HARM])
def test_addresses_of_models_with_any_name_lead_back(
    page: Page, tmp_path: Path, model: str
) -> None:
    run = journal(tmp_path / "run.jsonl", [sample(some()[0], model=model)])
    page.open(reports.write(reports.Wanted((run,), tmp_path / "r.html")).page)
    page.js("document.querySelector('#list tbody a').click()")
    page.until("!$('case').hidden")
    address = page.get("location.hash")
    page.open(tmp_path / "r.html", address)
    assert page.get("$('case-heading').textContent") == f"{FIRST} [code]"


@pytest.mark.parametrize("name", ["gone/python/1/code/m", "%E0%A4%A", "<img src=x onerror=1>"])
def test_an_address_that_leads_nowhere_says_so(page: Page, written: Path, name: str) -> None:
    page.open(written, f"#case={name}")
    assert "This report has no case called" in page.get("$('trouble').textContent")
    assert page.get("$('trouble').getAttribute('role')") == "alert"
    assert page.get("!$('trouble').hidden && !$('report').hidden")
    page.go("#overview")
    page.until("$('trouble').hidden")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("address", ["", f"#case={FIRST}/code/m"])
def test_nothing_is_wider_than_the_screen(
    page: Page, written: Path, width: int, address: str
) -> None:
    page.looks(width, 844)
    page.open(written, address)
    assert page.get("innerWidth") == width
    assert page.get("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_accessibility_by_axe(page: Page, written: Path, scheme: str, width: int) -> None:
    axe = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    page.media(scheme)
    page.looks(width, 844)
    page.open(written)
    for address in ("#overview", f"#case={FIRST}/code/m"):
        page.go(address)
        page.until(f"$('case').hidden === {'false' if 'case' in address else 'true'}")
        page.js(axe)
        found = page.chrome.execute_async_script("axe.run(document).then(arguments[0])")
        assert len(found["passes"]) > 20
        assert [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]] == []


def test_light_and_dark_differ(page: Page, written: Path) -> None:
    colours = set()
    for scheme in ("light", "dark"):
        page.media(scheme)
        page.open(written)
        colours.add(page.get("getComputedStyle(document.body).backgroundColor"))
    assert len(colours) == 2


def test_on_paper_there_is_what_can_be_read(page: Page, written: Path) -> None:
    page.open(written)
    page.media(scheme="dark", medium="print")
    assert page.get("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    shown = "(id) => getComputedStyle($(id)).display !== 'none'"
    assert page.get(f"['overview', 'scores', 'plots', 'runs'].every({shown})")
    assert page.get("getComputedStyle($('cases')).display") == "none"


def test_an_old_browser_is_told_and_shows_the_rest(page: Page, written: Path) -> None:
    command = "Page.addScriptToEvaluateOnNewDocument"
    added = page.chrome.execute_cdp_cmd(command, {"source": "delete window.DecompressionStream"})
    try:
        page.chrome.get(written.as_uri())
        page.until("!$('trouble').hidden")
        assert "cannot unpack the cases" in page.get("$('trouble').textContent")
        assert page.get("$('browser').hidden")
        assert page.get("document.querySelectorAll('.plot').length") > 3
    finally:
        page.chrome.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


def test_a_damaged_page_says_so(page: Page, written: Path, tmp_path: Path) -> None:
    html = written.read_text("utf-8")
    begin = html.index('<template id="index">') + len('<template id="index">')
    damaged = tmp_path / "damaged.html"
    damaged.write_text(html[:begin] + "AAAA" + html[begin + 4 :], "utf-8")
    page.chrome.get(damaged.as_uri())
    page.until("$('trouble').textContent.startsWith('The cases in this page are damaged')")


def test_a_folder_shows_the_same_and_a_missing_part_is_named(page: Page, tmp_path: Path) -> None:
    run = journal(tmp_path / "run.jsonl", every_verdict())
    out = tmp_path / "out"
    page.open(reports.write(reports.Wanted((run,), out, full=True)).page)
    assert "AssertionError: expected 3, found 4" in page.case(f"{FIRST}/uml/n")
    assert all(url.startswith(out.as_uri()) for url in page.requests())
    (out / "data" / "missed-0.js").unlink()
    page.open(out / "index.html", f"#case={FIRST}/uml/n")
    assert "data/missed-0.js is missing beside this page" in page.get("$('case').textContent")


def test_what_was_left_out_is_said_in_its_place(page: Page, tmp_path: Path) -> None:
    long = "".join(random.Random(0).choices(string.printable, k=400_000))
    run = journal(tmp_path / "run.jsonl", [sample(task, completion=long) for task in some()])
    tight = reports.Wanted((run,), tmp_path / "r.html", megabytes=0.2)
    assert reports.write(tight).omissions
    page.open(tmp_path / "r.html")
    assert "Left out to keep this file small enough" in page.get("$('overview').textContent")
    assert "left out to keep this file small enough" in page.case(f"{FIRST}/code/m")
