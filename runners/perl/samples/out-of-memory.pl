sub add { my @all; push @all, 'x' x 10_000_000 . @all while 1 }
