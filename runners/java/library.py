"""The library types that tests commonly use, and the package each is in."""

from __future__ import annotations

_PACKAGES = {
    "java.lang": (
        "AssertionError Boolean Byte Character CharSequence Comparable Double Error Exception "
        "Float IllegalArgumentException IllegalStateException Integer Iterable Long Math Number "
        "Object RuntimeException Short StrictMath String StringBuffer StringBuilder System "
        "Thread Throwable"
    ),
    "java.math": "BigDecimal BigInteger MathContext RoundingMode",
    "java.util": (
        "AbstractMap ArrayDeque ArrayList Arrays BitSet Collection Collections Comparator Date "
        "Deque HashMap HashSet Iterator LinkedHashMap LinkedHashSet LinkedList List ListIterator "
        "Map Objects Optional PriorityQueue Queue Random Scanner Set SortedMap SortedSet Stack "
        "StringJoiner TreeMap TreeSet UUID Vector"
    ),
    "java.util.stream": "Collectors IntStream LongStream Stream",
}

LIBRARY = {name: package for package, names in _PACKAGES.items() for name in names.split()}
