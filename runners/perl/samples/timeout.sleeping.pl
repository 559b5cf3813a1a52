sub add { sleep 1000 }
