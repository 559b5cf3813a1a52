sub add { }
