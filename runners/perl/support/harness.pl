# Runs an answer and then its tests, and reports how that went.
#
# usage: perl harness.pl FOLDER ENTRY PACKAGE ASKED LEAVES MODULE...
#   ENTRY    the subroutine that the answer has to define, in PACKAGE
#   ASKED    the subroutines of the answer that the tests call, ENTRY among them
#   LEAVES   1 if the tests have an `exit` of their own, else 0
#   MODULE   modules that the tests rely on, loaded before the answer can change them
#
# Answer and tests are files run with `do`, so that they see none of the variables below. What the
# report needs is bound before the answer is loaded.

package Flow2code;

# The tests call these three by name: `die` and `exit` became `fail` and `leave`, comparisons
# became `same`. They are put back after the answer was loaded, and looked at once more at the end.
my ($tell, $finish, $raised, $leaves);

sub fail {
    my $error = @_ == 1 && ref $_[0] ? $_[0] : join '', map { defined $_ ? $_ : '' } @_;
    if (!ref $error) {
        $error = 'Died' if $error eq '';
        $error .= CORE::sprintf " at %s line %d.\n", (CORE::caller)[1, 2] if $error !~ /\n\z/;
    }
    $raised = $error;
    local $SIG{__DIE__};
    CORE::die $error;
}

sub leave {
    my $status = @_ ? $_[0] : 0;
    if ($status) {
        $tell->('wrong', "the tests left with status $status");
    } elsif ($leaves) {
        $finish->();
    }
    CORE::exit $status;
}

my %compare = (
    '==' => sub { $_[0] == $_[1] },
    '!=' => sub { !($_[0] != $_[1]) },
    'eq' => sub { $_[0] eq $_[1] },
    'ne' => sub { !($_[0] ne $_[1]) },
);

# Two values that nothing honest equals both.
my %never = ('==' => [-7.77e77, 6.66e66], 'eq' => ["\0flow2code", "\1flow2code"]);
$never{'!='} = $never{'=='};
$never{'ne'} = $never{'eq'};

sub same {
    my ($operator, $left, $right) = @_;
    my $equal = $compare{$operator}->($left, $right);
    $equal = ''
        if $equal && (forged($operator, $left, $right) || forged($operator, $right, $left));
    return $operator eq '==' || $operator eq 'eq' ? $equal : !$equal;
}

my %plain = map { $_ => 1 } '', qw(ARRAY HASH CODE SCALAR REF GLOB Regexp LVALUE IO FORMAT VSTRING);

# Whether a value claims to equal what it cannot know; it was equal to a third one.
sub forged {
    my ($operator, $value, $third) = @_;
    return 0 if $plain{ ref $value };
    my @pairs = $never{$operator};
    if (defined $third && !ref $third) {
        push @pairs, $operator =~ /=/ ? [$third + 1, $third - 1] : ["$third\0", "\0$third"];
    }
    local $@;
    return eval {
        for my $pair (@pairs) {
            my ($one, $other) = @$pair;
            return 1 if $compare{$operator}->($value, $one) && $compare{$operator}->($value, $other);
        }
        0;
    };
}

sub forged_within {
    my ($value, $depth) = @_;
    my $kind = ref $value;
    if ($kind eq 'ARRAY' || $kind eq 'HASH') {
        return 0 if !$depth;
        for my $item ($kind eq 'ARRAY' ? @$value : values %$value) {
            return 1 if forged_within($item, $depth - 1);
        }
        return 0;
    }
    return forged('eq', $value) || forged('==', $value);
}

my ($box, $entry, $package, $asked, @modules);
($box, $entry, $package, $asked, $leaves, @modules) = @ARGV;
my ($token, $path);
{
    my $line = '';
    sysread STDIN, $line, 4096;
    ($token, $path) = split ' ', $line;
    open STDIN, '<', '/dev/null' or CORE::die "stdin: $!";
}
open my $report, '>>', $path or CORE::die "$path: $!";

$tell = sub {
    my ($kind, $text) = @_;
    $text = '' if !defined $text;
    $text =~ tr/\r\n/  /;
    $text = substr $text, 0, 500;
    utf8::encode($text) if utf8::is_utf8($text);
    syswrite $report, "$kind $text\n";
};
$finish = sub { $tell->('done', scalar reverse $token) };
my %own = (fail => \&fail, leave => \&leave, same => \&same);

