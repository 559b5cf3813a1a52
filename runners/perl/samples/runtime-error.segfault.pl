sub add { kill 'SEGV', $$; sleep 1 }
