#!/usr/bin/env python3
"""A whole program."""
import sys

@ANSWER@


def main() -> int:
    print("a demo", file=sys.stderr)
    return 0


main()
