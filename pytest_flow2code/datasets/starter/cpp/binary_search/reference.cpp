#include <vector>

int find_sorted(const std::vector<int>& items, int wanted) {
    int low = 0;
    int high = static_cast<int>(items.size()) - 1;
    while (low <= high) {
        const int middle = low + (high - low) / 2;
        if (items[middle] == wanted) {
            return middle;
        }
        if (items[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return -1;
}
