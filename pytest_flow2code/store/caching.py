"""What `flow2code cache` does with a store of paid answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.core.whole import write_whole
from pytest_flow2code.store import Answers, Kept, default_path, found_from
from pytest_flow2code.store.exchange import ambiguous, lines
from pytest_flow2code.store.exchange import take_in as take_in_lines


def place(given: Path | None, *, new: bool = False) -> Path:
    """The store that is meant: the one given, else that of the project one stands in.

    Raises DataError if there is none and `new` does not say that it will be made.
    """
    path = given or found_from(Path.cwd())
    if path.exists():
        return path
    if new:
        return given or default_path(Path.cwd())
    raise DataError(
        f"there is no completion store {path}",
        mend="name one with --store=FILE; runs make one as soon as a model has to be paid",
    )


@dataclass
class _Sums:
    answers: int = 0
    cases: set[tuple[str, str]] = field(default_factory=set)
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0
    unpriced: int = 0
    first: str = "9"
    last: str = ""

    def add(self, kept: Kept) -> None:
        said = kept.completion
        self.answers += 1
        self.cases.add((kept.uid, kept.flowchart))
        self.tokens_in += said.tokens_in or 0
        self.tokens_out += said.tokens_out or 0
        self.cost += said.cost or 0.0
        self.unpriced += said.cost is None
        self.first = min(self.first, kept.created)
        self.last = max(self.last, kept.created)


def stats(path: Path) -> Iterator[str]:
    """What a store holds, as lines: a line for the file, two for each identity of a model."""
    sums: dict[tuple[str, str], _Sums] = defaultdict(_Sums)
    with closing(Answers(path)) as store:
        for kept in store.all():
            sums[kept.completion.model, kept.key.model].add(kept)
        asking = store.asking()
    total = sum(part.answers for part in sums.values())
    yield f"{path}: {total} answers, {path.stat().st_size / 1e6:.1f} MB, {asking} being asked for"
    for (model, identity), part in sums.items():
        priced = f"${part.cost:.2f}" if part.unpriced < part.answers else "cost unknown"
        if 0 < part.unpriced < part.answers:
            priced += f" and {part.unpriced} answers of unknown cost"
        yield (
            f"{model}: {part.answers} answers to {len(part.cases)} cases, {part.tokens_in} tokens "
            f"in, {part.tokens_out} out, {priced}, {part.first[:10]} to {part.last[:10]}"
        )
        yield f"  {identity}"


def export(path: Path, model: str | None, write: Callable[[str], None]) -> str:
    """Write all answers, or those of one model by its name or identity, line by line; a warning
    if the lines cannot be replayed as they are, else nothing."""
    with closing(Answers(path)) as store:
        for line in lines(store.all(model)):
            write(line)
        doubles = ambiguous(store.all(model))
    if not doubles:
        return ""
    return (
        f"{doubles} samples have several answers (of several models, options or prompts): to "
        "replay them, export one with --model=NAME, or by the identity that `cache stats` shows"
    )


def export_to(path: Path, model: str | None, output: Path) -> str:
    """`export` into a file, which is there whole or not at all."""
    written: list[str] = []
    warning = export(path, model, written.append)
    try:
        write_whole(output, "".join(f"{line}\n" for line in written).encode("ascii"), 0o644)
    except OSError as error:
        raise Flow2CodeError(
            f"{output} cannot be written: {error.strerror}", mend="name another file with -o"
        ) from error
    return warning


def take_in(path: Path, file: Path) -> str:
    """Add what an export wrote, all or nothing; what was done, in words."""
    try:
        with file.open("rb") as text, closing(Answers(path)) as store:
            taken = take_in_lines(store, str(file), text)
    except OSError as error:
        raise DataError(
            f"{file} cannot be read: {error.strerror}",
            mend="name a file that `flow2code cache export` wrote",
        ) from error
    return f"{file}: {taken.new} new answers, {taken.known} were there already"


def count(path: Path, model: str | None) -> int:
    """How many answers there are, or how many of one model."""
    with closing(Answers(path)) as store:
        return sum(1 for _ in store.all(model))


def clear(path: Path, model: str | None) -> int:
    """Delete them; how many. Raises Flow2CodeError while a run is asking."""
    with closing(Answers(path)) as store:
        return store.clear(model)
