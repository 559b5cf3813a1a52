int add(int a, int b)
{
    volatile int zero = 0;
    return a / zero + b;
}
