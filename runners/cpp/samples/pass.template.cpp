#include <vector>

template <typename T>
std::vector<T> add_all(const std::vector<T>& a, const std::vector<T>& b) {
    std::vector<T> sum;
    for (std::size_t i = 0; i < a.size(); ++i) sum.push_back(a[i] + b[i]);
    return sum;
}

auto add(const std::vector<int>& a, const std::vector<int>& b) -> std::vector<int> {
    return add_all(a, b);
}
