{
    return a + b;
}
