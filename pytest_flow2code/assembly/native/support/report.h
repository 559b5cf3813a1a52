/* What harnesses written in C have in common: the token, and how a verdict is reported.

   System calls are made here, so that no function of an answer stands in between. The token is
   read before any constructor of the answer runs, and is kept masked until control is back from
   the tests. */

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { TOKEN = 32, LONGEST = 4000, WIDEST = 600 };

static unsigned char masked[TOKEN], mask[TOKEN];
static char path[LONGEST];
static long owner;

/* Runs a function before any constructor of the program. */
#define AT_START(function)                                       \
    __attribute__((section(".preinit_array"), used)) static void \
        (*const started_##function)(void) = function

static inline long call(long number, long a, long b, long c, long d) {
#if defined(__x86_64__)
    long result;
    register long r10 __asm__("r10") = d;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10)
                     : "rcx", "r11", "memory");
    return result;
#elif defined(__aarch64__)
    register long x8 __asm__("x8") = number;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3) : "memory");
    return x0;
#else
    return syscall(number, a, b, c, d);
#endif
}

static void leave(int status) {
    for (;;) call(SYS_exit_group, status, 0, 0, 0);
}

static void put(long file, const char *text, long length) {
    while (length > 0) {
        long written = call(SYS_write, file, (long)text, length, 0);
        if (written <= 0) return;
        text += written;
        length -= written;
    }
}

static void report(const char *line, long length) {
    long file = call(SYS_openat, AT_FDCWD, (long)path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
    if (file < 0) return;
    put(file, line, length);
    call(SYS_close, file, 0, 0, 0);
}

static void wipe(char *line, long length) {
    for (; length > 0; length -= 1) ((volatile char *)line)[length - 1] = 0;
}

static void take_token(void) {
    char line[TOKEN + LONGEST];
    long length = 0, at;
    while (length < (long)sizeof line - 1) {
        long got = call(SYS_read, 0, (long)(line + length), 1, 0);
        if (got <= 0 || line[length] == '\n') break;
        length += 1;
    }
    call(SYS_getrandom, (long)mask, sizeof mask, 0, 0);
    owner = call(SYS_getpid, 0, 0, 0, 0);
    for (at = 0; at < length && at < TOKEN; at += 1)
        masked[at] = (unsigned char)line[at] ^ mask[at];
    for (at = TOKEN + 1; at < length; at += 1) path[at - TOKEN - 1] = line[at];
    wipe(line, sizeof line);
}

AT_START(take_token);

/* A forked copy of the program has proved nothing about the program itself. */
static int forked(void) { return call(SYS_getpid, 0, 0, 0, 0) != owner; }

static void confirm(void) {
    char line[TOKEN + 6] = "done ";
    long at;
    for (at = 0; at < TOKEN; at += 1)
        line[5 + at] = (char)(masked[TOKEN - 1 - at] ^ mask[TOKEN - 1 - at]);
    line[TOKEN + 5] = '\n';
    report(line, sizeof line);
    wipe(line, sizeof line);
}

/* These put something at the end of a line that is `at` long and has room for WIDEST characters
   and a line feed, and return its new length. */

static long append_part(char *line, long at, const char *text, long length) {
    for (; length > 0 && at < WIDEST; text += 1, length -= 1)
        line[at++] = *text == '\n' ? ' ' : *text;
    return at;
}

static long append(char *line, long at, const char *text) {
    long length = 0;
    while (text[length] != 0) length += 1;
    return append_part(line, at, text, length);
}

static long append_number(char *line, long at, int number) {
    char digits[12];
    long place = sizeof digits;
    for (; number > 0; number /= 10) digits[--place] = (char)('0' + number % 10);
    return append_part(line, at, digits + place, (long)sizeof digits - place);
}
