#include <cstddef>
#include <map>
#include <string>

int roman_to_number(const std::string& numeral) {
    const std::map<char, int> values = {{'I', 1},   {'V', 5},   {'X', 10},  {'L', 50},
                                        {'C', 100}, {'D', 500}, {'M', 1000}};
    int total = 0;
    for (std::size_t i = 0; i < numeral.size(); ++i) {
        const int value = values.at(numeral[i]);
        if (i + 1 < numeral.size() && value < values.at(numeral[i + 1])) {
            total -= value;
        } else {
            total += value;
        }
    }
    return total;
}
