int longest_plateau(const int *items, int count)
{
    int longest = 0;
    int run = 0;
    for (int i = 0; i < count; i++) {
        if (i > 0 && items[i] == items[i - 1]) {
            run++;
        } else {
            run = 1;
        }
        if (run > longest) {
            longest = run;
        }
    }
    return longest;
}
