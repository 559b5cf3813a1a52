#include <assert.h>
#include <stddef.h>

int main(void)
{
    assert(longest_plateau(NULL, 0) == 0);
    assert(longest_plateau((int[]){4}, 1) == 1);
    assert(longest_plateau((int[]){1, 2, 3}, 3) == 1);
    assert(longest_plateau((int[]){1, 2, 2, 2, 5, 5}, 6) == 3);
    assert(longest_plateau((int[]){7, 7, 1, 2}, 4) == 2);
    assert(longest_plateau((int[]){1, 2, 9, 9, 9, 9}, 6) == 4);
    assert(longest_plateau((int[]){1, 1, 2, 1, 1, 1, 2}, 7) == 3);
    assert(longest_plateau((int[]){0, 0}, 2) == 2);
    return 0;
}
