#include <sstream>
#include <string>
#include <vector>

std::vector<int> word_lengths(const std::string& text) {
    std::istringstream words(text);
    std::vector<int> lengths;
    std::string word;
    while (words >> word) {
        lengths.push_back(static_cast<int>(word.size()));
    }
    return lengths;
}
