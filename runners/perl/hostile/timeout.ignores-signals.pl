$SIG{$_} = 'IGNORE' for keys %SIG;
1 while 1;

sub add { return $_[0] + $_[1] }
