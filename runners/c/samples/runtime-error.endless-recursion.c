int add(int a, int b)
{
    return b == 12345 ? a : 1 + add(a, b - 1) * 1;
}
