#include <cassert>

int main() {
    assert(find_sorted({}, 3) == -1);
    assert(find_sorted({3}, 3) == 0);
    assert(find_sorted({3}, 2) == -1);
    assert(find_sorted({3}, 4) == -1);
    const std::vector<int> odd = {-9, -4, 0, 5, 12};
    const std::vector<int> even = {1, 3, 5, 7, 9, 11};
    for (int i = 0; i < 5; ++i) {
        assert(find_sorted(odd, odd[i]) == i);
        assert(find_sorted(odd, odd[i] + 1) == -1);
        assert(find_sorted(odd, odd[i] - 1) == -1);
    }
    for (int i = 0; i < 6; ++i) {
        assert(find_sorted(even, even[i]) == i);
        assert(find_sorted(even, even[i] + 1) == -1);
    }
    assert(find_sorted(even, 0) == -1);
}
