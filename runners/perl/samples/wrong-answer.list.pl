sub add { return wantarray ? 0 : $_[0] + $_[1] }
