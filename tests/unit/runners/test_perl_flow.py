"""What Perl's control flow is lowered to, and how it is worded."""

from __future__ import annotations

import pytest
from lowered import kinds, said

from pytest_flow2code import flowchart
from pytest_flow2code.runners.perl.flow import lower

S = "Statement"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("if ($a) { b() } elsif ($c) { d() } else { e() }", [("If", [S], [("If", [S], [S])])]),
        ("unless ($a) { b() } else { c() }", [("If", [S], [S])]),
        ("b() if $a;", [("If", [S])]),
        ('die "x" unless $a;', [("If", [], ["throw"])]),
        ("b() while $a;", [("Loop", [S])]),
        ("do { b() } until $a;", [("Loop", [S])]),
        ("b() for @a;", [("ForEach", [S])]),
        ("while ($a) { next; last; redo }", [("Loop", ["continue", "break", "redo"])]),
        ("for (my $i = 0; $i < 3; $i++) { b() }", [("Loop", [S])]),
        ("foreach my $x (@a) { b() }", [("ForEach", [S])]),
        ("OUT: for (@a) { last OUT }", [("Label", [("ForEach", ["break"])])]),
        ("open(F, $a) or die;", [("If", [], ["throw"])]),
        ("$a and return;", [("If", ["return"])]),
        ("eval { b(); 1 } or do { c() };", [("Try", [S, S], [S])]),
        ("eval { b() };", [("Try", [S], [])]),
        ("sub f { return 1 } f();", [("Function", ["return"]), S]),
        ("my $f = sub {\n    return 1;\n};", [("Function", ["return"])]),
        ("package A { sub f { 1 } }", [("Group", [("Function", [S])])]),
        ("exit 1;", ["exit"]),
        ("use strict;\n1;\n__END__\nif", [S]),
    ],
)
def test_control_flow(source: str, expected: list[object]) -> None:
    unit = lower(source)
    assert kinds(unit.body) == expected
    assert not unit.notes


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("my $n = shift;", "set `$n` to the next argument"),
        ("push @r, $x;", "add `$x` to the end of `@r`"),
        ("$h{$k}++;", "set element `$k` of `$h` to element `$k` of `$h` plus 1"),
        (
            'if ($a eq "x" && !defined $b) { c() }',
            'check whether `$a` is equal to "x" and `$b` is not defined',
        ),
        ('return join(",", @a);', 'return `@a` joined by ","'),
        ('print "a";', 'print "a"'),
        ("my @c = split //, $x;", "set `@c` to the characters of `$x`"),
        ("my @c = split(/,/, $x);", "set `@c` to `$x` split at /,/"),
        ("a() if /b/;", "check whether `$_` matches /b/"),
        (
            "my @b = map { $_ * 2 } @a;",
            "set `@b` to the list of `$_` times 2 for each `$_` of `@a`",
        ),
    ],
)
def test_wording(source: str, words: str) -> None:
    assert said(lower(source).body) == [words]


@pytest.mark.parametrize(
    "source", ["sub f { if ($a) {", "my $x = ;", "}}", "if (", "print <<X;\na\n"]
)
def test_broken_text_still_gives_a_chart(source: str) -> None:
    assert flowchart.build(lower(source)).functions
