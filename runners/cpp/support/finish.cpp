/* The last part of a program: what the separately compiled harness calls. */

extern "C" unsigned long flow2code_tests(FLOW2CODE(teller) *tell, unsigned long cookie) {
    char name[] = "program", *arguments[] = {name, nullptr};
    (void)arguments;
    FLOW2CODE(tell) = tell;
    try {
        FLOW2CODE_PROBES;
        signed status = static_cast<signed>(FLOW2CODE_START);
        if (status != 0) FLOW2CODE(wrong)("the tests returned a status that is not 0", 0);
    } catch (const std::bad_array_new_length &error) {
        tell(1, error.what(), 0);
    } catch (const std::bad_alloc &error) {
        tell(2, error.what(), 0);
    } catch (const std::exception &error) {
        tell(1, error.what(), 0);
    } catch (...) {
        tell(1, "an exception of another kind than std::exception", 0);
    }
    return FLOW2CODE(ended) ? ~cookie : cookie;
}
