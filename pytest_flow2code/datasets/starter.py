"""The built-in starter set: our own problems, each in many languages, tests beside references.

`starter/problems.json` words the problems; `starter/<language>/<key>/` holds `reference.<suffix>`,
`tests.<suffix>` and, where the defaults do not fit, a `task.json` with any of `entry_point` (else
the key), `signature` (else the reference's line that declares the entry point), `header` (else
empty; the beginning of the reference), `placement`, `call` and `unittest`. A problem exists in the
languages that have a folder for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pytest_flow2code.core.errors import DataError
from pytest_flow2code.core.task import Placement, Task, Tests
from pytest_flow2code.datasets.fields import Fields, Place, decode, read_bytes
from pytest_flow2code.datasets.record import find_signature

DATASET = "starter"
LICENCE = "MIT"

_HOME = Path(__file__).parent / "starter"
_PROBLEMS = "problems.json"
_OPTIONS = "task.json"
_LEVELS = frozenset({"easy", "middle", "hard"})
_KNOWN_OPTIONS = frozenset({"entry_point", "signature", "header", "placement", "call", "unittest"})
_MEND = "correct the file, or install the package again"


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem in words: `languages` are those it is meant for, whether written yet or not."""

    key: str
    title: str
    difficulty: str
    description: str
    languages: tuple[str, ...]


def read(known_languages: frozenset[str] | None = None, home: Path = _HOME) -> tuple[Task, ...]:
    """The starter tasks, by language and then in the order of `problems.json`.

    Folders of languages outside `known_languages` are passed over: the set offers what can be
    run. Raises DataError if the set itself is broken.
    """
    problems = read_problems(home)
    tasks: list[Task] = []
    for folder in sorted(path for path in home.iterdir() if path.is_dir()):
        if known_languages is None or folder.name in known_languages:
            tasks.extend(_read_language(folder, problems))
    return tuple(tasks)


def read_problems(home: Path = _HOME) -> tuple[Problem, ...]:
    """The problems of the set, as `problems.json` words them."""
    path = home / _PROBLEMS
    document = decode(read_bytes(path), Place(path, 1))
    listed = document.values.get("problems")
    if not isinstance(listed, list):
        raise document.error("problems", "a list")
    problems: list[Problem] = []
    for number, value in enumerate(listed):
        if not isinstance(value, dict):
            raise document.error("problems", "a list of objects")
        problems.append(_problem(Fields(value, document.place, f"problems.{number}")))
    keys = [problem.key for problem in problems]
    for key in keys:
        if keys.count(key) > 1:
            raise DataError(f"{path}: the problem {key} is listed twice", mend=_MEND)
    return tuple(problems)


def _problem(fields: Fields) -> Problem:
    difficulty = fields.filled("difficulty")
    if difficulty not in _LEVELS:
        raise fields.error("difficulty", "easy, middle or hard")
    languages = fields.values.get("languages")
    if not isinstance(languages, list) or not all(isinstance(name, str) for name in languages):
        raise fields.error("languages", "a list of language keys")
    return Problem(
        key=fields.filled("key"),
        title=fields.filled("title"),
        difficulty=difficulty,
        description=fields.filled("description"),
        languages=tuple(languages),
    )


def _read_language(folder: Path, problems: tuple[Problem, ...]) -> list[Task]:
    language = folder.name
    meant = {problem.key for problem in problems if language in problem.languages}
    present = {path.name for path in folder.iterdir() if path.is_dir()}
    for stray in sorted(present - meant):
        raise DataError(
            f"{folder / stray}: {_PROBLEMS} has no problem {stray} for {language}", mend=_MEND
        )
    return [_read_task(folder, problem) for problem in problems if problem.key in present]


def _read_task(folder: Path, problem: Problem) -> Task:
    home = folder / problem.key
    options = _read_options(home)
    reference = _read_only(home, "reference")
    placement = _placement(options)
    entry_point = _text(options, "entry_point", problem.key)
    header = _text(options, "header", "")
    if not reference.startswith(header):
        raise options.error("header", "the beginning of the reference")
    return Task(
        uid=f"{DATASET}/{folder.name}/{problem.key}",
        dataset=DATASET,
        language=folder.name,
        task_id=problem.key,
        entry_point=entry_point,
        signature=_text(options, "signature", _declaration(reference, entry_point)),
        difficulty=problem.difficulty,
        description=problem.description,
        header=header,
        reference=reference,
        tests=Tests(
            code="" if placement is Placement.TREE else _read_only(home, "tests"),
            placement=placement,
            call=_text(options, "call", ""),
            unittest="unittest" in options.values and options.flag("unittest"),
        ),
        licence=LICENCE,
    )


def _declaration(reference: str, entry_point: str) -> str:
    """The heading with which the reference first mentions the entry point; none without one."""
    if not entry_point:
        return ""
    first, *_ = reference.partition(entry_point)
    start = len(first) + len(entry_point)
    end = reference.find("\n", start)
    while end >= 0 and reference.count("(", 0, end) > reference.count(")", 0, end):
        end = reference.find("\n", end + 1)
    return find_signature(reference[: end if end >= 0 else None], entry_point)


def _read_options(home: Path) -> Fields:
    path = home / _OPTIONS
    if not path.exists():
        return Fields({}, Place(path, 1))
    options = decode(read_bytes(path), Place(path, 1))
    for unknown in sorted(options.values.keys() - _KNOWN_OPTIONS):
        raise options.error(unknown, "left out: no such option")
    return options


def _text(options: Fields, key: str, default: str) -> str:
    return options.text(key) if key in options.values else default


def _placement(options: Fields) -> Placement:
    name = _text(options, "placement", Placement.AFTER.value)
    try:
        return Placement(name)
    except ValueError:
        choices = ", ".join(placement.value for placement in Placement)
        raise options.error("placement", f"one of {choices}") from None


def _read_only(home: Path, stem: str) -> str:
    """The text of the one file `<stem>.<suffix>`; what the suffix is, only the language knows."""
    found = sorted(home.glob(f"{stem}.*"))
    if len(found) != 1:
        names = ", ".join(path.name for path in found) or "none"
        raise DataError(f"{home}: expected one file {stem}.<suffix>, found {names}", mend=_MEND)
    try:
        text = read_bytes(found[0]).decode()
    except UnicodeDecodeError as error:
        raise DataError(f"{found[0]}: not UTF-8", mend=_MEND) from error
    if not text.strip():
        raise DataError(f"{found[0]}: is empty", mend=_MEND)
    return text
