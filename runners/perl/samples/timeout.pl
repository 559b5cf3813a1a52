sub add { 1 while 1 }
