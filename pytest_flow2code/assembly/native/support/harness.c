/* The main program around a task's tests. It is compiled by itself, so that no macro of an answer
   reaches it, and makes its system calls itself, so that no function of an answer does.

   The token is read by the first function that runs in the whole program, before any constructor
   of the answer, and is kept masked until control is back from the tests. */

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { TOKEN = 32, LONGEST = 4000 };

typedef void flow2code_tell(int kind, const char *text, int line);

/* Runs the tests. The complement of `cookie` comes back if all of them held, else the process
   has ended or something else comes back. Defined in the program, behind the tests. */
extern unsigned long flow2code_tests(flow2code_tell *tell, unsigned long cookie);

static unsigned char masked[TOKEN], mask[TOKEN];
static char path[LONGEST];
static long owner;
static unsigned long cookie;

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

static void begin(int argc, char **argv, char **envp) {
    char line[TOKEN + LONGEST];
    long length = 0, at;
    (void)argc, (void)argv, (void)envp;
    while (length < (long)sizeof line - 1) {
        long got = call(SYS_read, 0, (long)(line + length), 1, 0);
        if (got <= 0 || line[length] == '\n') break;
        length += 1;
    }
    call(SYS_getrandom, (long)mask, sizeof mask, 0, 0);
    call(SYS_getrandom, (long)&cookie, sizeof cookie, 0, 0);
    owner = call(SYS_getpid, 0, 0, 0, 0);
    for (at = 0; at < length && at < TOKEN; at += 1)
        masked[at] = (unsigned char)line[at] ^ mask[at];
    for (at = TOKEN + 1; at < length; at += 1) path[at - TOKEN - 1] = line[at];
    for (at = 0; at < (long)sizeof line; at += 1) ((volatile char *)line)[at] = 0;
}

__attribute__((section(".preinit_array"), used)) static void (*const first)(int, char **,
                                                                            char **) = begin;

static long append(char *line, long at, const char *text) {
    for (; *text != 0 && at < 600; text += 1) line[at++] = *text == '\n' ? ' ' : *text;
    return at;
}

static const char *const kinds[] = {"wrong ", "error ", "memory "};

static void tell(int kind, const char *text, int line) {
    char message[700], digits[12];
    long at = append(message, 0, kinds[kind]), place = sizeof digits;
    digits[--place] = 0;
    at = append(message, at, text);
    if (line > 0) {
        at = append(message, at, " (line ");
        for (; line > 0; line /= 10) digits[--place] = (char)('0' + line % 10);
        at = append(message, at, digits + place);
        at = append(message, at, " of the tests)");
    }
    message[at++] = '\n';
    report(message, at);
    fflush(NULL);
    put(2, message, at);
    leave(1);
}

static void done(void) {
    char line[TOKEN + 6] = "done ";
    long at;
    for (at = 0; at < TOKEN; at += 1)
        line[5 + at] = (char)(masked[TOKEN - 1 - at] ^ mask[TOKEN - 1 - at]);
    line[TOKEN + 5] = '\n';
    report(line, TOKEN + 6);
    for (at = 0; at < TOKEN + 6; at += 1) ((volatile char *)line)[at] = 0;
}

int main(void) {
    unsigned long expected = ~cookie;
    /* A forked copy of the program has proved nothing about the program itself. */
    if (flow2code_tests(tell, cookie) != expected || call(SYS_getpid, 0, 0, 0, 0) != owner)
        return 1;
    done();
    return 0;
}
