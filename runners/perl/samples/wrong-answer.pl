sub add { return $_[0] - $_[1] }
