#include <assert.h>

int main(void)
{
    assert(reverse_bits(0) == 0);
    assert(reverse_bits(1) == 128);
    assert(reverse_bits(128) == 1);
    assert(reverse_bits(6) == 96);
    assert(reverse_bits(255) == 255);
    assert(reverse_bits(0xA4) == 0x25);
    assert(reverse_bits(15) == 240);
    for (int number = 0; number < 256; number++) {
        assert(reverse_bits(reverse_bits((uint8_t)number)) == number);
    }
    return 0;
}
