"""The file: opening it, seeing that it is ours, and turning SQLite's errors into our own."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pytest_flow2code.core.errors import DataError, Flow2CodeError

SCHEMA = 1
"""Kept in the file as user_version."""
_APPLICATION = 0x46324331
"""Kept in the file as application_id ("F2C1"), so that another program's file is never touched."""
_HEADER = b"SQLite format 3\0"
_PATIENCE = 60.0
"""Seconds to wait for another process to finish with the file."""

_TABLES = """
CREATE TABLE answers (
    digest TEXT PRIMARY KEY, identity TEXT NOT NULL, prompt TEXT NOT NULL, pictures TEXT NOT NULL,
    sample INTEGER NOT NULL, model TEXT NOT NULL, uid TEXT NOT NULL, flowchart TEXT NOT NULL,
    completion TEXT NOT NULL, stop TEXT NOT NULL, tokens_in INTEGER, tokens_out INTEGER,
    cost REAL, seconds REAL NOT NULL, created TEXT NOT NULL
);
CREATE INDEX answers_of_model ON answers (identity, uid, flowchart, sample);
CREATE TABLE owners (
    owner TEXT PRIMARY KEY, place TEXT NOT NULL, pid INTEGER NOT NULL, begun TEXT NOT NULL,
    beats INTEGER NOT NULL
);
CREATE TABLE claims (digest TEXT PRIMARY KEY, owner TEXT NOT NULL);
"""


@contextmanager
def reported(path: Path) -> Iterator[None]:
    """SQLite's errors as ours: DataError for a file that is damaged, else Flow2CodeError."""
    try:
        yield
    except sqlite3.OperationalError as error:
        busy = "locked" in str(error)
        raise Flow2CodeError(
            f"the completion store {path} cannot be used: {error}",
            mend="end the process that holds it"
            if busy
            else "make room or name another file with --flow2code-store=FILE",
        ) from error
    except sqlite3.DatabaseError as error:
        raise DataError(
            f"the completion store {path} is damaged: {error}",
            mend=f"move it away and save what it holds: sqlite3 {path} .recover | sqlite3 NEW",
        ) from error


def connect(path: Path) -> tuple[sqlite3.Connection, bool]:
    """A connection, for one thread at a time, and whether it may write; an empty or missing file
    becomes a store.

    Raises DataError for a file that is something else, damaged or written by a newer version,
    which is left as it is; Flow2CodeError for one that cannot be opened.
    """
    _look(path)
    writable = not path.exists() or os.access(path, os.W_OK)
    with reported(path):
        where = f"{path.absolute().as_uri()}{'' if writable else '?mode=ro'}"
        database = sqlite3.connect(
            where, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            if writable and _is_new(database):
                _create(database)
            _check(path, database)
            if writable:
                database.execute("PRAGMA journal_mode = TRUNCATE").fetchone()
                database.execute("PRAGMA synchronous = FULL")
        except BaseException:
            database.close()
            raise
    return database, writable


def _look(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            return
        if not path.is_file():
            raise DataError(
                f"expected a completion store, found {path}, which is no file",
                mend="name another file with --flow2code-store=FILE",
            )
        with path.open("rb") as file:
            head = file.read(len(_HEADER))
    except OSError as error:
        raise Flow2CodeError(
            f"the completion store {path} cannot be opened: {error.strerror}",
            mend="name another file with --flow2code-store=FILE",
        ) from error
    if head not in (b"", _HEADER):
        raise _foreign(path)


def _foreign(path: Path) -> DataError:
    return DataError(
        f"expected a completion store, found another kind of file: {path}",
        mend="name another file with --flow2code-store=FILE",
    )


def _is_new(database: sqlite3.Connection) -> bool:
    (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return not tables and not _pragma(database, "application_id")


def _create(database: sqlite3.Connection) -> None:
    """Another process may be doing the same: whoever comes second finds it done."""
    database.execute("BEGIN EXCLUSIVE")
    try:
        if _is_new(database):
            for statement in _TABLES.split(";\n"):
                database.execute(statement)
            database.execute(f"PRAGMA application_id = {_APPLICATION}")
            database.execute(f"PRAGMA user_version = {SCHEMA}")
    except BaseException:
        database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def _check(path: Path, database: sqlite3.Connection) -> None:
    if _pragma(database, "application_id") != _APPLICATION:
        raise _foreign(path)
    version = _pragma(database, "user_version")
    if version > SCHEMA:
        raise DataError(
            f"the completion store {path} was written by a newer flow2code: expected a schema up "
            f"to {SCHEMA}, found {version}",
            mend="pip install --upgrade pytest-flow2code, or name another file with "
            "--flow2code-store=FILE",
        )


def _pragma(database: sqlite3.Connection, name: str) -> int:
    return int(database.execute(f"PRAGMA {name}").fetchone()[0])
