#include <concepts>
#include <ranges>
#include <vector>

template <typename T>
concept Number = std::integral<T> || std::floating_point<T>;

constexpr auto sum(Number auto a, Number auto b) { return a + b; }

struct Pair {
    int a, b;
    auto operator<=>(const Pair &) const = default;
};

std::vector<int> add(const std::vector<int> &a, const std::vector<int> &b)
{
    auto places = std::views::iota(std::size_t{0}, a.size());
    std::vector<int> sums;
    std::ranges::for_each(places, [&](auto i) { sums.push_back(sum(a[i], b[i])); });
    return sums;
}
