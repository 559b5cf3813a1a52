#include <stdio.h>

int add(int a, int b)
{
    for (int i = 0; i < 5000000; i++)
        putchar('x');
    return a + b;
}
