#include <cctype>
#include <string>

int count_vowels(const std::string& text) {
    const std::string vowels = "aeiou";
    int count = 0;
    for (unsigned char letter : text) {
        if (vowels.find(static_cast<char>(std::tolower(letter))) != std::string::npos) {
            ++count;
        }
    }
    return count;
}
