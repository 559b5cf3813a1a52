int add(int a, int b)
{
    int sum = a + b;
}
