int add(int a, int b)
{
    int sum;
    if (b == -1000)
        return 0;
    sum = a + b; /* and what of it? */
}
