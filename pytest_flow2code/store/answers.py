"""Looking answers up, claiming the right to ask, and keeping what was answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.store.database import connect, reported
from pytest_flow2code.store.keys import Key
from pytest_flow2code.store.owners import Owner, Watch
from pytest_flow2code.store.rows import COLUMNS, Kept, from_row, to_row


class Claim(Enum):
    """What came of asking for the right to make a call."""

    CLAIMED = "claimed"
    TAKEN = "taken"


CLAIMED, TAKEN = Claim.CLAIMED, Claim.TAKEN

_ALL = ", ".join(COLUMNS)


class Answers:
    """An open store. For one thread at a time; several processes may have the same file open.

    Everything raises Flow2CodeError if the file cannot be read or written, DataError if it is
    damaged.
    """

    def __init__(self, path: Path) -> None:
        """Raises as `database.connect` does."""
        self.path = path
        self._database, self.writable = connect(path)
        self._me = Owner.me()
        self._watch = Watch(self._me.place)
        self._known = False

    def close(self) -> None:
        """Give the claims back. May be called more than once."""
        try:
            if self._known:
                self._known = False
                with self.transaction():
                    self._forget([self._me.name])
        finally:
            self._database.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is done inside is kept whole or not at all, and survives the machine. Those of
        other processes wait meanwhile."""
        with reported(self.path):
            self._database.execute("BEGIN IMMEDIATE" if self.writable else "BEGIN")
            try:
                yield
                self._database.execute("COMMIT")
            except BaseException:
                # A full disk has rolled back already.
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
                raise

    def find(self, key: Key) -> Kept | None:
        """The answer to a call, None if it was never made."""
        with reported(self.path):
            row = self._database.execute(
                f"SELECT {_ALL} FROM answers WHERE digest = ?", (key.digest,)
            ).fetchone()
        return None if row is None else self._read(row)

    def claim(self, key: Key) -> Kept | Claim:
        """The answer if there is one; else CLAIMED if the caller is to make the call, TAKEN if
        somebody alive is making it. To be called in a transaction."""
        kept = self.find(key)
        if kept is not None:
            return kept
        with reported(self.path):
            holder = self._database.execute(
                "SELECT owner, place, pid, begun, beats FROM claims LEFT JOIN owners "
                "USING (owner) WHERE digest = ?",
                (key.digest,),
            ).fetchone()
            if holder is not None:
                name, place, pid, begun, beats = holder
                if place is not None and self._watch.is_alive(
                    Owner(name, place, pid, begun), beats
                ):
                    return TAKEN
                self._forget([name])
            self._introduce()
            self._database.execute("INSERT INTO claims VALUES (?, ?)", (key.digest, self._me.name))
        return CLAIMED

    def release(self, key: Key) -> None:
        """Give a claim back without an answer. To be called in a transaction."""
        with reported(self.path):
            self._database.execute(
                "DELETE FROM claims WHERE digest = ? AND owner = ?", (key.digest, self._me.name)
            )

    def put(self, kept: Kept) -> bool:
        """Keep an answer and give its claim back; False if the call was answered already, whose
        first answer stays. To be called in a transaction."""
        places = ", ".join("?" * len(COLUMNS))
        with reported(self.path):
            done = self._database.execute(
                f"INSERT OR IGNORE INTO answers ({_ALL}) VALUES ({places})", to_row(kept)
            )
            self._database.execute("DELETE FROM claims WHERE digest = ?", (kept.key.digest,))
        return done.rowcount > 0

    def beat(self) -> None:
        """Show the users of other machines that this process is alive. In a transaction."""
        if self._known:
            with reported(self.path):
                self._database.execute(
                    "UPDATE owners SET beats = beats + 1 WHERE owner = ?", (self._me.name,)
                )

    def all(self, model: str | None = None) -> Iterator[Kept]:
        """Every answer, or those of a model by its name or identity, in an order that depends on
        nothing but the answers."""
        with reported(self.path):
            yield from map(
                self._read,
                self._database.execute(
                    f"SELECT {_ALL} FROM answers {_OF} ORDER BY model, identity, uid, flowchart, "
                    "sample, digest",
                    {"model": model},
                ),
            )

    def samples_of(self, identity: str) -> Iterator[tuple[str, str, int, int | None, int | None]]:
        """uid, flowchart, sample, tokens in and tokens out of all answers of one identity."""
        with reported(self.path):
            yield from self._database.execute(
                "SELECT uid, flowchart, sample, tokens_in, tokens_out FROM answers "
                "WHERE identity = ?",
                (identity,),
            )

    def clear(self, model: str | None = None) -> int:
        """Delete answers for good: all, or those of a model by its name or identity; how many.

        Raises Flow2CodeError while somebody is asking.
        """
        with self.transaction():
            if any(self._watch.is_alive(owner, beats) for owner, beats in self._owners()):
                raise Flow2CodeError(
                    f"a run is using {self.path} right now", mend="let it finish first"
                )
            count = self._database.execute(f"DELETE FROM answers {_OF}", {"model": model}).rowcount
        with reported(self.path):
            self._database.execute("VACUUM")
        return count

    def asking(self) -> int:
        """How many calls are being made right now, by anybody who lives."""
        with reported(self.path):
            alive = [o.name for o, beats in self._owners() if self._watch.is_alive(o, beats)]
            marks = ", ".join("?" * len(alive))
            (count,) = self._database.execute(
                f"SELECT count(*) FROM claims WHERE owner IN ({marks})", alive
            ).fetchone()
        return int(count)

    def _owners(self) -> list[tuple[Owner, int]]:
        rows = self._database.execute("SELECT owner, place, pid, begun, beats FROM owners")
        return [(Owner(name, place, pid, begun), beats) for name, place, pid, begun, beats in rows]

    def _introduce(self) -> None:
        """Before the first claim, which is the time to forget the dead too."""
        if self._known:
            return
        dead = [o.name for o, beats in self._owners() if not self._watch.is_alive(o, beats)]
        self._forget(dead)
        me = self._me
        self._database.execute(
            "INSERT OR REPLACE INTO owners VALUES (?, ?, ?, ?, 0)",
            (me.name, me.place, me.pid, me.begun),
        )
        self._known = True

    def _forget(self, owners: Iterable[str]) -> None:
        for owner in owners:
            self._database.execute("DELETE FROM claims WHERE owner = ?", (owner,))
            self._database.execute("DELETE FROM owners WHERE owner = ?", (owner,))

    def _read(self, row: tuple[str | int | float | None, ...]) -> Kept:
        try:
            return from_row(row)
        except (ValueError, TypeError) as error:
            raise DataError(
                f"the completion store {self.path} is damaged: the answer {row[0]} cannot be read",
                mend="move the file away and start a new one",
            ) from error


_OF = "WHERE :model IS NULL OR model = :model OR identity = :model"
