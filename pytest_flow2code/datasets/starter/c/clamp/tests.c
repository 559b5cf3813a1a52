#include <assert.h>

int main(void)
{
    assert(clamp(5, 1, 10) == 5);
    assert(clamp(-3, 1, 10) == 1);
    assert(clamp(11, 1, 10) == 10);
    assert(clamp(1, 1, 10) == 1);
    assert(clamp(10, 1, 10) == 10);
    assert(clamp(-7, -9, -5) == -7);
    assert(clamp(0, -9, -5) == -5);
    assert(clamp(-10, -9, -5) == -9);
    assert(clamp(3, 4, 4) == 4);
    assert(clamp(5, 4, 4) == 4);
    return 0;
}
