#include <stdint.h>

uint8_t reverse_bits(uint8_t number)
{
    uint8_t reversed = 0;
    for (int i = 0; i < 8; i++) {
        reversed = (uint8_t)(reversed << 1 | (number & 1));
        number >>= 1;
    }
    return reversed;
}
