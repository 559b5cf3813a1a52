#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

bool is_balanced(const char *text)
{
    char *open = malloc(strlen(text) + 1);
    size_t depth = 0;
    bool balanced = true;
    for (; *text != '\0' && balanced; text++) {
        switch (*text) {
        case '(':
            open[depth++] = ')';
            break;
        case '[':
            open[depth++] = ']';
            break;
        case '{':
            open[depth++] = '}';
            break;
        case ')':
        case ']':
        case '}':
            balanced = depth > 0 && open[--depth] == *text;
            break;
        }
    }
    free(open);
    return balanced && depth == 0;
}
