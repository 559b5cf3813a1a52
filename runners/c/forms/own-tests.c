#include <assert.h>
#include <stdio.h>
@ANSWER@

static void run_own_tests(void)
{
    assert(1 + 1 == 2);
    puts("all tests passed");
}

int main(int argc, char *argv[])
{
    run_own_tests();
    return argc > 5;
}
