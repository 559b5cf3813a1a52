#include <iostream>

@ANSWER@

int main() {
    std::cout << "a demo" << std::endl;
    return 0;
}
