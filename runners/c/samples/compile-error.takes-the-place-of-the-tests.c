unsigned long flow2code_tests(void *tell, unsigned long cookie)
{
    return ~cookie;
}

#define flow2code_tests elsewhere

int add(int a, int b)
{
    return 0;
}
