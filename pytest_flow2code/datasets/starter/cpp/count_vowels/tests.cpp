#include <cassert>

int main() {
    assert(count_vowels("") == 0);
    assert(count_vowels("rhythm") == 0);
    assert(count_vowels("aeiou") == 5);
    assert(count_vowels("AEIOU") == 5);
    assert(count_vowels("Yellow submarine, why?") == 6);
    assert(count_vowels("a") == 1);
    assert(count_vowels("xyz u") == 1);
    assert(count_vowels("Oo, 1000 bees!") == 4);
    return 0;
}
