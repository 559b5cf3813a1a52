"""How the text of an option becomes a value or a refusal.

A refusal is one line: what was given, what was expected, how to mend it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path

import pytest

from pytest_flow2code.core.shown import Input
from pytest_flow2code.core.task import FlowchartType
from pytest_flow2code.options.table import OPTIONS, Option
from pytest_flow2code.running.settings import Shard

DEFAULT_KS = (1, 3, 5)
PROGRESS = ("auto", "live", "off")
SANDBOXES = ("nsjail", "none")
EFFORTS = ("none", "minimal", "low", "medium", "high", "xhigh", "max")


def ini_value(config: pytest.Config, option: Option) -> object:
    """The ini twin's value. Raises UsageError for a switch that is neither on nor off, and for the
    wrong type of a value in a TOML file, which has types."""
    try:
        return config.getini(option.ini)
    except TypeError as error:
        raise pytest.UsageError(str(error)) from error
    except (ValueError, pytest.UsageError) as error:
        # Of our options pytest itself reads only the switches, and does not say which it was.
        raise pytest.UsageError(f"{option.ini}: expected true or false: {error}") from error


class Values:
    """Where values come from: the command line first, then the ini file.

    Every reader takes an option's name, answers None or a default where it was not given, and
    raises pytest.UsageError, with what was given and expected, for what it cannot be.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._options = {option.name: option for option in OPTIONS}

    def _given(self, name: str) -> tuple[list[str], bool] | None:
        """The texts given for an option and whether they are the command line's, or None."""
        option = self._options[name]
        for value, typed in (
            (self._config.getoption(option.flag), True),
            (ini_value(self._config, option), False),
        ):
            if value is not None and value != []:
                return ([str(v) for v in value] if isinstance(value, list) else [str(value)]), typed
        return None

    def said(self, name: str) -> str:
        """The option as the user wrote it, to begin a message with."""
        given = self._given(name)
        option = self._options[name]
        if given is None:
            return option.flag
        values, typed = given
        text = ",".join(values)
        return f"{option.flag}={text}" if typed else f"{option.ini} = {text}"

    def _refuse(self, name: str, expected: str) -> pytest.UsageError:
        return pytest.UsageError(f"{self.said(name)}: expected {expected}")

    def _text(self, name: str) -> str | None:
        given = self._given(name)
        if given is None:
            return None
        text = given[0][0].strip()
        if not text:
            raise self._refuse(name, "a value, found none")
        return text

    def overrides(self) -> tuple[tuple[str, str], ...]:
        """See `Settings.overrides`; an ini value that `-o` replaces counts too."""
        replaced = {
            str(text).partition("=")[0] for text in self._config.getoption("override_ini") or ()
        }
        found = []
        for option in OPTIONS:
            given = self._given(option.name) if option.kind in ("text", "list") else None
            if given is None:
                continue
            typed = given[1] and ini_value(self._config, option) not in (None, [])
            if typed or option.ini in replaced:
                found.append((option.name, ",".join(given[0])))
        return tuple(found)

    def switch(self, name: str) -> bool:
        option = self._options[name]
        return bool(self._config.getoption(option.flag) or ini_value(self._config, option))

    def models(self) -> tuple[str, ...]:
        given = self._given("model")
        names = tuple(name.strip() for name in given[0]) if given else ()
        if not all(names):
            raise self._refuse("model", "a model's name, found none")
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise self._refuse("model", f"each model once, found {twice} twice")
        return names

    def lines(self, name: str) -> tuple[str, ...]:
        """What was given of an option that repeats, empty lines left out."""
        given = self._given(name)
        return tuple(line for line in given[0] if line.strip()) if given else ()

    def words(self, name: str) -> tuple[str, ...]:
        """A comma separated list, in the order given, without repetitions."""
        given = self._given(name)
        if given is None:
            return ()
        words = [word.strip() for line in given[0] for word in line.split(",")]
        if not all(words):
            raise self._refuse(name, "names separated by commas, found an empty one")
        return tuple(dict.fromkeys(words))

    def flowcharts(self) -> tuple[FlowchartType, ...]:
        known = {kind.value: kind for kind in FlowchartType}
        words = self.words("flowchart")
        for word in words:
            if word not in known:
                raise self._refuse("flowchart", f"some of {', '.join(known)}, found {word!r}")
        return tuple(kind for kind in FlowchartType if not words or kind.value in words)

    def optional_whole(self, name: str, at_least: int | None = None) -> int | None:
        text = self._text(name)
        return None if text is None else self._number(name, text, at_least)

    def whole(self, name: str, default: int, at_least: int | None = None) -> int:
        found = self.optional_whole(name, at_least)
        return default if found is None else found

    def _number(self, name: str, text: str, at_least: int | None) -> int:
        bound = "" if at_least is None else f" of at least {at_least}"
        refusal = self._refuse(name, f"a whole number{bound}, found {text!r}")
        try:
            number = int(text)
        except ValueError:
            raise refusal from None
        if at_least is not None and number < at_least:
            raise refusal
        return number

    def ks(self, samples: int) -> tuple[int, ...]:
        ks = tuple(sorted({self._number("k", word, 1) for word in self.words("k")}))
        if not ks:
            return tuple(k for k in DEFAULT_KS if k <= samples)
        if ks[-1] > samples:
            raise pytest.UsageError(
                f"{self.said('k')}: Pass@{ks[-1]} cannot be estimated from {samples} "
                f"sample{'s' * (samples > 1)} a case: give --flow2code-samples={ks[-1]} or more"
            )
        return ks

    def seconds(self, name: str) -> float | None:
        return self._decimal(name, "a number of seconds above 0", lambda n: 0 < n < inf)

    def positive(self, name: str) -> float | None:
        return self._decimal(name, "a number above 0", lambda n: 0 < n < inf)

    def at_least_0(self, name: str) -> float | None:
        return self._decimal(name, "a number of at least 0", lambda n: 0 <= n < inf)

    def share(self, name: str) -> float | None:
        return self._decimal(name, "a number from 0 to 1", lambda n: 0 <= n <= 1)

    def _decimal(self, name: str, words: str, fits: Callable[[float], bool]) -> float | None:
        text = self._text(name)
        if text is None:
            return None
        refusal = self._refuse(name, f"{words}, found {text!r}")
        try:
            number = float(text)
        except ValueError:
            raise refusal from None
        if not fits(number):
            raise refusal
        return number

    def sandbox(self) -> str:
        return self.choice("sandbox", SANDBOXES) or SANDBOXES[0]

    def shown(self) -> Input:
        return Input(self.choice("input", [kind.value for kind in Input]) or Input.IMAGE)

    def choice(self, name: str, among: Sequence[str]) -> str | None:
        text = self._text(name)
        if text is not None and text not in among:
            raise self._refuse(name, f"one of {', '.join(among)}, found {text!r}")
        return text

    def text(self, name: str) -> str | None:
        return self._text(name)

    def shard(self) -> Shard | None:
        text = self._text("shard")
        if text is None:
            return None
        found = re.fullmatch(r"0*([1-9]\d*)\s*/\s*0*([1-9]\d*)", text, re.ASCII)
        if found is None or int(found[1]) > int(found[2]):
            raise self._refuse("shard", f"I/N with 1 <= I <= N, as in 3/16, found {text!r}")
        return Shard(int(found[1]), int(found[2]))

    def progress(self) -> str | float:
        text = self._text("progress") or PROGRESS[0]
        if text in PROGRESS:
            return text
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < float("inf"):
            expected = f"one of {', '.join(PROGRESS)}, or a number of seconds above 0"
            raise self._refuse("progress", f"{expected}, found {text!r}")
        return seconds

    def path(self, name: str) -> Path | None:
        """An absolute path; a relative one starts from where pytest was started, or from the
        ini file's folder if it stands there."""
        text = self._text(name)
        if text is None:
            return None
        _, typed = self._given(name) or ([], True)
        ini = self._config.inipath
        base = self._config.invocation_params.dir if typed or ini is None else ini.parent
        return base / Path(text).expanduser()
