#include <cassert>
#include <climits>

int main() {
    assert(digit_sum(0) == 0);
    assert(digit_sum(7) == 7);
    assert(digit_sum(10) == 1);
    assert(digit_sum(407) == 11);
    assert(digit_sum(-407) == 11);
    assert(digit_sum(-9) == 9);
    assert(digit_sum(999999999) == 81);
    assert(digit_sum(INT_MAX) == 46);
    assert(digit_sum(INT_MIN) == 47);
    return 0;
}
