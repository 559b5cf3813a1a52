"""The first part of the harness: keeping built-ins and modules what they are to the tests."""

import sys


class _Guard:
    """Undoes what an answer does to the built-ins and to the modules its tests rely on."""

    def __init__(self, names):
        import builtins

        modules = [builtins]
        for name in sorted(names):
            try:
                __import__(name)
            except ImportError:
                continue
            modules.append(sys.modules[name])
        if any(name.partition(".")[0] == "unittest" for name in names):
            modules += _unittest_parts()
        self._saved = [(module, dict(vars(module))) for module in modules]

    def restore(self):
        for holder, saved in self._saved:
            now = dict(vars(holder))
            for name, value in saved.items():
                if now.get(name) is not value:
                    setattr(holder, name, value)

    def changed(self):
        """What the answer has put in the place of something that can be called, or "".

        Modules change their own contents, and tests those of modules.
        """
        for holder, saved in self._saved:
            now = dict(vars(holder))
            for name, value in saved.items():
                new = now.get(name)
                if new is value or not callable(value) or name.endswith("hook"):
                    continue
                if _is_answers(new) or (holder.__name__ == "builtins" and not _is_tests(new)):
                    return f"{holder.__name__}.{name}"
        return ""


def _file_of(value):
    """The text that a function was written in."""
    return getattr(getattr(value, "__code__", None), "co_filename", "")


def _is_answers(value):
    kind = value if isinstance(value, type) else type(value)
    return _file_of(value) == "answer.py" or kind.__module__ == "solution"


def _is_tests(value):
    return _file_of(value) == "tests.py" or type(value).__module__ == "unittest.mock"


def _unittest_parts():
    """Whatever finds, runs and counts unit tests: modules, and the classes that they define."""
    import unittest

    parts = [getattr(unittest, name) for name in ("case", "loader", "result", "runner", "suite")]
    names = {part.__name__ for part in parts}
    values = [value for part in parts for value in vars(part).values()]
    return parts + [v for v in values if isinstance(v, type) and v.__module__ in names]
