#include <ctype.h>
#include <string.h>

int count_vowels(const char *text)
{
    int count = 0;
    for (const char *at = text; *at != '\0'; at++) {
        if (strchr("aeiou", tolower((unsigned char)*at)) != NULL) {
            count++;
        }
    }
    return count;
}
