#include <assert.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#define ZERO 0
static int negated(int value)
{
    return -value;
}
int add(int a, int b)
{
    return a + b;
}
