"""The second part of the harness: values that claim to be equal to what they cannot know."""


class _Fresh:
    """Equal to nothing but itself."""


def _forged(value, other=None, depth=3):
    """Whether a value claims to be equal to something it cannot know; it was equal to `other`."""
    kind = type(value)
    if kind in _PLAIN:
        return False
    if kind in _HOLDERS:
        items = value.items() if kind is dict else value
        return depth > 0 and any(_forged(item, None, depth - 1) for item in items)
    try:
        if value == _Fresh():
            return True
    except Exception:  # noqa: BLE001 - an array is neither true nor false, and some cannot be asked
        pass
    return any(_file_of(getattr(kind, name, None)) == "answer.py" for name in _ASKED) and (
        any(_holds(value, *pair) for pair in _unlike(other)) or _computes_alike(value)
    )


_ASKED = ("__eq__", "__ne__", "__lt__", "__gt__", "__le__", "__ge__", "__add__", "__radd__")
_ASKED += ("__sub__", "__rsub__")


def _unlike(other):
    """Pairs of values of one kind, of which no value equals both."""
    fresh = _Fresh()
    yield from ((-987654321, 918273645), (-98765.4321, 9.18273645e99), (True, False))
    yield from (("\u2042 nobody", "\u203b nowhere"), (b"nobody", b"nowhere"))
    yield from (([], [fresh]), ((), (fresh,)), ({}, {fresh: fresh}), (set(), {fresh}))
    if type(other) in (int, float):
        yield (other, other + 1)
    elif type(other) in (str, list, tuple):
        yield (other, other + type(other)("x"))


def _holds(value, one, another):
    try:
        return (value == one) is True and (value == another) is True
    except Exception:  # noqa: BLE001 - it cannot be asked that
        return False


def _computes_alike(value):
    """Whether it makes no difference what is added to a value or taken from it, or whether it is
    both small and large: then a test of how near it is to something holds for anything."""
    tries = (
        lambda n: value - n,
        lambda n: n - value,
        lambda n: value + n,
        lambda n: n + value,
    )
    for compute in tries:
        try:
            if compute(12345.25) == compute(98765.5):
                return True
        except Exception:  # noqa: BLE001 - it cannot be computed with like that
            continue
    try:
        return bool(value < -8.7e299 and value > 8.7e299)
    except Exception:  # noqa: BLE001 - it has no order
        return False


def _watched(function):
    """The entry point as the tests get it: what it gives back is looked at before they can."""

    def watched(*given, **named):
        value = function(*given, **named)
        if _forged(value):
            raise AssertionError("a value of the answer claims to equal anything")
        return value

    for name in ("__name__", "__qualname__", "__doc__", "__module__", "__annotations__"):
        setattr(watched, name, getattr(function, name))
    vars(watched).update(vars(function), __wrapped__=function)
    return watched


_PLAIN = frozenset({int, float, str, bool, bytes, complex, type(None), range})
_HOLDERS = frozenset({list, tuple, set, frozenset, dict})


def _equal(left, *others):
    for place, right in enumerate(others, 1):
        result = left == right
        if result is not False and (_forged(left, right) or _forged(right, left)):
            return False
        # A single comparison need be no truth value, only those ahead in a chain are asked for one.
        if place < len(others) and not result:
            return result
        left = right
    return result


def _within(item, holder):
    return item in holder and not _forged(item) and not _forged(holder)


def _wary(method, refuse):
    """An assertion over two values that asks first whether one of them would equal anything."""

    def wary(self, first, second, *rest, **named):
        if _forged(first, second) or _forged(second, first):
            refuse(first, second)
        return method(self, first, second, *rest, **named)

    return wary


def _arm_unittest(case):
    """Have the assertions of TestCase refuse a value that would equal anything."""
    plain = case._getAssertEqualityFunc

    def refuse(first, second, msg=None):
        raise AssertionError(msg or "a value of the answer claims to equal anything")

    def honest(self, first, second):
        forged = _forged(first, second) or _forged(second, first)
        return refuse if forged else plain(self, first, second)

    case._getAssertEqualityFunc = honest
    for name in ("assertAlmostEqual", "assertIn", "assertCountEqual", "assertSequenceEqual"):
        setattr(case, name, _wary(getattr(case, name), refuse))
