use strict;
package A;
sub new { my $class = shift; return bless {}, $class; }
package main;
my $g = sub {
    return 1;
};
sub h { return $g->(); }
print h();
#| top level
#|   process package A;
#|   process package main;
#|   output print h()
#|   start -> package A;
#|   package A; -> package main;
#|   package main; -> print h()
#|   print h() -> end
#| new
#|   process my $class = shift
#|   jump return bless {}, $class
#|   start -> my $class = shift
#|   my $class = shift -> return bless {}, $class
#|   return bless {}, $class -> end
#| $g
#|   jump return 1
#|   start -> return 1
#|   return 1 -> end
#| h
#|   jump return $g->()
#|   start -> return $g->()
#|   return $g->() -> end
