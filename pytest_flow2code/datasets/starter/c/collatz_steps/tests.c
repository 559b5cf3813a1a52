#include <assert.h>

int main(void)
{
    assert(collatz_steps(1) == 0);
    assert(collatz_steps(2) == 1);
    assert(collatz_steps(3) == 7);
    assert(collatz_steps(6) == 8);
    assert(collatz_steps(16) == 4);
    assert(collatz_steps(27) == 111);
    assert(collatz_steps(0) == -1);
    assert(collatz_steps(-5) == -1);
    return 0;
}
