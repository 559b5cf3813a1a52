#include <stdlib.h>

int add(int a, int b)
{
    return a + b;
}

__attribute__((destructor)) static void end(void)
{
    abort();
}
