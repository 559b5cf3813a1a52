"""The first thing that Java does with a source, done here too.

Any character of a program may be written as an escape, a letter of a keyword too; the grammar does
not know that, and would overlook a name that is spelled so.
"""

from __future__ import annotations

_DIGITS = frozenset("0123456789abcdefABCDEF")


def unescaped(source: str) -> str:
    """`source` with its Unicode escapes replaced by what they stand for.

    A backslash that is itself escaped starts none, and one that an escape stands for stays one.
    """
    if "\\u" not in source:
        return source
    out: list[str] = []
    at = 0
    while at < len(source):
        if source[at] != "\\":
            out.append(source[at])
            at += 1
            continue
        start = at + 1
        while source[start : start + 1] == "u":
            start += 1
        digits = source[start : start + 4]
        whole = start > at + 1 and len(digits) == 4 and _DIGITS.issuperset(digits)
        if whole and int(digits, 16) != ord("\\"):
            out.append(chr(int(digits, 16)))
            at = start + 4
        else:
            out.append(source[at : at + 2])
            at += 2
    return "".join(out)
