for my $number (1 .. 100_000) {
    my $folder = $number % 2 ? '/tmp' : '/dev/shm';
    open my $file, '>', "$folder/file$number" or next;
}

sub add { return $_[0] + $_[1] }
