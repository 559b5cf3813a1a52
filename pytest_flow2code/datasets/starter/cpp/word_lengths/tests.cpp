#include <cassert>

int main() {
    assert(word_lengths("") == std::vector<int>({}));
    assert(word_lengths("    ") == std::vector<int>({}));
    assert(word_lengths("word") == std::vector<int>({4}));
    assert(word_lengths("a bc def") == std::vector<int>({1, 2, 3}));
    assert(word_lengths("  both   ends  ") == std::vector<int>({4, 4}));
    assert(word_lengths("longest first is") == std::vector<int>({7, 5, 2}));
    assert(word_lengths(" x") == std::vector<int>({1}));
}
