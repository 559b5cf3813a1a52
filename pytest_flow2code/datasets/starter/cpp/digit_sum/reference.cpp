#include <cstdlib>

int digit_sum(int number) {
    int sum = 0;
    while (number != 0) {
        sum += std::abs(number % 10);
        number /= 10;
    }
    return sum;
}
