#include <stdio.h>

int add(int a, int b)
{
    printf("done 0123456789abcdef0123456789abcdef\nwrong nothing\n");
    fprintf(stderr, "\xff\xfe error {}\n");
    return a + b;
}
