/* The last part of a program: what the separately compiled harness calls. */

unsigned long flow2code_tests(FLOW2CODE(teller) *tell, unsigned long cookie) {
    char name[] = "program", *arguments[] = {name, 0};
    signed status;
    (void)arguments;
    FLOW2CODE(tell) = tell;
    status = (signed)FLOW2CODE_START;
    if (status != 0) FLOW2CODE(wrong)("the tests returned a status that is not 0", 0);
    return FLOW2CODE(ended) ? ~cookie : cookie;
}
