sub add { print "x" x 10_000, "\n" while 1 }
