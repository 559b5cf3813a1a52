"""Compares the tree of an answer with the tree that is expected, and reports how that went.

Started with the program's folder as its only argument. Whether a document is written as a whole
page or as what stands in its body does not matter, nor does the part of a page's head that only
describes it, unless the expected page has such a part itself.
"""

import difflib
import json
import os
import sys

DESCRIBING = ("meta", "title")


def main(box):
    token, _, report = sys.stdin.readline().strip().partition(" ")
    with open(f"{box}/plan.json", encoding="utf-8") as file:
        sys.path += json.load(file)["path"]
    expected, found = _trees(box)
    wrong = ""
    if expected != found:
        diff = list(difflib.unified_diff(expected, found, "expected", "answer", n=3, lineterm=""))
        wrong = _first(diff)
        sys.stdout.buffer.write(("\n".join(diff) + "\n").encode("utf-8", "replace"))
        sys.stdout.flush()
    line = f"wrong {wrong}" if wrong else f"done {token[::-1]}"
    with open(report, "ab") as file:
        file.write(f"{line[:500]}\n".encode("utf-8", "replace"))
    os._exit(1 if wrong else 0)


def _trees(box):
    """The lines of both trees. A page nested deeper than Python can follow equals no reference."""
    # Where html5lib lies is known only now.
    from tree import lines, parse
    from whitespace import settle

    expected = settle(parse(_read(f"{box}/expected.html")))
    try:
        found = settle(parse(_read(f"{box}/answer.html")))
        _unwrap(expected, found)
        return list(lines(expected)), list(lines(found))
    except RecursionError:
        return list(lines(expected)), ["nested too deeply to be compared"]


def _read(path):
    with open(path, "rb") as file:
        return file.read().decode("utf-8", "replace")


def _unwrap(expected, found):
    """Take from `found` what being a page of its own adds to it."""
    if not expected.attributes:
        found.attributes.clear()
    head, own = expected.find("head"), found.find("head")
    for tag in DESCRIBING:
        if not head.has(tag):
            own.children = [c for c in own.children if isinstance(c, str) or c.tag != tag]


def _first(diff):
    """The first difference in words."""
    lines = [line for line in diff[2:] if line[:1] in "+-"]
    missing = next((line[1:].strip() for line in lines if line[0] == "-"), "the end")
    added = next((line[1:].strip() for line in lines if line[0] == "+"), "nothing in its place")
    return f"expected {missing}, found {added}"


main(sys.argv[1])
