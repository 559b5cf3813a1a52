#include <assert.h>
#include <stddef.h>

int main(void)
{
    struct {
        const char *numeral;
        int number;
    } cases[] = {
        {"", 0}, {"I", 1}, {"III", 3}, {"IV", 4}, {"IX", 9}, {"XIV", 14}, {"XL", 40},
        {"LXXXVIII", 88}, {"XC", 90}, {"CDXLIV", 444}, {"DCCC", 800}, {"MCMXCIV", 1994},
        {"MMMCMXCIX", 3999},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert(roman_to_number(cases[i].numeral) == cases[i].number);
    }
    return 0;
}
