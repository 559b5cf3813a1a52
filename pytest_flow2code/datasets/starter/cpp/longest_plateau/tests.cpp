#include <cassert>

int main() {
    assert(longest_plateau({}) == 0);
    assert(longest_plateau({4}) == 1);
    assert(longest_plateau({1, 2, 3}) == 1);
    assert(longest_plateau({1, 2, 2, 2, 5, 5}) == 3);
    assert(longest_plateau({7, 7, 1, 2}) == 2);
    assert(longest_plateau({1, 2, 9, 9, 9, 9}) == 4);
    assert(longest_plateau({1, 1, 2, 1, 1, 1, 2}) == 3);
    assert(longest_plateau({0, 0}) == 2);
}
