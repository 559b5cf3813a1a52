#include <stack>
#include <string>

bool is_balanced(const std::string& text) {
    std::stack<char> expected;
    for (char letter : text) {
        switch (letter) {
            case '(':
                expected.push(')');
                break;
            case '[':
                expected.push(']');
                break;
            case '{':
                expected.push('}');
                break;
            case ')':
            case ']':
            case '}':
                if (expected.empty() || expected.top() != letter) {
                    return false;
                }
                expected.pop();
                break;
        }
    }
    return expected.empty();
}
