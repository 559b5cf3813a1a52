#include <stdio.h>
#include <stdlib.h>

static void goodbye(void)
{
    puts("goodbye");
}

int add(int a, int b)
{
    static int known;
    if (!known++)
        atexit(goodbye);
    return a + b;
}
