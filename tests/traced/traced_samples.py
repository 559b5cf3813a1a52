"""Small programs that take every way out of a watched region and run all of them in their tests."""

from __future__ import annotations

from pytest_flow2code.core.task import Task, Tests

_PYTHON = """
def leave(xs):
    seen = []
    for x in xs:
        try:
            if x == 1:
                continue
            if x == 2:
                break
            if x == 3:
                return seen
            if x == 4:
                raise ValueError(x)
            seen.append(10 // x)
        except ZeroDivisionError:
            seen.append(0)
        finally:
            seen.append(x)
    else:
        seen.append("all")
    with open("/dev/null") as nothing:
        if len(seen) > 3:
            return seen
        nothing.read()
    while len(seen) < 2:
        seen.append("more")
    return seen
"""
_PYTHON_TESTS = """
assert leave([5, 0]) == [2, 5, 0, 0, "all"]
assert leave([1, 2, 5]) == [1, 2]
assert leave([5, 3, 5]) == [2, 5, 3]
assert leave([]) == ["all", "more"]
try:
    leave([4])
except ValueError:
    pass
"""

_RUBY = """
def leave(xs)
  seen = []
  for x in xs
    begin
      next if x == 1
      break if x == 2
      return seen if x == 3
      raise ArgumentError if x == 4
      seen << 10 / x
    rescue ZeroDivisionError
      seen << 0
    ensure
      seen << x
    end
  end
  seen.each do |x|
    break if x == 7
  end
  seen
end
"""
_RUBY_TESTS = """
raise unless leave([5, 0]) == [2, 5, 0, 0]
raise unless leave([1, 2, 5]) == [1, 2]
raise unless leave([5, 3, 5]) == [2, 5, 3]
leave([7, 5])
begin
  leave([4])
rescue ArgumentError
end
"""

_JAVASCRIPT = """
function leave(xs) {
    const seen = [];
    for (const x of xs) {
        try {
            if (x === 1) continue;
            if (x === 2) break;
            if (x === 3) return seen;
            if (x === 4) throw new Error("four");
            seen.push(x);
        } catch (error) {
            seen.push(0);
        } finally {
            seen.push(x);
        }
    }
    switch (seen.length) {
        case 0:
            seen.push("none");
        case 1:
            seen.push("few");
            break;
        default:
            seen.push("many");
    }
    return seen;
}

function total(xs) {
    var unused;
    const sum = xs.reduce((before, x) => {
        return before + x;
    }, 0);
    return sum;
}
"""
_JAVASCRIPT_TESTS = """
const told = (xs) => leave(xs).join(",");
if (told([5, 4]) !== "5,5,0,4,many") throw new Error(told([5, 4]));
if (told([1, 2, 5]) !== "1,2,many") throw new Error(told([1, 2, 5]));
if (told([5, 3]) !== "5,5,3") throw new Error(told([5, 3]));
if (told([]) !== "none,few") throw new Error(told([]));
if (total([1, 2]) !== 3) throw new Error(total([1, 2]));
"""

_PERL = """
use strict;
sub leave {
    my @seen;
    OUTER: for my $x (@_) {
        eval {
            die "four" if $x == 4;
            return 1 if $x == 5;
            push @seen, $x;
            1;
        } or do {
            push @seen, 0;
        };
        next if $x == 1;
        last OUTER if $x == 2;
        return @seen if $x == 3;
        {
            last if $x == 6;
            push @seen, "inner";
        }
    }
    push @seen, "end";
    return @seen;
}
"""
_PERL_TESTS = """
die unless join(",", leave(4, 1, 2, 9)) eq "0,inner,1,2,end";
die unless join(",", leave(5, 3)) eq "inner,3";
die unless join(",", leave(6)) eq "6,end";
"""

_TCL = """
proc leave {xs} {
    set seen {}
    foreach x $xs {
        try {
            if {$x == 1} continue
            if {$x == 2} {break}
            if {$x == 3} {return $seen}
            if {$x == 4} {error four}
            lappend seen $x
        } on error {} {
            lappend seen 0
        } finally {
            lappend seen $x
        }
    }
    if {[catch {if {[llength $seen] > 3} {return many}; error few} why]} {
        lappend seen $why
    }
    switch -- [lindex $seen end] {
        many {lappend seen end}
        few - none {lappend seen more}
    }
    return $seen
}
"""
_TCL_TESTS = """
if {[leave {5 4}] ne "5 5 0 4 many end"} {error [leave {5 4}]}
if {[leave {1 2 5}] ne "1 2 few more"} {error [leave {1 2 5}]}
if {[leave {5 3}] ne "5 5"} {error [leave {5 3}]}
"""

_SHELL = """
leave() {
    local seen=
    for x in "$@"; do
        case $x in
            1) continue ;;
            2) break ;;
            3) return 0 ;;
            4) seen+=four ;&
            5) seen+=five ;;
            *) seen+=other ;;
        esac
        (
            if [ "$x" = 5 ]; then exit 1; fi
            true
        )
        seen+=,
    done
    printf 'a\\nb\\n' | while read -r line; do
        if [ "$line" = b ]; then break; fi
        true
    done
    [ -n "$seen" ] || return 1
    echo "$seen"
}
"""
_SHELL_TESTS = """
[ "$(leave 4 5 9 2)" = "fourfive,five,other," ] || exit 1
leave 1 3
leave 1
true
"""

_C = """
int leave(int x) {
    int seen = 0;
    do {
        switch (x % 4) {
        case 0:
            seen += 1;
        case 1:
            seen += 2;
            break;
        case 2:
            if (seen > 5) goto done;
            seen += 4;
            break;
        default:
            seen += 8;
        }
        if (seen > 20) break;
        if (x == 7) { x -= 2; continue; }
        x--;
    } while (x > 0);
    for (int i = 0; i < 3; i++)
        if (i == 1) seen++; else seen += 2;
done:
    return seen;
}
"""
_C_TESTS = """
int main(void) { return leave(0) + leave(3) + leave(7) + leave(12) > 0 ? 0 : 1; }
"""

PROGRAMS = {
    "python": (_PYTHON, _PYTHON_TESTS),
    "ruby": (_RUBY, _RUBY_TESTS),
    "javascript": (_JAVASCRIPT, _JAVASCRIPT_TESTS),
    "perl": (_PERL, _PERL_TESTS),
    "tcl": (_TCL, _TCL_TESTS),
    "shell": (_SHELL, _SHELL_TESTS),
    "c": (_C, _C_TESTS),
    "cpp": (_C, _C_TESTS),
}


def program(language: str) -> Task:
    source, tests = PROGRAMS[language]
    return Task(
        uid=f"traced/{language}/leave",
        dataset="traced",
        language=language,
        task_id="leave",
        entry_point="leave",
        signature="",
        difficulty="unrated",
        description="",
        header="",
        reference=source.lstrip("\n"),
        tests=Tests(code=tests),
        licence="",
    )
