static int value_of(char letter)
{
    switch (letter) {
    case 'I':
        return 1;
    case 'V':
        return 5;
    case 'X':
        return 10;
    case 'L':
        return 50;
    case 'C':
        return 100;
    case 'D':
        return 500;
    case 'M':
        return 1000;
    default:
        return 0;
    }
}

int roman_to_number(const char *numeral)
{
    int total = 0;
    for (int i = 0; numeral[i] != '\0'; i++) {
        int value = value_of(numeral[i]);
        if (value < value_of(numeral[i + 1])) {
            total -= value;
        } else {
            total += value;
        }
    }
    return total;
}
