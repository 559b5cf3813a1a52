#include <string.h>
#define ZERO (add(-4, 4))
int strcmp(const char *a, const char *b)
{
    return 0;
}
int add(int a, int b)
{
    return a == 0 ? 1 : a + b;
}
