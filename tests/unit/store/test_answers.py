"""Keeping answers: what is the same call, who may make it, and what outlives a killed process."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from made_answers import Make

from pytest_flow2code.core.errors import DataError, Flow2CodeError
from pytest_flow2code.store import CLAIMED, TAKEN, Answers
from pytest_flow2code.store.owners import Owner, Watch


def put(store: Answers, *answers: object) -> None:
    with store.transaction():
        for kept in answers:
            store.put(kept)  # type: ignore[arg-type]


def claim(store: Answers, kept: object) -> object:
    with store.transaction():
        return store.claim(kept.key)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text", ["print(1)\n", "", "\0\x01", "é\N{SNOWMAN}\U0001f600", "x" * 3_000_000]
)
def test_an_answer_comes_back_as_it_was(store: Answers, path: Path, make: Make, text: str) -> None:
    put(store, make(text))
    assert store.find(make().key) == make(text)
    store.close()
    again = Answers(path)
    assert again.find(make().key) == make(text)
    again.close()


def test_half_a_character_does_not_cost_an_answer(store: Answers, make: Make) -> None:
    put(store, make("a\ud800b"))
    found = store.find(make().key)
    assert found is not None
    assert found.completion.text.startswith("a\ufffd")


def test_whatever_changes_an_answer_makes_another_call(make: Make) -> None:
    calls = [
        make(),
        make(identity='{"model": "openai:m", "temperature": 1}'),
        make(words="Write it!"),
        make(picture=b"gnp"),
        make(sample=1),
    ]
    assert len({kept.key.digest for kept in calls}) == len(calls)


def test_keys_are_the_same_on_every_machine_and_for_ever(make: Make) -> None:
    assert make().key.digest.startswith("2f4faf98ec70")


def test_the_first_answer_to_a_call_stays(store: Answers, make: Make) -> None:
    put(store, make("first"))
    put(store, make("second"))
    assert store.find(make().key) == make("first")


def test_a_call_is_made_by_one_at_a_time(store: Answers, path: Path, make: Make) -> None:
    other = Answers(path)
    assert claim(store, make()) is CLAIMED
    assert claim(other, make()) is TAKEN
    assert claim(store, make()) is TAKEN, "not even twice by one process"
    with store.transaction():
        store.release(make().key)
    assert claim(other, make()) is CLAIMED
    put(other, make("said"))
    assert claim(store, make()) == make("said")
    other.close()


def test_a_claim_ends_with_its_owner(store: Answers, path: Path, make: Make) -> None:
    other = Answers(path)
    claim(other, make())
    other.close()
    assert claim(store, make()) is CLAIMED


CLAIM_AND_HANG = """
import sys, time
from pathlib import Path
from pytest_flow2code.store import Answers, Key
store = Answers(Path(sys.argv[1]))
with store.transaction():
    print(store.claim(Key(*sys.argv[2:4], tuple(sys.argv[4:5]), 0)), flush=True)
time.sleep(60)
"""


def test_the_claim_of_a_killed_process_is_free_at_once(
    store: Answers, path: Path, make: Make
) -> None:
    key = make().key
    argv = [sys.executable, "-c", CLAIM_AND_HANG, path, key.model, key.prompt, *key.pictures]
    process = subprocess.Popen(argv, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"Claim.CLAIMED\n"
    assert claim(store, make()) is TAKEN
    process.kill()
    process.wait()
    process.stdout.close()
    assert claim(store, make()) is CLAIMED


def test_another_machine_lives_as_long_as_its_heart_beats() -> None:
    now = 0.0
    watch = Watch("here", lease=100, clock=lambda: now)
    there = Owner("a", "there", os.getpid(), "0")
    assert watch.is_alive(there, 1)
    now = 99.0
    assert watch.is_alive(there, 1)
    assert watch.is_alive(there, 2), "it has moved"
    now = 198.0
    assert watch.is_alive(there, 2)
    now = 200.0
    assert not watch.is_alive(there, 2)


def test_a_process_number_that_was_given_to_another_is_not_the_owner() -> None:
    me = Owner.me()
    watch = Watch(me.place)
    assert watch.is_alive(me, 0)
    assert not watch.is_alive(Owner(me.name, me.place, me.pid, "1"), 0)


PUT_MANY = """
import sys
from pathlib import Path
from pytest_flow2code.core.model import Completion
from pytest_flow2code.store import CLAIMED, Answers, Kept, Key
store = Answers(Path(sys.argv[1]))
for number in range(int(sys.argv[2])):
    key = Key("m", "p", (), number)
    with store.transaction():
        claimed = store.claim(key)
    if claimed is CLAIMED:
        print(number, flush=True)  # a call is paid for here
        with store.transaction():
            store.put(Kept(key, Completion("m", number, "x" * 5000), "u", "code", "2025"))
