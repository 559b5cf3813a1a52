int add(int a, int b)
{
    char text[32];
    bool positive = b > 0;
    assert(strlen("ab") == 2);
    snprintf(text, sizeof text, "%d", b);
    for (int i = 0; positive && i < b; i++)
        a++;
    return positive ? a : a + b;
}
