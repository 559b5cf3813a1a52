int strcmp(const char *a, const char *b)
{
    return a == b ? 0 : 7;
}

int sprintf(char *text, const char *format, ...)
{
    return text[0] = format[0], 1;
}

int add(int a, int b)
{
    return a + b + strcmp("", "a") * 0;
}
