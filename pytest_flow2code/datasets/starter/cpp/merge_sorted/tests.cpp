#include <cassert>

using Numbers = std::vector<int>;

int main() {
    assert(merge_sorted({}, {}) == Numbers({}));
    assert(merge_sorted({1}, {}) == Numbers({1}));
    assert(merge_sorted({}, {2, 3}) == Numbers({2, 3}));
    assert(merge_sorted({1, 4, 9}, {2, 4, 6}) == Numbers({1, 2, 4, 4, 6, 9}));
    assert(merge_sorted({5, 6}, {-2, 0}) == Numbers({-2, 0, 5, 6}));
    assert(merge_sorted({-2, 0}, {5, 6}) == Numbers({-2, 0, 5, 6}));
    assert(merge_sorted({3, 3, 3}, {3, 3}) == Numbers({3, 3, 3, 3, 3}));
    assert(merge_sorted({1}, {0, 2, 2}) == Numbers({0, 1, 2, 2}));
}
