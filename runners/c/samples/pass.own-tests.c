#include <assert.h>
#include <stdio.h>

static int passed;

int add(int a, int b)
{
    return a + b;
}

static void check(int a, int b, int wanted)
{
    assert(add(a, b) == wanted);
    passed++;
}

int main()
{
    check(1, 2, 3);
    check(-1, 1, 0);
    printf("%d passed\n", passed);
    return 0;
}
