#include <assert.h>

int add(int a, int b)
{
    assert(a > 100);
    return a + b;
}
