#include <stdio.h>

int add(int a, int b)
{
    for (;;)
        puts("more and more");
}
