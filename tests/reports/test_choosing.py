"""The list of cases in a real browser: filters, search, order, keyboard, and how quick they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from in_browser import Page
from made_journals import journal, sample, some
from selenium.webdriver.common.keys import Keys

from pytest_flow2code import reports

FIRST = some()[0].uid


def test_filters_and_search_choose_cases(page: Page, written: Path) -> None:
    page.open(written)
    page.type("#query", f"{FIRST} uml")
    page.until("$('count').textContent === '2 of 24 cases'")
    page.go("#cases&model=n&flowchart=code")
    page.until("$('count').textContent === '4 of 24 cases'")
    assert page.get("$('query').value") == ""
    page.go("#cases&verdict=pass&verdict=timeout")
    page.until("$('count').textContent !== '4 of 24 cases'")
    badges = "[...document.querySelectorAll('#list tr[data-case]')]"
    assert page.get(f"{badges}.every((row) => /pass|timeout/.test(row.textContent))")
    page.js("$('clear').click()")
    assert page.get("$('count').textContent") == "24 of 24 cases"
    assert page.get("location.hash") == "#cases"


def test_one_list_of_choices_is_open_and_escape_closes_it(page: Page, written: Path) -> None:
    page.open(written)
    opened = "[...document.querySelectorAll('.facet[open]')].map((facet) => facet.dataset.name)"
    page.js("$('facet-language').click()")
    assert page.get(opened) == ["language"]
    page.js("$('facet-verdict').click()")
    assert page.get(opened) == ["verdict"]
    page.js("document.querySelector('.facet[open] input').focus()")
    page.press(Keys.ESCAPE)
    assert page.get(opened) == []
    assert page.get("document.activeElement.id") == "facet-verdict"


def test_cases_on_which_models_differ_can_be_chosen(page: Page, tmp_path: Path) -> None:
    first, second, *_ = some()
    samples = [
        sample(task, verdict, model=model)
        for task, model, verdict in (
            (first, "m", "pass"),
            (first, "n", "timeout"),
            (second, "m", "pass"),
            (second, "n", "pass"),
        )
    ]
    run = journal(tmp_path / "run.jsonl", samples)
    page.open(reports.write(reports.Wanted((run,), tmp_path / "r.html")).page)
    page.js("document.querySelector('[data-name=agreement] [value=differ]').click()")
    assert page.rows() == [first.uid, first.uid]
    page.js("document.querySelector('[data-name=outcome] [value=\"no sample passes\"]').click()")
    assert page.get("$('count').textContent") == "1 of 4 cases"
    address = page.get("location.hash")
    page.open(tmp_path / "r.html", address)
    assert page.get("$('count').textContent") == "1 of 4 cases"


def test_a_reason_of_a_miss_can_be_searched_for(page: Page, written: Path) -> None:
    page.open(written)
    page.type("#query", "seen: timeout")
    page.until("$('count').textContent === '2 of 24 cases'")


def test_answers_can_be_searched_too(page: Page, tmp_path: Path) -> None:
    needle, other, *_ = some()
    samples = [
        sample(needle, "wrong-answer", completion="a NEEDLE here"),
        sample(other, completion="needle", model="other/one"),
        sample(other),
    ]
    run = journal(tmp_path / "run.jsonl", samples)
    page.open(reports.write(reports.Wanted((run,), tmp_path / "r.html")).page)
    page.type("#query", "needle")
    page.until("$('count').textContent === '0 of 3 cases'")
    page.js("$('deep').click()")
    page.until("$('count').textContent === '2 of 3 cases'")
    assert page.rows() == [needle.uid, other.uid]


def test_headings_sort_and_say_so(page: Page, written: Path) -> None:
    page.open(written)
    heading = "document.querySelector('#list [data-by=\"flowchart\"]')"
    column = "[...document.querySelectorAll('#list td.col-flowchart')].map((td) => td.textContent)"
    assert page.get(f"{heading}.getAttribute('aria-sort')") == "none"
    for said, first in (("ascending", "code"), ("descending", "uml")):
        page.js(f"{heading}.querySelector('button').click()")
        assert page.get(f"{heading}.getAttribute('aria-sort')") == said
        assert page.get(column)[0] == first
    assert page.get("document.querySelectorAll('#list [aria-sort=\"none\"]').length") == 5


def test_the_keyboard_is_enough(page: Page, written: Path) -> None:
    page.open(written)
    page.press(Keys.TAB)
    assert page.get("document.activeElement.className") == "skip"
    page.js("document.querySelector('#list tbody a').focus()")
    page.press(Keys.ARROW_DOWN)
    page.press(Keys.ARROW_DOWN)
    second = page.get("document.activeElement.closest('tr').getAttribute('aria-rowindex')")
    assert second == "4"
    page.press(Keys.ENTER)
    page.until("!$('case').hidden")
    page.chrome.back()
    page.until("!$('report').hidden")
    page.go("#cases")
    page.until("document.activeElement.closest('#cases')")


def test_back_from_a_case_the_list_is_where_it_was(page: Page, written: Path) -> None:
    page.open(written)
    page.case(f"{FIRST}/uml/n")
    page.js("document.querySelector('#case a[href=\"#cases\"]').click()")
    page.until("!$('report').hidden && document.activeElement.closest('tr[data-case]')")
    row = page.get("document.activeElement.closest('tr').textContent")
    assert FIRST in row
    assert "uml" in row


WHOLE = """
const count = 16866, five = 5 * count, index = data.index;
const range = (size, make) => Array.from({ length: size }, (_, i) => make(i));
const tasks = range(count / 3, (i) => `dataset/language/${i}`);
const reasons = range(20000, (i) => `expected ${i * 7919}, found something else`);
index.words = { ...index.words, task: tasks, reason: reasons };
index.entry = tasks.map((uid) => `function_${uid}`);
index.cases = {
  task: range(count, (i) => Math.floor(i / 3)), first: range(count + 1, (i) => 5 * i),
  flowchart: range(count, (i) => i % 3), model: range(count, (i) => i % 2),
  language: range(count, () => 0), source: range(count, () => 0), difficulty: range(count, () => 0),
};
index.samples = {
  verdict: range(five, (i) => (i * 7) % index.words.verdict.length),
  reason: range(five, (i) => i % 20000), number: range(five, (i) => i % 5),
  seconds: range(five, (i) => i % 97), cost: range(five, () => null),
};
const fresh = { texts: [], passed: [], scored: [], names: null, byTask: null, orders: new Map() };
Object.assign(cases, fresh);
loadCases(index);
readFilters("");
"""
"""Columns of the size of the whole benchmark, five samples a case, in place of the page's own."""


