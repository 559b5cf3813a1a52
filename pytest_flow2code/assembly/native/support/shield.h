/* Stands between an answer and its tests, in C and in C++. FLOW2CODE(name) is a name that no
   answer can know: it is made from the answer's own digest. */

typedef void FLOW2CODE(teller)(int, const char *, int);
static FLOW2CODE(teller) *FLOW2CODE(tell);
static int FLOW2CODE(ended);

__attribute__((unused)) static int FLOW2CODE(end)(int status) {
    FLOW2CODE(ended) = 1;
    return status;
}

__attribute__((noreturn)) static void FLOW2CODE(wrong)(const char *text, int line) {
    FLOW2CODE(tell)(0, text, line);
    __builtin_trap();
}

/* What `exit` is to the tests: any status but 0 is their way to say that one failed. */
__attribute__((unused, noreturn)) static void FLOW2CODE(exit)(int status) {
    if (status != 0) FLOW2CODE(wrong)("the tests ended with a status that is not 0", 0);
    __builtin_exit(0);
}

__attribute__((unused, noreturn)) static void FLOW2CODE(abort)(void) {
    FLOW2CODE(wrong)("the tests aborted", 0);
}

__attribute__((unused)) static int FLOW2CODE(strncmp)(const char *a, const char *b,
                                                      unsigned long most) {
    for (; most > 0; a++, b++, most--) {
        if (*a != *b) return (unsigned char)*a < (unsigned char)*b ? -1 : 1;
        if (*a == 0) return 0;
    }
    return 0;
}

__attribute__((unused)) static int FLOW2CODE(strcmp)(const char *a, const char *b) {
    return FLOW2CODE(strncmp)(a, b, -1ul);
}

__attribute__((unused)) static int FLOW2CODE(memcmp)(const void *a, const void *b,
                                                     unsigned long most) {
    const unsigned char *left = (const unsigned char *)a, *right = (const unsigned char *)b;
    for (; most > 0; left++, right++, most--)
        if (*left != *right) return *left < *right ? -1 : 1;
    return 0;
}

__attribute__((unused)) static unsigned long FLOW2CODE(strlen)(const char *text) {
    unsigned long length = 0;
    while (text[length] != 0) length++;
    return length;
}

#define FLOW2CODE_ASSERT(text, ...) \
    ((__VA_ARGS__) ? (void)0 : FLOW2CODE(wrong)(text, __LINE__))
#undef assert
#define assert(...) FLOW2CODE_ASSERT(#__VA_ARGS__, __VA_ARGS__)
