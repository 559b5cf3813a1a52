#undef NDEBUG
#include <assert.h>
template <typename T> bool compare(T a, T b) {
    return a == b;
}

int main(int argc, char* argv[]) {
    assert(add({2, 3}, {5, 7}) == vector<int>({7, 10}));
    assert((add({}, {}) == vector<int>{}));
    vector<int> x0 = add({1}, {-1});
    if (!(compare(x0, vector<int>{ZERO}))) {
        throw runtime_error("Exception -- test case 0 did not pass.");
    }
    assert (same(add({4, 4}, {1, 2}), {5, 6}));
    try {
        if (add({9}, {9}).at(0) != 18) throw 1;
    } catch (int) {
        exit(1);
    }
    if (add({7}, {-8})[0] != -1) return 1;
}