@pytest.mark.parametrize(
    ("act", "least", "most"),
    [
        ("readFilters(`flowchart=${cases.words.flowchart[turn % 3]}`)", 5622, 5622),
        ("readFilters(`verdict=${cases.words.verdict[turn % 3]}`)", 1, 16865),
        ("readFilters(`q=language/${turn} found`)", 1, 16865),
        ("readFilters(`q=zzz${turn}`)", 0, 0),
        ("sortBy(turn % 2 ? 'seconds' : 'passed')", 16866, 16866),
        ("$('window').scrollTop = 5000 * turn; drawRows(false)", 16866, 16866),
    ],
)
def test_16866_cases_of_5_samples_are_chosen_at_once(
    page: Page, written: Path, act: str, least: int, most: int
) -> None:
    """In processor time of the page's own thread, for other tests are at work beside this one:
    the median of nine, with the layout of what is then seen."""
    page.open(written)
    page.js(WHOLE)
    times = []
    for turn in range(9):
        begun = page.busy()
        page.js(f"const turn = arguments[0]; {act}; document.body.offsetHeight", turn)
        times.append(page.busy() - begun)
    assert least <= page.get("list.shown.length") <= most
    assert 0 < sorted(times)[4] < 0.1


def test_slowness_would_be_seen(page: Page, written: Path) -> None:
    page.open(written)
    begun = page.busy()
    page.js("let sum = 0; for (let i = 0; i < 3e8; i++) sum += i % 7; window.sum = sum")
    assert page.busy() - begun > 0.1
