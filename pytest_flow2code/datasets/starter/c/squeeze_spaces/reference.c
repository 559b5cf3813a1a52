#include <stddef.h>

size_t squeeze_spaces(char *text)
{
    size_t length = 0;
    for (const char *at = text; *at != '\0'; at++) {
        if (*at != ' ' || length == 0 || text[length - 1] != ' ') {
            text[length++] = *at;
        }
    }
    text[length] = '\0';
    return length;
}
