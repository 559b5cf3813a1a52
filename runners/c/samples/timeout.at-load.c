__attribute__((constructor)) static void first(void)
{
    for (volatile int i = 0;; i++)
        ;
}

int add(int a, int b)
{
    return a + b;
}
