#include <stdlib.h>

int add(int a, int b)
{
    abort();
}