"""


def start(path: Path, count: int) -> subprocess.Popen[str]:
    argv = [sys.executable, "-c", PUT_MANY, str(path), str(count)]
    return subprocess.Popen(argv, stdout=subprocess.PIPE, text=True)


def test_processes_at_once_pay_for_nothing_twice(path: Path) -> None:
    running = [start(path, 60) for _ in range(3)]
    paid = [line for process in running for line in process.communicate(timeout=60)[0].split()]
    assert sorted(map(int, paid)) == list(range(60))


def test_a_kill_loses_only_the_call_in_flight(path: Path) -> None:
    paid: Counter[int] = Counter()
    kills = 0
    for _ in range(3):
        process = start(path, 100)
        assert process.stdout is not None
        first = process.stdout.readline()
        process.kill()
        paid.update(map(int, f"{first}{process.communicate(timeout=60)[0]}".split("\n")[:-1]))
        kills += process.returncode == -signal.SIGKILL
    assert kills
    paid.update(map(int, start(path, 100).communicate(timeout=120)[0].split()))
    with closing(Answers(path)) as store:
        assert len(list(store.all())) == 100, "none is lost"
    assert sum(paid.values()) <= 100 + kills, "only the call in flight is made again"


def test_a_transaction_is_kept_whole_or_not_at_all(store: Answers, make: Make) -> None:
    with pytest.raises(ZeroDivisionError), store.transaction():
        store.put(make())
        raise ZeroDivisionError
    assert store.find(make().key) is None


@pytest.mark.parametrize("data", [b"uid,flowchart\n", b'{"type": "run"}\n', b"\x89PNG"])
def test_another_kind_of_file_is_refused_and_left_alone(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(DataError, match="expected a completion store, found another kind of file"):
        Answers(path)
    assert path.read_bytes() == data


def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE theirs (x)")
    database.close()
    before = path.read_bytes()
    with pytest.raises(DataError, match="expected a completion store, found another kind of file"):
        Answers(path)
    assert path.read_bytes() == before


def test_a_newer_schema_is_refused_and_left_alone(store: Answers, path: Path) -> None:
    store.close()
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    before = path.read_bytes()
    with pytest.raises(DataError, match=r"expected a schema up to 1, found 99\n.*pip install"):
        Answers(path)
    assert path.read_bytes() == before


def test_a_damaged_file_is_one_clear_error(path: Path, make: Make) -> None:
    store = Answers(path)
    put(store, *(make("x" * 3000, sample=n) for n in range(30)))
    store.close()
    data = bytearray(path.read_bytes())
    data[4096 : len(data)] = b"\xff" * (len(data) - 4096)
    path.write_bytes(data)
    with pytest.raises(DataError, match=r"is damaged: .*\n.*\.recover"):
        damaged = Answers(path)
        damaged.find(make(sample=7).key)


def test_a_folder_and_a_forbidden_place_are_clear_errors(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="which is no file"):
        Answers(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(Flow2CodeError, match=r"cannot be opened: .*\n.*--flow2code-store=FILE"):
        Answers(tmp_path / "file" / "below")


def test_a_file_that_may_only_be_read_can_be_read(
    path: Path, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Answers(path)
    put(store, make())
    store.close()
    monkeypatch.setattr(os, "access", lambda *_: False)
    reading = Answers(path)
    assert reading.find(make().key) == make()
    assert not reading.writable
    reading.close()


def test_what_is_being_asked_for_cannot_be_cleared(store: Answers, path: Path, make: Make) -> None:
    other = Answers(path)
    put(other, make())
    claim(other, make(sample=1))
    assert store.asking() == 1
    with pytest.raises(Flow2CodeError, match=r"a run is using .* right now"):
        store.clear()
    other.close()
    assert store.clear("openai:other") == 0
    assert store.clear("openai:m") == 1
    assert store.find(make().key) is None


def test_opening_a_new_file_at_once_from_many_threads(path: Path) -> None:
    problems: list[Flow2CodeError] = []

    def opening() -> None:
        try:
            Answers(path).close()
        except Flow2CodeError as error:
            problems.append(error)

    threads = [threading.Thread(target=opening) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
