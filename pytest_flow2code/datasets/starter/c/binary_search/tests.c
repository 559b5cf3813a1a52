#include <assert.h>
#include <stddef.h>

int main(void)
{
    const int one[] = {3};
    const int odd[] = {-9, -4, 0, 5, 12};
    const int even[] = {1, 3, 5, 7, 9, 11};
    assert(binary_search(NULL, 0, 3) == -1);
    assert(binary_search(one, 1, 3) == 0);
    assert(binary_search(one, 1, 2) == -1);
    assert(binary_search(one, 1, 4) == -1);
    for (int i = 0; i < 5; i++) {
        assert(binary_search(odd, 5, odd[i]) == i);
        assert(binary_search(odd, 5, odd[i] + 1) == -1);
        assert(binary_search(odd, 5, odd[i] - 1) == -1);
    }
    for (int i = 0; i < 6; i++) {
        assert(binary_search(even, 6, even[i]) == i);
        assert(binary_search(even, 6, even[i] + 1) == -1);
    }
    assert(binary_search(even, 6, 0) == -1);
    return 0;
}
