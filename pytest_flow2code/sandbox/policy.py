"""What programs in a jail may not ask of the kernel."""

from __future__ import annotations

SECCOMP = (
    "ERRNO(38) { SYSCALL[425], SYSCALL[435] }, "
    "ERRNO(1) { "
    "socket(domain) { domain > 2 && domain != 10 && domain != 16 }, "
    "clone(flags) { (flags & 0x7e020000) != 0 }, "
    "unshare, setns, mount, umount, pivot_root, open_by_handle_at, "
    "SYSCALL[428], SYSCALL[429], SYSCALL[430], SYSCALL[431], SYSCALL[432], SYSCALL[433], "
    "SYSCALL[442], "
    "ptrace, process_vm_readv, process_vm_writev, bpf, keyctl, add_key, request_key, "
    "userfaultfd, perf_event_open, syslog, init_module, finit_module, delete_module, kexec_load "
    "} DEFAULT ALLOW"
)
"""Kafel policy: calls no benchmark program needs and ways out start from.

Sockets are local, IP (in the jail's own network) or netlink: others, vsock above all, know no
network namespace and reach the host. No new namespaces, so that nobody gets rights in one of his
own; the second word for that (435, clone3) hides its flags in memory and is said not to exist, as
is io_uring (425), whose requests no policy sees. 428 to 433 and 442 are the new words for mount.
"""
