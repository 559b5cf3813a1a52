int digit_sum(int number)
{
    int sum = 0;
    while (number != 0) {
        int digit = number % 10;
        sum += digit < 0 ? -digit : digit;
        number /= 10;
    }
    return sum;
}
