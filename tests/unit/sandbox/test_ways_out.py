"""Ways out of a jail that no file, process or network namespace closes by itself."""

from __future__ import annotations

import platform

import pytest
from scripted import Run

_AF_VSOCK, _AF_ALG, _AF_PACKET = 40, 38, 17
_X86 = pytest.mark.skipif(platform.machine() != "x86_64", reason="the numbers are x86-64's")


@pytest.mark.parametrize("family", [_AF_VSOCK, _AF_ALG, _AF_PACKET])
def test_sockets_that_know_no_network_namespace_cannot_be_made(run: Run, family: int) -> None:
    outcome = run(f"perl -e 'socket(S, {family}, 1, 0) and print 1; print 0 + $!'")
    assert outcome.stdout == b"1"  # EPERM: not merely unknown to this kernel


@pytest.mark.parametrize("family", [1, 2, 10, 16])
def test_sockets_of_the_jails_own_can_be_made(run: Run, family: int) -> None:
    assert run(f"perl -e 'socket(S, {family}, {3 if family == 16 else 1}, 0) or exit 9'").code == 0


@_X86
@pytest.mark.parametrize("flag", ["0x10000000", "0x00020000", "0x40000000", "0x20000000"])
def test_no_process_is_born_into_new_namespaces(run: Run, flag: str) -> None:
    script = f"perl -e '$p = syscall(56, {flag} | 17, 0, 0, 0, 0); print qq($p ), 0 + $!'"
    assert run(script).stdout == b"-1 1"


@pytest.mark.parametrize("number", [425, 435])
def test_calls_that_hide_what_they_ask_do_not_exist(run: Run, number: int) -> None:
    script = f"perl -e '$b = chr(0) x 256; print syscall({number}, $b, 64), q( ), 0 + $!'"
    assert run(script).stdout == b"-1 38"


@pytest.mark.parametrize("number", [428, 429, 430, 431, 432, 433, 442])
def test_the_new_words_for_mount_are_refused_like_the_old_one(run: Run, number: int) -> None:
    script = f"perl -e '$b = chr(0) x 256; print syscall({number}, $b, $b), q( ), 0 + $!'"
    assert run(script).stdout == b"-1 1"


def test_the_kernels_log_is_not_read(run: Run) -> None:
    assert b"read kernel buffer failed" in run("dmesg").stderr


def test_threads_and_children_are_still_born(run: Run) -> None:
    script = "perl -Mthreads -e 'print threads->create(sub { `echo hi` })->join'"
    assert run(script).stdout == b"hi\n"
