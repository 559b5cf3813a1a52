"""The library types that tests commonly use, with the namespace and the assembly each is in."""

from __future__ import annotations

_PLACES = {
    ("System", "System.Runtime"): (
        "Action Array Boolean Char Convert DateTime Decimal Double Enum Environment Exception "
        "Func Int32 Int64 InvalidOperationException Math Object Random String Tuple"
    ),
    ("System", "System.Console"): "Console",
    ("System.Collections.Generic", "System.Collections"): (
        "Dictionary HashSet LinkedList List PriorityQueue Queue SortedDictionary SortedList "
        "SortedSet Stack"
    ),
    ("System.Collections.Generic", "System.Runtime"): (
        "Comparer EqualityComparer IDictionary IEnumerable IList KeyValuePair"
    ),
    ("System.Linq", "System.Linq"): "Enumerable",
    ("System.Numerics", "System.Runtime.Numerics"): "BigInteger Complex",
    ("System.Text", "System.Runtime"): "StringBuilder",
}

LIBRARY = {name: place for place, names in _PLACES.items() for name in names.split()}
"""Simple name -> (namespace, assembly)."""

COMPARER = "CompareLogic"
COMPARER_NAMESPACE = "KellermanSoftware.CompareNetObjects"
EXTENSIONS = "Enumerable"
