int add(int a, int b)
{
    int sum = a + b;
    if (sum > 0) {
        return;
    }
    return;
}
