/* The main program around a task's tests. It is compiled by itself, so that no macro of an answer
   reaches it. */

#include <stdio.h>

#include "report.h"

typedef void flow2code_tell(int kind, const char *text, int line);

/* Runs the tests. The complement of `cookie` comes back if all of them held, else the process
   has ended or something else comes back. Defined in the program, behind the tests. */
extern unsigned long flow2code_tests(flow2code_tell *tell, unsigned long cookie);

static unsigned long cookie;

static void draw_cookie(void) { call(SYS_getrandom, (long)&cookie, sizeof cookie, 0, 0); }

AT_START(draw_cookie);

static const char *const kinds[] = {"wrong ", "error ", "memory "};

static void tell(int kind, const char *text, int line) {
    char message[WIDEST + 1];
    long at = append(message, append(message, 0, kinds[kind]), text);
    if (line > 0) {
        at = append(message, at, " (line ");
        at = append_number(message, at, line);
        at = append(message, at, " of the tests)");
    }
    message[at++] = '\n';
    report(message, at);
    fflush(NULL);
    put(2, message, at);
    leave(1);
}

/* Called where control falls off the end of a function: puts values that no test expects into the
   registers in which the function's own would have been, whole or broken, odd as a truth value. */
static volatile double broken = 6.25e148;

static __attribute__((noinline)) double broken_value(void) { return broken; }

long flow2code_end(void) {
    broken_value();
    return 0x5eed5e975eed5e97;
}

/* What programs call that are compiled to tell of every function they enter and leave. */

void __cyg_profile_func_enter(void *function, void *caller) { (void)function, (void)caller; }

void __cyg_profile_func_exit(void *function, void *caller) {
    (void)function, (void)caller;
    flow2code_end();
}

int main(void) {
    unsigned long expected = ~cookie;
    if (flow2code_tests(tell, cookie) != expected || forked()) return 1;
    confirm();
    return 0;
}
