"""Answers that were paid for, kept so that none is ever paid for twice.

One SQLite file, used by any number of processes at once. It has a rollback journal and no
write-ahead log: that one needs memory shared by all its users, which file systems of a network do
not have. A process that is killed leaves at worst a journal that the next one rolls back.
"""

from pytest_flow2code.store.answers import CLAIMED, TAKEN, Answers, Claim
from pytest_flow2code.store.keys import Key, key_of
from pytest_flow2code.store.place import default_path, found_from
from pytest_flow2code.store.rows import Kept

__all__ = [
    "CLAIMED",
    "TAKEN",
    "Answers",
    "Claim",
    "Kept",
    "Key",
    "default_path",
    "found_from",
    "key_of",
]
