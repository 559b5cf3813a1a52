"""Tests for the tests: every reference must pass, and no wrong program may.

An audit is a pytest run of its own (`--flow2code-audit=FILE`), one item a task, so that it can be
spread over processes, narrowed down and resumed like a benchmark. `health` says what its findings
mean.
"""
