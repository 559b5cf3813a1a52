"""The scanner: code comes back byte for byte, whatever stands around it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_flow2code.extraction import fences


def blocks(text: str) -> list[fences.Block]:
    lines = fences.split(text)
    found, at = [], 0
    while (block := fences.first(lines, at)) is not None:
        found.append(block)
        at = block.end + 1
    return found


def only(text: str) -> fences.Block:
    (block,) = blocks(text)
    return block


@pytest.mark.parametrize("fence", ["```", "````", "``````````", "~~~", "~~~~~"])
@pytest.mark.parametrize("info", ["", "py", "c++", "C#", " python ", "{.python}", 'py title="a b"'])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_every_kind_of_fence(fence: str, info: str, end: str) -> None:
    text = end.join(["Look:", "", f"{fence}{info}", "a = 1", "  b", fence, "Done."])
    block = only(text)
    assert block.info == info.strip()
    assert block.code == f"a = 1{end}  b{end}"
    assert block.closed


def test_a_closing_fence_is_at_least_as_long_and_of_the_same_kind_and_alone() -> None:
    inside = "```\n~~~~\n```` not alone\n````x\n    ````\n"
    assert only(f"````\n{inside}`````  \nend").code == inside


def test_a_closing_fence_may_be_indented_a_little() -> None:
    first, second = blocks("```\na\n   ```\n```\nb\n```")
    assert (first.code, second.code) == ("a\n", "b\n")


def test_an_unclosed_block_runs_to_the_end() -> None:
    block = only("```py\na\n\nb")
    assert block.code == "a\n\nb"
    assert not block.closed


def test_a_code_span_at_the_start_of_a_line_is_no_fence() -> None:
    assert blocks("```x``` is a span\n\n```\na\n```")[0].code == "a\n"
    assert len(blocks("```x``` is a span")) == 0


def test_tilde_fences_may_name_backticks() -> None:
    assert only("~~~ a`b\nx\n~~~").info == "a`b"


@pytest.mark.parametrize(
    ("indent", "inside", "code"),
    [
        ("  ", "  def f():\n      return 1\n", "def f():\n    return 1\n"),
        ("   ", "   def f():\n\n       return 1\n", "def f():\n\n    return 1\n"),
        ("\t", "\tdef f():\n\t\treturn 1\n", "def f():\n\treturn 1\n"),
        ("      ", "      a\n        b\n", "a\n  b\n"),
        # The fence is indented, the code is not: nothing is taken off any line.
        ("   ", "def f():\n    return 1\n", "def f():\n    return 1\n"),
        # A line with less than the fence's indentation keeps what it has beyond it.
        ("  ", "  x = '''\n y\n'''\n", "x = '''\ny\n'''\n"),
    ],
)
def test_only_the_fence_s_own_indentation_is_taken_off(indent: str, inside: str, code: str) -> None:
    assert only(f"1. Do this\n{indent}```py\n{inside}{indent}```\n").code == code


@pytest.mark.parametrize("marker", ["- ", "* ", "1. ", "12) "])
def test_a_fence_may_follow_a_list_marker(marker: str) -> None:
    pad = " " * len(marker)
    text = f"{marker}```py\n{pad}def f():\n{pad}    return 1\n{pad}```\nmore"
    assert only(text).code == "def f():\n    return 1\n"


@pytest.mark.parametrize("odd", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\r"])
def test_only_a_line_feed_ends_a_line(odd: str) -> None:
    code = f"a = '{odd}```{odd}'\n"
    assert only(f"```\n{code}```").code == code


def test_a_longer_block_goes_on_behind_its_closing_fence() -> None:
    lines = fences.split("```\na\n```\nb\n```\nc")
    block = fences.first(lines)
    assert block is not None
    assert [longer.code for longer in fences.longer(lines, block)] == [
        "a\n```\nb\n",
        "a\n```\nb\n```\nc",
    ]


code_lines = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), max_size=30)
codes = st.lists(code_lines, max_size=8).map(lambda lines: "".join(f"{line}\n" for line in lines))
infos = st.sampled_from(["", "py", "c++", "{.r}", "x y"])
prose = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="`~"), max_size=80)


@given(codes, infos, prose, prose, st.sampled_from("`~"))
def test_any_code_in_a_long_enough_fence_comes_back_as_it_was(
    code: str, info: str, before: str, after: str, mark: str
) -> None:
    runs = [len(run) for run in code.split("\n") for run in [run.strip()] if set(run) == {mark}]
    fence = mark * max([3, *(length + 1 for length in runs)])
    block = only(f"{before}\n{fence}{info}\n{code}{fence}\n{after}")
    assert block.code == code
    assert block.info == info
    assert block.closed


fragments = st.lists(
    st.sampled_from(
        ["```", "~~~", "````", "`", "\n", "\r\n", " ", "    ", "\t", "py", "- ", "1. ", "x", "\0"]
    ),
    max_size=60,
).map("".join)


@given(fragments)
def test_any_text_is_scanned_without_loss(text: str) -> None:
    lines = fences.split(text)
    assert "".join(lines) == text
    last = -1
    for block in blocks(text):
        assert last < block.start - 1 < block.start <= block.end <= len(lines)
        assert block.closed == (block.end < len(lines))
        raw = "".join(lines[block.start : block.end])
        assert [line.lstrip(" \t") for line in fences.split(raw)] == [
            line.lstrip(" \t") for line in fences.split(block.code)
        ]
        last = block.end
    assert all(span in text for span in fences.spans(text))
