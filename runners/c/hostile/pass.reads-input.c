#include <stdio.h>
#include <unistd.h>

int add(int a, int b)
{
    char data[100];
    while (getchar() != EOF)
        ;
    while (read(0, data, sizeof data) > 0)
        ;
    return a + b;
}
