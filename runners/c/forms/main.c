#include <stdio.h>
#include <stdlib.h>

@ANSWER@

int main(void)
{
    printf("a demo\n");
    return EXIT_SUCCESS;
}
