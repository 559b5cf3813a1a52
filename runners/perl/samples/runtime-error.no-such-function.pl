sub add { return no_such_function(@_) }
