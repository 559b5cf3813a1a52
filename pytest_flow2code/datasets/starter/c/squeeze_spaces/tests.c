#include <assert.h>
#include <string.h>

static void check(const char *before, const char *after)
{
    char text[64];
    strcpy(text, before);
    assert(squeeze_spaces(text) == strlen(after));
    assert(strcmp(text, after) == 0);
}

int main(void)
{
    check("", "");
    check("word", "word");
    check("one two", "one two");
    check("one  two   three", "one two three");
    check("    ", " ");
    check("  both ends  ", " both ends ");
    check(" a", " a");
    check("tab\t\tstays", "tab\t\tstays");
    check("a    b c  d", "a b c d");
    return 0;
}