# Everything a module defines, and the packages it brought along.
my @guarded;
for my $module (@modules) {
    my %before = %INC;
    my $file = "$module.pm";
    $file =~ s{::}{/}g;
    eval { require $file } or next;
    for my $new ($file, grep { !$before{$_} } keys %INC) {
        my $name = $new;
        next if $name !~ s/\.pm\z//;
        $name =~ s{/}{::}g;
        no strict 'refs';
        for my $symbol (keys %{"${name}::"}) {
            my $full = "${name}::$symbol";
            push @guarded, [$full, \&$full] if $symbol !~ /::\z/ && defined &$full;
        }
    }
}

sub restore {
    my $changed = 0;
    no strict 'refs';
    no warnings;
    for my $pair (@guarded) {
        next if defined &{ $pair->[0] } && \&{ $pair->[0] } == $pair->[1];
        *{ $pair->[0] } = $pair->[1];
        $changed = 1;
    }
    for my $name (keys %own) {
        next if \&{"Flow2code::$name"} == $own{$name};
        *{"Flow2code::$name"} = $own{$name};
        $changed = 1;
    }
    return $changed;
}
my $restore = \&restore;

sub compiled { $Flow2code::compiled = 1 }

@ARGV = ();
$Flow2code::compiled = 0;
$@ = '';
{
    package main;
    do "$box/answer.pl";
}
if ($@) {
    my $error = $@;
    print STDERR $error;
    $tell->($Flow2code::compiled ? 'error' : 'invalid', "$error");
    CORE::exit 1;
}

$restore->();
delete $SIG{__DIE__};
delete $SIG{__WARN__};
delete @CORE::GLOBAL::{ keys %CORE::GLOBAL:: };
($,, $\, $", $/, $;) = (undef, undef, ' ', "\n", "\034");
if ($entry ne '' && !defined &{"${package}::$entry"}) {
    $tell->('error', "$entry is not defined");
    CORE::exit 1;
}
# A subroutine can leave a loop of its caller with `last` or `next`: tests that never ran would then
# seem to have held.
for my $name (split ' ', $asked) {
    no strict 'refs';
    no warnings;
    my $full = "${package}::$name";
    next if !defined &$full;
    my $plain = \&$full;
    my $prototype = prototype $plain;
    my $header = defined $prototype ? "($prototype)" : '';
    *$full = eval "sub $header" . <<'END' or CORE::die $@;
    {
        my $wanted = wantarray;
        my ($done, @list, $one);
        {
            if ($wanted) { @list = &$plain }
            elsif (defined $wanted) { $one = &$plain }
            else { &$plain }
            $done = 1;
        }
        CORE::die "$name left a loop of its caller\n" if !$done;
        return $wanted ? @list : $one;
    }
END
}
if ($INC{'Test/Builder.pm'}) {
    Test::Builder->new->reset;
    no warnings;
    for my $check (qw(Test::Builder::is_eq Test::Builder::is_num Test::Builder::cmp_ok)) {
        my $plain = \&$check;
        my $name = $check =~ /cmp_ok/ ? 4 : 3;
        *$check = sub {
            return $_[0]->ok(0, $_[$name]) if forged_within($_[1], 3);
            goto &$plain;
        };
        push @guarded, [$check, \&$check];
    }
    if (defined &Test::More::is_deeply) {
        my $plain = \&Test::More::is_deeply;
        *Test::More::is_deeply = sub {
            return Test::Builder->new->ok(0, $_[2]) if forged_within($_[0], 5);
            goto &$plain;
        };
        push @guarded, ['Test::More::is_deeply', \&Test::More::is_deeply];
    }
    my %last = map { $_->[0] => $_ } @guarded;
    @guarded = values %last;
}

$@ = '';
my $ended = do "$box/tests.pl";
if ($@) {
    my $error = $@;
    print STDERR $error;
    my $theirs = defined $raised && !ref $raised == !ref $error && "$raised" eq "$error";
    $tell->($theirs ? 'wrong' : 'error', "$error");
    CORE::exit 1;
}
if (!$ended) {
    $tell->('error', 'the tests were left before their end');
    CORE::exit 1;
}
if ($restore->()) {
    $tell->('wrong', 'a subroutine that the tests rely on was replaced');
    CORE::exit 1;
}
if ($INC{'Test/Builder.pm'}) {
    my $builder = Test::Builder->new;
    my $ran = $builder->current_test;
    my $planned = $builder->has_plan;
    my @failed = grep { !$_->{ok} || !$_->{actual_ok} } $builder->details;
    if (@failed) {
        $tell->('wrong', "not ok: $failed[0]{name}");
    } elsif ($planned && $planned ne 'no_plan' && $planned != $ran) {
        $tell->('wrong', "planned $planned tests, ran $ran");
    } else {
        $finish->();
    }
    CORE::exit 0;
}
$finish->();
CORE::exit 0;
