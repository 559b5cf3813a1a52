sub add {
    my @numbers = @_;
    return sum0(@numbers);
}
