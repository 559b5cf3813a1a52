"""The library types that tests commonly use, and the namespace each is in."""

from __future__ import annotations

_NAMESPACES = {
    "System": (
        "Action Array Boolean Char Console Convert DateTime Decimal Double Environment Exception "
        "Func Integer Math Object Random String Tuple"
    ),
    "System.Collections.Generic": (
        "Dictionary HashSet IEnumerable IList KeyValuePair LinkedList List Queue SortedDictionary "
        "SortedSet Stack"
    ),
    "System.Numerics": "BigInteger Complex",
    "System.Text": "StringBuilder",
}

LIBRARY = {
    name.lower(): f"Global.{space}.{name}"
    for space, names in _NAMESPACES.items()
    for name in names.split()
}
"""Simple name in lower case -> the name that nothing can be put before."""

ROOTS = frozenset({"system", "microsoft", "flow2code"})
"""Names below Global that the tests rely on."""
