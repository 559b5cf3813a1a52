#include <algorithm>
#include <cstddef>
#include <vector>

int longest_plateau(const std::vector<int>& items) {
    int longest = 0;
    int run = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0 && items[i] == items[i - 1]) {
            ++run;
        } else {
            run = 1;
        }
        longest = std::max(longest, run);
    }
    return longest;
}
