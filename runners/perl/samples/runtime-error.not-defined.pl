sub plus { return $_[0] + $_[1] }
